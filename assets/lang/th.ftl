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
    [novice] แรกหัด
    [easy] ง่าย
    [casual] พอเล่นได้
    [steady] ปานกลาง
    [strong] เก่ง
    [expert] เชี่ยวชาญ
   *[master] เซียน
}
words-human = คนเล่น
words-computer = คอมพิวเตอร์ ระดับ { $level } { $name }

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
        [you] ลูกสุดท้ายถึงหัวเมืองของคุณพอดี เลือกได้อีกครั้ง
        [south] ลูกสุดท้ายถึงหัวเมืองพอดี ฝ่ายใต้ได้เลือกอีกครั้ง
        [north] ลูกสุดท้ายถึงหัวเมืองพอดี ฝ่ายเหนือได้เลือกอีกครั้ง
        [computer] ลูกสุดท้ายถึงหัวเมืองพอดี คอมพิวเตอร์ได้เลือกอีกครั้ง
       *[other] ลูกสุดท้ายถึงหัวเมืองพอดี { $name } ได้เลือกอีกครั้ง
    }
    [store] { $who ->
        [you] ลูกสุดท้ายถึงหัวเมืองของคุณพอดี
       *[other] ลูกสุดท้ายถึงหัวเมืองพอดี
    }
    [capture] { $who ->
        [you] ลูกสุดท้ายตายในเมือง { $pit } ของคุณเอง กินแทนได้ { $count } ลูก
       *[other] ลูกสุดท้ายตายในเมือง { $pit } ฝั่งตนเอง กินแทนได้ { $count } ลูก
    }
    [occupied] { $side ->
        [own] ลูกสุดท้ายลงเมือง { $pit } ฝั่งตนเองซึ่งมีลูกหมากอยู่แล้ว
       *[other] ลูกสุดท้ายลงเมือง { $pit } ของอีกฝ่ายซึ่งมีลูกหมากอยู่แล้ว
    }
    [gone] { $side ->
        [own] ลูกสุดท้ายลงเมือง { $pit } ฝั่งตนเอง แต่ถูกอีกมือเก็บไป
       *[other] ลูกสุดท้ายลงเมือง { $pit } ของอีกฝ่าย แต่ถูกอีกมือเก็บไป
    }
    [widow] ลูกสุดท้ายลงเมืองหม้าย
   *[dead] { $side ->
        [own] หมากตายในเมือง { $pit } ฝั่งตนเอง แต่ไม่ได้กินแทน
       *[other] หมากตายในเมือง { $pit } ของอีกฝ่าย
    }
}
game-forfeited = { $seeds ->
   *[other] ลูกหมาก { $seeds } ลูกลงเมืองหม้าย ถูกริบเป็นของอีกฝ่าย
}
game-round-over = มีฝ่ายหนึ่งหมดลูกหมากทั้งแถว จบรอบ
game-race-out = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}ตายที่จังหวะ { $tick } ต้องหยุดรอ
game-settled = จบรอบ { $round } { $south }มี { $south_seeds } ลูก { $north }มี { $north_seeds } ลูก
game-round-begins = เริ่มรอบ { $round }
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
    [beheaded] อีกฝ่ายใส่ไม่เต็มแม้แต่เมืองเดียว คอขาดแล้ว
    [seeds] มีลูกหมากมากกว่า
    [resigned] อีกฝ่ายยอมแพ้
   *[widows] มีเมืองหม้าย { $own } เมือง อีกฝ่ายมี { $other } เมือง
}
game-drawn = เสมอกัน { $why ->
    [seeds] มีลูกหมากเท่ากัน
   *[widows] มีเมืองหม้ายฝ่ายละ { $widows } เมือง
}
game-refused-round-over = รอบนี้จบแล้ว มีฝ่ายหนึ่งหมดลูกหมากทั้งแถว
game-refused-no-such-pit = ไม่มีเมือง { $pit } บนราง
game-refused-widow = เมือง { $pit } ของ{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}เป็นเมืองหม้าย
game-refused-empty = เมือง { $pit } ของ{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ไม่มีลูกหมาก
game-refused-not-choosing = ตอนนี้{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ยังไม่ต้องเลือกเมืองในการแข่งเมือง
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
game-refused-tick = การแข่งเมืองอยู่ที่จังหวะ { $now } ไม่มีใครเลือกที่จังหวะ { $tick } ได้
game-refused-widows = { $due ->
   *[other] ต้องเลือกเมืองหม้าย { $due } เมืองบนราง
}
game-refused-choice = การเลือกที่ { $number } คือ { $choice }: { $why }
game-notation-at = ตัวที่ { $column }: { $what }
game-notation-no-rows = ขาดแถวทั้งสอง คือ SOUTH/NORTH
game-notation-no-stores = ขาดจำนวนในหัวเมือง เช่น 0-0
game-notation-no-turn = ขาดตัวบอกว่าตาใคร คือ s หรือ n
game-notation-too-much = มีข้อความเกินจากรูปหมาก
game-notation-pits = แถวนี้มี { $found } เมือง แต่กติกากำหนดไว้ { $expected }
game-notation-seeds = “{ $word }” ไม่ใช่จำนวนลูกหมากระหว่าง 0 ถึง { $most }
game-notation-total = มีลูกหมาก { $found } ลูก แต่กติกากำหนดไว้ { $most }
game-notation-side = “{ $word }” ไม่ใช่ทั้ง s และ n
game-notation-choice = “{ $word }” ไม่ใช่การเลือกเมือง
game-race-first = { $who ->
    [you] คุณ
    [south] ฝ่ายใต้
    [north] ฝ่ายเหนือ
    [computer] คอมพิวเตอร์
   *[other] { $name }{" "}
}ตายก่อน จึงได้เดินก่อน
game-race-again = ตายพร้อมกันทั้งสองฝ่าย แข่งเมืองใหม่จากหมากที่ค้างอยู่

## The rules in words: rules-*

rules-title = { $preset ->
    [songkhla] หมากขุม แบบสงขลา (songkhla)
    [congkak] จงกัก (congkak)
    [mak-lum] หมากหลุม (mak-lum)
   *[mak-khum] หมากขุม (mak-khum)
}
rules-about = { $preset ->
    [songkhla] หมากขุมตามฐานข้อมูลท้องถิ่นของมหาวิทยาลัยสงขลานครินทร์เท่าที่มีผู้อ่านถ่ายทอดไว้ เมืองหม้ายอยู่ติดหัวเมือง และเล่นไปจนกว่าฝ่ายหนึ่งจะเหลือแต่เมืองหม้าย
    [congkak] เกมญาติสนิทของหมากขุมในหมู่คนมลายู ใช้รางแบบเดียวกัน ใครตายในเมืองตนจะได้ลูกที่ตายไปด้วย
    [mak-lum] ของเล่นไม้ที่ขายกันในเมืองไทยในชื่อนี้ ที่จริงคือเกมคาลาห์ หกหลุม หลุมละหกลูก
   *[mak-khum] หมากรางของภาคใต้ เล่นตามที่เล่าไว้ในนครศรีธรรมราช ผู้เล่นสองคนชิงเมืองกัน หลุมเล็กเรียกว่าเมือง หลุมใหญ่ปลายรางเรียกว่าหัวเมือง
}
rules-heading-board = ราง
rules-told-board = แต่ละฝ่ายมี { $pits } เมือง และมีหัวเมืองอยู่ทาง{ $lies ->
    [left] ซ้าย
   *[right] ขวา
}มือ เริ่มต้นใส่ลูกหมากเมืองละ { $seeds ->
   *[other] { $seeds } ลูก
} หัวเมืองเว้นว่างไว้ รวมทั้งหมด { $total } ลูก หมากเดิน{ $way ->
    [clockwise] ตามเข็มนาฬิกา
   *[counter] ทวนเข็มนาฬิกา
} คือเดินไปตามแถวของตนจนถึงหัวเมืองของตน แล้ววนไปแถวของอีกฝ่าย และกลับมาแถวของตน โดยไม่ใส่หัวเมืองของอีกฝ่ายเลย เลขของเมืองนับจากหัวเมืองของเจ้าของ เมือง 1 อยู่ติดหัวเมือง
rules-heading-sowing = เดินหมาก
rules-told-sowing = การเดินหมาก ให้หยิบลูกหมากทั้งหมดจากเมืองใดเมืองหนึ่งของตน แล้วใส่เรียงไปหลุมละลูก { $store ->
    [again] ถ้าลูกสุดท้ายลงหัวเมืองของตน ได้เลือกเดินอีก จะกี่ครั้งก็ได้
   *[pass] ถ้าลูกสุดท้ายลงหัวเมืองของตน ถือว่าหมดตา
} { $relay ->
    [true] ถ้าลงเมืองที่มีลูกหมากอยู่ ไม่ว่าของฝ่ายใด ให้หยิบขึ้นมาทั้งหมดแล้วเดินต่อจากตรงนั้น ถ้าลงเมืองว่าง ถือว่าหมากตายและหมดตา
   *[false] ถ้าลงที่อื่น ถือว่าหมดตา และถ้าเป็นเมืองว่างเรียกว่าหมากตาย
}
rules-heading-capture = กินแทน และการจบรอบ
rules-told-capture = { $capture ->
    [opposite] ถ้าตายในเมืองของตน ได้กินลูกหมากทั้งหมดในเมืองที่อยู่ตรงข้ามไปไว้ในหัวเมืองของตน เรียกว่ากินแทน ส่วนลูกที่ตายให้คงอยู่ที่เดิม
    [both-if-opposite] ถ้าตายในเมืองของตนและเมืองตรงข้ามมีลูกหมาก ได้กินทั้งสองเมืองไปไว้ในหัวเมืองของตน
   *[both] ถ้าตายในเมืองของตน ได้เก็บลูกที่ตายไปไว้ในหัวเมือง พร้อมลูกหมากในเมืองตรงข้ามถ้ามี
} เมื่อเดินหมากจบลงแล้วแถวใดแถวหนึ่งว่างทั้งแถว ถือว่าจบรอบ ลูกหมากที่ยังค้างอยู่ฝั่งใดให้เก็บเข้าหัวเมืองของฝั่งนั้น
rules-heading-race = แข่งเมือง
rules-told-race = { $race ->
    [opening] รอบแรกเริ่มด้วยการแข่งเมือง ทั้งสองฝ่ายเดินพร้อมกันทีละลูกในจังหวะเดียวกัน ตอนเริ่มต่างฝ่ายต่างไม่รู้ว่าอีกฝ่ายเลือกเมืองใด { $clock ->
        [waits] ระหว่างที่ฝ่ายหนึ่งเลือก มือของอีกฝ่ายต้องหยุดรอ
       *[runs] ระหว่างที่ฝ่ายหนึ่งเลือก มือของอีกฝ่ายเดินต่อไป
    } ใครหมากตายต้องหยุดรอ เมื่อตายทั้งสองฝ่ายแล้วจึงผลัดกันเดิน ใครตายก่อนได้เดินก่อน ถ้าตายพร้อมกันให้แข่งเมืองใหม่
   *[none] ไม่มีการแข่งเมือง ผลัดกันเดินตั้งแต่ต้น
}
rules-heading-rounds = เมืองหม้าย
rules-told-rounds = เมื่อขึ้นรอบใหม่ แต่ละฝ่ายเอาลูกหมากจากหัวเมืองของตนมาใส่เมืองละ { $seeds } ลูกจนใส่เต็มเมืองต่อไปไม่ได้ เมืองที่ไม่มีลูกหมากเรียกว่าเมืองหม้ายไปจนจบรอบ { $widows ->
    [far] โดยปล่อยเมืองหม้ายไว้ปลายแถว
    [near] โดยปล่อยเมืองหม้ายไว้ติดหัวเมือง
   *[choice] โดยเจ้าของเลือกเองว่าจะปล่อยเมืองใด
} { $sowing ->
    [skip] เดินหมากให้ข้ามเมืองหม้ายไป
   *[forfeit] ลูกหมากที่ลงเมืองหม้ายจะถูกริบเป็นของอีกฝ่าย
} ฝ่ายที่มีลูกหมากมากกว่าได้เดินก่อน{ $race ->
    [opening] {" "}ถ้าเท่ากันให้แข่งเมืองอีกครั้ง
   *[none] {" "}ถ้าเท่ากัน ฝ่ายที่ไม่ได้เริ่มในรอบก่อนได้เริ่ม
}
rules-heading-match = จบการเล่น
rules-told-match = { $rounds ->
    [0] เล่นไปจนกว่าฝ่ายหนึ่งจะใส่ไม่เต็มแม้แต่เมืองเดียว เรียกว่าคอขาด ฝ่ายนั้นแพ้
    [1] { $end ->
        [seeds] เล่นรอบเดียว ใครมีลูกหมากมากกว่าชนะ
       *[widows] เล่นรอบเดียว ใครจะมีเมืองหม้ายน้อยกว่าชนะ
    }
   *[other] ฝ่ายที่ใส่ไม่เต็มแม้แต่เมืองเดียวเรียกว่าคอขาด แพ้ทันที นอกจากนั้นเมื่อครบ { $rounds } รอบ { $end ->
        [seeds] ใครมีลูกหมากมากกว่าชนะ
       *[widows] ใครจะมีเมืองหม้ายน้อยกว่าชนะ
    }
}
rules-fields = ข้อกติกาแต่ละข้อ เขียนอย่างที่ใช้กับ --rule พร้อมความหมายและที่มา
rules-others = กติกาที่มีชื่อ ได้แก่ { $presets } เปลี่ยนทีละข้อได้ด้วย --rule KEY=VALUE
rules-field-pits = ฝ่ายละ { $value } เมือง
rules-field-seeds = เมืองละ { $value } ลูก
rules-field-relay = { $value ->
    [true] ลูกสุดท้ายลงเมืองที่มีลูกหมาก ให้หยิบเดินต่อ
   *[false] ลูกสุดท้ายลงเมืองที่มีลูกหมาก ถือว่าหมดตา
}
rules-field-store-end = { $value ->
    [again] ลูกสุดท้ายลงหัวเมือง ได้เลือกเดินอีก
   *[pass] ลูกสุดท้ายลงหัวเมือง ถือว่าหมดตา
}
rules-field-capture = { $value ->
    [opposite] ตายในเมืองตน กินเมืองตรงข้าม
    [both-if-opposite] ตายในเมืองตน กินเมืองตรงข้ามและลูกที่ตาย ถ้าเมืองตรงข้ามมีลูกหมาก
   *[both] ตายในเมืองตน กินลูกที่ตายและเมืองตรงข้าม
}
rules-field-race = { $value ->
    [opening] รอบแรกเริ่มด้วยการแข่งเมือง
   *[none] ไม่มีการแข่งเมือง
}
rules-field-race-clock = { $value ->
    [waits] เวลาแข่งเมือง อีกมือหยุดรอระหว่างที่ฝ่ายหนึ่งเลือก
   *[runs] เวลาแข่งเมือง อีกมือเดินต่อระหว่างที่ฝ่ายหนึ่งเลือก
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
    [0] เล่นไปจนกว่าจะมีใครคอขาด
    [1] รอบเดียว
   *[other] { $value } รอบ
}
rules-field-match-end = { $value ->
    [widows] เมืองหม้ายน้อยกว่าชนะ
   *[seeds] ลูกหมากมากกว่าชนะ
}
rules-field-store-lies = { $value ->
    [left] หัวเมืองอยู่ทางซ้ายมือ
   *[right] หัวเมืองอยู่ทางขวามือ
}
rules-provenance = { $of ->
    [source] จากเอกสารต้นทาง
    [reading] ตีความจากเอกสารต้นทาง
    [songkhla] จากมหาวิทยาลัยสงขลานครินทร์
    [malay] จากจงกักของมลายู
    [toy] จากของเล่นหมากหลุม
    [idle] ไม่มีผลในเกมนี้
   *[changed] เปลี่ยนเอง
}
rules-refused-preset = preset: “{ $word }” ไม่ใช่ชื่อใดใน { $known }
rules-refused-key = ไม่มีข้อกติกาชื่อ “{ $key }” ข้อที่มีคือ { $known }
rules-refused-word = { $key }: “{ $word }” ไม่ใช่คำใดใน { $known }
rules-refused-range = { $key }: “{ $word }” ไม่ใช่จำนวนระหว่าง { $min } ถึง { $max }
rules-refused-total = pits, seeds: สองฝ่าย ฝ่ายละ { $pits } เมือง เมืองละ { $seeds } ลูก รวมเป็น { $total } ลูก เกินกว่าที่รางนับได้คือ { $most } ลูก

## Settings: settings-*

settings-mistake = บรรทัด { $line } ตัวที่ { $column }: { $what }
settings-syntax = ไม่ใช่ TOML จึงไม่นับบรรทัดนี้ ({ $what })
settings-unknown = ไม่มีการตั้งค่าชื่อ “{ $key }”
settings-expected = { $key } ต้องเป็น{ $kind ->
    [truth] {" "}true หรือ false
    [text] ข้อความในเครื่องหมายคำพูด
    [one-of] คำใดคำหนึ่งใน { $words }
    [texts] ข้อความ หรือรายการของข้อความ
   *[table] ตาราง
}
settings-not-written = เขียนไม่ได้: { $error }
settings-no-folder = ไม่พบโฟลเดอร์ประจำตัวสำหรับเก็บการตั้งค่า
settings-no-language = ไม่มีภาษา “{ $code }”

## Saved games: saves-*

saves-fault = { $file }: { $what }
saves-fault-line = บรรทัด { $line }: { $what }
saves-fault-read = อ่านไม่ได้: { $error }
saves-fault-write = เขียนไม่ได้ ({ $step }): { $error }
saves-fault-delete = ลบไม่ได้: { $error }
saves-fault-in-use = โปรแกรมอื่นกำลังเปิดเกมนี้อยู่
saves-fault-no-folder = ไม่พบโฟลเดอร์ประจำตัวสำหรับเก็บเกม กำหนดเองได้ด้วย MAK_KHUM_MATCHES
saves-fault-not-a-file = ไม่ใช่แฟ้ม
saves-fault-too-large = ใหญ่เกิน { $bytes } ไบต์
saves-fault-not-text = ไม่ใช่ข้อความแบบ UTF-8
saves-fault-json = ตัวที่ { $column }: { $what }
saves-fault-not-ours = รูปแบบคือ “{ $format }” ไม่ใช่ “mak-khum”
saves-fault-version = เป็นรุ่น { $version } ซึ่งโปรแกรมนี้ไม่รู้จัก
saves-fault-player = players: “{ $word }” ไม่ใช่ทั้ง human และชื่อระดับ
saves-fault-refused = การเลือก { $choice }: { $why }
saves-fault-round = การเลือก { $choice } เป็นของรอบ { $round }
saves-fault-too-many-rounds = มีเกิน { $most } รอบ
saves-fault-too-long = มีการเลือกเกิน { $most } ครั้ง

## The command line and its errors: cli-*

cli-about = หมากขุม เกมหมากรางของภาคใต้ ถ้าไม่ใส่คำสั่งจะเปิดเกมในเทอร์มินัล
cli-sow-about = เดินหมากจากรูปหมากที่ให้ แล้วบอกว่าเกิดอะไรขึ้นในแต่ละครั้ง ถ้าส่งต่อเข้าไปป์จะพิมพ์เป็น JSON
cli-sow-arg-position = รูปหมาก เขียนว่า SOUTH/NORTH STORES TURN โดยเริ่มจากเมือง 1 เช่น 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s
cli-sow-arg-pits = เมืองที่จะเดิน เรียงตามลำดับ เช่น 7 6 1
cli-sow-refused = เดินครั้งที่ { $number }: { $why }
cli-race-about = แข่งเมืองตามเมืองที่ทั้งสองฝ่ายเลือกไว้ ถ้าส่งต่อเข้าไปป์จะพิมพ์เป็น JSON
cli-race-arg-south = เมืองที่ฝ่ายใต้เลือก เรียงตามลำดับ เช่น 7,3 ส่วน 3@12 คือเลือกที่จังหวะ 12
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
cli-race-left-over = แข่งเมืองจบที่จังหวะ { $tick } แต่ยังเหลือเมืองที่{ $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}เลือกไว้: { $pits }
cli-perft-about = นับลำดับการเดินหมากตามจำนวนครั้งที่กำหนด รอบที่จบแล้วนับเป็น 1
cli-perft-arg-depth = จำนวนครั้งที่เดินในแต่ละลำดับ
cli-perft-arg-position = รูปหมากเริ่มต้น ถ้าไม่ใส่คือต้นเกมและฝ่ายใต้เดินก่อน
cli-perft-arg-divide = นับแยกตามเมืองแรกที่เดินด้วย
cli-perft-speed = { $time } วินาที เดินหมาก { $speed } ครั้งต่อวินาที
cli-analyse-about = บอกว่ารูปหมากมีค่าเท่าใด: เมืองแรกทุกเมือง ตาที่ดีที่สุดทั้งตา และตาที่กินได้มากที่สุด
cli-analyse-arg-position = รูปหมาก
cli-analyse-arg-race = วิเคราะห์เมืองแรกของการแข่งเมืองแทน
cli-analyse-arg-time = เวลาคิดเป็นมิลลิวินาที ถ้าไม่ใส่ทั้งค่านี้และ --nodes จะคิดหนึ่งวินาที
cli-analyse-arg-nodes = จำนวนรูปหมากที่จะพิจารณา
cli-analyse-arg-threads = จำนวนเธรดที่ช่วยกันคิด
cli-analyse-pit = { $pit }: { $score }{ $exact ->
    [yes] { " " }พิสูจน์แล้ว
   *[no] { "" }
} เดิน { $turn }
cli-analyse-haul = ตาเดียวได้มากที่สุด { $seeds } ลูก{ $exact ->
    [yes] { " " }พิสูจน์แล้ว
   *[no] { $sowings ->
        [0] { "" }
       *[other] { " " }(ตาที่เดินไม่เกิน { $sowings } ครั้ง ไม่มีตาใดได้มากกว่านี้)
    }
} เดิน { $turn }
cli-analyse-effort = มองลึก { $depth } ตา { $nodes } รูปหมาก { $time } วินาที
cli-analyse-race-matrix = ฝ่ายใต้จะนำกี่ลูก เมื่อสองฝ่ายเลือกเมืองแรกแต่ละคู่:
cli-analyse-race-mix = { $side ->
    [south] ฝ่ายใต้
   *[north] ฝ่ายเหนือ
}ควรเลือก: { $mix }
cli-analyse-race-value = ถ้าเลือกเช่นนั้น ฝ่ายใต้คาดว่าจะได้ { $value } ลูก
cli-solve-about = หาค่าแน่นอนของรอบ เมื่อทั้งสองฝ่ายเดินดีที่สุด
cli-solve-arg-position = รูปหมาก
cli-solve-arg-memory = หน่วยความจำที่ใช้ได้มากที่สุด เป็น MiB
cli-solve-progress = ค่าอยู่ระหว่าง { $low } ถึง { $high } ดูแล้ว { $nodes } รูปหมาก
cli-solve-value = { $value } สำหรับฝ่ายที่จะเดิน โดยเดิน { $turn }
cli-solve-effort = { $nodes } รูปหมาก { $time } วินาที { $memory } MiB
cli-arena-about = ให้คอมพิวเตอร์ระดับต่าง ๆ แข่งกันเอง เป็นคู่ โดยสลับฝ่าย
cli-arena-arg-south = ระดับที่นั่งฝ่ายใต้ในเกมแรกของแต่ละคู่
cli-arena-arg-north = ระดับที่นั่งฝ่ายเหนือในเกมแรกของแต่ละคู่
cli-arena-arg-games = จำนวนเกมที่จะแข่ง
cli-arena-arg-record = บันทึกทุกเกมไว้ในโฟลเดอร์นี้
cli-arena-arg-threads = จำนวนเกมที่แข่งพร้อมกัน ถ้าไม่ใส่จะเท่ากับจำนวนหน่วยประมวลผล
cli-arena-threads = เริ่มเธรดไม่ได้: { $why }
cli-arena-score = { $one } พบ { $two }: ชนะ { $wins } เสมอ { $draws } แพ้ { $losses }
cli-arena-points = แต้ม: { $points } % ± { $error }
cli-arena-margin = นำเมื่อจบ: { $margin } ± { $error } ลูก
cli-engine-about = พูดโพรโทคอล UCI ของเอนจินทาง stdin และ stdout
cli-rules-about = อธิบายกติกาเป็นคำพูด พร้อมค่าและที่มาของแต่ละข้อ
cli-rules-arg-name = ชื่อกติกาที่จะอธิบาย
cli-arg-lang = ภาษา: en, th หรือภาษาที่คุณเพิ่มเอง
cli-arg-digits = ตัวเลขที่ใช้ในประโยค
cli-arg-preset = ชื่อกติกาที่จะใช้เล่น
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
cli-error-not-a-number = “{ $value }” ไม่ใช่จำนวนเต็มระหว่าง { $min } ถึง { $max }
cli-error-no-value = { $arg } ต้องมีค่าตามหลัง
cli-error-unknown-value = { $arg }: “{ $value }” ไม่ใช่คำใดใน { $known }
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
cli-no-terminal = เกมนี้ต้องเปิดในเทอร์มินัล ถ้าไม่มีให้ใช้ mak-khum play --plain
cli-dumb-terminal = เทอร์มินัลนี้ (TERM=dumb) แสดงกระดานเต็มจอไม่ได้ ให้ใช้ mak-khum play --plain
cli-play-about = เล่นเกมใหม่
cli-play-arg-south = ใครเล่นฝ่ายใต้: คน (human) หรือคอมพิวเตอร์ระดับใด (ใช้เลข 1 ถึง 7 ก็ได้)
cli-play-arg-north = ใครเล่นฝ่ายเหนือ
cli-play-arg-rounds = เล่นกี่รอบ ถ้าเป็น 0 เล่นไปจนกว่าจะมีใครคอขาด
cli-play-arg-first = ใครเริ่มก่อนเมื่อไม่มีการแข่งเมือง
cli-play-arg-from = เริ่มรอบแรกจากรูปหมากนี้โดยไม่แข่งเมือง
cli-resume-about = เล่นเกมที่บันทึกไว้ต่อ
cli-resume-arg-file = เกมที่บันทึกไว้ ถ้าไม่ใส่คือเกมล่าสุดที่ยังไม่จบ
cli-resume-none = ไม่มีเกมที่ยังไม่จบใน { $folder }
cli-replay-about = ดูเกมที่บันทึกไว้ทีละตา ถ้าใส่ --json จะพิมพ์ทุกสถานะออกมา
cli-replay-arg-file = เกมที่บันทึกไว้
cli-lesson-about = เรียนเล่นหมากขุมทีละบท
cli-lesson-arg-number = บทที่เท่าไร นับจาก 1 ถ้าไม่ระบุจะแสดงรายการ
cli-lesson-arg-again = เริ่มบทเรียนใหม่ตั้งแต่ต้น ไม่ต่อจากที่ค้างไว้
cli-lesson-arg-profile = เก็บความคืบหน้าของใคร ถ้าไม่ระบุคือชื่อในการตั้งค่า
cli-lesson-no-such = ไม่มีบทที่ { $number } มีทั้งหมด { $count } บท
cli-puzzle-about = โจทย์ประจำวัน เหมือนกันทุกคน
cli-puzzle-arg-pits = คำตอบของคุณ: เมืองตามลำดับ ถ้าไม่ระบุจะถาม
cli-puzzle-arg-date = โจทย์ของวันนี้ รูปแบบ YYYY-MM-DD
cli-puzzle-arg-number = โจทย์หมายเลขนี้
cli-puzzle-arg-solution = แสดงเฉลย
cli-puzzle-arg-profile = นับในประวัติของใคร ถ้าไม่ระบุคือชื่อในการตั้งค่า
cli-puzzle-no-such = ไม่มีโจทย์ที่ { $number } มีทั้งหมด { $count } ข้อ
cli-share-about = แบ่งปันเกมที่บันทึกไว้: เป็นข้อความ เป็นภาพ SVG หรือเป็นภาพยนตร์ในเทอร์มินัล
cli-share-arg-file = ไฟล์เกมที่บันทึกไว้
cli-share-arg-form = จะทำเป็นอะไร: text, svg หรือ cast (asciicast v2)
cli-share-arg-at = กระดานหลังเลือกไปแล้วกี่ครั้ง 0 คือตอนเริ่ม
cli-share-arg-out = เขียนลงไฟล์นี้ ต้องยังไม่มีไฟล์ชื่อนี้
cli-share-no-such = เกมนี้มีการเลือก { $count } ครั้ง ไม่ถึง { $at }
cli-share-exists = มีไฟล์ { $file } อยู่แล้ว
cli-review-about = บอกว่าแต่ละตาของเกมที่บันทึกไว้มีค่าเท่าไร และทางไหนดีกว่า
cli-review-arg-file = ไฟล์เกมที่บันทึกไว้
cli-review-arg-nodes = ให้ค้นแต่ละครั้งได้กี่ตำแหน่ง
cli-profile-about = ประวัติผู้เล่น: เกม ความแม่นยำ บทเรียน และโจทย์
cli-profile-arg-name = ผู้เล่นคนไหน ถ้าไม่ระบุคือชื่อในการตั้งค่า
cli-profile-arg-list = แสดงรายชื่อผู้เล่น
cli-profile-arg-export = เขียนประวัติลงไฟล์นี้ เป็น JSON
cli-profile-arg-delete = ลบประวัติ ส่วนไฟล์เกมยังอยู่
cli-profile-deleted = ลบประวัติแล้ว
cli-profile-none = ไม่มีประวัติของ “{ $name }”
cli-arg-plain = เล่นทีละบรรทัดโดยไม่ใช้ทั้งจอ สำหรับโปรแกรมอ่านจอ เทอร์มินัลแบบง่าย และไปป์
cli-plain-play = ถ้าไม่ใช้ทั้งจอจะไม่มีเมนู ให้ใช้ mak-khum play --plain หรือ mak-khum resume --plain
cli-no-language = ไม่มีภาษา “{ $code }” ที่มีคือ { $known }
cli-arg-theme = ชุดสีของเกมบนจอ
cli-arg-ascii = วาดด้วยอักขระ ASCII เท่านั้น
cli-arg-speed = ความเร็วที่ลูกหมากร่วง
cli-arg-no-mouse = ไม่ใช้เมาส์เล่น ปล่อยให้เทอร์มินัลใช้
cli-completions-about = พิมพ์สคริปต์ที่เชลล์ใช้เติมคำสั่งให้เอง
cli-completions-arg-shell = สำหรับเชลล์ใด
cli-man-about = พิมพ์หน้าคู่มือ man
cli-man-manual = เกม
cli-man-name = ชื่อ
cli-man-in-short = หมากขุม เกมหมากรางของภาคใต้
cli-man-synopsis = วิธีใช้
cli-man-description = คำอธิบาย
cli-man-what = หมากขุมเล่นกันสองคนบนรางรูปเรือ แต่ละฝ่ายมีเจ็ดเมืองและหนึ่งหัวเมือง ใช้ลูกหมาก 98 ลูก ถ้าไม่ใส่คำสั่งจะเปิดเกมในเทอร์มินัล เล่นกับคอมพิวเตอร์หรือกับเพื่อนก็ได้
cli-man-where = คำสั่งอื่นทั้งหมดใช้กับไปป์ได้ ข้อมูลออกทางเอาต์พุตมาตรฐาน ส่วนข้อความแจ้งออกทางช่องข้อผิดพลาด คำสั่ง mak-khum rules อธิบายวิธีเล่น เมืองเขียนด้วยอักษรของฝ่ายตามด้วยเลขซึ่งนับจากหัวเมืองของเจ้าของ เช่น s7 ส่วนรูปหมากเขียนทั้งสองแถวโดยเริ่มจากเมือง 1 ตามด้วยจำนวนในหัวเมืองและตาของใคร
cli-man-commands = คำสั่ง
cli-man-options = ตัวเลือก
cli-man-environment = ตัวแปรแวดล้อม
cli-man-locale = ภาษาที่ใช้ ถ้าไม่ได้กำหนดไว้ที่อื่น
cli-man-no-color = ถ้ากำหนดไว้ จะไม่ใช้สี
cli-man-lang-dir = โฟลเดอร์ที่เก็บภาษาอื่น ภาษาละแฟ้ม ชื่อ CODE.ftl
cli-man-settings = แฟ้มการตั้งค่าที่จะใช้แทนแฟ้มปกติ
cli-man-matches = โฟลเดอร์เก็บเกมที่จะใช้แทนโฟลเดอร์ปกติ
cli-man-files = แฟ้ม
cli-man-settings-file = การตั้งค่า ถ้ามีที่ผิดจะบอกบรรทัดที่ผิด ส่วนที่เหลือยังใช้ได้
cli-man-lang-file = ประโยคของภาษาอื่น หรือประโยคที่ดีกว่าเดิมของภาษาที่มีอยู่แล้ว
cli-man-matches-folder = เกมที่เล่น บันทึกทุกครั้งที่เลือก
cli-man-exit = รหัสเมื่อจบ
cli-man-exit-0 = สำเร็จ
cli-man-exit-1 = ทำงานไม่สำเร็จ
cli-man-exit-2 = ใช้ผิดวิธี หรืออ่านข้อมูลที่ให้มาไม่ได้
cli-man-examples = ตัวอย่าง
cli-man-example-play = เล่นหนึ่งรอบกับคอมพิวเตอร์ระดับ 4
cli-man-example-plain = เล่นทีละบรรทัดเป็นภาษาไทย
cli-man-example-sow = เดินหมากสามครั้งในหนึ่งตา และบอกว่าเกิดอะไรขึ้น
cli-man-example-rules = กติกาอย่างที่เล่นกันในสงขลา

## The line-by-line game: plain-*

plain-greeting = หมากขุม เล่นทีละบรรทัด พิมพ์เลขเมืองเพื่อเดินหมาก หรือพิมพ์ว่า ช่วย
plain-seat = { $who ->
    [you] คุณนั่ง{ $side ->
        [south] ฝ่ายใต้
       *[north] ฝ่ายเหนือ
    }
   *[other] { $side ->
        [south] ฝ่ายใต้
       *[north] ฝ่ายเหนือ
    }คือ{ $controller }
}
plain-round = { $rounds ->
    [0] รอบ { $round }
   *[other] รอบ { $round } จาก { $rounds } รอบ
}
plain-row = { $side } เมือง 1 ถึง { $pits } มี { $seeds } หัวเมืองมี { $store }
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
} เดินเมืองไหน เมืองที่มีลูกหมากคือ { $legal }
plain-ask-race = { $who ->
    [you] แข่งเมือง จังหวะ { $tick } เลือกเมืองที่จะเดิน
    [south] แข่งเมือง จังหวะ { $tick } ฝ่ายใต้เลือกเมือง ฝ่ายเหนืออย่าดู
    [north] แข่งเมือง จังหวะ { $tick } ฝ่ายเหนือเลือกเมือง ฝ่ายใต้อย่าดู
    [computer] แข่งเมือง จังหวะ { $tick } คอมพิวเตอร์เลือกเมือง
   *[other] แข่งเมือง จังหวะ { $tick } { $name } เลือกเมือง อีกฝ่ายอย่าดู
} เมืองที่มีลูกหมากคือ { $legal }
plain-ask-widows = { $who ->
    [you] ลูกหมากของคุณใส่ไม่ครบทุกเมือง
    [south] ลูกหมากของฝ่ายใต้ใส่ไม่ครบทุกเมือง
    [north] ลูกหมากของฝ่ายเหนือใส่ไม่ครบทุกเมือง
    [computer] ลูกหมากของคอมพิวเตอร์ใส่ไม่ครบทุกเมือง
   *[other] ลูกหมากของ { $name } ใส่ไม่ครบทุกเมือง
} { $due ->
   *[other] จะให้เมืองใดเป็นเมืองหม้าย { $due } เมือง
}
plain-unknown = “{ $typed }” ไม่ใช่ทั้งเลขเมืองและคำสั่ง พิมพ์ว่า ช่วย เพื่อดูคำสั่งทั้งหมด
plain-which-pit = เมืองไหน
plain-no-input = อ่านสิ่งที่พิมพ์เข้ามาไม่ได้: { $error }
plain-help-pits = 1 ถึง { $pits }: เดินเมืองนั้น ใส่หลายเมืองเรียงกันได้ เช่น 7 6 1
plain-help-line = { $words }: { $meaning }
plain-word-help = ช่วย
plain-help-help = บอกคำสั่งเหล่านี้
plain-word-board = ราง, กระดาน
plain-help-board = บอกหมากบนรางเป็นคำพูด
plain-word-table = ตาราง
plain-help-table = แสดงหมากบนรางเป็นตาราง
plain-word-hint = ใบ้
plain-help-hint = ถามคอมพิวเตอร์ว่าจะเดินเมืองไหน
plain-word-undo = ถอย
plain-help-undo = ถอยการเลือกครั้งล่าสุดของคุณและสิ่งที่ตามมา
plain-word-redo = เดินใหม่
plain-help-redo = เลือกอย่างที่เพิ่งถอยไปอีกครั้ง
plain-word-save = บันทึก
plain-help-save = บันทึกเกม ถ้าใส่ชื่อแฟ้มจะเก็บสำเนาไว้ที่นั่น
plain-word-rules = กติกา
plain-help-rules = บอกกติกาของเกมนี้
plain-word-wait = รอ
plain-help-wait = ให้จังหวะแข่งเมืองเดินต่อไปตามจำนวนที่บอก ถ้ากติกายอมให้
plain-word-resign = ยอมแพ้
plain-help-resign = ยอมแพ้ ต้องพิมพ์สองครั้ง
plain-word-quit = ออก, เลิก
plain-help-quit = ออกจากโปรแกรม เกมยังเก็บไว้
plain-hint-turn = คอมพิวเตอร์จะเดิน { $turn } โดยคาดว่า{ $score ->
    [0] จบรอบแล้วจะเสมอกัน
   *[other] จบรอบแล้วจะต่างกัน { $score } ลูก
}
plain-hint = คอมพิวเตอร์จะเลือกเมือง { $pits }
plain-no-hint = ตอนนี้ไม่มีอะไรให้เลือก
plain-nothing-to-undo = ไม่มีอะไรให้ถอย
plain-undone = { $count ->
   *[other] ถอยแล้ว { $count } ครั้ง
}
plain-nothing-to-redo = ยังไม่ได้ถอยอะไร
plain-saved = บันทึกไว้ที่ { $file } แล้ว
plain-no-waiting = จังหวะหยุดรอจนกว่าคุณจะเลือก
plain-resign = จะยอมแพ้จริงหรือ ถ้าจริงให้พิมพ์ว่า ยอมแพ้ อีกครั้ง
plain-kept = เกมเก็บไว้ที่ { $file }
plain-not-kept = เกมนี้ไม่ได้เก็บไว้ในแฟ้มใด
plain-refused = ทำไม่ได้ { $why }
plain-go-on = เล่นต่อได้ด้วย mak-khum resume --plain

## The game in the terminal: tui-*

tui-title = ห ม า ก ขุ ม
tui-south = ฝ่ายใต้
tui-north = ฝ่ายเหนือ
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
tui-menu-saves = เกมที่เก็บไว้
tui-menu-rules = วิธีเล่น
tui-menu-settings = ตั้งค่า
tui-menu-help = ปุ่มต่าง ๆ
tui-menu-quit = ออก
tui-actions = จะทำอะไร
tui-no-saves = ยังไม่มีเกมที่เก็บไว้
tui-unreadable = อ่านไม่ได้
tui-won-by = { $name } ชนะ
tui-drawn = เสมอ
tui-choices-made = เลือกหลุมไปแล้ว { $n } ครั้ง
tui-too-small = จอนี้กว้าง { $columns } สูง { $rows } ช่อง แต่กระดานต้องการ { $least_columns }×{ $least_rows } ขยายจอ หรือกด q กลับเมนู ตาที่เล่นอยู่ยังเก็บไว้

# The setup
tui-setup-start = เริ่มเล่น
tui-setup-name = ชื่อ
tui-setup-preset = กติกา
tui-setup-first = ผู้เริ่มก่อน
tui-about-start = กด Enter เพื่อเริ่ม โปรแกรมเก็บเกมให้ทุกครั้งที่เลือกหลุม
tui-about-who = คนเล่นที่แป้นพิมพ์ หรือคอมพิวเตอร์ซึ่งมีเจ็ดระดับ
tui-about-name = ชื่อที่จะขึ้นบนกระดาน พิมพ์ได้เลย หรือเว้นว่างไว้ก็ได้
tui-about-preset-mak-khum = แบบนครศรีธรรมราช เริ่มด้วยแข่งเมือง เล่นสามรอบ ใครเมืองหม้ายน้อยกว่าชนะ
tui-about-preset-songkhla = แบบสงขลา เมืองหม้ายอยู่ติดหัวเมือง เล่นจนมีฝ่ายคอขาด
tui-about-preset-congkak = แบบมลายู เมื่อกินแทนได้เก็บลูกที่ตายไปด้วย
tui-about-preset-mak-lum = ของเล่นไม้ หกหลุม หลุมละหกลูก ไม่เดินต่อ เล่นรอบเดียว ต่างประเทศเรียก กะลาฮา
tui-about-preset-own = มีบางข้อข้างล่างไม่ตรงกับกติกาชุดใด
tui-about-first = ใครเริ่มก่อนเมื่อไม่มีการแข่งเมือง
tui-rule-pits = หลุมฝ่ายละ
tui-rule-seeds = ลูกหมากหลุมละ
tui-rule-relay = ลงหลุมมีลูกแล้วเดินต่อ
tui-rule-relay-true = ใช่
tui-rule-relay-false = ไม่
tui-rule-store_end = ลูกสุดท้ายลงหัวเมือง
tui-rule-store_end-again = ได้เลือกอีก
tui-rule-store_end-pass = หมดตาเดิน
tui-rule-capture = ตายในเมืองตนกินแทน
tui-rule-capture-opposite = หลุมตรงข้าม
tui-rule-capture-both-if-opposite = ทั้งสอง ถ้าตรงข้ามมีลูก
tui-rule-capture-both = หลุมตรงข้ามและลูกที่ตาย
tui-rule-race = รอบแรกเริ่มด้วย
tui-rule-race-opening = แข่งเมือง
tui-rule-race-none = ผลัดกันเดิน
tui-rule-race_clock = ขณะมีคนเลือกในการแข่ง
tui-rule-race_clock-waits = นาฬิกาหยุดรอ
tui-rule-race_clock-runs = นาฬิกาเดินต่อ
tui-rule-widows = เมืองหม้ายอยู่
tui-rule-widows-far = ไกลหัวเมือง
tui-rule-widows-near = ติดหัวเมือง
tui-rule-widows-choice = เจ้าของเลือกเอง
tui-rule-widow_sowing = เดินผ่านเมืองหม้าย
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
tui-about-rule-pits = หนึ่งถึงเจ็ดหลุม ลูกหมากรวมกันได้ไม่เกิน 255 ลูก
tui-about-rule-seeds = จำนวนลูกหมากที่เติมหลุมหนึ่งเมื่อเริ่มรอบ
tui-about-rule-relay = ลูกสุดท้ายลงหลุมที่มีลูกอยู่ ให้หยิบทั้งหลุมเดินต่อหรือไม่
tui-about-rule-store_end = ลูกสุดท้ายลงหัวเมืองของตนแล้วเป็นอย่างไร
tui-about-rule-capture = ลูกสุดท้ายตายในหลุมว่างของตนแล้วกินแทนอะไรได้บ้าง
tui-about-rule-race = แข่งเมืองคือเดินพร้อมกันทั้งสองฝ่าย ใครตายก่อนจะได้เดินก่อน
tui-about-rule-race_clock = ถ้านาฬิกาเดินต่อก็แข่งกันด้วยความเร็ว ต่างฝ่ายมีปุ่มของตน
tui-about-rule-widows = เมื่อลูกหมากไม่พอ จะเว้นหลุมใดไว้
tui-about-rule-widow_sowing = ลูกที่ถูกริบเป็นของหัวเมืองอีกฝ่าย
tui-about-rule-rounds = จะเล่นกันกี่รอบ
tui-about-rule-match_end = เมื่อจบรอบสุดท้ายตัดสินด้วยอะไร
tui-about-rule-store_lies = เพียงกลับภาพกระดานซ้ายเป็นขวา

# What is going on
tui-your-turn = ▶ { $name } เลือกหลุม
tui-your-turn-again = ▶ { $name } เลือกอีก เดินครั้งที่ { $n } ของตานี้
tui-thinks = { $name } กำลังคิด …
tui-sows = { $name } กำลังเดินหมาก
tui-filling = กำลังเติมลูกหมาก
tui-paused = หยุดไว้ กด p เล่นต่อ กด . ดูทีละขั้น
tui-name-widows = ▶ { $name } เลือกเมืองหม้าย { $n } หลุม
tui-round-over = จบรอบที่ { $round } กด Enter เพื่อเล่นต่อ
tui-wins = { $name } ชนะ: { $why }
tui-draw = เสมอกัน: { $why }
tui-why-beheaded = อีกฝ่ายคอขาด
tui-why-widows = ตัดสินด้วยเมืองหม้าย
tui-why-seeds = ตัดสินด้วยจำนวนลูกหมาก
tui-why-resigned = อีกฝ่ายยอมแพ้
tui-race-mark = แข่ง
tui-race-choose = แข่งเมือง: { $name } เลือกเมืองในใจ
tui-race-secret-first = แข่งเมือง: { $name } เลือก ส่วน { $other } หันไปทางอื่น
tui-race-secret-second = { $other } เลือกแล้ว ถึงตา { $name } เลือก ส่วน { $other } หันไปทางอื่น
tui-computer-short = คอม { $level }
tui-racer-sows = { $name } เดิน { $seeds }
tui-racer-out = { $name } ตาย (จังหวะ { $tick })
tui-racer-out-first = { $name } ตาย (จังหวะ { $tick }) จะได้เดินก่อน
tui-racer-chooses = ▶ { $name } เลือก
tui-racer-chosen = { $name } เลือกแล้ว
tui-racer-waits = { $name } รออยู่
tui-race-first = จบแข่งเมือง { $name } ตายก่อน จึงได้เดินก่อน
tui-race-over-again = ตายพร้อมกันทั้งสองฝ่าย แข่งใหม่
tui-race-round-over = จบแข่งเมือง และมีแถวหนึ่งว่าง
tui-replay-at = การเลือกที่ { $at } จาก { $length }

# Sowings in words
tui-story = หลุม { $pit } มี { $seeds } ลูก{ $relays } { $end }
tui-story-relays = {" "}เดินต่อ { $n } ครั้ง
tui-end-store = ลงหัวเมืองพอดี (+{ $gain })
tui-ended-store = ลงหัวเมือง (+{ $gain })
tui-ended-capture = ตายที่ { $place } กินแทน { $taken } (+{ $gain })
tui-ended-widow = ถูกริบที่ { $place } (+{ $gain })
tui-way-laps = … { $n } ทอด
tui-short-run = เล่น หยุด
tui-hint-later = {" "}อีก { $n } ครั้ง{ $then }
tui-hint-then = {" "}หลุม { $pit } { $reason }
tui-hint-next = {" "}แล้ว{ $then }
tui-end-dead = จบที่ { $place } (+{ $gain })
tui-ended-dead = จบที่ { $place } (+{ $gain })
tui-short-again = ดูซ้ำ
tui-setting-keys = ปุ่มไหนทำอะไร
tui-keys-press = กดปุ่มสำหรับ “{ $action }” หรือ Esc
tui-keys-conflict = { $key } เป็นปุ่มของ “{ $action }” อยู่แล้ว
tui-short-default = ใช้ปุ่มเดิม
tui-end-capture = ตายที่ { $place } กินแทน { $taken } ลูก (+{ $gain })
tui-end-widow = ถูกริบที่ { $place } (+{ $gain })
tui-last = { $name }: { $way }
tui-hint = หลุม { $pit } { $reason }
tui-reason-store = ลงหัวเมืองพอดี
tui-reason-capture = กินแทนได้ { $n } ลูก
tui-reason-gain = ได้เข้าหัวเมือง { $n } ลูก
tui-best = ตาเดินที่ดีที่สุด: { $turn }  (+{ $gain })
tui-no-advice = ไม่มีคำแนะนำ
tui-looking = กำลังดูให้ …
tui-bar-unknown = ใครได้เปรียบ

# Short notices
tui-note-empty = หลุม { $pit } ของ { $owner } ว่าง เลือกหลุมอื่น
tui-note-widow = หลุม { $pit } ของ { $owner } เป็นเมืองหม้าย ปิดตลอดรอบนี้
tui-note-not-your-turn = ยังไม่ถึงตาของคุณ
tui-note-nothing-to-undo = ไม่มีอะไรให้ถอนคืน
tui-note-nothing-to-redo = ไม่มีอะไรให้เดินซ้ำ
tui-note-nothing-to-show = ยังไม่มีตาเดินให้ดูซ้ำ
tui-note-taken-back = ถอนคืนแล้ว
tui-note-made-again = เดินซ้ำตามเดิมแล้ว
tui-note-saved = เก็บแล้ว และเก็บให้เองทุกครั้งที่เลือกหลุม
tui-note-held = พักไว้ กด Enter ให้คอมพิวเตอร์เล่นต่อ
tui-note-mark-widows = เลือกอีก { $n } หลุม
tui-note-speed = ความเร็ว: { $speed }
tui-note-marked = หมายหลุม { $pit } ไว้แล้ว กด Enter เพื่อเดิน
tui-note-no-advice = ขอคำแนะนำได้เฉพาะตอนผลัดกันเดิน ไม่ใช่ตอนแข่งเมือง

# Notices to be read
tui-cannot-open = เปิดเกมที่เก็บไว้ไม่ได้ { $why }
tui-thread-died = คอมพิวเตอร์หยุดคิดเพราะข้อผิดพลาด: { $why} ตาที่เล่นอยู่ไม่หาย กด Enter ให้ลองใหม่
tui-settings-no-theme = ไม่มีชุดสี “{ $name }”
tui-settings-no-colour = “{ $name } = { $value }” ไม่ใช่สีของชุดสี ให้เขียนสีเป็น #rrggbb
tui-settings-no-action = ไม่มีคำสั่ง “{ $name }” ให้กำหนดปุ่ม
tui-settings-no-key = ไม่มีปุ่ม “{ $key }”
tui-settings-unusable = มีบางข้อในค่าที่ตั้งไว้ใช้ไม่ได้: { $why } ส่วนที่เหลือใช้ได้ตามปกติ
tui-files-failed = แฟ้มมีปัญหา: { $why } เล่นต่อได้ตามปกติ
tui-title-other = Mak Khum
tui-delete-ask = ลบเกมนี้หรือ
tui-delete-no = ไม่ เก็บไว้
tui-delete-yes = ใช่ ลบเลย
tui-resign-ask = ยอมแพ้เกมนี้หรือ
tui-resign-no = ไม่ เล่นต่อ
tui-resign-yes = ใช่ ยอมแพ้

# Summaries
tui-sum-towns = ครองเมือง
tui-sum-seeds = ลูก
tui-sum-haul = ได้มากสุด
tui-sum-longest = ตายาวสุด
tui-sum-sowings = เดิน { $n } ครั้ง

# Settings
tui-setting-language = ภาษา
tui-setting-digits = ตัวเลข
tui-setting-skin = สี
tui-setting-glyphs = อักขระที่ใช้วาด
tui-setting-speed = ความเร็วในการเดินหมาก
tui-setting-mouse = เมาส์
tui-setting-preview = บอกว่าจะเดินไปจบที่ใด
tui-setting-home-marks = หมายหลุมที่ลงหัวเมืองพอดี
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
tui-short-undo = ถอนคืน
tui-short-menu = อื่น ๆ
tui-short-help = ปุ่ม
tui-short-path = ทางเดิน
tui-short-evaluation = ใครได้เปรียบ
tui-short-resign = ยอมแพ้
tui-short-leave = กลับเมนู
tui-short-skip = ข้าม
tui-short-pause = หยุด
tui-short-step = ทีละขั้น
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
tui-short-race-south = ฝ่ายใต้
tui-short-race-north = ฝ่ายเหนือ
tui-short-choose = เลื่อน
tui-short-change = เปลี่ยน
tui-short-back = กลับ
tui-short-quit = ออก
tui-short-open = เปิด
tui-short-delete = ลบ
tui-short-scroll = เลื่อน
tui-more = ↓ มีต่อ

# Keys: a sentence
tui-do-pit = เดินหมากจากหลุมเลขนี้
tui-do-race-south = ฝ่ายใต้หยิบหลุม จากซ้ายไปขวา
tui-do-race-north = ฝ่ายเหนือหยิบหลุม จากซ้ายไปขวา
tui-do-left = ไปทางซ้าย
tui-do-right = ไปทางขวา
tui-do-up = ขึ้น
tui-do-down = ลง
tui-do-page-up = ขึ้นหนึ่งหน้า
tui-do-page-down = ลงหนึ่งหน้า
tui-do-first = ไปต้น
tui-do-last = ไปท้าย
tui-do-confirm = ทำตามที่หมายไว้
tui-do-back = ปิด โดยไม่เสียอะไร
tui-do-skip = ข้ามภาพที่กำลังแสดง
tui-do-pause = หยุดภาพ หรือให้เดินต่อ
tui-do-step = ดูขั้นต่อไป
tui-do-again = ดูตาเดินล่าสุดอีกครั้ง
tui-do-slower = ช้าลง
tui-do-faster = เร็วขึ้น
tui-do-undo = ถอนคืน
tui-do-redo = เดินซ้ำที่ถอนคืนไว้
tui-do-hint = ขอคำแนะนำพร้อมเหตุผล
tui-do-best = ตาเดินที่ดีที่สุดทั้งตา
tui-do-evaluation = แสดงหรือซ่อนว่าใครได้เปรียบ
tui-do-preview = แสดงหรือซ่อนว่าจะเดินไปจบที่ใด
tui-do-path = แสดงหรือซ่อนทางเดินล่าสุด
tui-do-menu = ทุกอย่างที่ทำได้
tui-do-help = ปุ่มต่าง ๆ
tui-do-rules = วิธีเล่น
tui-do-settings = ตั้งค่า
tui-do-save = เก็บเดี๋ยวนี้
tui-do-delete = ลบตาที่หมายไว้
tui-do-resign = ยอมแพ้เกมนี้
tui-do-rematch = เล่นใหม่ สลับฝั่ง
tui-do-watch = ดูเกมนี้ตั้งแต่ต้น
tui-do-step-back = เอาลูกหมากลูกสุดท้ายคืน
tui-do-capture = ไปที่การกินครั้งถัดไป
tui-do-play-on = เล่นต่อจากตรงนี้เป็นเกมใหม่
tui-do-review = วิเคราะห์: แต่ละตามีค่าเท่าไร
tui-do-leave = กลับเมนู เกมนี้ยังเก็บไว้
tui-do-redraw = วาดจอใหม่
tui-do-suspend = ไปที่เชลล์ พิมพ์ fg เพื่อกลับมา
tui-do-quit = ออกจากโปรแกรม เกมนี้ยังเก็บไว้
tui-help-list = ในรายการ
tui-help-page = ในหน้าอ่าน
tui-help-match = ระหว่างเล่น
tui-help-race = แข่งเมืองกับนาฬิกา สองคนแป้นเดียว
tui-help-summary = เมื่อจบรอบ
tui-help-replay = ดูย้อนหลัง
tui-help-layouts = เมื่อใช้แป้นไทยหรือรัสเซีย ปุ่มนับตามตำแหน่ง ๅ / - ภ ถ ุ ึ คือ 1 ถึง 7 เลขไทยก็ใช้ได้ เมาส์ชี้และกดได้ ปุ่มขวาเปิดรายการทุกอย่างที่ทำได้

# How to play
tui-rules-title = กติกาอื่น
tui-rules = แต่ละถิ่นเล่นไม่เหมือนกัน ที่ “เล่นเกมใหม่” เปลี่ยนกติกาได้ทุกข้อ และมีกติกาสำเร็จให้เลือกสี่ชุด

## Analysis, hints, review: analysis-*

analysis-title = บทวิเคราะห์
analysis-at-work = กำลังดูตาหรือการเลือกที่ { $done } จาก { $total }
analysis-short-watch = ดูตานี้
analysis-race = แข่งเมือง จังหวะที่ { $tick } { $who }: { $pit }
analysis-race-verdict = { $kind ->
    [most] การเลือกแบบผสมที่ดีที่สุดหยิบเมืองนี้บ่อยที่สุด { $share } ใน 100 ครั้ง เสียไป { $loss } ลูก
    [secret] การเลือกแบบผสมที่ดีที่สุดหยิบเมืองนี้ { $share } ใน 100 ครั้ง และหยิบเมือง { $best } บ่อยที่สุด เสียไป { $loss } ลูก
    [best] เมืองที่ดีที่สุด
   *[seen] เมือง { $best } ดีกว่า { $loss } ลูก
}
analysis-widows = เมืองหม้าย { $who }: { $pits }
analysis-widows-verdict = { $grade ->
    [best] เลือกดีที่สุด
    [good] ดี แต่ { $best } ดีกว่า { $loss } ลูก
    [inaccuracy] คลาดเคลื่อน: { $best } ดีกว่า { $loss } ลูก
    [mistake] พลาด: { $best } ดีกว่า { $loss } ลูก
   *[blunder] พลาดหนัก: { $best } ดีกว่า { $loss } ลูก
}
analysis-turn = { $number }. { $who }: { $pits }
analysis-forced = ไม่มีทางให้เลือก
analysis-verdict = { $grade ->
    [best] ดีที่สุด
    [good] ดี แต่ { $best } ดีกว่า { $loss } ลูก
    [inaccuracy] คลาดเคลื่อน: { $best } ดีกว่า { $loss } ลูก
    [mistake] พลาด: { $best } ดีกว่า { $loss } ลูก
   *[blunder] พลาดหนัก: { $best } ดีกว่า { $loss } ลูก
}
analysis-expected = { $state ->
    [level] เสมอกัน
    [over] จบรอบ { $who } นำ { $seeds } ลูก
   *[ahead] คาดว่าจบรอบ { $who } จะนำ { $seeds } ลูก
}
analysis-turning = { $count ->
    [0] ไม่มีตาไหนที่ชี้ขาด
   *[other] จุดเปลี่ยนของเกม: ตาที่ { $turns }
}
analysis-accuracy = ความแม่นยำของ { $who }: { $percent } %
analysis-no-accuracy = { $who } ไม่เคยมีทางให้เลือก
analysis-nothing = ยังไม่มีตาเดินให้วิเคราะห์
analysis-not-kept = เก็บบทวิเคราะห์ไม่ได้: { $error }
analysis-progress = ตาและการเลือก

## Lessons and puzzles: lessons-*

lessons-puzzle = โจทย์ที่ { $number }
lessons-puzzle-haul = เอาลูกหมากเข้าหัวเมืองให้ได้อย่างน้อย { $goal } ลูกในตาเดียว
lessons-puzzle-haul-done = ถูกต้อง ได้ { $goal } ลูกหรือมากกว่า
lessons-puzzle-haul-not = ได้ไม่ถึง { $goal } ลูก
lessons-puzzle-finish = เดินตานี้ให้จบรอบและชนะ อย่าให้อีกฝ่ายได้เดิน
lessons-puzzle-finish-done = ถูกต้อง จบรอบและรอบนี้เป็นของคุณ
lessons-puzzle-finish-not = รอบยังไม่จบ หรือฝ่ายเหนือชนะ
lessons-puzzle-race = แข่งเมือง: ฝ่ายเหนือหยิบเมือง { $north_lifts } ก่อน แล้วหยิบเมืองหมายเลขต่ำสุดที่มีลูกหมากทุกครั้ง เมื่อตายทั้งสองฝ่าย ให้หัวเมืองของคุณมีมากกว่าอย่างน้อย { $goal } ลูก
lessons-puzzle-race-done = ถูกต้อง แข่งเมืองครั้งนี้เป็นของคุณ
lessons-puzzle-race-not = ยังไม่มากกว่า { $goal } ลูก
lessons-puzzle-grade = { $date ->
    [none] {""}
   *[other] { $date }{" "}
}เลือก { $sowings } ครั้งก็ทำได้
lessons-puzzle-ask = พิมพ์เมืองตามลำดับ เช่น 7 6 1 พิมพ์ s ดูเฉลย พิมพ์ q เพื่อออก
lessons-puzzle-more = ยังไม่หมดตา ระบุเมืองให้ครบ
lessons-puzzle-answer = เฉลย: { $answer }
lessons-record = ประวัติของคุณ
lessons-puzzle-of-the-day = โจทย์ประจำวัน
lessons-progress = { $done } จาก { $steps }
lessons-step = ขั้นที่ { $step } จาก { $steps }
lessons-ask-point = ชี้ด้วยลูกศรหรือเมาส์ แล้วกด Enter
lessons-ask-set = ตั้งตัวเลขด้วย ↑ และ ↓ แล้วกด Enter: { $count }
lessons-help = ในบทเรียนหรือโจทย์
lessons-do-confirm = ไปต่อ
lessons-do-hint = เฉลย
lessons-do-again = ใหม่
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
lessons-typed = “{ $typed }” ใช้ตอบตรงนี้ไม่ได้ กด Enter เพื่อไปต่อ พิมพ์ q เพื่อออกจากบทเรียน ที่เรียนไปแล้วเก็บไว้ให้
lessons-left = เรียนต่อทีหลังได้ด้วย: mak-khum lesson { $number }
lessons-profile-nameless = ผู้เล่นที่ไม่ได้ตั้งชื่อ
lessons-profile-matches = { $count ->
    [0] ยังไม่มีเกมที่เล่นจบ
   *[other] เล่นจบแล้ว { $count } เกม
}
lessons-profile-against = เจอ{ $who }: ชนะ { $won } แพ้ { $lost } เสมอ { $drawn }
lessons-profile-best = เดินต่อเนื่องยาวสุด { $chain } ครั้ง ได้มากสุดในตาเดียว { $haul } ลูก
lessons-profile-accuracy = ความแม่นยำทีละเกม: { $graph } (ล่าสุด { $percent } %)
lessons-profile-lessons = เรียนจบแล้ว { $done } จาก { $count } บท
lessons-profile-puzzles = แก้โจทย์ได้ { $solved } ข้อ ได้ตั้งแต่ครั้งแรก { $first } ข้อ
lessons-title = บทเรียน
lessons-board = รางหมากขุมและคำที่ใช้
lessons-sowing = การเดินหมากและหัวเมือง
lessons-relay = เดินต่อ: หยิบขึ้นมาอีกครั้ง
lessons-kin-thaen = หมากตายและกินแทน
lessons-race = แข่งเมือง
lessons-rounds = รอบและเมืองหม้าย
lessons-chains = เดินต่อเนื่องผ่านหัวเมือง
lessons-looking = ดูอะไรก่อนเลือก
lessons-finished = จบบทเรียนนี้แล้ว
lessons-place-own = เมือง { $pit } ของคุณ
lessons-place-other = เมือง { $pit } ของฝ่ายเหนือ
lessons-place-own-store = หัวเมืองของคุณ
lessons-place-other-store = หัวเมืองของฝ่ายเหนือ

lessons-did-point = คุณชี้ที่{ $last }
lessons-did-count = คุณตอบว่า { $count }
lessons-did-race-store = จังหวะที่ { $tick }: เม็ดสุดท้ายของคุณถึงหัวเมือง คุณได้เลือกอีกครั้ง ระหว่างนี้เวลาหยุดเดิน ฝ่ายเหนือมีในมือ { $hand } ลูก
lessons-did-race-first = คุณตายที่จังหวะ { $southtick } ฝ่ายเหนือตายที่จังหวะ { $northtick } คุณตายก่อน จึงได้เดินก่อนเมื่อผลัดกันเดิน หัวเมือง { $southstore } ต่อ { $northstore }
lessons-did-race-second = คุณตายที่จังหวะ { $southtick } ฝ่ายเหนือตายที่จังหวะ { $northtick } ฝ่ายเหนือตายก่อน จึงได้เดินก่อนเมื่อผลัดกันเดิน หัวเมือง { $southstore } ต่อ { $northstore }
lessons-did-race-again = ตายพร้อมกันที่จังหวะ { $southtick } ต้องแข่งเมืองใหม่จากกระดานที่เป็นอยู่ หัวเมือง { $southstore } ต่อ { $northstore }
lessons-did-race-round-over = เมื่อตายทั้งสองฝ่าย มีฝ่ายหนึ่งหมดแถวแล้ว จบรอบ หัวเมือง { $southstore } ต่อ { $northstore }

lessons-refuse-on = ตรงนี้ไม่ต้องตอบ ไปต่อได้เลย
lessons-refuse-pit = เลือกเมืองของคุณด้วยหมายเลข
lessons-refuse-place = ชี้เมืองหรือหัวเมืองสักแห่ง
lessons-refuse-number = ตอบเป็นตัวเลข
lessons-refuse-empty = เลือกเมือง { $pit } ไม่ได้: ว่างอยู่ เป็นเมืองหม้าย หรือไม่มีบนราง

lessons-board-rows = นี่คือรางหมากขุม มีหลุมสองแถว แถวละ { $pits } หลุม เรียกว่าเมือง ที่ปลายซ้ายมือของผู้เล่นแต่ละคน มีหลุมใหญ่เรียกว่าหัวเมือง คุณเป็นฝ่ายใต้ นั่งด้านล่าง เริ่มเกมด้วยลูกหมากเมืองละ { $each } ลูก หัวเมืองว่าง
lessons-board-numbers = หมายเลขของเมืองคือระยะห่างจากหัวเมืองของเจ้าของ เดินหมากเข้าหาหัวเมืองของตน จากขวาไปซ้ายตามที่คุณเห็น หมายเลขจึงนับถอยหลัง แล้วถึงหัวเมือง ชี้{ $place }
lessons-board-numbers-done = ถูกต้อง ห่างจากหัวเมืองของคุณก้าวเดียว เมืองของฝ่ายเหนือก็นับแบบเดียวกัน เข้าหาหัวเมืองของเขา
lessons-board-numbers-not = ไม่ใช่ตรงนั้น คือเมืองที่ติดกับหัวเมืองของคุณ ปลายซ้ายของแถวล่าง
lessons-board-store = ลูกหมากที่คุณได้มาจะไปอยู่ที่ไหน ชี้{ $place }
lessons-board-store-done = ถูกต้อง ลูกที่อยู่ในนั้นปลอดภัยจนจบรอบ
lessons-board-store-not = ไม่ใช่ตรงนั้น คือหลุมใหญ่ทางซ้ายมือของคุณ
lessons-board-opposite = ทุกเมืองมีเมืองตรงข้าม อยู่แนวเดียวกันในอีกฝั่ง เดี๋ยวจะได้ใช้ ชี้เมืองที่อยู่ตรงข้ามเมือง { $pit } ของคุณ
lessons-board-opposite-done = ถูกต้อง { $place } หมายเลขของเมืองตรงข้ามกัน รวมกันได้มากกว่า { $pits } อยู่หนึ่งเสมอ
lessons-board-opposite-not = ไม่ใช่ตรงนั้น มองตรงข้ามไปเลย คือ{ $place }
lessons-board-total = ฝ่ายละ { $pits } เมือง เมืองละ { $each } ลูก รวมทั้งหมดมีกี่ลูก
lessons-board-total-done = ถูกต้อง { $count } ลูก ไม่มีเพิ่มไม่มีหาย มีแต่ย้ายที่
lessons-board-total-not = ไม่ใช่ สองฝ่าย ฝ่ายละ { $pits } เมือง เมืองละ { $each } ลูก รวมเป็น { $count } ลูก

lessons-sowing-way = การเดินหมาก คือหยิบลูกหมากทั้งหมดจากเมืองหนึ่งของตน แล้วใส่ที่ละลูกในหลุมถัดไปเรื่อยๆ ไล่ลงมาในเมืองของตน ลงหัวเมืองของตน แล้ววนเข้าเมืองของฝ่ายเหนือจากเมืองไกลสุด จนกลับเข้าเมืองของตน ยกเว้นหัวเมืองของฝ่ายเหนือ
lessons-sowing-where = เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายจะลงที่ไหน ชี้ตรงนั้น
lessons-sowing-where-done = ถูกต้อง เมืองที่มีลูกหมากเท่ากับหมายเลขของตัวเองพอดี จะจบที่หัวเมือง
lessons-sowing-where-not = ไม่ใช่ตรงนั้น นับไล่ลงจากหลุมถัดไป เม็ดสุดท้ายลงใน{ $place }
lessons-sowing-store = คราวนี้เดินเมืองที่เม็ดสุดท้ายลงหัวเมืองของคุณ
lessons-sowing-store-done = เม็ดสุดท้ายลงหัวเมือง ไม่มีจบแบบไหนดีกว่านี้ เพราะคุณได้เลือกอีกครั้งทันที
lessons-sowing-store-not = ไม่ได้จบที่หัวเมืองของคุณ หาเมืองที่มีลูกหมากเท่ากับหมายเลขของตัวเองพอดี
lessons-sowing-again = ยังเป็นตาของคุณ ลงหัวเมืองอีกกี่ครั้งก็ได้เลือกอีก เลือกใหม่ให้ถึงหัวเมืองอีกหน
lessons-sowing-again-done = ถูกต้อง ตาเดินหนึ่งคือการเดินต่อๆ กัน ตราบใดที่ทุกครั้งจบที่หัวเมืองของคุณ
lessons-sowing-again-not = ไม่ได้จบที่หัวเมืองของคุณ ตอนนี้เมืองไหนมีลูกหมากเท่ากับหมายเลขของตัวเอง
lessons-sowing-round = เมือง { $pit } ของคุณมี { $seeds } ลูก เกินกว่าจะหมดที่หัวเมือง เม็ดสุดท้ายลงที่ไหน
lessons-sowing-round-done = ถูกต้อง เลยหัวเมืองของคุณแล้ว ลูกหมากเดินต่อเข้าเมืองของฝ่ายเหนือ จากเมืองไกลสุดไล่ลงมา
lessons-sowing-round-not = ไม่ใช่ตรงนั้น ถัดจากหัวเมืองของคุณคือเมืองไกลสุดของฝ่ายเหนือ ซึ่งอยู่เหนือเมืองแรกของคุณ เม็ดสุดท้ายลงใน{ $place }
lessons-sowing-their-store = เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายลงที่ไหน อย่าลืมว่าหัวเมืองไหนที่คุณไม่ใส่
lessons-sowing-their-store-done = ถูกต้อง วนรอบแถวของฝ่ายเหนือ ข้ามหัวเมืองของเขาซึ่งไม่ได้อะไร แล้วกลับเข้าเมืองไกลสุดของคุณ
lessons-sowing-their-store-not = ไม่ใช่ตรงนั้น หัวเมืองของฝ่ายเหนือไม่ใส่ เม็ดสุดท้ายลงใน{ $place }

lessons-relay-first = เมื่อเม็ดสุดท้ายลงในเมืองที่มีลูกหมากอยู่ ไม่ว่าฝั่งไหน ให้หยิบทั้งหมดในหลุมนั้น รวมเม็ดที่เพิ่งลง แล้วเดินต่อจากตรงนั้น ลองเดินเมืองที่ได้หยิบขึ้นมาเดินต่อ
lessons-relay-first-done = ถูกต้อง จะหยิบต่อที่ไหนเราไม่ได้เลือก เม็ดสุดท้ายเป็นผู้เลือก
lessons-relay-first-not = ครั้งนี้ไม่ได้หยิบต่อ หาเมืองที่เม็ดสุดท้ายลงในหลุมที่มีลูกหมากอยู่
lessons-relay-where = เมื่อมีการเดินต่อ ต้องตามดูจนสุดทาง เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายจริงๆ ลงที่ไหน
lessons-relay-where-done = ถูกต้อง ชุดแรกหมดในเมืองที่มีอยู่หนึ่งลูก จึงหยิบสองลูกนั้นเดินต่อ
lessons-relay-where-not = ไม่ใช่ตรงนั้น ตามดู { $seeds } ลูกแรกก่อน แล้วหยิบหลุมที่เม็ดสุดท้ายลงเดินต่อ จะจบที่{ $place }
lessons-relay-store = การเดินต่อจึงพาไปถึงหัวเมืองได้ เดินเมืองที่ไปถึง
lessons-relay-store-done = ถูกต้อง อ้อมไปหน่อย แต่ถึงหัวเมืองแล้ว คุณจะได้เลือกอีกครั้ง
lessons-relay-store-not = ไม่ได้จบที่หัวเมืองของคุณ คือเมืองในคำถามที่แล้ว
lessons-relay-start = ตอนเริ่มเกม ทุกเมืองยกเว้นเมืองไกลสุด จะได้หยิบเดินต่อหนึ่งครั้ง ลองเดินสักเมือง
lessons-relay-start-done = เดินไป { $drops } ลูก วนรอบจนกลับมาที่เมืองที่หยิบออกไป ซึ่งว่างแล้ว จึงตายตรงนั้น ส่วนที่กินได้ บทต่อไปจะเล่า
lessons-relay-start-not = เมืองไกลสุดของคุณถึงหัวเมืองโดยไม่ต้องเดินต่อ เลือกเมืองอื่น

lessons-kin-thaen-across = เมื่อเม็ดสุดท้ายลงในหลุมว่าง หมากตาย และหมดตาเดิน ตายในแถวของฝ่ายเหนือไม่ได้อะไร ลองดูก่อน เดินเมืองที่ไปตายฝั่งโน้น
lessons-kin-thaen-across-done = ถูกต้อง ตายฝั่งโน้น ถึงตาฝ่ายเหนือเดิน
lessons-kin-thaen-across-not = ครั้งนี้ตายในฝั่งของคุณเอง หาเมืองที่มีลูกหมากพอจะเดินเลยหัวเมือง
lessons-kin-thaen-home = ตายในบ้านเป็นอีกเรื่อง ถ้าเป็นเมืองของตน ได้กินลูกหมากทั้งหมดในหลุมตรงข้าม เรียกว่ากินแทน กินให้ได้ { $goal } ลูก
lessons-kin-thaen-home-done = ถูกต้อง ได้ { $taken } ลูก เม็ดที่ตายของคุณยังอยู่ที่เดิม
lessons-kin-thaen-home-not = ไม่ใช่เมืองนั้น หาเมืองว่างของคุณที่อยู่ตรงข้าม { $goal } ลูก แล้วหาเมืองที่เม็ดสุดท้ายไปลงตรงนั้น
lessons-kin-thaen-nothing = แล้วเมือง { $pit } ของคุณซึ่งมี { $seeds } ลูกล่ะ จะกินได้กี่ลูก
lessons-kin-thaen-nothing-done = ถูกต้อง ตายในบ้าน แต่หลุมตรงข้ามว่าง จึงไม่มีอะไรให้กิน
lessons-kin-thaen-nothing-not = ไม่ใช่ ตายในบ้านก็จริง แต่หลุมตรงข้ามว่าง จึงกินได้ { $count } ลูก
lessons-kin-thaen-better = ตอนนี้มีสองเมืองที่กินได้ เลือกเมืองที่กินได้มากกว่า
lessons-kin-thaen-better-done = ถูกต้อง ได้ { $taken } ลูก นับให้ครบทั้งสองทางก่อนเลือก คือหัวใจของเกมนี้
lessons-kin-thaen-better-not = มีเมืองที่กินได้ { $goal } ลูก ดูเมืองว่างของคุณทั้งสองที่เม็ดสุดท้ายไปถึงได้ และดูว่าตรงข้ามมีเท่าไร

lessons-race-both = รอบแรกเริ่มด้วยการแข่งเมือง ทั้งสองฝ่ายเดินพร้อมกัน จังหวะละหนึ่งลูก ไม่มีใครเห็นว่าอีกฝ่ายเลือกเมืองไหนก่อน ใครถึงหัวเมืองของตนได้เลือกอีก ระหว่างนั้นเวลาหยุดเดิน ใครตายต้องรอ และฝ่ายที่ตายก่อนได้เดินก่อนเมื่อผลัดกันเดิน
lessons-race-seven = ฝ่ายเหนือเลือกไว้แล้วโดยที่คุณไม่เห็น ส่วนใหญ่จะเริ่มจากเมืองไกลสุด เพราะเม็ดสุดท้ายถึงหัวเมืองพอดี แข่งให้จบ
lessons-race-seven-done = แข่งเมืองจบเมื่อตายทั้งสองฝ่าย จากนั้นผลัดกันเดิน
lessons-race-seven-not = ยังแข่งไม่จบ
lessons-race-first = คราวนี้รู้ว่าฝ่ายเหนือจะเริ่มจากเมือง { $north_lifts } เมืองนั้นจึงว่างทันทีที่เริ่มแข่ง ทำให้คุณตายก่อน จะได้เดินก่อน
lessons-race-first-done = ถูกต้อง เมืองที่อีกฝ่ายเพิ่งหยิบไป เป็นที่ตายที่ดี ถ้าอยากเดินก่อน
lessons-race-first-not = ฝ่ายเหนือตายก่อน หรือตายพร้อมกัน เมือง { $north_lifts } ของฝ่ายเหนือว่างตั้งแต่ต้น เม็ดสุดท้ายของเมืองไหนของคุณไปลงตรงนั้น
lessons-race-ahead = ได้เดินก่อนก็อย่างหนึ่ง ลูกหมากก็อีกอย่างหนึ่ง ฝ่ายเหนือเริ่มจากเมือง { $north_lifts } เมื่อแข่งจบ ให้หัวเมืองของคุณมีมากกว่าฝ่ายเหนือ
lessons-race-ahead-done = ถูกต้อง สำคัญทั้งสองอย่าง ลูกในหัวเมืองและใครได้เดินก่อน
lessons-race-ahead-not = คุณไม่ได้มีมากกว่า ลงหัวเมืองให้ได้ก่อน แล้วลองเมืองอื่น

lessons-rounds-end = รอบจบเมื่อเดินหมากเสร็จแล้วมีแถวหนึ่งว่าง จะเป็นแถวของคุณหรือของฝ่ายเหนือก็ได้ เดินให้จบรอบ
lessons-rounds-end-done = จบรอบแล้ว ลูกที่ยังอยู่บนราง เป็นของฝ่ายที่มันอยู่ ฝ่ายเหนือจึงได้ลูกเหล่านั้น ไม่ใช่คุณ
lessons-rounds-end-not = รอบยังไม่จบ ทั้งสองแถวยังมีลูกหมาก
lessons-rounds-fill = ตอนนี้คุณมี { $south } ลูก ฝ่ายเหนือมี { $north } ลูก เริ่มรอบใหม่ แต่ละฝ่ายเอาลูกจากหัวเมืองใส่เมืองของตน เมืองละ { $each } ลูก เริ่มจากเมืองที่ติดหัวเมืองออกไป ฝ่ายเหนือใส่ได้กี่เมือง
lessons-rounds-fill-done = ถูกต้อง { $count } เมือง ที่เหลืออยู่ในหัวเมืองของเขา
lessons-rounds-fill-not = ไม่ใช่ { $north } ลูก ใส่เมืองละ { $each } ลูก ได้ { $count } เมือง
lessons-rounds-widow = เมืองที่ไม่ได้ลูกหมากเรียกว่าเมืองหม้าย เป็นเมืองหม้ายจนจบรอบ ปกติปล่อยไว้ปลายแถว ชี้เมืองหม้าย
lessons-rounds-widow-done = ถูกต้อง ทุกรอบใส่ลูกหมากกันใหม่ เมืองหม้ายจึงเอาคืนได้
lessons-rounds-widow-not = ไม่ใช่ตรงนั้น คือ{ $place } ซึ่งไกลหัวเมืองของเขาที่สุด
lessons-rounds-begins = ตั้งแต่รอบสองไม่แข่งเมืองแล้ว ฝ่ายที่มีลูกหมากมากกว่าเดินก่อน ชี้หัวเมืองของฝ่ายที่ได้เดินก่อน
lessons-rounds-begins-done = ถูกต้อง { $south } มากกว่า { $north } ถ้ามีเท่ากันจะแข่งเมืองกันอีก
lessons-rounds-begins-not = ไม่ใช่ { $south } มากกว่า { $north } ชี้หัวเมืองของคุณ
lessons-rounds-skip = ตอนนี้เมืองไกลสุดของฝ่ายเหนือเป็นเมืองหม้าย ไม่มีใครใส่ลูกหมากในเมืองหม้าย ให้ข้ามไป เมือง { $pit } ของคุณมี { $seeds } ลูก เม็ดสุดท้ายลงที่ไหน
lessons-rounds-skip-done = ถูกต้อง เมืองแรกของคุณ หัวเมือง แล้วข้ามเมืองหม้ายไปลงเมืองถัดไป
lessons-rounds-skip-not = ไม่ใช่ตรงนั้น ต้องข้ามเมืองหม้าย เม็ดสุดท้ายลงใน{ $place }
lessons-rounds-widows = เกมหนึ่งเล่น { $rounds } รอบ ถ้าไม่ได้ตกลงกันไว้เป็นอย่างอื่น จบรอบสุดท้ายแล้วนับเมืองหม้ายที่แต่ละฝ่ายจะมี ฝ่ายเหนือจบด้วย { $north } ลูก มีเมืองหม้ายกี่เมือง
lessons-rounds-widows-done = ถูกต้อง { $count } เมือง
lessons-rounds-widows-not = ไม่ใช่ { $north } ลูก ใส่ไม่ครบ ขาดไป { $count } จาก { $pits } เมือง
lessons-rounds-winner = ใครมีเมืองหม้ายน้อยกว่าชนะ เท่ากันคือเสมอ ชี้หัวเมืองของฝ่ายที่ชนะ
lessons-rounds-winner-done = ถูกต้อง คุณใส่ได้ครบทุกเมือง ฝ่ายเหนือใส่ไม่ครบ
lessons-rounds-winner-not = ไม่ใช่ ฝ่ายเหนือมีเมืองหม้าย คุณไม่มี
lessons-rounds-beheaded = เกมอาจจบก่อนนั้น จบรอบแล้วฝ่ายเหนือเหลือ { $north } ลูก ขณะที่เมืองหนึ่งต้องใส่ { $each } ลูก ฝ่ายเหนือจะมีเมืองหม้ายกี่เมือง
lessons-rounds-beheaded-done = ทั้ง { $count } เมือง ใครใส่ไม่ได้สักเมืองเดียวเรียกว่าคอขาด แพ้ทันที
lessons-rounds-beheaded-not = ไม่ใช่ { $north } ลูก ใส่ไม่ได้สักเมือง จึงเป็นเมืองหม้ายทั้ง { $count } เมือง ใครใส่ไม่ได้สักเมืองเดียวเรียกว่าคอขาด แพ้ทันที

lessons-chains-near = ทุกครั้งที่จบที่หัวเมืองจะได้เดินอีก ตาที่แรงๆ เกิดจากอย่างนี้ แต่ทุกครั้งที่เดินก็เปลี่ยนเมืองที่ผ่านไป ลงหัวเมืองให้ได้ { $goal } ครั้งในตาเดียว
lessons-chains-near-done = ถูกต้อง เมืองใกล้ก่อน แล้วเมืองไกลจะมาเติมให้ใหม่
lessons-chains-near-not = ถ้าเดินเมืองไกลก่อน มันใส่ลูกหมากลงเมืองใกล้จนเสีย เริ่มจากเมืองที่ติดหัวเมือง
lessons-chains-haul = คราวนี้เริ่มจากต้นเกมเหมือนไม่มีการแข่งเมือง เอาลูกหมากเข้าหัวเมืองให้ได้อย่างน้อย { $goal } ลูกในตาเดียว เริ่มจากเมืองที่ถึงหัวเมือง
lessons-chains-haul-done = เก่งมาก ที่กินได้ครั้งสุดท้ายก็นับด้วย ถ้าทำได้ให้จบด้วยการกินแทน
lessons-chains-haul-not = ได้ไม่ถึง { $goal } ลูก เมืองไกลสุดของคุณถึงหัวเมือง จากนั้นหาเมืองที่เดินต่อไปถึงได้ ทางหนึ่งคือ { $answer }
lessons-chains-fifty = ไปได้ไกลแค่ไหน จากต้นเกมไม่มีตาไหนสั้นกว่านี้ที่ได้ { $goal } ลูก: { $answer } ลองเดินดู หรือหาทางอื่น
lessons-chains-fifty-done = เกินครึ่งของลูกหมากทั้งหมด ในตาเดียว ก่อนที่อีกฝ่ายจะได้เดิน
lessons-chains-fifty-not = ได้ไม่ถึง { $goal } ลูก ทางคือ { $answer }

lessons-looking-questions = ก่อนเลือกให้ถามตัวเองสามข้อ เมืองไหนของเราถึงหัวเมือง และควรเดินตามลำดับไหน เรากินอะไรได้ และเมื่อหมดตาเราแล้ว เขาจะกินอะไรของเรา
lessons-looking-danger = เริ่มจากข้อสุดท้าย ถ้าตอนนี้เป็นตาฝ่ายเหนือ เขาเดินครั้งเดียวก็กินเมืองหนึ่งของคุณได้ ชี้เมืองนั้น
lessons-looking-danger-done = ถูกต้อง หมากของฝ่ายเหนือไปตายในเมืองว่างตรงข้ามได้ แล้วลูกของคุณก็หายไป
lessons-looking-danger-not = ไม่ใช่เมืองนั้น คือ{ $place } หาเมืองว่างของฝ่ายเหนือที่เขาเดินไปตายได้ แล้วดูว่าตรงข้ามคุณมีอะไร
lessons-looking-keep = เดินแล้วอย่าให้ฝ่ายเหนือเดินครั้งเดียวกินได้เกิน { $goal } ลูก
lessons-looking-keep-done = ถูกต้อง เดินเมืองที่ถูกหมายตา หรือใส่ลูกลงในเมืองว่างตรงข้าม คือทางออกสองทางที่ใช้กัน
lessons-looking-keep-not = ฝ่ายเหนือยังกินได้เกิน { $goal } ลูก เมืองไหนอยู่ในอันตราย ถ้าเดินเมืองนั้นจะเป็นอย่างไร
lessons-looking-order = คราวนี้ทั้งสามข้อ เอาลูกหมากเข้าหัวเมือง { $goal } ลูกในตานี้ ระวังลำดับให้ดี
lessons-looking-order-done = ถูกต้อง เดินครั้งที่ได้เดินอีกก่อน แล้วค่อยเดินครั้งที่กิน
lessons-looking-order-not = ยังมีของเหลืออยู่ มีเมืองหนึ่งที่ถึงหัวเมือง เดินเมืองนั้นก่อน เพราะเป็นเมืองที่ครั้งต่อไปต้องไปตายด้วย
lessons-looking-end = ครบแล้ว คุณรู้กติกาหมากขุมทุกข้อ และรู้ว่าก่อนเลือกต้องดูอะไร ลองเล่นสักเกม แล้วดูบทวิเคราะห์หลังเกมว่าแต่ละตามีค่าเท่าไร
lessons-profile-not-ours = รูปแบบคือ “{ $format }” ไม่ใช่รูปแบบของแฟ้มสถิติ

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
share-from = เริ่มจาก { $position }
share-round = รอบที่ { $round }
share-turn = { $number }. { $who }: { $pits } (+{ $haul })
share-film-choice = { $who }: เมือง { $pit }
share-unfinished = เกมยังไม่จบ
share-hands = ในมือ: ใต้ { $south } เหนือ { $north }
