### Sentences of the program. Keys begin with the name of their section.

## Words of the game that other sentences use: words-*

words-mak-khum = หมากขุม
words-side = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}
words-actor = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }
}
# A small number as it is said; numbers in tables are written in digits.
words-count = { $n }
words-widow = หม้าย
words-level = { $who ->
    [novice] มือใหม่
    [easy] ง่าย
    [casual] พอเล่นได้
    [steady] ปานกลาง
    [strong] เก่ง
    [expert] เชี่ยวชาญ
   *[master] เซียน
}
words-human = คน
words-computer = คอมพิวเตอร์ระดับ { $level } { $name }

## What happens in a match; why a choice is refused: game-*

game-sowed = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}เดินหมาก { $count } ลูกจากเมือง { $pit }{ $relays ->
    [0] {""}
   *[other] {" "}หยิบเดินต่ออีก { $relays } ครั้ง
} { $ending }
game-sowed-ending = { $ending ->
    [again] { $who ->
        [you] เม็ดสุดท้ายลงหัวเมืองของคุณพอดี คุณได้เลือกอีกครั้ง
        [south] เม็ดสุดท้ายลงหัวเมืองพอดี ฝ่ายใต้ได้เลือกอีกครั้ง
        [north] เม็ดสุดท้ายลงหัวเมืองพอดี ฝ่ายเหนือได้เลือกอีกครั้ง
        [computer] เม็ดสุดท้ายลงหัวเมืองพอดี คอมพิวเตอร์ได้เลือกอีกครั้ง
       *[other] เม็ดสุดท้ายลงหัวเมืองพอดี { $name } ได้เลือกอีกครั้ง
    }
    [store] { $who ->
        [you] เม็ดสุดท้ายลงหัวเมืองของคุณพอดี
       *[other] เม็ดสุดท้ายลงหัวเมืองพอดี
    }
    [capture] { $who ->
        [you] หมากตายในเมือง { $pit } ของคุณเอง กินแทนได้ { $count } ลูก
       *[other] หมากตายในเมือง { $pit } ของตนเอง กินแทนได้ { $count } ลูก
    }
    [occupied] { $side ->
        [own] เม็ดสุดท้ายลงเมือง { $pit } ของตนเอง ซึ่งมีลูกหมากอยู่แล้ว
       *[other] เม็ดสุดท้ายลงเมือง { $pit } ของอีกฝ่าย ซึ่งมีลูกหมากอยู่แล้ว
    }
    [gone] { $side ->
        [own] เม็ดสุดท้ายลงเมือง { $pit } ของตนเอง แต่อีกมือหยิบไปเสียก่อน
       *[other] เม็ดสุดท้ายลงเมือง { $pit } ของอีกฝ่าย แต่อีกมือหยิบไปเสียก่อน
    }
    [widow] เม็ดสุดท้ายลงเมืองหม้าย
   *[dead] { $side ->
        [own] หมากตายในเมือง { $pit } ของตนเอง แต่ไม่มีอะไรให้กิน
       *[other] หมากตายในเมือง { $pit } ของอีกฝ่าย
    }
}
game-forfeited = { $seeds ->
   *[other] ลูกหมาก { $seeds } ลูกลงเมืองหม้าย ถูกริบเป็นของอีกฝ่าย
}
game-round-over = มีแถวหนึ่งหมดลูกหมากแล้ว จบรอบ
game-race-out = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}ตายที่จังหวะ { $tick } ต้องหยุดรอ
game-settled = จบรอบที่ { $round } { $south } มี { $south_seeds } ลูก { $north } มี { $north_seeds } ลูก
game-round-begins = เริ่มรอบที่ { $round }
game-widows = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}มีเมืองหม้าย { $count ->
   *[other] { $count } เมือง
} คือเมือง { $pits }
game-won = { $who ->
    [you] คุณชนะ
    [south] ฝ่ายใต้ชนะ
    [north] ฝ่ายเหนือชนะ
    [computer] คอมพิวเตอร์ชนะ
   *[other] { $name } ชนะ
} { $why ->
    [beheaded] อีกฝ่ายคอขาด ลูกหมากไม่พอใส่แม้แต่เมืองเดียว
    [seeds] มีลูกหมากมากกว่า
    [resigned] อีกฝ่ายยอมแพ้
    [time] อีกฝ่ายหมดเวลา
   *[widows] { $own ->
        [0] ไม่มีเมืองหม้าย
       *[other] มีเมืองหม้าย { $own } เมือง
    } อีกฝ่ายมี { $other } เมือง
}
game-drawn = เสมอกัน { $why ->
    [seeds] มีลูกหมากเท่ากัน
   *[widows] { $widows ->
        [0] ไม่มีเมืองหม้ายทั้งสองฝ่าย
       *[other] มีเมืองหม้ายฝ่ายละ { $widows } เมือง
    }
}
game-refused-round-over = รอบนี้จบแล้ว มีแถวหนึ่งหมดลูกหมาก
game-refused-no-such-pit = ไม่มีเมือง { $pit } บนราง
game-refused-widow = เมือง { $pit } ของ{ $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] {" "}{ $name }{" "}
}เป็นเมืองหม้าย
game-refused-empty = เมือง { $pit } ของ{ $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] {" "}{ $name }{" "}
}ไม่มีลูกหมาก
game-refused-not-choosing = ตอนนี้ยังไม่ถึงทีที่{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}จะเลือกเมือง
game-refused-match-over = เกมนี้จบแล้ว
game-refused-phase = { $phase ->
    [race] กำลังแข่งเมืองอยู่
    [turns] ตอนนี้ผลัดกันเดินทีละฝ่าย
    [widows] ต้องเลือกเมืองหม้ายก่อน
   *[over] เกมนี้จบแล้ว
}
game-refused-turn = ยังไม่ถึงตาของ{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}
game-refused-tick = การแข่งเมืองอยู่ที่จังหวะ { $now } จะเลือกที่จังหวะ { $tick } ไม่ได้
game-refused-widows = { $due ->
   *[other] ต้องเลือกเมืองหม้าย { $due } เมืองจากเมืองของตน
}
game-refused-choice = การเลือกครั้งที่ { $number } คือ { $choice } ใช้ไม่ได้ { $why }
game-notation-at = ตัวที่ { $column }: { $what }
game-notation-no-rows = ขาดแถวทั้งสอง ซึ่งเขียนว่า SOUTH/NORTH
game-notation-no-stores = ขาดจำนวนในหัวเมือง เช่น 0-0
game-notation-no-turn = ขาดตัวบอกว่าถึงตาใคร คือ s หรือ n
game-notation-too-much = มีข้อความเกินมาต่อจากรูปหมาก
game-notation-pits = แถวนี้มี { $found } เมือง แต่กติกากำหนดไว้ { $expected }
game-notation-seeds = “{ $word }” ไม่ใช่จำนวนลูกหมากตั้งแต่ { 0 } ถึง { $most }
game-notation-total = มีลูกหมาก { $found } ลูก แต่กติกากำหนดไว้ { $most }
game-notation-side = “{ $word }” ไม่ใช่ s และไม่ใช่ n
game-notation-pit = “{ $word }” ไม่ใช่เมือง
game-notation-event = “{ $word }” ไม่ใช่เหตุการณ์ในเกม
game-notation-choice = “{ $word }” ไม่ใช่การเลือกเมือง
game-race-first = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}ตายก่อน จึงได้เดินก่อน
game-race-again = ตายแล้วทั้งสองฝ่าย เลือกเมืองแข่งกันใหม่จากหมากที่ค้างอยู่

## The rules in words: rules-*

words-of-mak-lum = แข่งเมือง=แข่งเมือง เมืองหม้าย=หลุมหม้าย หัวเมือง=หลุมคะแนน เมือง=หลุม ลูกหมาก=ลูกแก้ว
rules-title = { $preset ->
    [songkhla] หมากขุม แบบสงขลา (songkhla)
    [congkak] จงกัก (congkak)
    [mak-lum] หมากหลุม (mak-lum)
   *[mak-khum] หมากขุม (mak-khum)
}
rules-about = { $preset ->
    [songkhla] หมากขุมตามฐานข้อมูลท้องถิ่นของมหาวิทยาลัยสงขลานครินทร์ เท่าที่มีผู้อ่านถ่ายทอดไว้ เมืองหม้ายอยู่ติดหัวเมือง และเล่นไปจนฝ่ายหนึ่งเหลือแต่เมืองหม้าย
    [congkak] เกมญาติสนิทของหมากขุมในหมู่คนมลายู ใช้รางแบบเดียวกัน ใครตายในเมืองของตน ได้ลูกที่ตายไปด้วย
    [mak-lum] ของเล่นไม้ที่ขายกันในประเทศไทยในชื่อนี้ ใช้ลูกแก้วเป็นตัวหมาก มีหกหลุม หลุมละหกลูก ที่อื่นเรียกว่าคาลาห์
   *[mak-khum] การละเล่นพื้นบ้านของภาคใต้ เล่นตามที่เล่าไว้ในนครศรีธรรมราช ผู้เล่นสองคนชิงเมืองกัน หลุมเล็กเรียกว่าเมือง หลุมใหญ่ปลายรางเรียกว่าหัวเมือง
}
rules-heading-board = ราง
rules-told-board = แต่ละฝ่ายมี { $pits } เมือง และมีหัวเมืองอยู่ทาง{ $lies ->
    [left] ซ้าย
   *[right] ขวา
}มือ เริ่มเกมใส่ลูกหมากเมืองละ { $seeds ->
   *[other] { $seeds } ลูก
} หัวเมืองเว้นว่างไว้ รวมทั้งหมด { $total } ลูก หมากเดิน{ $way ->
    [clockwise] ตามเข็มนาฬิกา
   *[counter] ทวนเข็มนาฬิกา
} คือเดินไปตามแถวของตนจนถึงหัวเมืองของตน แล้ววนไปแถวของอีกฝ่าย และกลับมาแถวของตน หัวเมืองของอีกฝ่ายไม่ต้องใส่ เลขของเมืองบอกระยะถึงหัวเมืองของเจ้าของ เมือง { 1 } อยู่ติดหัวเมือง
rules-heading-sowing = เดินหมาก
rules-told-sowing = การเดินหมาก ให้หยิบลูกหมากทั้งหมดจากเมืองใดก็ได้ของตน แล้วใส่ถัดไปหลุมละหนึ่งเม็ด { $store ->
    [again] ถ้าเม็ดสุดท้ายลงหัวเมืองของตน ได้เลือกเดินอีก จะกี่ครั้งก็ได้
   *[pass] ถ้าเม็ดสุดท้ายลงหัวเมืองของตน ถือว่าหมดตา
} { $relay ->
    [true] ถ้าลงเมืองที่มีลูกหมากอยู่ ไม่ว่าของฝ่ายใด ให้หยิบขึ้นมาทั้งหมดแล้วเดินต่อ ถ้าลงเมืองว่าง ถือว่าหมากตายและหมดตา
   *[false] ถ้าลงที่อื่น ถือว่าหมดตา ถ้าลงเมืองว่าง เรียกว่าหมากตาย
}
rules-heading-capture = กินแทน และจบรอบ
rules-told-capture = { $capture ->
    [opposite] ถ้าตายในเมืองของตน ให้ควักลูกหมากทั้งหมดในเมืองตรงข้ามไปไว้ในหัวเมืองของตน เรียกว่ากินแทน ลูกที่ตายคงอยู่ที่เดิม
    [both-if-opposite] ถ้าตายในเมืองของตนและเมืองตรงข้ามมีลูกหมาก ได้กินทั้งสองเมือง เอาไปไว้ในหัวเมืองของตน
   *[both] ถ้าตายในเมืองของตน ได้เก็บลูกที่ตายไปไว้ในหัวเมืองของตน พร้อมทั้งลูกหมากในเมืองตรงข้ามถ้ามี
}{ $after ->
    [lap] {" "}ต้องเดินผ่านหัวเมืองของตนก่อนตายจึงกินได้
   *[any] {""}
} เมื่อเดินหมากจบลงแล้วมีแถวหนึ่งหมดลูกหมาก เดินต่อไปไม่ได้ ถือว่าจบรอบ ลูกหมากที่ยังค้างอยู่ฝั่งใด ให้เก็บเข้าหัวเมืองของฝั่งนั้น
rules-heading-race = แข่งเมือง
rules-told-race = { $race ->
    [opening] รอบแรกเริ่มด้วยการแข่งเมือง ทั้งสองฝ่ายเดินพร้อมกัน จังหวะละหนึ่งเม็ด เมืองแรกที่เลือก อีกฝ่ายไม่เห็น { $clock ->
        [waits] ขณะฝ่ายหนึ่งเลือก อีกมือหยุดรอ
       *[runs] ขณะฝ่ายหนึ่งเลือก อีกมือเดินต่อ
    } ใครหมากตายต้องหยุดรอ เมื่อตายทั้งสองฝ่ายแล้วจึงผลัดกันเดิน ใครตายก่อนได้เดินก่อน ถ้าตายพร้อมกันให้แข่งเมืองใหม่
    [round] รอบแรกแข่งเมืองกันตลอดทั้งรอบ ทั้งสองฝ่ายเดินพร้อมกัน จังหวะละหนึ่งเม็ด เมืองแรกที่เลือก อีกฝ่ายไม่เห็น { $clock ->
        [waits] ขณะฝ่ายหนึ่งเลือก อีกมือหยุดรอ
       *[runs] ขณะฝ่ายหนึ่งเลือก อีกมือเดินต่อ
    } ใครหมากตายต้องหยุดรอ เมื่อตายทั้งสองฝ่ายแล้ว ให้เลือกเมืองและแข่งกันใหม่จากหมากที่ค้างอยู่ จนมีแถวหนึ่งหมดลูกหมาก
   *[none] ไม่มีการแข่งเมือง ผลัดกันเดินตั้งแต่ต้น
}
rules-heading-rounds = เมืองหม้าย
rules-told-rounds = เมื่อขึ้นรอบใหม่ แต่ละฝ่ายเอาลูกหมากจากหัวเมืองของตนใส่เมืองละ { $seeds } ลูก เมืองใดใส่ไม่ครบ ให้เก็บลูกที่เหลือไว้ในหัวเมือง เมืองที่ไม่มีลูกหมากเรียกว่าเมืองหม้าย และเป็นเมืองหม้ายไปจนจบรอบ { $widows ->
    [far] ให้ปล่อยเมืองหม้ายไว้ปลายแถว
    [near] ให้ปล่อยเมืองหม้ายไว้ติดหัวเมือง
   *[choice] เจ้าของเลือกเองว่าจะให้เมืองใดเป็นเมืองหม้าย
} { $sowing ->
    [skip] เมืองหม้ายไม่ต้องใส่ลูกหมาก ให้เดินข้ามไป
   *[forfeit] ลูกหมากที่ใส่ลงเมืองหม้าย ถูกริบเป็นของอีกฝ่าย
} ฝ่ายที่มีลูกหมากมากกว่าได้เดินก่อน{ $race ->
    [none] {" "}ถ้าเท่ากัน ฝ่ายที่ไม่ได้เริ่มรอบก่อนได้เริ่ม
    [round] {" "}ถ้าเท่ากันให้แข่งเมืองตลอดรอบอีกครั้ง
   *[opening] {" "}ถ้าเท่ากันให้แข่งเมืองอีกครั้ง
}
rules-heading-match = จบการเล่น
rules-told-match = { $rounds ->
    [0] เล่นไปจนฝ่ายหนึ่งมีลูกหมากไม่พอใส่แม้แต่เมืองเดียว เรียกว่าคอขาด ฝ่ายนั้นแพ้
    [1] { $end ->
        [seeds] เล่นรอบเดียว ฝ่ายใดมีลูกหมากมากกว่าเป็นฝ่ายชนะ
       *[widows] เล่นรอบเดียวแล้วนับเมืองหม้ายที่แต่ละฝ่ายจะมี ฝ่ายใดมีมากกว่าเป็นฝ่ายแพ้
    }
   *[other] ฝ่ายที่มีลูกหมากไม่พอใส่แม้แต่เมืองเดียวเรียกว่าคอขาด แพ้ทันที เมื่อครบ { $rounds } รอบ { $end ->
        [seeds] ฝ่ายใดมีลูกหมากมากกว่าเป็นฝ่ายชนะ
       *[widows] นับเมืองหม้ายที่แต่ละฝ่ายจะมี ฝ่ายใดมีมากกว่าเป็นฝ่ายแพ้
    }
}
rules-fields = ข้อกติกาทุกข้อ เขียนอย่างที่ใช้กับ --rule พร้อมความหมายและที่มา
rules-others = ชุดกติกามี { $presets } เปลี่ยนทีละข้อได้ด้วย --rule KEY=VALUE
rules-field-pits = ฝ่ายละ { $value } เมือง
rules-field-seeds = เมืองละ { $value } ลูก
rules-field-relay = { $value ->
    [true] เม็ดสุดท้ายลงเมืองที่มีลูกหมาก ให้หยิบเดินต่อ
   *[false] เม็ดสุดท้ายลงเมืองที่มีลูกหมาก ถือว่าหมดตา
}
rules-field-store-end = { $value ->
    [again] เม็ดสุดท้ายลงหัวเมือง ได้เลือกเดินอีก
   *[pass] เม็ดสุดท้ายลงหัวเมือง ถือว่าหมดตา
}
rules-field-capture = { $value ->
    [opposite] ตายในเมืองตน ได้กินเมืองตรงข้าม
    [both-if-opposite] ตายในเมืองตน ได้กินเมืองตรงข้ามและลูกที่ตาย ถ้าเมืองตรงข้ามมีลูกหมาก
   *[both] ตายในเมืองตน ได้กินลูกที่ตายและเมืองตรงข้าม
}
rules-field-capture-after = { $value ->
    [any] ตายในเมืองตนเมื่อใดก็กินได้
   *[lap] ต้องผ่านหัวเมืองของตนก่อนจึงกินได้
}
rules-field-race = { $value ->
    [opening] รอบแรกเริ่มด้วยการแข่งเมือง
    [round] แข่งเมืองตลอดรอบแรก
   *[none] ไม่มีการแข่งเมือง
}
rules-field-race-clock = { $value ->
    [waits] ตอนแข่งเมือง ขณะฝ่ายหนึ่งเลือก อีกมือหยุดรอ
   *[runs] ตอนแข่งเมือง ขณะฝ่ายหนึ่งเลือก อีกมือเดินต่อ
}
rules-field-widows = { $value ->
    [far] เมืองหม้ายอยู่ปลายแถว
    [near] เมืองหม้ายอยู่ติดหัวเมือง
   *[choice] เจ้าของเลือกเมืองหม้ายเอง
}
rules-field-widow-sowing = { $value ->
    [skip] เดินหมากข้ามเมืองหม้าย
   *[forfeit] ลูกหมากที่ลงเมืองหม้ายถูกริบเป็นของอีกฝ่าย
}
rules-field-rounds = { $value ->
    [0] เล่นไปจนมีฝ่ายคอขาด
    [1] รอบเดียว
   *[other] { $value } รอบ
}
rules-field-match-end = { $value ->
    [widows] ฝ่ายที่มีเมืองหม้ายน้อยกว่าชนะ
   *[seeds] ฝ่ายที่มีลูกหมากมากกว่าชนะ
}
rules-field-store-lies = { $value ->
    [left] หัวเมืองอยู่ทางซ้ายมือ
   *[right] หัวเมืองอยู่ทางขวามือ
}
rules-provenance = { $of ->
    [source] จากเอกสารต้นทาง
    [reading] ตีความจากเอกสารต้นทาง
    [ours] กำหนดเอง
    [songkhla] จากมหาวิทยาลัยสงขลานครินทร์
    [malay] จากจงกักของมลายู
    [toy] จากของเล่นหมากหลุม
    [idle] ไม่มีผลในเกมนี้
   *[changed] ผู้เล่นเปลี่ยน
}
rules-setup-pits = รูปหมากนี้มีฝ่ายละ { $found } เมือง แต่กติกาให้มี { $expected } เมือง
rules-setup-seeds = รูปหมากนี้มีลูกหมาก { $found } ลูก แต่กติกาให้มี { $most } ลูก
rules-setup-widow = เมือง { $pit } เป็นเมืองหม้ายแต่มีลูกหมากอยู่
rules-setup-no-pit = ต่อให้มากเกินไปจน{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ใส่ไม่เต็มแม้แต่เมืองเดียว
rules-setup-both = เลือกได้อย่างเดียว จะเริ่มจากรูปหมากที่กำหนดหรือจะต่อให้
rules-refused-key = ไม่มีข้อกติกาชื่อ “{ $key }” ข้อที่มีคือ { $known }
rules-refused-word = { $key }: “{ $word }” ใช้ไม่ได้ ค่าที่ใช้ได้คือ { $known }
rules-refused-range = { $key }: “{ $word }” ไม่ใช่จำนวนตั้งแต่ { $min } ถึง { $max }
rules-refused-total = pits, seeds: สองฝ่าย ฝ่ายละ { $pits } เมือง เมืองละ { $seeds } ลูก รวมเป็น { $total } ลูก ใช้ได้ไม่เกิน { $most } ลูก

## Settings: settings-*

settings-mistake = บรรทัด { $line } ตัวที่ { $column }: { $what }
settings-syntax = ไม่ใช่ TOML จึงไม่นับบรรทัดนี้
settings-unknown = ไม่มีการตั้งค่าชื่อ “{ $key }”
settings-expected = { $key } ต้องเป็น{ $kind ->
    [truth] {" "}true หรือ false
    [text] ข้อความในเครื่องหมายคำพูด
    [one-of] คำใดคำหนึ่งใน { $words }
    [texts] ข้อความ หรือรายการของข้อความ
   *[table] ตาราง
}
settings-not-written = เขียนไม่ได้: { $error }
settings-no-folder = ไม่พบโฟลเดอร์ประจำตัวสำหรับบันทึกการตั้งค่า
settings-no-language = ไม่มีภาษา “{ $code }”

## Saved games: saves-*

saves-fault = { $file }: { $what }
saves-fault-line = บรรทัด { $line }: { $what }
saves-fault-read = อ่านไม่ได้: { $error }
saves-fault-write = เขียนไม่ได้ ({ $step ->
    [folder] สร้างโฟลเดอร์
    [create] สร้างไฟล์ชั่วคราว
    [write] เขียนข้อมูล
    [sync] ส่งลงดิสก์
    [keep] สำรองไฟล์เดิม
    [replace] แทนไฟล์เดิม
   *[sync-folder] ส่งโฟลเดอร์ลงดิสก์
}): { $error }
saves-fault-delete = ลบไม่ได้: { $error }
saves-fault-rename = เปลี่ยนชื่อไม่ได้: { $error }
saves-fault-exists = มีอยู่แล้ว
saves-fault-name = “{ $name }” ใช้เป็นชื่อเกมไม่ได้
saves-fault-in-use = โปรแกรมอื่นกำลังเปิดเกมนี้อยู่
saves-fault-no-folder = ไม่พบโฟลเดอร์ประจำตัวสำหรับบันทึกเกม กำหนดเองได้ด้วย MAK_KHUM_MATCHES
saves-fault-not-a-file = ไม่ใช่ไฟล์
saves-fault-too-large = ใหญ่เกิน { $bytes } ไบต์
saves-fault-not-text = ไม่ใช่ข้อความแบบ UTF-8
saves-fault-json = ตัวที่ { $column }: { $what }
saves-fault-not-ours = รูปแบบคือ “{ $format }” ไม่ใช่ “mak-khum”
saves-fault-other-game = เป็นเกมอื่น
saves-fault-game = เป็นเกม “{ $game }” ซึ่งโปรแกรมนี้ไม่รู้จัก
saves-fault-version = เป็นรุ่น { $version } ซึ่งโปรแกรมนี้ไม่รู้จัก
saves-fault-player = players: “{ $word }” ไม่ใช่ human และไม่ใช่ชื่อระดับ
saves-fault-refused = การเลือก { $choice } ใช้ไม่ได้ { $why }
saves-fault-round = การเลือก { $choice } เป็นของรอบที่ { $round }
saves-fault-no-loss-on-time = มีฝ่ายหมดเวลา แต่ไม่ได้ตกลงกันว่าหมดเวลาแล้วแพ้
saves-fault-clock = เวลาคิด: “{ $word }” ไม่ใช่เวลาของการเลือกเป็นมิลลิวินาที
saves-fault-too-many-rounds = มีเกิน { $most } รอบ
saves-fault-too-long = มีการเลือกเกิน { $most } ครั้ง

## What the system and the parsers of files report: errors-*

errors-system = { $kind ->
    [missing] ไม่มีไฟล์หรือโฟลเดอร์นี้
    [forbidden] ระบบไม่อนุญาต
    [exists] มีอยู่แล้ว
    [full] ดิสก์เต็ม
    [large] ไฟล์ใหญ่เกินที่ระบบรับได้
    [read-only] ดิสก์นี้เขียนไม่ได้
    [folder] เป็นโฟลเดอร์
    [no-folder] เส้นทางมีส่วนที่ไม่ใช่โฟลเดอร์
    [name] ระบบไม่รับชื่อนี้
    [data] ข้อมูลในไฟล์เสียหาย
    [late] รอนานเกินไป
    [busy] มีโปรแกรมอื่นใช้อยู่
   *[other] ระบบแจ้งข้อผิดพลาดหมายเลข { $number }
}
errors-json = { $fault ->
    [syntax] ไม่ใช่ JSON
    [end] ข้อความจบก่อนเวลา
    [missing] ขาด “{ $name }”
    [unknown] ตรงนี้ไม่มี “{ $name }”
    [twice] มี “{ $name }” ซ้ำกัน
   *[value] ค่านี้ใช้ตรงนี้ไม่ได้
}
errors-language = { $fault ->
    [expected] ตรงนี้ต้องเป็น “{ $expected }”
    [sentence] คีย์นี้ไม่มีประโยค
    [default] ต้องมีทางเลือกหนึ่งที่มีดาว
    [brace] วงเล็บปีกกานี้ไม่มีคู่
    [quote] ข้อความในเครื่องหมายคำพูดไม่จบ
   *[other] ไม่ใช่ Fluent
}

## The command line and its errors: cli-*

cli-about = หมากขุม เกมพื้นบ้านของภาคใต้ ถ้าไม่ใส่คำสั่งจะเปิดเกมในเทอร์มินัล
cli-sow-about = เดินหมากจากรูปหมากที่ให้ แล้วบอกว่าเกิดอะไรขึ้นในแต่ละครั้ง ถ้าต่อไปป์จะพิมพ์เป็น JSON
cli-sow-arg-position = รูปหมาก เขียนว่า SOUTH/NORTH STORES TURN โดยเริ่มจากเมือง 1 เช่น 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s
cli-sow-arg-pits = เมืองที่จะเดิน เรียงตามลำดับ เช่น 7 6 1
cli-sow-refused = เดินครั้งที่ { $number }: { $why }
cli-race-about = แข่งเมืองตามเมืองที่ทั้งสองฝ่ายเลือกไว้ ถ้าต่อไปป์จะพิมพ์เป็น JSON
cli-race-arg-south = เมืองที่ฝ่ายใต้เลือก เรียงตามลำดับ เช่น 7,3 ถ้าเขียน 3@12 คือเลือกที่จังหวะ { 12 }
cli-race-arg-north = เมืองที่ฝ่ายเหนือเลือก เรียงตามลำดับ เช่น 2,1,6
cli-race-refused = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}เลือกเมือง { $pit }: { $why }
cli-race-not-its-pit = เมืองนั้นเป็นของ{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}
cli-race-no-choice = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ยังต้องเลือกอีกที่จังหวะ { $tick } แต่ไม่มีเมืองที่เลือกไว้เหลือแล้ว
cli-race-wrong-tick = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ต้องเลือกที่จังหวะ { $now } แต่เมืองถัดไปกำหนดไว้ที่จังหวะ { $tick }
cli-race-is-over = แข่งเมืองจบที่จังหวะ { $tick } แล้ว ไม่มีเมืองให้เลือกอีก
cli-race-left-over = แข่งเมืองจบที่จังหวะ { $tick } แต่ยังเหลือเมืองที่{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}เลือกไว้คือ { $pits }
cli-perft-about = นับลำดับการเดินหมากตามจำนวนครั้งที่กำหนด รอบที่จบแล้วนับเป็น { 1 }
cli-perft-arg-depth = จำนวนครั้งที่เดินในแต่ละลำดับ
cli-perft-arg-position = รูปหมากเริ่มต้น ถ้าไม่ใส่คือต้นเกมและฝ่ายใต้เดินก่อน หรือ - เพื่ออ่านจาก stdin บรรทัดละรูป
cli-perft-arg-divide = นับแยกตามเมืองแรกที่เดินด้วย
cli-perft-speed = { $time } วินาที เดินหมาก { $speed } ครั้งต่อวินาที
cli-analyse-about = บอกว่ารูปหมากมีค่าเท่าใด ทั้งเมืองแรกทุกเมือง ตาที่ดีที่สุด และตาที่ได้ลูกหมากมากที่สุด
cli-analyse-arg-position = รูปหมาก หรือ - เพื่ออ่านจาก stdin บรรทัดละรูป
cli-analyse-arg-race = วิเคราะห์การเลือกเมืองตอนแข่งเมืองแทน
cli-analyse-arg-from = เมืองที่เลือกไปแล้วตอนแข่ง ฝ่ายใต้อยู่หน้าทับ เช่น 7,6/7,6
cli-analyse-arg-time = เวลาคิดเป็นมิลลิวินาที ถ้าไม่ใส่ทั้งค่านี้และ --nodes จะคิดหนึ่งวินาที
cli-analyse-arg-nodes = จำนวนรูปหมากที่จะดู
cli-analyse-arg-threads = จำนวนเธรดที่ใช้คิด
cli-analyse-value = { $known ->
    [proved] { $score } พิสูจน์แล้ว
    [bounded] อยู่ระหว่าง { $low } ถึง { $high }
   *[estimated] ประมาณ { $score }
}
cli-analyse-pit = { $pit }: { $value } เดิน { $turn }
cli-analyse-progress = ดีที่สุดตอนนี้คือเมือง { $pit }: { $value } ดูแล้ว { $nodes } รูปหมาก
cli-analyse-haul = ตาเดียวได้มากที่สุด { $seeds } ลูก{ $exact ->
    [yes] { " " }พิสูจน์แล้ว
   *[no] { $sowings ->
        [0] { "" }
       *[other] { " " }(ตาที่เดินไม่เกิน { $sowings } ครั้ง ไม่มีตาใดได้มากกว่านี้)
    }
} เดิน { $turn }
cli-analyse-effort = { $depth ->
    [0] { "" }
   *[other] ค่าประมาณมองไปข้างหน้า { $depth } ตา{ " " }
}{ $nodes } รูปหมาก { $time } วินาที
cli-analyse-race-matrix = ฝ่ายใต้จะนำกี่ลูก เมื่อสองฝ่ายเลือกเมืองแต่ละคู่
cli-analyse-race-bounded = ≥ และ ≤: พิสูจน์แล้วว่าได้อย่างน้อยหรืออย่างมากเท่านี้
cli-analyse-race-estimated = ~: ค่าประมาณ
cli-analyse-race-progress = พิสูจน์แล้ว { $proved } จาก { $pairs } คู่ ดูแล้ว { $nodes } รูปหมาก
cli-analyse-race-effort = { $nodes } รูปหมาก { $time } วินาที
cli-analyse-race-mix = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ควรสุ่มเลือก { $mix }
cli-analyse-race-value = ถ้าเลือกเช่นนั้น ฝ่ายใต้จะนำเฉลี่ย { $value } ลูก{ $known ->
    [proved] { " " }พิสูจน์แล้ว
   *[estimated] { " " }(ค่าประมาณ)
}
cli-solve-about = หาค่าแน่นอนของรอบ เมื่อทั้งสองฝ่ายเดินดีที่สุด
cli-solve-arg-position = รูปหมาก หรือ - เพื่ออ่านจาก stdin บรรทัดละรูป
cli-stdin-line = stdin บรรทัดที่ { $line }: { $what }
cli-solve-arg-memory = หน่วยความจำที่ใช้ได้มากที่สุด เป็น MiB
cli-solve-progress = ค่าอยู่ระหว่าง { $low } ถึง { $high } ดูแล้ว { $nodes } รูปหมาก
cli-solve-value = { $value } สำหรับฝ่ายที่จะเดิน โดยเดิน { $turn }
cli-solve-over = { $value } สำหรับฝ่ายที่จะเดิน จบรอบแล้ว
cli-solve-bounds = อยู่ระหว่าง { $low } ถึง { $high } สำหรับฝ่ายที่จะเดิน นอกนั้นยังไม่รู้
cli-solve-effort = { $nodes } รูปหมาก { $time } วินาที { $memory } MiB
cli-arena-about = ให้คอมพิวเตอร์ระดับต่าง ๆ กับผู้เล่นอ้างอิงแบบง่าย ๆ แข่งกันเป็นคู่ โดยสลับฝั่ง
cli-arena-arg-south = ผู้เล่นที่นั่งฝ่ายใต้ในเกมแรกของแต่ละคู่: ระดับของคอมพิวเตอร์ หรือ random (สุ่ม) greedy (เดินหลุมที่ได้มากที่สุดทันที) counting (เดินหลุมใกล้สุดที่ลงหัวเมืองพอดี ถ้าไม่มีก็เดินแบบ greedy)
cli-arena-arg-north = ผู้เล่นที่นั่งฝ่ายเหนือในเกมแรกของแต่ละคู่
cli-arena-arg-games = จำนวนเกมที่จะแข่ง
cli-arena-arg-record = บันทึกทุกเกมเมื่อจบ: ในโฟลเดอร์ที่ยังไม่มีเกม หรือต่อท้ายไฟล์ที่ชื่อลงท้ายด้วย .jsonl บรรทัดละเกม
cli-arena-arg-threads = จำนวนเกมที่แข่งพร้อมกัน ถ้าไม่ใส่จะเท่ากับจำนวนหน่วยประมวลผล
cli-arena-arg-stats = บอกด้วยว่าตาหนึ่งของผู้เล่นแต่ละฝ่ายยาวแค่ไหนและได้กี่ลูก
cli-arena-makruk = ผู้เล่นอ้างอิงเล่นได้เฉพาะหมากขุม โปรดเลือกระดับสำหรับหมากรุก
cli-arena-makruk-game = { $game }. { $white } (ขาว) เล่นกับ { $black } (ดำ) { $moves } ตา: { $result ->
    [white] { $white } (ขาว) ชนะ
    [black] { $black } (ดำ) ชนะ
    [draw] เสมอ
   *[abandoned] เลิกกลางคัน
}
cli-arena-folder = { $folder } มีเกมอยู่แล้ว โปรดใช้โฟลเดอร์อื่น หรือไฟล์ที่ชื่อลงท้ายด้วย .jsonl
cli-arena-memory = หน่วยความจำไม่พอ ต้องใช้ { $mebibytes } MiB { $threads ->
    [one] สำหรับหนึ่งเกม
   *[other] สำหรับ { $threads } เกมพร้อมกัน ลองใช้จำนวนที่น้อยลงกับ --threads
}
cli-arena-unsaved = บันทึกเกมที่ { $game } ไม่ได้: { $why }
cli-arena-lost = บันทึกไม่ได้ { $count } เกม จาก { $games } เกม
cli-arena-game = { $game }. { $south } { $souths }–{ $norths } { $north } { $rounds } รอบ: { $result ->
    [south] { $south } (ฝ่ายใต้) ชนะ
    [north] { $north } (ฝ่ายเหนือ) ชนะ
    [draw] เสมอ
   *[abandoned] เลิกกลางคัน
}
cli-arena-score = { $one } เล่นกับ { $two } ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
cli-arena-abandoned = เลิกกลางคันและไม่นับ: { $count } เกม
cli-arena-points = คะแนน { $points }
cli-arena-margin = นำเมื่อจบเกม { $margin } ลูก
cli-arena-turns = { $player }: { $count } ตา
cli-arena-seeds = {"  "}ลูกหมาก: มัธยฐาน { $median } เก้าในสิบตาไม่เกิน { $nine } มากสุด { $most }
cli-arena-sowings = {"  "}การเดิน: มัธยฐาน { $median } เก้าในสิบตาไม่เกิน { $nine } มากสุด { $most }
cli-engine-about = สื่อสารด้วยโพรโทคอล UCI ทาง stdin และ stdout
cli-rules-about = อธิบายกติกา พร้อมค่าและที่มาของแต่ละข้อ
cli-rules-arg-name = ชุดกติกาที่จะอธิบาย
cli-arg-lang = ภาษา: en, th หรือภาษาที่คุณเพิ่มเอง
cli-arg-digits = ตัวเลขที่ใช้ในประโยค
cli-arg-game = เกมที่จะเล่น: หมากขุมและหมากที่ใกล้เคียง หรือหมากรุก
cli-arg-preset = ชุดกติกาที่จะใช้เล่น
cli-arg-rule = เปลี่ยนกติกาทีละข้อ ใส่ซ้ำได้ (ดู mak-khum rules)
cli-arg-seed = เลขตั้งต้นของการสุ่ม เลขเดียวกันได้เกมเดียวกัน
cli-arg-json = พิมพ์เป็น JSON บรรทัดละหนึ่งรายการ
cli-arg-words = เล่าเป็นถ้อยคำ แม้ส่งต่อเข้าไปป์
cli-arg-color = ใช้สีเมื่อใด
cli-arg-quiet = ไม่ต้องแสดงข้อความที่ไม่ใช่ข้อผิดพลาด
cli-arg-help = แสดงหน้านี้
cli-arg-version = แสดงรุ่นของโปรแกรม
cli-help-usage = วิธีใช้: { $usage }
cli-help-word-options = ตัวเลือก
cli-help-word-command = คำสั่ง
cli-help-commands = คำสั่ง:
cli-help-arguments = สิ่งที่ต้องใส่:
cli-help-options = ตัวเลือก:
cli-help-default = [ถ้าไม่ใส่คือ { $value }]
cli-error-advice = ดูวิธีใช้ด้วย --help
cli-error-value = { $arg }: { $what }
cli-error-not-a-number = “{ $value }” ไม่ใช่จำนวนเต็มตั้งแต่ { $min } ถึง { $max }
cli-error-bad-value = “{ $value }” ใช้ตรงนี้ไม่ได้
cli-error-not-one-of = “{ $value }” ใช้ไม่ได้ ค่าที่ใช้ได้คือ { $known }
cli-error-not-a-day = “{ $value }” ไม่ใช่วันที่ ให้เขียนเป็น YYYY-MM-DD
cli-error-not-whole = “{ $value }” ไม่ใช่จำนวนเต็ม
cli-error-no-value = { $arg } ต้องมีค่าตามหลัง
cli-error-unknown-value = { $arg }: “{ $value }” ใช้ไม่ได้ ค่าที่ใช้ได้คือ { $known }
cli-error-unknown-arg = ไม่มีตัวเลือก { $arg }{ $meant ->
    [none] {""}
   *[other] {" "}หมายถึง { $meant } หรือเปล่า
}
cli-error-unknown-command = ไม่มีคำสั่ง { $name }{ $meant ->
    [none] {""}
   *[other] {" "}หมายถึง { $meant } หรือเปล่า
}
cli-error-missing = ยังขาด { $arg }
cli-error-conflict = ใช้ { $arg } พร้อมกับ { $prior } ไม่ได้
cli-error-number-of-values = { $arg }: จำนวนค่าไม่ถูกต้อง
cli-error-utf8 = มีข้อความที่ไม่ใช่ UTF-8
cli-no-randomness = ระบบไม่มีเลขสุ่มให้ กำหนดเองได้ด้วย --seed
cli-error-output = เขียนผลออกมาไม่ได้: { $error }
cli-error-other = อ่านบรรทัดคำสั่งไม่เข้าใจ
cli-no-terminal = เกมนี้ต้องเปิดในเทอร์มินัล ถ้าไม่มีให้ใช้ mak-khum play --plain
cli-dumb-terminal = เทอร์มินัลนี้ (TERM=dumb) แสดงรางเต็มจอไม่ได้ ให้ใช้ mak-khum play --plain
cli-play-about = เล่นเกมใหม่
cli-play-arg-south = ใครเล่นฝ่ายใต้: human คือคน นอกนั้นคือระดับของคอมพิวเตอร์ ใส่เลข 1 ถึง 7 ก็ได้
cli-play-arg-north = ใครเล่นฝ่ายเหนือ
cli-play-arg-rounds = เล่นกี่รอบ ถ้าเป็น 0 เล่นไปจนมีฝ่ายคอขาด
cli-play-arg-first = ใครเริ่มก่อนเมื่อไม่มีการแข่งเมือง
cli-play-arg-fewer = ต่อลูกหมาก: ฝ่ายใดเริ่มด้วยลูกหมากน้อยลงกี่ลูก
cli-play-arg-widows = ต่อเมืองหม้าย: ฝ่ายใดเว้นไว้กี่เมืองในรอบแรก
cli-play-arg-no-race = เริ่มรอบแรกโดยไม่แข่งเมือง
cli-play-arg-from = เริ่มรอบแรกจากรูปหมากนี้โดยไม่แข่งเมือง
cli-resume-about = เล่นเกมที่บันทึกไว้ต่อ
cli-resume-arg-file = เกมที่บันทึกไว้ ถ้าไม่ใส่คือเกมล่าสุดที่ยังไม่จบ
cli-resume-none = ไม่มีเกมที่ยังไม่จบใน { $folder }
cli-replay-about = ดูเกมที่บันทึกไว้ทีละตา ถ้าใส่ --json จะพิมพ์รูปหมากทุกขั้น
cli-replay-arg-file = เกมที่บันทึกไว้
cli-lesson-about = เรียนเล่นหมากขุมทีละบท
cli-lesson-arg-number = บทที่เท่าไร นับจาก 1 ถ้าไม่ใส่จะแสดงรายการบทเรียน
cli-lesson-arg-again = เริ่มบทเรียนใหม่ตั้งแต่ต้น ไม่ต่อจากที่ค้างไว้
cli-lesson-arg-profile = บันทึกความคืบหน้าให้ใคร ถ้าไม่ใส่คือชื่อในการตั้งค่า
cli-lesson-no-such = ไม่มีบทที่ { $number } มีทั้งหมด { $count } บท
cli-puzzle-about = โจทย์ประจำวัน เหมือนกันทุกคน
cli-puzzle-arg-pits = คำตอบของคุณ คือเมืองตามลำดับ ถ้าไม่ใส่จะถาม
cli-puzzle-arg-date = โจทย์ของวันนี้ เขียนเป็น YYYY-MM-DD
cli-puzzle-arg-number = โจทย์ข้อที่
cli-puzzle-arg-solution = แสดงเฉลย
cli-puzzle-arg-profile = นับในประวัติของใคร ถ้าไม่ใส่คือชื่อในการตั้งค่า
cli-puzzle-no-such = ไม่มีโจทย์ข้อที่ { $number } มีทั้งหมด { $count } ข้อ
cli-share-about = แบ่งปันเกมที่บันทึกไว้ เป็นข้อความ เป็นภาพ SVG หรือเป็นภาพเคลื่อนไหวในเทอร์มินัล
cli-share-arg-file = ไฟล์เกมที่บันทึกไว้
cli-share-arg-form = จะทำเป็นอะไร: text, svg หรือ cast (asciicast v2)
cli-share-arg-at = รูปหมากหลังเลือกไปแล้วกี่ครั้ง 0 คือตอนเริ่ม
cli-share-arg-out = เขียนลงไฟล์นี้ ต้องยังไม่มีไฟล์ชื่อนี้
cli-share-no-such = เกมนี้เลือกกันทั้งหมด { $count } ครั้ง ไม่มีครั้งที่ { $at }
cli-review-about = บอกว่าแต่ละตาของเกมที่บันทึกไว้ดีแค่ไหน และถ้าเดินอย่างอื่นจะได้เพิ่มเท่าไร
cli-review-arg-file = ไฟล์เกมที่บันทึกไว้
cli-review-arg-nodes = ให้ดูได้กี่รูปหมากในการค้นแต่ละครั้ง
cli-profile-about = ประวัติผู้เล่น: เกม ความแม่นยำ บทเรียน และโจทย์
cli-profile-arg-name = ผู้เล่นคนไหน ถ้าไม่ใส่คือชื่อในการตั้งค่า
cli-profile-arg-list = แสดงรายชื่อผู้เล่น
cli-profile-arg-export = เขียนประวัติลงไฟล์นี้ เป็น JSON
cli-profile-arg-delete = ลบประวัติ ส่วนไฟล์เกมยังอยู่
cli-profile-deleted = ลบประวัติแล้ว
cli-profile-none = ไม่มีประวัติของ “{ $name }”
cli-arg-plain = เล่นทีละบรรทัดโดยไม่ใช้ทั้งจอ สำหรับโปรแกรมอ่านหน้าจอ เทอร์มินัลแบบง่าย และไปป์
cli-plain-play = ถ้าไม่ใช้ทั้งจอจะไม่มีเมนู ให้ใช้ mak-khum play --plain หรือ mak-khum resume --plain
cli-no-language = ไม่มีภาษา “{ $code }” ที่มีคือ { $known }
cli-arg-theme = ชุดสีของเกมบนจอ
cli-arg-ascii = วาดด้วยอักขระ ASCII เท่านั้น
cli-arg-speed = ความเร็วในการเดินหมาก
cli-arg-no-mouse = ไม่ใช้เมาส์เล่น ปล่อยให้เทอร์มินัลใช้
cli-completions-about = พิมพ์สคริปต์ที่เชลล์ใช้เติมคำสั่งให้เอง
cli-completions-arg-shell = สำหรับเชลล์ใด
cli-man-about = พิมพ์หน้าคู่มือ man
cli-man-manual = เกม
cli-man-name = ชื่อ
cli-man-in-short = หมากขุม เกมพื้นบ้านของภาคใต้
cli-man-synopsis = วิธีใช้
cli-man-description = คำอธิบาย
cli-man-what = หมากขุมเล่นกันสองคนบนรางรูปเรือ แต่ละฝ่ายมีเจ็ดเมืองและหนึ่งหัวเมือง ใช้ลูกหมาก { 98 } ลูก ถ้าไม่ใส่คำสั่งจะเปิดเกมในเทอร์มินัล เล่นกับคอมพิวเตอร์หรือกับเพื่อนก็ได้
cli-man-where = คำสั่งอื่นใช้กับไปป์ได้ทั้งหมด ข้อมูลออกทางเอาต์พุตมาตรฐาน ข้อความแจ้งออกทางช่องข้อผิดพลาด คำสั่ง mak-khum rules อธิบายวิธีเล่น เมืองเขียนด้วยอักษรของฝ่ายตามด้วยเลข ซึ่งบอกระยะถึงหัวเมืองของเจ้าของ เช่น s7 รูปหมากเขียนทั้งสองแถวโดยเริ่มจากเมือง { 1 } ตามด้วยจำนวนในหัวเมือง และตัวบอกว่าถึงตาใคร
cli-man-commands = คำสั่ง
cli-man-options = ตัวเลือก
cli-man-environment = ตัวแปรแวดล้อม
cli-man-locale = ภาษาที่ใช้ ถ้าไม่ได้กำหนดไว้ที่อื่น
cli-man-no-color = ถ้ากำหนดไว้ จะไม่ใช้สี
cli-man-lang-dir = โฟลเดอร์ของภาษาอื่น ภาษาละไฟล์ ชื่อ CODE.ftl
cli-man-settings = ไฟล์การตั้งค่าที่จะใช้แทนไฟล์ปกติ
cli-man-matches = โฟลเดอร์บันทึกเกมที่จะใช้แทนโฟลเดอร์ปกติ
cli-man-files = ไฟล์
cli-man-settings-file = การตั้งค่า ถ้ามีที่ผิดจะบอกบรรทัดที่ผิด ส่วนที่เหลือยังใช้ได้
cli-man-lang-file = ประโยคของภาษาอื่น หรือประโยคที่ดีกว่าเดิมของภาษาที่มีอยู่แล้ว
cli-man-matches-folder = เกมที่เล่น บันทึกทุกครั้งที่เลือก
cli-man-exit = รหัสเมื่อจบ
cli-man-exit-0 = สำเร็จ
cli-man-exit-1 = ทำงานไม่สำเร็จ
cli-man-exit-2 = ใช้ผิดวิธี หรืออ่านข้อมูลที่ให้มาไม่ได้
cli-man-examples = ตัวอย่าง
cli-man-example-play = เล่นหนึ่งรอบกับคอมพิวเตอร์ระดับ { 4 }
cli-man-example-plain = เล่นทีละบรรทัดเป็นภาษาไทย
cli-man-example-sow = เดินหมากสามครั้งในหนึ่งตา และบอกว่าเกิดอะไรขึ้น
cli-man-example-rules = กติกาอย่างที่เล่นกันในสงขลา

## The line-by-line game: plain-*

plain-greeting = หมากขุม เล่นทีละบรรทัด พิมพ์เลขเมืองเพื่อเดินหมาก หรือพิมพ์ว่า ช่วย
plain-seat = { $who ->
    [you] คุณเล่น{ $side ->
        [south] ฝ่ายใต้
       *[north] ฝ่ายเหนือ
    }
   *[other] { $side ->
        [south] ฝ่ายใต้
       *[north] ฝ่ายเหนือ
    }คือ{ $controller }
}
plain-round = { $rounds ->
    [0] รอบที่ { $round }
   *[other] รอบที่ { $round } จาก { $rounds } รอบ
}
plain-row = { $side } เมือง { 1 } ถึง { $pits } มี { $seeds } หัวเมืองมี { $store }
plain-hand = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}กำลังเดินหมาก เหลือในมือ { $seeds ->
   *[other] { $seeds } ลูก
}
plain-table-widow = x
plain-ask-turn = { $who ->
    [you] ตาคุณ
    [south] ตาฝ่ายใต้
    [north] ตาฝ่ายเหนือ
    [computer] ตาคอมพิวเตอร์
   *[other] ตา { $name }
} จะเดินเมืองไหน เมืองที่มีลูกหมากคือ { $legal }
plain-ask-race = { $who ->
    [you] แข่งเมือง จังหวะ { $tick } เลือกเมืองที่จะเดิน
    [south] แข่งเมือง จังหวะ { $tick } ฝ่ายใต้เลือกเมือง ฝ่ายเหนืออย่าดู
    [north] แข่งเมือง จังหวะ { $tick } ฝ่ายเหนือเลือกเมือง ฝ่ายใต้อย่าดู
    [computer] แข่งเมือง จังหวะ { $tick } คอมพิวเตอร์เลือกเมือง
   *[other] แข่งเมือง จังหวะ { $tick } { $name } เลือกเมือง อีกฝ่ายอย่าดู
} เมืองที่มีลูกหมากคือ { $legal }
plain-ask-widows = { $who ->
    [you] ลูกหมากของคุณไม่พอใส่ทุกเมือง
    [south] ลูกหมากของฝ่ายใต้ไม่พอใส่ทุกเมือง
    [north] ลูกหมากของฝ่ายเหนือไม่พอใส่ทุกเมือง
    [computer] ลูกหมากของคอมพิวเตอร์ไม่พอใส่ทุกเมือง
   *[other] ลูกหมากของ { $name } ไม่พอใส่ทุกเมือง
} { $due ->
   *[other] เลือกเมืองหม้าย { $due } เมือง
}
plain-unknown = “{ $typed }” ไม่ใช่เลขเมืองและไม่ใช่คำสั่ง พิมพ์ว่า ช่วย เพื่อดูคำสั่งทั้งหมด
plain-which-pit = เมืองไหน
plain-no-input = อ่านสิ่งที่พิมพ์เข้ามาไม่ได้: { $error }
plain-help-pits = { 1 } ถึง { $pits }: เดินเมืองนั้น พิมพ์หลายเมืองเรียงกันได้ เช่น { 7 } { 6 } { 1 }
plain-help-line = { $words }: { $meaning }
plain-word-help = ช่วย
plain-help-help = บอกคำสั่งทั้งหมด
plain-word-board = ราง, กระดาน
plain-help-board = บอกหมากบนรางเป็นคำพูด
plain-word-table = ตาราง
plain-help-table = แสดงหมากบนรางเป็นตาราง
plain-word-hint = ใบ้
plain-help-hint = ขอคำแนะนำว่าควรเดินเมืองไหน
plain-word-undo = ถอย
plain-help-undo = ถอยการเลือกครั้งล่าสุดของคุณ และทุกอย่างที่ตามมา
plain-word-redo = เดินใหม่
plain-help-redo = เดินสิ่งที่เพิ่งถอยใหม่อีกครั้ง
plain-word-save = บันทึก
plain-help-save = บันทึกเกม ถ้าใส่ชื่อไฟล์จะบันทึกสำเนาไว้ที่นั่น
plain-word-rules = กติกา
plain-help-rules = บอกกติกาของเกมนี้
plain-word-wait = รอ
plain-help-wait = ให้การแข่งเมืองเดินต่อไปตามจำนวนจังหวะที่บอก ถ้ากติกาให้ทำได้
plain-word-resign = ยอมแพ้
plain-help-resign = ยอมแพ้ ต้องพิมพ์สองครั้ง
plain-word-quit = ออก, เลิก, ๆ
plain-help-quit = ออกจากโปรแกรม เกมบันทึกไว้แล้ว
plain-hint-turn = แนะนำให้เดิน { $turn } คาดว่าจบรอบแล้ว{ $state ->
    [level] เสมอกัน
    [ahead] คุณนำ { $seeds } ลูก
   *[behind] คุณตามอยู่ { $seeds } ลูก
}
plain-hint = แนะนำให้เลือกเมือง { $pits }
plain-no-hint = ตอนนี้ไม่มีอะไรให้เลือก
plain-nothing-to-undo = ไม่มีอะไรให้ถอย
plain-undone = { $count ->
   *[other] ถอยแล้ว { $count } ครั้ง
}
plain-nothing-to-redo = ยังไม่ได้ถอยอะไร
plain-elsewhere = การเลือกครั้งล่าสุดยังไม่ได้บันทึก พิมพ์ชื่อไฟล์อื่นเพื่อเก็บเกม หรือกด Enter เพื่อเก็บใน { $file } พิมพ์ ออก เพื่อออกโดยไม่บันทึก
plain-elsewhere-nowhere = การเลือกครั้งล่าสุดยังไม่ได้บันทึก พิมพ์ชื่อไฟล์อื่นเพื่อเก็บเกม พิมพ์ ออก เพื่อออกโดยไม่บันทึก
plain-left-unsaved = การเลือกครั้งล่าสุดของเกมไม่ได้บันทึก
plain-saved = บันทึกไว้ที่ { $file } แล้ว
plain-no-waiting = จังหวะหยุดรอจนกว่าคุณจะเลือก
plain-resign = จะยอมแพ้จริงหรือ ถ้าจริงให้พิมพ์ว่า ยอมแพ้ อีกครั้ง
plain-kept = เกมบันทึกไว้ที่ { $file }
plain-not-kept = เกมนี้ไม่ได้บันทึกไว้ในไฟล์ใด
plain-refused = ทำไม่ได้ { $why }
plain-go-on = เล่นต่อได้ด้วย mak-khum resume --plain

## The game in the terminal: tui-*

tui-title = ห ม า ก ขุ ม
tui-south = ฝ่ายใต้
tui-north = ฝ่ายเหนือ
tui-short-south = ใต้
tui-short-north = เหนือ
tui-letter-south = ต
tui-letter-north = น
tui-human = คนเล่นที่แป้นพิมพ์
tui-computer = คอมฯ ระดับ { $level }
tui-computer-named = คอมพิวเตอร์ระดับ { $level } · { $name }
tui-versus = { $south } กับ { $north }
tui-round = รอบที่ { $round }
tui-round-of = รอบที่ { $round } จาก { $rounds }
tui-preset-mak-khum = หมากขุม
tui-preset-songkhla = สงขลา
tui-preset-congkak = จงกัก
tui-preset-mak-lum = หมากหลุม
tui-preset-own = ตั้งเอง

# The menu
tui-menu-resume = เล่นต่อจากที่ค้างไว้
tui-menu-new = เล่นเกมใหม่
tui-menu-learn = บทเรียน โจทย์ และประวัติ
tui-menu-saves = เกมที่บันทึกไว้
tui-menu-rules = วิธีเล่น
tui-menu-settings = ตั้งค่า
tui-menu-greeting = มือใหม่หรือ บทเรียนเริ่มที่เรื่องราง ใช้เวลาห้านาที
tui-menu-help = ปุ่มต่าง ๆ
tui-menu-quit = ออก
tui-actions = ทำอะไรได้บ้าง
tui-no-saves = ยังไม่มีเกมที่บันทึกไว้
tui-unreadable = อ่านไม่ได้
tui-won-by = { $name } ชนะ
tui-drawn = เสมอ
tui-choices-made = เลือกเมืองไปแล้ว { $n } ครั้ง
tui-too-small = จอนี้กว้าง { $columns } สูง { $rows } ช่อง แต่รางต้องการ { $least_columns }×{ $least_rows } ขยายจอ หรือกด q กลับเมนู เกมที่เล่นอยู่บันทึกไว้แล้ว

# The setup
tui-setup-start = เริ่มเล่น
tui-setup-name = ชื่อ
tui-setup-preset = เกม
tui-setup-begins = ใครเริ่ม
tui-setup-clock = เวลาคิด
tui-setup-increment = เพิ่มให้ทุกตา
tui-setup-time-up = เมื่อเวลาหมด
tui-setup-handicap = ต่อให้
tui-setup-fewer = { $side }มีลูกหมากน้อยลง
tui-setup-widows = { $side }มีเมืองหม้าย
tui-setup-rules = กติกาทีละข้อ
tui-begins-race = แข่งเมืองกันก่อน
tui-begins-lot = เป่ายิงฉุบ
tui-clock-off = ไม่จับเวลา
tui-clock-minutes = { $n } นาที
tui-clock-seconds = { $n } วินาที
tui-clock-loses = ฝ่ายนั้นแพ้
tui-clock-shows = แค่บอกให้รู้
tui-about-start = กด Enter เพื่อเริ่ม โปรแกรมบันทึกเกมให้ทุกครั้งที่เลือกเมือง
tui-about-who = คนเล่นที่แป้นพิมพ์ หรือคอมพิวเตอร์ซึ่งมีเจ็ดระดับ
tui-about-name = ชื่อที่จะขึ้นบนราง พิมพ์ได้เลย จะเว้นว่างไว้ก็ได้
tui-about-preset-mak-khum = แบบนครศรีธรรมราช เริ่มด้วยแข่งเมือง เล่นสามรอบ ใครมีเมืองหม้ายน้อยกว่าชนะ
tui-about-preset-songkhla = แบบสงขลา เมืองหม้ายอยู่ติดหัวเมือง เล่นจนมีฝ่ายคอขาด
tui-about-preset-congkak = แบบมลายู กินแทนแล้วได้ลูกที่ตายไปด้วย
tui-about-preset-mak-lum = ของเล่นไม้ หกหลุม หลุมละหกลูก ไม่หยิบเดินต่อ เล่นรอบเดียว ที่อื่นเรียกว่าคาลาห์
tui-about-preset-own = กติกาที่ตั้งเอง ไม่ตรงกับชุดใด
tui-about-begins = แข่งเมืองกันก่อน หรือให้ฝ่ายหนึ่งเริ่มโดยไม่แข่ง เป่ายิงฉุบคือให้โปรแกรมสุ่มฝ่าย
tui-about-clock = เวลาคิดตลอดเกมของแต่ละฝ่าย และเวลาที่เพิ่มให้ทุกตา
tui-about-time-up = ฝ่ายที่ใช้เวลาหมดแพ้ทั้งเกมหรือไม่
tui-about-fewer = คนเก่งกว่าต่อให้อีกฝ่าย โดยเริ่มด้วยลูกหมากน้อยลง หรือมีเมืองหม้ายในรอบแรก
tui-about-widows = เมืองของฝ่ายนั้นที่ว่างไว้ในรอบแรก ลูกหมากของเมืองเหล่านั้นอยู่ในหัวเมืองของตน
tui-about-rules = กติกาทุกข้อ เปลี่ยนได้ทีละข้อ
tui-rule-pits = เมืองฝ่ายละ
tui-rule-seeds = ลูกหมากเมืองละ
tui-rule-relay = ลงเมืองที่มีลูก เดินต่อ
tui-rule-relay-true = ใช่
tui-rule-relay-false = ไม่
tui-rule-store_end = เม็ดสุดท้ายลงหัวเมือง
tui-rule-store_end-again = ได้เลือกอีก
tui-rule-store_end-pass = หมดตา
tui-rule-capture = ตายในเมืองตน ได้กิน
tui-rule-capture-opposite = เมืองตรงข้าม
tui-rule-capture-both-if-opposite = ทั้งสอง ถ้าตรงข้ามมีลูก
tui-rule-capture-both = เมืองตรงข้ามและลูกที่ตาย
tui-rule-capture_after = เดินแล้วกินได้
tui-rule-capture_after-any = ตั้งแต่เริ่มเดิน
tui-rule-capture_after-lap = เมื่อผ่านหัวเมืองตนแล้ว
tui-rule-race = รอบแรกเริ่มด้วย
tui-rule-race-opening = แข่งเมือง
tui-rule-race-round = แข่งเมืองตลอดรอบแรก
tui-rule-race-none = ผลัดกันเดิน
tui-rule-race_clock = ขณะฝ่ายหนึ่งเลือก
tui-rule-race_clock-waits = อีกมือหยุดรอ
tui-rule-race_clock-runs = อีกมือเดินต่อ
tui-rule-widows = เมืองหม้ายอยู่
tui-rule-widows-far = ปลายแถว
tui-rule-widows-near = ติดหัวเมือง
tui-rule-widows-choice = เจ้าของเลือกเอง
tui-rule-widow_sowing = เดินถึงเมืองหม้าย
tui-rule-widow_sowing-skip = ข้ามไป
tui-rule-widow_sowing-forfeit = ถูกริบ
tui-rule-rounds = จำนวนรอบ
tui-rule-rounds-endless = จนกว่าจะคอขาด
tui-rule-match_end = ตัดสินด้วย
tui-rule-match_end-widows = เมืองหม้ายน้อยกว่า
tui-rule-match_end-seeds = ลูกหมากมากกว่า
tui-rule-store_lies = หัวเมืองอยู่
tui-rule-store_lies-left = ซ้ายมือ
tui-rule-store_lies-right = ขวามือ
tui-about-rule-pits = ฝ่ายละ { 2 } ถึง { 10 } เมือง ลูกหมากรวมกันไม่เกิน { 255 } ลูก
tui-about-rule-seeds = จำนวนลูกหมากที่ใส่แต่ละเมืองเมื่อเริ่มรอบ
tui-about-rule-relay = เม็ดสุดท้ายลงเมืองที่มีลูกหมากอยู่ ให้หยิบทั้งเมืองเดินต่อหรือไม่
tui-about-rule-store_end = เม็ดสุดท้ายลงหัวเมืองของตนแล้วเป็นอย่างไร
tui-about-rule-capture = ตายในเมืองว่างของตนแล้วกินแทนอะไรได้บ้าง
tui-about-rule-capture_after = การแข่งขันในมลายูกินแทนได้ต่อเมื่อเดินผ่านหัวเมืองของตนแล้วเท่านั้น
tui-about-rule-race = แข่งเมืองคือเดินพร้อมกันทั้งสองฝ่าย ใครตายก่อนได้เดินก่อน
tui-about-rule-race_clock = ถ้าอีกมือเดินต่อ จะแข่งกันด้วยความเร็ว ต่างฝ่ายมีปุ่มของตน
tui-about-rule-widows = เมื่อลูกหมากไม่พอ ให้เมืองใดเป็นเมืองหม้าย
tui-about-rule-widow_sowing = ลูกที่ถูกริบไปอยู่ในหัวเมืองของอีกฝ่าย
tui-about-rule-rounds = จะเล่นกันกี่รอบ
tui-about-rule-match_end = จบรอบสุดท้ายแล้วตัดสินด้วยอะไร
tui-about-rule-store_lies = กลับภาพรางจากซ้ายเป็นขวา กติกาเหมือนเดิม

# What is going on
tui-your-turn = ▶ { $name } เลือกเมือง
tui-your-turn-again = ▶ { $name } เลือกอีก เดินครั้งที่ { $n } ของตานี้
tui-thinks = { $name } กำลังคิด …
tui-sows = { $name } กำลังเดินหมาก
tui-sows-of = { $name } กำลังเดินหมาก ครั้งที่ { $sowing } จาก { $of } (+{ $gain })
tui-filling = กำลังใส่ลูกหมาก
tui-paused = หยุดไว้ p เดินต่อ . ทีละครั้ง > ทีละเม็ด
tui-name-widows = ▶ { $name } เลือกเมืองหม้าย { $n } เมือง
tui-round-begins = { $name } เดินก่อน: มี { $own } ต่อ { $other } ลูก เมืองหม้าย { $own_widows } ต่อ { $other_widows }
tui-round-over = จบรอบที่ { $round } กด Enter เพื่อเล่นต่อ
tui-wins = { $name } ชนะ { $why }
tui-draw = เสมอกัน { $why }
tui-why-beheaded = อีกฝ่ายคอขาด
tui-why-widows = ตัดสินด้วยเมืองหม้าย
tui-why-seeds = ตัดสินด้วยจำนวนลูกหมาก
tui-why-resigned = อีกฝ่ายยอมแพ้
tui-why-time = อีกฝ่ายหมดเวลา
tui-race-mark = แข่ง
tui-race-choose = แข่งเมือง: { $name } เลือกเมือง อีกฝ่ายไม่เห็น
tui-race-secret-first = แข่งเมือง: { $name } เลือก ส่วน { $other } หันไปทางอื่น
tui-race-secret-second = { $other } เลือกแล้ว ถึงตา { $name } เลือก ส่วน { $other } หันไปทางอื่น
tui-computer-short = คอม { $level }
tui-racer-sows = { $name } เดิน { $seeds }
tui-racer-out = { $name } ตาย (จังหวะ { $tick })
tui-racer-out-first = { $name } ตาย (จังหวะ { $tick }) จะได้เดินก่อน
tui-racer-chooses = ▶ { $name } เลือก
tui-racer-chosen = { $name } เลือกแล้ว
tui-racer-waits = { $name } รออยู่
tui-race-explained = แข่งเมือง: สองฝ่ายเลือกเมืองโดยอีกฝ่ายไม่เห็น แล้วเดินพร้อมกัน เม็ดสุดท้ายลงหัวเมืองตนได้เลือกใหม่ ตายต้องหยุดรอ ใครตายก่อนได้เดินก่อน
tui-race-first = จบแข่งเมือง { $name } ตายก่อน จึงได้เดินก่อน
tui-race-over-again = ตายแล้วทั้งสองฝ่าย เลือกเมืองแข่งกันใหม่
tui-race-round-over = จบแข่งเมือง มีแถวหนึ่งหมดลูกหมาก
tui-replay-at = การเลือกครั้งที่ { $at } จาก { $length }

# Sowings in words
tui-story = เมือง { $pit } มี { $seeds } ลูก{ $relays } { $end }
tui-story-relays = {" "}เดินต่อ { $n } ครั้ง
tui-end-store = ลงหัวเมืองพอดี (+{ $gain })
tui-ended-store = ลงหัวเมือง (+{ $gain })
tui-ended-capture = ตายที่เมือง { $place } กินแทน { $taken } (+{ $gain })
tui-ended-widow = ถูกริบที่เมือง { $place } (+{ $gain })
tui-way-laps = … { $n } ทอด
tui-short-run = เล่น หยุด
tui-hint-later = {" "}แล้วเดินอีก { $n } ครั้ง จนถึง{ $then }
tui-hint-race-proved = เมือง { $pit } เป็นตัวเลือกที่ดีที่สุดในการแข่งนี้ พิสูจน์แล้ว
tui-hint-race-estimated = เมือง { $pit } เป็นการคาดคะเน ยังไม่ได้พิสูจน์
tui-hint-then = เมือง { $pit } { $reason }
tui-hint-next = {" "}แล้ว{ $then }
tui-end-dead = ตายที่เมือง { $place } (+{ $gain })
tui-ended-dead = ตายที่เมือง { $place } (+{ $gain })
tui-short-again = ดูซ้ำ
tui-short-log = ทุกตา
tui-short-from-here = ดูตั้งแต่ครั้งนี้
tui-setting-keys = ปุ่มไหนทำอะไร
tui-keys-press = กดปุ่มที่จะใช้กับ “{ $action }” หรือกด Esc
tui-keys-conflict = { $key } เป็นปุ่มของ “{ $action }” อยู่แล้ว
tui-short-default = ใช้ปุ่มเดิม
tui-end-capture = ตายที่เมือง { $place } กินแทน { $taken } ลูก (+{ $gain })
tui-end-widow = ถูกริบที่เมือง { $place } (+{ $gain })
tui-last = { $name }: { $way }
tui-account = { $name }: เดิน { $count } ครั้ง +{ $gain }{ $captured ->
    [0] {""}
   *[other] {" "}กินแทน { $captured } ครั้ง ({ $captures })
}
tui-log = เกมที่เล่นมา
tui-log-round = ── รอบที่ { $round } ──
tui-log-sowings = { $n } ครั้ง
tui-hint = เมือง { $pit } { $reason }
tui-reason-store = ลงหัวเมืองพอดี
tui-reason-capture = กินแทนได้ { $n } ลูก
tui-reason-gain = ได้เข้าหัวเมือง { $n } ลูก
tui-best-below = ตาที่ดีที่สุดอยู่ด้านล่าง
tui-best = ตาที่ดีที่สุด: { $turn }  (+{ $gain })
tui-no-advice = ไม่มีคำแนะนำ
tui-looking = กำลังดูให้ …
tui-bar-unknown = ใครได้เปรียบ

# Short notices
tui-note-empty = เมือง { $pit } ของ { $owner } ไม่มีลูกหมาก เลือกเมืองอื่น
tui-note-widow = เมือง { $pit } ของ { $owner } เป็นเมืองหม้าย ปิดตลอดรอบนี้
tui-note-not-your-turn = ยังไม่ถึงตาของคุณ
tui-note-nothing-to-undo = ไม่มีอะไรให้ถอย
tui-note-nothing-to-redo = ไม่มีอะไรให้เดินใหม่
tui-note-nothing-to-show = ยังไม่มีตาให้ดูซ้ำ
tui-note-taken-back = ถอยแล้ว
tui-note-made-again = เดินใหม่แล้ว
tui-note-saved = บันทึกแล้ว โปรแกรมบันทึกให้เองทุกครั้งที่เลือกเมืองด้วย
tui-mouse-all = เปิด
tui-mouse-clicks = เฉพาะเมื่อกด
tui-mouse-off = ปิด
tui-note-pasted = ข้อความที่วางไม่ทำอะไร ให้กดปุ่มเอง
tui-note-held = พักไว้ กด Enter ให้คอมพิวเตอร์เล่นต่อ
tui-note-mark-widows = เลือกอีก { $n } เมือง
tui-note-speed = ความเร็ว: { $speed }
tui-note-marked = เลือกเมือง { $pit } ไว้แล้ว กด Enter เพื่อเดิน
tui-note-no-advice = ขอคำแนะนำได้เฉพาะตอนผลัดกันเดิน ไม่ใช่ตอนแข่งเมือง

# Notices to be read
tui-cannot-open = เปิดเกมที่บันทึกไว้ไม่ได้ { $why }
tui-thread-died = โปรแกรมผิดพลาดขณะคอมพิวเตอร์คิด เกมที่เล่นอยู่ไม่หาย กด Enter ให้ลองใหม่
tui-settings-no-theme = ไม่มีชุดสี “{ $name }”
tui-settings-no-colour = “{ $name } = { $value }” ไม่ใช่สีของชุดสี ให้เขียนสีเป็น #rrggbb
tui-settings-no-action = ไม่มีสิ่งที่ปุ่มทำได้ชื่อ “{ $name }”
tui-settings-no-key = ไม่มีปุ่ม “{ $key }”
tui-settings-unusable = การตั้งค่าบางข้อใช้ไม่ได้ { $why } ส่วนที่เหลือใช้ได้ตามปกติ
tui-files-failed = ไฟล์มีปัญหา { $why } เล่นต่อได้ตามปกติ
tui-title-other = Mak Khum
tui-delete-ask = ลบเกมนี้หรือ
tui-delete-no = ไม่ลบ
tui-delete-yes = ลบเลย
tui-resign-ask = ยอมแพ้เกมนี้หรือ
tui-resign-no = เล่นต่อ
tui-resign-yes = ยอมแพ้

# Summaries
tui-sum-towns = ครองเมือง
tui-sum-seeds = ลูก
tui-sum-haul = ได้มากสุด
tui-sum-longest = ตายาวสุด
tui-sum-sowings = เดิน { $n } ครั้ง

# Settings
tui-setting-language = ภาษา
tui-setting-digits = ตัวเลข
tui-setting-skin = ชุดสี
tui-setting-glyphs = อักขระที่ใช้วาด
tui-setting-speed = ความเร็วในการเดินหมาก
tui-setting-mouse = เมาส์
tui-setting-preview = บอกว่าจะเดินไปจบที่ใด
tui-setting-home-marks = หมายเมืองที่ลงหัวเมืองพอดี
tui-setting-evaluation = แถบบอกว่าใครได้เปรียบ
tui-language-name = ไทย
tui-on = เปิด
tui-off = ปิด
tui-skin-dark = มืด
tui-skin-light = สว่าง
tui-skin-wood = รางไม้
tui-skin-contrast = ตัดกันชัด
tui-skin-safe = ตาบอดสีก็เห็นชัด
tui-skin-mono = ไม่ใช้สี
tui-skin-own = ตั้งเอง
tui-speed-slow = ช้า
tui-speed-easy = สบาย ๆ
tui-speed-normal = ปกติ
tui-speed-fast = เร็ว
tui-speed-instant = ทันที
tui-preview-on = เปิด
tui-preview-off = ปิด
tui-preview-auto = ถึงระดับ { $middle }

# Keys: a word or two
tui-short-pit = เดินหมาก
tui-short-confirm = เลือก
tui-short-hint = คำแนะนำ
tui-short-best = ตาที่ดีที่สุด
tui-short-undo = ถอย
tui-short-menu = อื่น ๆ
tui-short-help = ปุ่ม
tui-short-path = ทางเดิน
tui-short-evaluation = ใครได้เปรียบ
tui-short-resign = ยอมแพ้
tui-short-leave = กลับเมนู
tui-short-skip = ข้าม
tui-short-pause = หยุด
tui-short-step = ทีละครั้ง
tui-short-seed = ทีละเม็ด
tui-short-slower = ช้าลง
tui-short-faster = เร็วขึ้น
tui-short-turn-before = ตาก่อนหน้า
tui-short-turn-after = ตาถัดไป
tui-short-capture = การกินถัดไป
tui-short-play-on = เล่นต่อจากตรงนี้
tui-short-review = วิเคราะห์
tui-short-rematch = เล่นใหม่สลับฝั่ง
tui-short-watch = ดูย้อนหลัง
tui-short-right = ถัดไป
tui-short-left = ย้อน
tui-short-first = รอบก่อน
tui-short-last = รอบถัดไป
tui-short-race-south = ใต้
tui-short-race-north = เหนือ
tui-short-choose = เลื่อน
tui-short-change = เปลี่ยน
tui-short-back = กลับ
tui-short-quit = ออก
tui-short-open = เปิด
tui-short-delete = ลบ
tui-short-scroll = เลื่อน
tui-more = ↓ มีต่อ

# Keys: a sentence
tui-do-pit = เดินหมากจากเมืองเลขนี้
tui-do-race-south = ฝ่ายใต้หยิบเมือง จากซ้ายไปขวา
tui-do-race-north = ฝ่ายเหนือหยิบเมือง จากซ้ายไปขวา
tui-do-left = ไปทางซ้าย
tui-do-right = ไปทางขวา
tui-do-up = ขึ้น
tui-do-down = ลง
tui-do-page-up = ขึ้นหนึ่งหน้า
tui-do-page-down = ลงหนึ่งหน้า
tui-do-first = ไปต้นสุด
tui-do-last = ไปท้ายสุด
tui-do-confirm = ทำตามที่เลือกไว้
tui-do-back = ปิด โดยไม่เสียอะไร
tui-do-skip = ข้ามภาพที่กำลังแสดง
tui-do-pause = หยุดภาพ หรือให้เดินต่อ
tui-do-step = ดูการเดินครั้งต่อไป
tui-do-seed = ดูเม็ดต่อไป
tui-do-again = ดูตาล่าสุดอีกครั้ง
tui-short-lesson = บทเรียน
tui-do-lesson = เปิดบทเรียนเรื่องที่กำลังเล่น
tui-do-log = ดูทุกตาที่เล่นมา
tui-do-slower = ช้าลง
tui-do-faster = เร็วขึ้น
tui-do-undo = ถอย
tui-do-redo = เดินสิ่งที่ถอยไว้ใหม่
tui-do-hint = ขอคำแนะนำพร้อมเหตุผล
tui-do-best = ตาที่ดีที่สุดทั้งตา
tui-do-evaluation = แสดงหรือซ่อนว่าใครได้เปรียบ
tui-do-preview = แสดงหรือซ่อนว่าจะเดินไปจบที่ใด
tui-do-path = แสดงหรือซ่อนทางเดินล่าสุด
tui-do-menu = ทุกอย่างที่ทำได้
tui-do-help = ปุ่มต่าง ๆ
tui-do-rules = วิธีเล่น
tui-do-settings = ตั้งค่า
tui-do-save = บันทึกเดี๋ยวนี้
tui-do-delete = ลบเกมที่เลือกไว้
tui-do-resign = ยอมแพ้เกมนี้
tui-do-rematch = เล่นใหม่ สลับฝั่ง
tui-do-watch = ดูเกมนี้ตั้งแต่ต้น
tui-do-step-back = ถอยลูกหมากหนึ่งเม็ด
tui-do-capture = ไปที่การกินครั้งถัดไป
tui-do-play-on = เล่นต่อจากตรงนี้เป็นเกมใหม่
tui-do-review = วิเคราะห์ว่าแต่ละตาดีแค่ไหน
tui-do-leave = กลับเมนู เกมนี้บันทึกไว้แล้ว
tui-do-redraw = วาดจอใหม่
tui-do-suspend = ไปที่เชลล์ พิมพ์ fg เพื่อกลับมา
tui-do-quit = ออกจากโปรแกรม เกมนี้บันทึกไว้แล้ว
tui-help-list = ในรายการ
tui-help-page = ในหน้าอ่าน
tui-help-match = ระหว่างเล่น
tui-help-race = แข่งเมืองแบบไม่หยุดรอ สองคนแป้นเดียว
tui-help-summary = เมื่อจบรอบ
tui-help-replay = ดูย้อนหลัง
tui-help-signs = เครื่องหมายบนราง
tui-sign-lifted = เมืองที่หยิบล่าสุด
tui-sign-home = เม็ดสุดท้ายจะลงหัวเมืองพอดี
tui-sign-hand = มือและลูกหมากในมือ
tui-sign-advice = เมืองที่แนะนำ ตามลำดับ
tui-sign-path = ทางเดินล่าสุด
tui-sign-widow = เมืองหม้าย
tui-legend = ◆ หยิบล่าสุด   ⌂ ลงหัวเมืองพอดี   ▲ มือ   ▸ แนะนำ   · ทางเดิน   x เมืองหม้าย
tui-help-layouts = เมื่อใช้แป้นไทยหรือแป้นซีริลลิก ปุ่มนับตามที่อยู่บนแป้น ๅ / - ภ ถ ุ ึ คือ { 1 } ถึง { 7 } เลขไทยก็ใช้ได้ เมาส์ชี้และกดได้ ปุ่มขวาเปิดรายการทุกอย่างที่ทำได้

# How to play
tui-rules-title = กติกาอื่น
tui-rules = แต่ละถิ่นเล่นไม่เหมือนกัน ที่ “เล่นเกมใหม่” เปลี่ยนกติกาได้ทุกข้อ และมีชุดกติกาให้เลือกสี่ชุด

## Analysis, hints, review: analysis-*

analysis-title = บทวิเคราะห์
analysis-at-work = กำลังดูตาหรือการเลือกที่ { $done } จาก { $total }
analysis-short-watch = ดูตานี้
analysis-race = แข่งเมือง จังหวะที่ { $tick } { $who }: { $pit }
analysis-race-verdict = { $kind ->
    [most] เลือกได้ดี แข่งเมืองแบบนี้ { 100 } ครั้งควรเลือกเมืองนี้ { $share } ครั้ง บ่อยกว่าเมืองอื่น
    [mixed] เลือกได้ดี แข่งเมืองแบบนี้ { 100 } ครั้งควรเลือกเมืองนี้ { $share } ครั้ง และเลือกเมือง { $best } บ่อยกว่า
    [best] เมืองที่ดีที่สุด
    [worse] ถ้าเลือกเมือง { $best } จะได้เพิ่มอีกเฉลี่ย { $loss } ลูก
   *[seen] ถ้าเลือกเมือง { $best } จะได้เพิ่มอีก { $loss } ลูก
}
analysis-widows = { $who } เลือกเมืองหม้าย: { $pits }
analysis-widows-verdict = { $grade ->
    [best] เลือกได้ดีที่สุด
    [good] ดี แต่ถ้าให้เมือง { $best } เป็นเมืองหม้าย จะได้เพิ่มอีก { $loss } ลูก
    [inaccuracy] คลาดเคลื่อน ถ้าให้เมือง { $best } เป็นเมืองหม้าย จะได้เพิ่มอีก { $loss } ลูก
    [mistake] พลาด ถ้าให้เมือง { $best } เป็นเมืองหม้าย จะได้เพิ่มอีก { $loss } ลูก
   *[blunder] พลาดหนัก ถ้าให้เมือง { $best } เป็นเมืองหม้าย จะได้เพิ่มอีก { $loss } ลูก
}
analysis-turn = { $number }. { $who }: { $pits }
analysis-sowings = … (เดิน { $n } ครั้ง)
analysis-forced = มีทางเดียวให้เดิน
analysis-verdict = { $grade ->
    [best] ตาที่ดีที่สุด
    [good] ดี แต่ถ้าเดิน { $best } จะได้เพิ่มอีก { $loss } ลูก
    [inaccuracy] คลาดเคลื่อน ถ้าเดิน { $best } จะได้เพิ่มอีก { $loss } ลูก
    [mistake] พลาด ถ้าเดิน { $best } จะได้เพิ่มอีก { $loss } ลูก
   *[blunder] พลาดหนัก ถ้าเดิน { $best } จะได้เพิ่มอีก { $loss } ลูก
}
analysis-expected = { $state ->
    [level] คาดว่าจบรอบแล้วเสมอกัน
    [over] จบรอบแล้ว { $who } นำ { $seeds } ลูก
   *[ahead] คาดว่าจบรอบแล้ว { $who } จะนำ { $seeds } ลูก
}
analysis-turning = { $count ->
    [0] ไม่มีตาหรือการเลือกครั้งไหนที่ชี้ขาด
   *[other] จุดเปลี่ยนของเกม: { $points }
}
analysis-point-turn = ตาที่ { $number }
analysis-point-race = { $who } เลือกเมือง { $pit } ตอนแข่งเมือง
analysis-point-widows = { $who } เลือกเมืองหม้ายในรอบที่ { $round }
analysis-accuracy = ความแม่นยำของ { $who }: { $percent } %
analysis-no-accuracy = { $who } มีทางเดียวให้เดินทุกตา
analysis-nothing = ยังไม่มีตาให้วิเคราะห์
analysis-not-kept = บันทึกบทวิเคราะห์ไม่ได้: { $error }
analysis-progress = ตาและการเลือก

## Lessons and puzzles: lessons-*

lessons-puzzle = โจทย์ข้อที่ { $number }
lessons-puzzle-haul = เอาลูกหมากเข้าหัวเมืองให้ได้อย่างน้อย { $goal } ลูกในตาเดียว
lessons-puzzle-haul-done = ถูกต้อง ได้ { $goal } ลูกขึ้นไป
lessons-puzzle-haul-not = ได้ไม่ถึง { $goal } ลูก
lessons-puzzle-finish = เดินตานี้ให้จบรอบและชนะ อย่าให้อีกฝ่ายได้เดิน
lessons-puzzle-finish-done = ถูกต้อง จบรอบแล้ว และคุณชนะรอบนี้
lessons-puzzle-finish-not = รอบยังไม่จบ หรือฝ่ายเหนือชนะรอบนี้
lessons-puzzle-race = แข่งเมือง: ฝ่ายเหนือหยิบเมือง { $north_lifts } ก่อน จากนั้นหยิบเมืองเลขน้อยที่สุดที่มีลูกหมากทุกครั้ง เมื่อตายทั้งสองฝ่าย คุณต้องนำอย่างน้อย { $goal } ลูก
lessons-puzzle-race-done = ถูกต้อง คุณชนะการแข่งเมืองครั้งนี้
lessons-puzzle-race-not = ยังนำไม่ถึง { $goal } ลูก
lessons-puzzle-grade = { $date ->
    [none] {""}
   *[other] { $date }{" "}
}เดิน { $sowings } ครั้งก็สำเร็จ
lessons-puzzle-ask = พิมพ์เมืองตามลำดับ เช่น { 7 } { 6 } { 1 } พิมพ์ ใบ้ เพื่อดูเมืองแรก พิมพ์ เฉลย เพื่อดูเฉลย พิมพ์ ออก เพื่อออก
lessons-word-answer = เฉลย, ห
lessons-puzzle-more = ยังไม่หมดตา พิมพ์เมืองให้ครบ
lessons-puzzle-answer = เฉลย: { $answer }
lessons-hint = คำตอบเริ่มที่เมือง { $pit }
lessons-no-hint = ตรงนี้ไม่มีคำใบ้
lessons-record = ประวัติของคุณ
lessons-puzzle-of-the-day = โจทย์ประจำวัน
lessons-progress = { $done } จาก { $steps }
lessons-step = ขั้นที่ { $step } จาก { $steps }
lessons-ask-point = ชี้ด้วยลูกศรหรือเมาส์ แล้วกด Enter
lessons-ask-set = ตั้งตัวเลขด้วย ↑ และ ↓ แล้วกด Enter: { $count }
lessons-help = ในบทเรียนหรือโจทย์
lessons-do-confirm = ไปต่อ
lessons-do-hint = เฉลย
lessons-do-again = เริ่มใหม่
lessons-do-skip = ข้าม
lessons-do-slower = ช้าลง
lessons-do-faster = เร็วขึ้น
lessons-do-leave = รายการบทเรียน
lessons-list = { $number }. { $title } ({ $done } จาก { $steps })
lessons-list-how = เริ่มเรียนด้วย: mak-khum lesson { $number }
lessons-heading = บทที่ { $number }: { $title }
lessons-resumed = เรียนต่อจากที่ค้างไว้: ขั้นที่ { $step } จาก { $steps }
lessons-ask-on = กด Enter เพื่อไปต่อ
lessons-ask-pit = หยิบเมืองไหน { $legal }
lessons-ask-place = ที่ไหน เมืองของคุณคือ s1 ถึง s{ $pits } ของฝ่ายเหนือคือ n1 ถึง n{ $pits } หัวเมืองคือ S และ N
lessons-ask-number = เท่าไร
lessons-typed = “{ $typed }” ไม่ใช่คำตอบ พิมพ์ ใบ้ เพื่อขอคำใบ้ พิมพ์ ออก เพื่อออกจากบทเรียน ที่เรียนแล้วบันทึกไว้ให้
lessons-left = เรียนต่อทีหลังได้ด้วย: mak-khum lesson { $number }
lessons-profile-nameless = ผู้เล่นที่ไม่ได้ตั้งชื่อ
lessons-profile-matches = { $count ->
    [0] ยังไม่มีเกมที่เล่นจบ
   *[other] เล่นจบแล้ว { $count } เกม
}
lessons-profile-against = เล่นกับ{ $who }: ชนะ { $won } แพ้ { $lost } เสมอ { $drawn }
lessons-profile-best = เดินต่อกันยาวสุด { $chain } ครั้ง ได้มากสุดในตาเดียว { $haul } ลูก
lessons-profile-accuracy = ความแม่นยำทีละเกม: { $graph } (ล่าสุด { $percent } %)
lessons-profile-lessons = เรียนจบแล้ว { $done } จาก { $count } บท
lessons-profile-puzzles = แก้โจทย์ได้ { $solved } ข้อ ได้ตั้งแต่ครั้งแรก { $first } ข้อ ใช้คำใบ้ { $hinted } ข้อ ดูเฉลยก่อน { $given_up } ข้อ
lessons-title = บทเรียน
lessons-board = รางหมากขุมและคำที่ใช้
lessons-sowing = การเดินหมากและหัวเมือง
lessons-relay = หยิบขึ้นมาเดินต่อ
lessons-kin-thaen = หมากตายและกินแทน
lessons-race = แข่งเมือง
lessons-rounds = รอบและเมืองหม้าย
lessons-chains = เดินต่อกันผ่านหัวเมือง
lessons-looking = ดูอะไรก่อนเลือก
lessons-finished = จบบทเรียนนี้แล้ว
lessons-place-own = เมือง { $pit } ของคุณ
lessons-place-other = เมือง { $pit } ของฝ่ายเหนือ
lessons-place-own-store = หัวเมืองของคุณ
lessons-place-other-store = หัวเมืองของฝ่ายเหนือ

lessons-did-point = คุณชี้ที่{ $last }
lessons-did-count = คุณตอบว่า { $count }
lessons-did-race-store = จังหวะที่ { $tick }: เม็ดสุดท้ายของคุณลงหัวเมือง คุณได้เลือกอีกครั้ง ระหว่างนี้จังหวะหยุดรอ ฝ่ายเหนือมีในมือ { $hand } ลูก
lessons-did-race-first = คุณตายที่จังหวะ { $southtick } ฝ่ายเหนือตายที่จังหวะ { $northtick } คุณตายก่อน จึงได้เดินก่อนเมื่อผลัดกันเดิน หัวเมืองของคุณมี { $southstore } ลูก ของฝ่ายเหนือ { $northstore } ลูก
lessons-did-race-second = คุณตายที่จังหวะ { $southtick } ฝ่ายเหนือตายที่จังหวะ { $northtick } ฝ่ายเหนือตายก่อน จึงได้เดินก่อนเมื่อผลัดกันเดิน หัวเมืองของคุณมี { $southstore } ลูก ของฝ่ายเหนือ { $northstore } ลูก
lessons-did-race-again = ตายพร้อมกันที่จังหวะ { $southtick } ต้องแข่งเมืองใหม่จากหมากที่ค้างอยู่ หัวเมืองของคุณมี { $southstore } ลูก ของฝ่ายเหนือ { $northstore } ลูก
lessons-did-race-round-over = ตายทั้งสองฝ่ายแล้ว และมีแถวหนึ่งหมดลูกหมาก จบรอบ หัวเมืองของคุณมี { $southstore } ลูก ของฝ่ายเหนือ { $northstore } ลูก

lessons-refuse-on = ตรงนี้ไม่ต้องตอบ ไปต่อได้เลย
lessons-refuse-pit = เลือกเมืองของคุณด้วยเลข
lessons-refuse-place = ชี้เมืองหรือหัวเมืองสักแห่ง
lessons-refuse-number = ตอบเป็นตัวเลข
lessons-refuse-empty = เลือกเมือง { $pit } ไม่ได้ เพราะว่างอยู่ เป็นเมืองหม้าย หรือไม่มีบนราง

lessons-board-rows = นี่คือรางหมากขุม แต่ละฝ่ายมีหลุมเล็กเรียงกัน { $pits } หลุม เรียกว่าเมือง ปลายรางทางซ้ายมือของผู้เล่นแต่ละคนมีหลุมใหญ่ เรียกว่าหัวเมือง คุณเป็นฝ่ายใต้ นั่งด้านล่าง เริ่มเกมใส่ลูกหมากเมืองละ { $each } ลูก หัวเมืองเว้นว่างไว้
lessons-board-numbers = เลขของเมืองบอกระยะถึงหัวเมืองของเจ้าของ หมากเดินเข้าหาหัวเมืองของตน จากขวาไปซ้ายตามที่คุณเห็น เลขจึงนับถอยลงมาจนถึงหัวเมือง ชี้{ $place }
lessons-board-numbers-done = ถูกต้อง อยู่ติดหัวเมืองของคุณ เมืองของฝ่ายเหนือก็นับแบบเดียวกัน เข้าหาหัวเมืองของเขา
lessons-board-numbers-not = ไม่ใช่ตรงนั้น คือเมืองที่ติดหัวเมืองของคุณ ปลายซ้ายของแถวล่าง
lessons-board-store = ลูกหมากที่คุณได้มาจะไปอยู่ที่ไหน ชี้{ $place }
lessons-board-store-done = ถูกต้อง ลูกที่อยู่ในนั้นปลอดภัยจนจบรอบ
lessons-board-store-not = ไม่ใช่ตรงนั้น คือหลุมใหญ่ทางซ้ายมือของคุณ
lessons-board-opposite = ทุกเมืองมีเมืองตรงข้าม อยู่ตรงกันในอีกแถว เดี๋ยวจะได้ใช้ ชี้เมืองที่อยู่ตรงข้ามเมือง { $pit } ของคุณ
lessons-board-opposite-done = ถูกต้อง { $place } เลขของเมืองที่อยู่ตรงข้ามกัน บวกกันได้ { $pits } กับอีกหนึ่งเสมอ
lessons-board-opposite-not = ไม่ใช่ตรงนั้น มองตรงข้ามไปเลย คือ{ $place }
lessons-board-total = ฝ่ายละ { $pits } เมือง เมืองละ { $each } ลูก รวมทั้งหมดมีกี่ลูก
lessons-board-total-done = ถูกต้อง { $count } ลูก ไม่มีเพิ่มไม่มีหาย มีแต่ย้ายที่
lessons-board-total-not = ไม่ใช่ สองฝ่าย ฝ่ายละ { $pits } เมือง เมืองละ { $each } ลูก รวมเป็น { $count } ลูก

lessons-sowing-way = การเดินหมาก คือหยิบลูกหมากทั้งหมดจากเมืองหนึ่งของตน แล้วใส่เมืองถัดไปทีละเม็ดเรื่อย ๆ ไล่ลงมาในเมืองของตน ลงหัวเมืองของตน แล้ววนไปใส่เมืองของฝ่ายเหนือจากเมืองไกลสุด จนกลับมาเมืองของตน ยกเว้นหัวเมืองของฝ่ายเหนือ
lessons-sowing-where = เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายจะลงที่ไหน ชี้ตรงนั้น
lessons-sowing-where-done = ถูกต้อง เมืองที่มีลูกหมากเท่ากับเลขของเมืองพอดี จะจบที่หัวเมือง
lessons-sowing-where-not = ไม่ใช่ตรงนั้น นับไล่ลงจากหลุมถัดไป เม็ดสุดท้ายลงใน{ $place }
lessons-sowing-store = คราวนี้เดินเมืองที่เม็ดสุดท้ายลงหัวเมืองของคุณ
lessons-sowing-store-done = เม็ดสุดท้ายลงหัวเมือง จบแบบนี้ดีที่สุด เพราะคุณได้เลือกอีกครั้งทันที
lessons-sowing-store-not = ไม่ได้จบที่หัวเมืองของคุณ หาเมืองที่มีลูกหมากเท่ากับเลขของเมืองพอดี
lessons-sowing-again = ยังเป็นตาของคุณ ลงหัวเมืองกี่ครั้งก็ได้เลือกอีกทุกครั้ง เลือกใหม่ให้ลงหัวเมืองอีกครั้ง
lessons-sowing-again-done = ถูกต้อง ตาหนึ่งเดินได้หลายครั้ง ตราบใดที่ทุกครั้งจบที่หัวเมืองของคุณ
lessons-sowing-again-not = ไม่ได้จบที่หัวเมืองของคุณ ตอนนี้เมืองไหนมีลูกหมากเท่ากับเลขของเมือง
lessons-sowing-round = เมือง { $pit } ของคุณมี { $seeds } ลูก มากกว่าที่จะหมดที่หัวเมือง เม็ดสุดท้ายลงที่ไหน
lessons-sowing-round-done = ถูกต้อง เลยหัวเมืองของคุณแล้ว หมากเดินต่อไปในเมืองของฝ่ายเหนือ จากเมืองไกลสุดไล่ลงมา
lessons-sowing-round-not = ไม่ใช่ตรงนั้น ถัดจากหัวเมืองของคุณคือเมืองไกลสุดของฝ่ายเหนือ ซึ่งอยู่ตรงข้ามเมืองติดหัวเมืองของคุณ เม็ดสุดท้ายลงใน{ $place }
lessons-sowing-their-store = เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายลงที่ไหน อย่าลืมว่าหัวเมืองไหนที่คุณไม่ต้องใส่
lessons-sowing-their-store-done = ถูกต้อง วนแถวของฝ่ายเหนือ ข้ามหัวเมืองของเขาไป แล้วกลับมาเมืองไกลสุดของคุณ
lessons-sowing-their-store-not = ไม่ใช่ตรงนั้น หัวเมืองของฝ่ายเหนือไม่ต้องใส่ เม็ดสุดท้ายลงใน{ $place }

lessons-relay-first = เมื่อเม็ดสุดท้ายลงเมืองที่มีลูกหมากอยู่ ไม่ว่าของฝ่ายใด ให้หยิบทั้งหมดในเมืองนั้น รวมเม็ดที่เพิ่งใส่ แล้วเดินต่อไป ลองเดินเมืองที่ได้หยิบขึ้นมาเดินต่อ
lessons-relay-first-done = ถูกต้อง จะหยิบต่อที่ไหนเราเลือกไม่ได้ เม็ดสุดท้ายเป็นตัวกำหนด
lessons-relay-first-not = ครั้งนี้ไม่ได้หยิบต่อ หาเมืองที่เม็ดสุดท้ายไปลงเมืองที่มีลูกหมากอยู่
lessons-relay-where = ถ้าได้เดินต่อ ต้องตามดูให้สุดทาง เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายจริง ๆ ลงที่ไหน
lessons-relay-where-done = ถูกต้อง ชุดแรกหมดในเมืองที่มีอยู่หนึ่งลูก จึงหยิบสองลูกนั้นเดินต่อ
lessons-relay-where-not = ไม่ใช่ตรงนั้น ตามดู { $seeds } ลูกแรกก่อน แล้วหยิบเมืองที่เม็ดสุดท้ายลงมาเดินต่อ จะจบที่{ $place }
lessons-relay-store = เดินต่ออย่างนี้ก็ไปถึงหัวเมืองได้ ลองเดินเมืองที่ไปถึง
lessons-relay-store-done = ถูกต้อง อ้อมไปหน่อย แต่ลงหัวเมืองแล้ว คุณจะได้เลือกอีกครั้ง
lessons-relay-store-not = ไม่ได้จบที่หัวเมืองของคุณ คือเมืองในคำถามที่แล้ว
lessons-relay-start = ตอนเริ่มเกม ทุกเมืองยกเว้นเมืองไกลสุดจะได้หยิบเดินต่อหนึ่งครั้ง ลองเดินสักเมือง
lessons-relay-start-done = เดินไป { $drops } ลูก วนรอบกลับมาลงเมืองที่หยิบออกไป ซึ่งว่างอยู่ จึงตายตรงนั้น ส่วนลูกที่กินได้ บทต่อไปจะเล่า
lessons-relay-start-not = เมืองไกลสุดของคุณลงหัวเมืองโดยไม่ได้เดินต่อ เลือกเมืองอื่น

lessons-kin-thaen-across = เมื่อเม็ดสุดท้ายลงเมืองว่าง ถือว่าหมากตายและหมดตา ถ้าตายในเมืองของฝ่ายเหนือไม่ได้อะไร ลองดูก่อน เดินเมืองที่ไปตายในเมืองของฝ่ายเหนือ
lessons-kin-thaen-across-done = ถูกต้อง ตายในเมืองของฝ่ายเหนือ ถึงตาฝ่ายเหนือเดิน
lessons-kin-thaen-across-not = ครั้งนี้ตายในเมืองของคุณเอง หาเมืองที่มีลูกหมากพอจะเดินเลยหัวเมือง
lessons-kin-thaen-home = แต่ถ้าตายในเมืองของตน ได้กินลูกหมากทั้งหมดในเมืองตรงข้าม เรียกว่ากินแทน กินให้ได้ { $goal } ลูก
lessons-kin-thaen-home-done = ถูกต้อง ได้ { $taken } ลูก เม็ดที่ตายของคุณคงอยู่ที่เดิม
lessons-kin-thaen-home-not = ไม่ใช่เมืองนั้น หาเมืองว่างของคุณที่อยู่ตรงข้าม { $goal } ลูก แล้วหาเมืองที่เม็ดสุดท้ายไปลงตรงนั้น
lessons-kin-thaen-nothing = แล้วเมือง { $pit } ของคุณซึ่งมี { $seeds } ลูกล่ะ จะกินได้กี่ลูก
lessons-kin-thaen-nothing-done = ถูกต้อง ตายในเมืองของตน แต่เมืองตรงข้ามว่าง จึงไม่มีอะไรให้กิน
lessons-kin-thaen-nothing-not = ไม่ใช่ ตายในเมืองของตนก็จริง แต่เมืองตรงข้ามว่าง จึงกินได้ { $count } ลูก
lessons-kin-thaen-better = ตอนนี้มีสองเมืองที่กินได้ เลือกเมืองที่กินได้มากกว่า
lessons-kin-thaen-better-done = ถูกต้อง ได้ { $taken } ลูก นับให้ครบทั้งสองทางก่อนเลือก คือหัวใจของเกมนี้ ในการแข่งขันของมลายู ต้องเดินผ่านหัวเมืองของตนก่อนจึงกินได้ คือกติกา capture_after = lap
lessons-kin-thaen-better-not = มีเมืองที่กินได้ { $goal } ลูก ดูเมืองว่างของคุณทั้งสองที่เม็ดสุดท้ายไปถึงได้ และดูว่าตรงข้ามมีเท่าไร

lessons-race-both = รอบแรกเริ่มด้วยการแข่งเมือง ทั้งสองฝ่ายเดินพร้อมกัน จังหวะละหนึ่งเม็ด เมืองแรกที่เลือก อีกฝ่ายไม่เห็น ใครลงหัวเมืองของตนได้เลือกอีก ระหว่างนั้นจังหวะหยุดรอ ใครตายต้องหยุดรอ และฝ่ายที่ตายก่อนได้เดินก่อนเมื่อผลัดกันเดิน
lessons-race-seven = ฝ่ายเหนือเลือกไว้แล้วโดยที่คุณไม่เห็น คนส่วนใหญ่หยิบเมืองไกลสุดก่อน เพราะเม็ดสุดท้ายจะลงหัวเมืองพอดี แข่งให้จบ
lessons-race-seven-done = แข่งเมืองจบเมื่อตายทั้งสองฝ่าย จากนั้นผลัดกันเดิน ถ้าอ่านเอกสารต้นทางตามตัวอักษร ต้องแข่งเมืองตลอดรอบแรก ซึ่งเลือกได้ด้วยกติกา race = round
lessons-race-seven-not = ยังแข่งไม่จบ
lessons-race-first = คราวนี้รู้ว่าฝ่ายเหนือจะหยิบเมือง { $north_lifts } ก่อน เมืองนั้นจึงว่างทันทีที่เริ่มแข่ง เดินให้คุณตายก่อน จะได้เดินก่อน
lessons-race-first-done = ถูกต้อง ถ้าอยากเดินก่อน เมืองที่อีกฝ่ายเพิ่งหยิบไปเป็นที่ตายที่ดี
lessons-race-first-not = ฝ่ายเหนือตายก่อน หรือตายพร้อมกัน เมือง { $north_lifts } ของฝ่ายเหนือว่างตั้งแต่ต้น เมืองไหนของคุณที่เม็ดสุดท้ายไปลงตรงนั้น
lessons-race-ahead = ได้เดินก่อนก็อย่างหนึ่ง ลูกหมากก็อีกอย่างหนึ่ง ฝ่ายเหนือหยิบเมือง { $north_lifts } ก่อน เมื่อแข่งจบ หัวเมืองของคุณต้องมีลูกหมากมากกว่าฝ่ายเหนือ
lessons-race-ahead-done = ถูกต้อง สำคัญทั้งสองอย่าง คือลูกหมากในหัวเมือง และใครได้เดินก่อน
lessons-race-ahead-not = คุณยังไม่ได้มากกว่า ลงหัวเมืองให้ได้ก่อน แล้วค่อยเดินเมืองอื่น

lessons-rounds-end = เมื่อเดินหมากจบลงแล้วมีแถวหนึ่งหมดลูกหมาก ถือว่าจบรอบ จะเป็นแถวของคุณหรือของฝ่ายเหนือก็ได้ เดินให้จบรอบ
lessons-rounds-end-done = จบรอบแล้ว ลูกที่ยังค้างอยู่บนราง ตกเป็นของฝ่ายที่ลูกนั้นค้างอยู่ ฝ่ายเหนือจึงได้ลูกเหล่านั้นไป
lessons-rounds-end-not = รอบยังไม่จบ ทั้งสองแถวยังมีลูกหมาก
lessons-rounds-fill = ตอนนี้คุณมี { $south } ลูก ฝ่ายเหนือมี { $north } ลูก ขึ้นรอบใหม่ แต่ละฝ่ายเอาลูกหมากจากหัวเมืองของตนใส่เมืองละ { $each } ลูก เริ่มจากเมืองติดหัวเมืองออกไป ฝ่ายเหนือใส่ได้กี่เมือง
lessons-rounds-fill-done = ถูกต้อง { $count } เมือง ลูกที่เหลือเก็บไว้ในหัวเมือง
lessons-rounds-fill-not = ไม่ใช่ { $north } ลูก ใส่เมืองละ { $each } ลูก ได้ { $count } เมือง
lessons-rounds-widow = เมืองที่ไม่มีลูกหมากเรียกว่าเมืองหม้าย เป็นเมืองหม้ายไปจนจบรอบ ปกติปล่อยไว้ปลายแถว ชี้เมืองหม้าย
lessons-rounds-widow-done = ถูกต้อง ทุกรอบใส่ลูกหมากกันใหม่ เมืองหม้ายจึงเอาคืนได้
lessons-rounds-widow-not = ไม่ใช่ตรงนั้น คือ{ $place } ซึ่งไกลหัวเมืองของเขาที่สุด
lessons-rounds-begins = ตั้งแต่รอบสองไม่แข่งเมืองแล้ว ฝ่ายที่มีลูกหมากมากกว่าเดินก่อน ชี้หัวเมืองของฝ่ายที่ได้เดินก่อน
lessons-rounds-begins-done = ถูกต้อง { $south } มากกว่า { $north } ถ้ามีเท่ากันจะแข่งเมืองกันอีก
lessons-rounds-begins-not = ไม่ใช่ { $south } มากกว่า { $north } ชี้หัวเมืองของคุณ
lessons-rounds-skip = ตอนนี้เมืองไกลสุดของฝ่ายเหนือเป็นเมืองหม้าย เมืองหม้ายไม่ต้องใส่ลูกหมาก ให้เดินข้ามไป เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายลงที่ไหน
lessons-rounds-skip-done = ถูกต้อง เมืองติดหัวเมืองของคุณ หัวเมือง แล้วข้ามเมืองหม้ายไปลงเมืองถัดไป
lessons-rounds-skip-not = ไม่ใช่ตรงนั้น ต้องข้ามเมืองหม้าย เม็ดสุดท้ายลงใน{ $place }
lessons-rounds-widows = เกมหนึ่งเล่น { $rounds } รอบ ถ้าไม่ได้ตกลงกันไว้เป็นอย่างอื่น จบรอบสุดท้ายแล้วนับเมืองหม้ายที่แต่ละฝ่ายจะมี ฝ่ายเหนือจบด้วย { $north } ลูก มีเมืองหม้ายกี่เมือง
lessons-rounds-widows-done = ถูกต้อง { $count } เมือง
lessons-rounds-widows-not = ไม่ใช่ { $north } ลูก ใส่ได้ไม่ครบ ขาดไป { $count } จาก { $pits } เมือง
lessons-rounds-winner = ใครมีเมืองหม้ายน้อยกว่าชนะ เท่ากันคือเสมอ ชี้หัวเมืองของฝ่ายที่ชนะ
lessons-rounds-winner-done = ถูกต้อง คุณใส่ได้ครบทุกเมือง ฝ่ายเหนือใส่ได้ไม่ครบ
lessons-rounds-winner-not = ไม่ใช่ ฝ่ายเหนือมีเมืองหม้าย คุณไม่มี
lessons-rounds-beheaded = เกมอาจจบก่อนนั้น จบรอบแล้วฝ่ายเหนือเหลือ { $north } ลูก แต่เมืองหนึ่งต้องใส่ { $each } ลูก ฝ่ายเหนือจะมีเมืองหม้ายกี่เมือง
lessons-rounds-beheaded-done = ทั้ง { $count } เมือง ฝ่ายที่มีลูกหมากไม่พอใส่แม้แต่เมืองเดียวเรียกว่าคอขาด แพ้ทันที
lessons-rounds-beheaded-not = ไม่ใช่ { $north } ลูก ไม่พอใส่แม้แต่เมืองเดียว จึงเป็นเมืองหม้ายทั้ง { $count } เมือง เรียกว่าคอขาด แพ้ทันที

lessons-chains-near = ทุกครั้งที่จบที่หัวเมืองจะได้เดินอีก ตาที่ได้มาก ๆ เกิดจากอย่างนี้ แต่เดินทีไร เมืองที่ผ่านก็เปลี่ยนไป ลงหัวเมืองให้ได้ { $goal } ครั้งในตาเดียว
lessons-chains-near-done = ถูกต้อง เดินเมืองใกล้ก่อน แล้วเมืองไกลจะมาใส่ให้ใหม่
lessons-chains-near-not = ถ้าเดินเมืองไกลก่อน เมืองใกล้จะได้เพิ่มอีกลูก จึงเลยหัวเมือง ให้เริ่มจากเมืองติดหัวเมือง
lessons-chains-haul = คราวนี้เริ่มจากต้นเกมเหมือนไม่มีการแข่งเมือง เอาลูกหมากเข้าหัวเมืองให้ได้อย่างน้อย { $goal } ลูกในตาเดียว เริ่มจากเมืองที่ลงหัวเมือง
lessons-chains-haul-done = เก่งมาก ลูกที่กินได้ครั้งสุดท้ายก็นับด้วย ถ้าทำได้ให้จบด้วยการกินแทน
lessons-chains-haul-not = ได้ไม่ถึง { $goal } ลูก เมืองไกลสุดของคุณลงหัวเมือง จากนั้นหาเมืองที่เดินต่อไปจนลงหัวเมืองได้ ทางหนึ่งคือ { $answer }
lessons-chains-fifty = ไปได้ไกลแค่ไหน จากต้นเกม ถ้าเดินน้อยครั้งกว่านี้ไม่มีทางได้ { $goal } ลูก: { $answer } ลองเดินดู หรือหาทางอื่น
lessons-chains-fifty-done = เกินครึ่งของลูกหมากทั้งหมดในตาเดียว ก่อนที่อีกฝ่ายจะได้เดิน
lessons-chains-fifty-not = ได้ไม่ถึง { $goal } ลูก ทางคือ { $answer }

lessons-looking-questions = ก่อนเลือกให้ถามตัวเองสามข้อ เมืองไหนของเราลงหัวเมืองได้ และควรเดินเมืองไหนก่อน เรากินอะไรได้บ้าง และเมื่อหมดตาเราแล้ว เขาจะกินอะไรของเราได้
lessons-looking-danger = เริ่มจากข้อสุดท้าย ถ้าตอนนี้เป็นตาฝ่ายเหนือ เขาเดินครั้งเดียวก็กินเมืองหนึ่งของคุณได้ ชี้เมืองนั้น
lessons-looking-danger-done = ถูกต้อง หมากของฝ่ายเหนือไปตายในเมืองว่างตรงข้ามได้ แล้วลูกของคุณก็หายไป
lessons-looking-danger-not = ไม่ใช่เมืองนั้น คือ{ $place } หาเมืองว่างที่ฝ่ายเหนือเดินไปตายได้ แล้วดูว่าตรงข้ามคุณมีอะไร
lessons-looking-keep = เดินแล้วอย่าให้ฝ่ายเหนือเดินครั้งเดียวกินได้เกิน { $goal } ลูก
lessons-looking-keep-done = ถูกต้อง จะเดินเมืองที่กำลังจะถูกกิน หรือใส่ลูกหมากลงเมืองว่างตรงข้ามก็ได้ ทางออกมักเป็นสองทางนี้
lessons-looking-keep-not = ฝ่ายเหนือยังกินได้เกิน { $goal } ลูก เมืองไหนอยู่ในอันตราย ถ้าเดินเมืองนั้นจะเป็นอย่างไร
lessons-looking-order = คราวนี้ทั้งสามข้อ เอาลูกหมากเข้าหัวเมือง { $goal } ลูกในตานี้ ระวังลำดับให้ดี
lessons-looking-order-done = ถูกต้อง เดินครั้งที่ได้เดินอีกก่อน แล้วค่อยเดินครั้งที่กิน
lessons-looking-order-not = ยังได้ไม่ครบ มีเมืองหนึ่งที่ลงหัวเมืองได้ เดินเมืองนั้นก่อน เพราะเป็นเมืองที่ครั้งต่อไปต้องไปตายด้วย
lessons-looking-end = ครบแล้ว คุณรู้กติกาหมากขุมทุกข้อ และรู้ว่าก่อนเลือกต้องดูอะไร ลองเล่นสักเกม จบเกมแล้วเปิดบทวิเคราะห์ดูว่าแต่ละตาดีแค่ไหน
lessons-profile-not-ours = รูปแบบคือ “{ $format }” ไม่ใช่รูปแบบของไฟล์ประวัติ

## A match that is shared as text, picture or film: share-*

share-computer = คอมพิวเตอร์ { $level }
share-title = หมากขุม: { $south } กับ { $north }
share-player = { $who } ({ $side ->
    [south] ใต้
   *[north] เหนือ
})
share-rules = กติกา { $preset ->
    [changed] ที่ปรับเอง
   *[other] { $preset }
} { $rounds ->
    [0] เล่นจนคอขาด
   *[other] { $rounds } รอบ
}
share-from = เริ่มจากรูปหมาก { $position }
share-round = รอบที่ { $round }
share-turn = { $number }. { $who }: { $pits } (+{ $haul })
share-broken-off = รอบนี้เล่นไม่จบ { $south } มี { $south_seeds } ลูก { $north } มี { $north_seeds } ลูก
share-unfinished = เกมยังไม่จบ
share-hands = ในมือ: ใต้ { $south } เหนือ { $north }

## หมากรุก

makruk-perft-speed = { $time } วินาที วินาทีละ { $speed } แนว
makruk-no-race = หมากรุกไม่มีการวิ่ง
makruk-no-rounds = หมากรุกไม่มีรอบ และฝ่ายขาวเดินก่อน --rounds กับ --first เป็นของหมากขุม
makruk-needs-plain = ตอนนี้หมากรุกเล่นทีละบรรทัด ให้เติม --plain
makruk-share-text = เกมหมากรุกแบ่งปันเป็นข้อความ ถ้าใช้ --at N จะได้ตำแหน่งหนึ่งของเกม
makruk-analyse-over = ตำแหน่งนี้จบเกมแล้ว
makruk-analyse-line = แนวเดินที่ดีที่สุด: { $moves }
makruk-analyse-effort = มองไปข้างหน้า { $depth } ตา ดู { $nodes } ตำแหน่ง { $time } วินาที
makruk-score = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}เป็นต่อราว { $bia } เบี้ย (ประมาณ)
makruk-score-draw = เสมอ ตารางหมากไล่พิสูจน์แล้ว
makruk-score-mates = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}รุกจนใน { $moves } ตา { $proved ->
    [yes] (ตารางหมากไล่พิสูจน์แล้ว)
   *[no] (คอมพิวเตอร์คิดพบ ยังไม่ได้พิสูจน์)
}
makruk-man = { $man ->
    [khun] ขุน
    [met] เม็ด
    [khon] โคน
    [ma] ม้า
    [ruea] เรือ
   *[bia] เบี้ย
}
makruk-men = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}: { $men }
makruk-count-board = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}นับศักดิ์กระดาน { $spoken } จาก { $limit }
makruk-count-men = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}นับศักดิ์หมาก { $spoken } จาก { $limit }
makruk-told-move = { $side ->
    [white] ขาว
   *[black] ดำ
} { $written }
makruk-told-takes = กิน{ $man }ที่ { $square }
makruk-told-promotes = เบี้ยหงายแล้ว เดินอย่างเม็ด
makruk-told-check = รุก!
makruk-told-count = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}เริ่มนับศักดิ์กระดาน ตาต่อไปนับ 1 จาก 64
makruk-told-stop = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}หยุดนับ
makruk-told-men = เริ่มนับศักดิ์หมาก { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}เหลือขุนตัวเดียว ตาต่อไปนับ { $next } ต้องรุกให้จนภายใน { $limit }
makruk-told-lapsed = เลิกนับศักดิ์กระดาน { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}ไม่เป็นรองแล้ว
makruk-told-offer = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}ขอเสมอ
makruk-told-accept = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}รับเสมอ
makruk-told-refuse = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}ไม่รับเสมอ
makruk-told-resign = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}ยอมแพ้
makruk-outcome = { $why ->
    [mate] รุกจน
    [mate-by-counter] รุกจน แต่ฝ่ายที่รุกจนกำลังนับอยู่ จึงเสมอ
    [stalemate] อับ ไม่มีหมากเดินและไม่ถูกรุก จึงเสมอ
    [bare-khun] เหลือขุนทั้งสองฝ่าย จึงเสมอ
    [board-count] นับศักดิ์กระดานครบแล้ว จึงเสมอ
    [men-count] นับศักดิ์หมากครบแล้ว จึงเสมอ
    [repetition] ตำแหน่งซ้ำครบสามครั้ง จึงเสมอ
    [agreement] ตกลงเสมอกัน
   *[resignation] ยอมแพ้
} { $winner ->
    [white] ฝ่ายขาวชนะ
    [black] ฝ่ายดำชนะ
   *[none] ไม่มีใครชนะ
}
makruk-rules-no-field = หมากรุกไม่มีกติกา “{ $key }” มีแต่ { $known }
makruk-rules-no-value = { $key } เป็นได้แค่ { $known } ไม่ใช่ “{ $value }”
makruk-fen-at = ตำแหน่ง อักษรที่ { $at }: { $what }
makruk-fen-part = { $part ->
    [board] กระดาน
    [turn] ฝ่ายที่จะเดิน
    [castling] ส่วนที่สาม
    [limit] จำนวนที่ต้องนับ
    [counted] จำนวนที่นับแล้ว
   *[number] เลขตา
}
makruk-fen-missing = ไม่มี{ $part }
makruk-fen-too-long = หลังเลขตาต้องไม่มีอะไรอีก
makruk-fen-no-man = “{ $letter }” ไม่ใช่ตัวหมาก อักษรที่ใช้คือ K M S N R P ตัวเล็กเป็นของฝ่ายดำ
makruk-fen-not-promoted = ~ คือเบี้ยหงาย ต้องอยู่หลัง M หรือ m
makruk-fen-width = แถว { $rank } มี { $squares } ตา ไม่ใช่ 8
makruk-fen-ranks = มี { $ranks } แถว ไม่ใช่ 8
makruk-fen-khun = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}มีขุน { $count } ตัว ไม่ใช่ 1
makruk-fen-men = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}มีหมาก { $count } ตัว มีได้แค่ { $most }
makruk-fen-bia = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}มีเบี้ย { $count } ตัว มีได้แค่ { $most }
makruk-fen-promoted = เบี้ยที่ { $square } ต้องหงายแล้ว
makruk-fen-turn = ฝ่ายที่จะเดินต้องเป็น w หรือ b
makruk-fen-castling = หมากรุกไทยไม่มีการเข้าป้อม ส่วนที่สามต้องเป็น -
makruk-fen-check = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}ถูกรุกอยู่ แต่ไม่ใช่ตาของฝ่ายนั้น
makruk-fen-number = { $part }เป็นเลขนี้ไม่ได้
makruk-fen-no-count = ตำแหน่งนี้นับศักดิ์ไม่ได้
makruk-fen-count-over = นับครบแล้ว เกมนี้เสมอ
makruk-no-count-rules = กติกานี้ไม่มีการนับศักดิ์กระดาน
makruk-no-count-itself = กติกานี้นับศักดิ์กระดานให้เอง
makruk-no-count-men = กำลังนับศักดิ์หมากอยู่
makruk-no-count-runs = คุณนับอยู่แล้ว
makruk-no-count-bia = ยังมีเบี้ยคว่ำอยู่บนกระดาน
makruk-no-count-bare = เหลือขุนตัวเดียวนับศักดิ์กระดานไม่ได้
makruk-no-count-weaker = ฝ่ายเป็นรองเท่านั้นที่นับได้
makruk-no-count-none = คุณไม่ได้นับศักดิ์กระดานอยู่
makruk-move-empty = ไม่มีหมากที่ { $square }
makruk-move-not-yours = หมากที่ { $square } ไม่ใช่ของคุณ
makruk-move-own = หมากของคุณเองอยู่ที่ { $square }
makruk-move-way = { $man }เดินจาก { $from } ไป { $to } ไม่ได้
makruk-move-leaves-check = ขุนของคุณยังถูกรุกอยู่
makruk-move-into-check = ขุนของคุณจะถูกรุก
makruk-move-promotion = เบี้ยหงายเมื่อถึงแนววางเบี้ยของอีกฝ่ายเท่านั้น
makruk-refused-over = เกมจบแล้ว
makruk-refused-offer-open = ต้องตอบเรื่องขอเสมอก่อน
makruk-refused-no-offer = ไม่มีใครขอเสมอ
makruk-refused-offered = ตานี้คุณขอเสมอไปแล้ว
makruk-bad-choice = การเลือกที่ { $number } ({ $choice }): { $why }
makruk-saves-no-choice = “{ $word }” ไม่ใช่การเลือก
makruk-unread = “{ $typed }” ไม่ใช่ตาเดินและไม่ใช่คำสั่ง พิมพ์ ช่วย เพื่อดูคำสั่ง
makruk-unread-none = ไม่มีตาเดินที่ถูกกติกาตรงกับ “{ $typed }” พิมพ์ ตาเดิน เพื่อดูทั้งหมด
makruk-unread-several = “{ $typed }” เป็นได้หลายอย่าง: { $moves }
makruk-greeting = หมากรุกไทย เล่นทีละบรรทัด พิมพ์ตาเดิน เช่น บ-จ๔ น-จ๒ หรือ ช๑จ๒ หรือพิมพ์ ช่วย
makruk-seat = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}: { $controller }
makruk-ask-move = ตาที่ { $number } { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}เดิน:
makruk-ask-offer = { $side ->
    [white] ฝ่ายขาว
   *[black] ฝ่ายดำ
}: รับเสมอไหม พิมพ์ รับ หรือ ไม่รับ
makruk-ask-count = คุณนับศักดิ์กระดานได้ พิมพ์ นับ ก่อนเดิน
makruk-moves = ตาเดินที่ถูกกติกา: { $moves }
makruk-hint = คอมพิวเตอร์จะเดิน { $written } { $score }
makruk-resign = จะยอมแพ้หรือ ถ้าใช่ให้พิมพ์ ยอมแพ้ อีกครั้ง
makruk-help-moves-typed = ตาเดิน: บ-จ๔ น-จ๒ บขxค๖ หรือจากตาถึงตา เช่น ช๑จ๒ อักษรคือ ข ขุน ม เม็ด ค โคน น ม้า ร เรือ บ เบี้ย จะพิมพ์อักษรฝรั่งก็ได้
makruk-word-help = ช่วย
makruk-help-help = บอกคำสั่งเหล่านี้
makruk-word-board = กระดาน
makruk-help-board = บอกว่าหมากอยู่ที่ใด และนับถึงเท่าไร
makruk-word-table = ตาราง
makruk-help-table = แสดงกระดานเป็นตาราง ตัวใหญ่ฝ่ายขาว ตัวเล็กฝ่ายดำ
makruk-word-moves = ตาเดิน
makruk-help-moves = บอกตาเดินที่ถูกกติกาทั้งหมด
makruk-word-hint = ใบ้
makruk-help-hint = ถามคอมพิวเตอร์ว่าจะเดินอะไร
makruk-word-count = นับ, นับศักดิ์
makruk-help-count = เริ่มนับศักดิ์กระดานก่อนเดิน
makruk-word-stop = หยุดนับ
makruk-help-stop = หยุดนับศักดิ์กระดาน
makruk-word-draw = ขอเสมอ
makruk-help-draw = ขอเสมอ
makruk-word-accept = รับ, รับเสมอ
makruk-help-accept = รับเสมอที่อีกฝ่ายขอ
makruk-word-refuse = ไม่รับ
makruk-help-refuse = ไม่รับเสมอที่อีกฝ่ายขอ
makruk-word-undo = ถอย
makruk-help-undo = ถอยตาล่าสุดของคุณ และที่เดินต่อจากนั้น
makruk-word-redo = เดินใหม่
makruk-help-redo = เดินตาที่ถอยไปอีกครั้ง
makruk-word-save = บันทึก
makruk-help-save = บันทึกเกม ถ้าตามด้วยชื่อไฟล์จะบันทึกสำเนาไว้ที่นั่น
makruk-word-rules = กติกา
makruk-help-rules = บอกกติกา
makruk-word-resign = ยอมแพ้
makruk-help-resign = ยอมแพ้ ต้องพิมพ์สองครั้ง
makruk-word-quit = ออก, เลิก
makruk-help-quit = ออกจากโปรแกรม เกมเก็บไว้ให้
makruk-rules-title = หมากรุกไทย
makruk-rules-board = กระดานมี 64 ตา แต่ละฝ่ายมีขุน เม็ด โคนสองตัว ม้าสองตัว เรือสองลำ และเบี้ยแปดตัว เบี้ยวางที่แถวที่สาม ขุนอยู่ตรงข้ามกับเม็ดของอีกฝ่าย ฝ่ายขาวเดินก่อน
makruk-rules-men = ขุนเดินได้รอบตัวหนึ่งตา เม็ดเดินทแยงหนึ่งตา โคนเดินทแยงหรือตรงไปข้างหน้าหนึ่งตา ม้ากระโดดอย่างม้า เรือเดินตรงตามแนวตั้งแนวนอนได้ไกล เบี้ยเดินไปข้างหน้าหนึ่งตาและกินทแยงไปข้างหน้า เมื่อถึงแนววางเบี้ยของอีกฝ่ายจะหงาย เป็นเบี้ยหงายที่เดินและกินอย่างเม็ด
makruk-rules-aim = เดินให้ตาต่อไปกินขุนได้เรียกว่ารุก ถ้าขุนหนีหรือป้องกันไม่ได้เรียกว่ารุกจน และฝ่ายรุกชนะ ถ้าไม่ถูกรุกแต่ไม่มีหมากเดินเรียกว่าอับ และเสมอกัน เหลือขุนทั้งสองฝ่ายก็เสมอ
makruk-rules-board-count = นับศักดิ์กระดาน: เมื่อไม่มีเบี้ยคว่ำบนกระดาน และฝ่ายเป็นรองยังมีหมากอื่นนอกจากขุน ฝ่ายเป็นรองมีสิทธิ์นับตาเดินของตนตั้งแต่ 1 ถึง 64 ถ้าอีกฝ่ายตอบตาที่ 64 แล้วยังไม่จน ให้เสมอกัน
makruk-rules-men-count = นับศักดิ์หมาก: เมื่อฝ่ายเป็นรองเหลือขุนตัวเดียวและไม่มีเบี้ยคว่ำบนกระดาน ให้นับต่อจากจำนวนหมากบนกระดาน เรือสองลำนับ 8 เรือลำเดียว 16 โคนสองตัว 22 ม้าสองตัว 32 โคนตัวเดียว 44 นอกนั้น 64 ถ้าตอบตาสุดท้ายแล้วยังไม่จน ให้เสมอกัน
makruk-rules-fields = กติกาทุกข้ออย่างที่ --rule ใช้ พร้อมค่าที่เลือกได้:
makruk-field-board-count = { $value ->
    [claimed] ฝ่ายเป็นรองเริ่มนับและหยุดนับศักดิ์กระดานเอง
    [automatic] นับศักดิ์กระดานให้เองทุกครั้งที่นับได้
   *[none] ไม่นับศักดิ์กระดาน
}
makruk-field-men-count = { $value ->
    [automatic] นับศักดิ์หมากให้เอง
   *[none] ไม่นับศักดิ์หมาก
}
makruk-field-mixed = { $value ->
    [smallest] ถ้ามีหมากหลายอย่าง ใช้จำนวนที่น้อยที่สุด
   *[listed] ถ้ามีหมากหลายอย่าง ดูเรือก่อนโคน โคนก่อนม้า
}
makruk-field-counter-mates = { $value ->
    [wins] ฝ่ายที่นับศักดิ์กระดานอยู่แล้วรุกจนเป็นฝ่ายชนะ
   *[draws] ฝ่ายที่นับศักดิ์กระดานอยู่แล้วรุกจนได้แค่เสมอ
}
makruk-field-repetition = { $value ->
    [draw] ตำแหน่งซ้ำครบสามครั้งให้เสมอ
   *[none] เดินซ้ำได้ไม่จำกัด
}
