### Sentences of the program. Keys begin with the name of their section.

## Words of the game that other sentences use: words-*

words-mak-khum = Mak Khum
words-side = { $side ->
    [south] South
   *[north] North
}
words-actor = { $who ->
    [you] You
    [south] South
    [north] North
    [computer] The computer
   *[other] { $name }
}
# A small number as it is said; numbers in tables are written in digits.
words-count = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
words-widow = widow
words-level = { $who ->
    [novice] novice
    [easy] easy
    [casual] casual
    [steady] steady
    [strong] strong
    [expert] expert
   *[master] master
}
words-human = a person
words-computer = the computer, level { $level }, { $name }

## What happens in a match; why a choice is refused: game-*

game-sowed = { $who ->
    [you] You sow
    [south] South sows
    [north] North sows
    [computer] The computer sows
   *[other] { $name } sows
} { $count } from pit { $pit }{ $relays ->
    [0] {""}
    [one] {" "}with one relay
   *[other] {" "}with { $relays } relays
}: { $ending }
game-sowed-ending = { $ending ->
    [again] { $who ->
        [you] the last seed reaches your store. Choose again.
        [south] the last seed reaches the store. South chooses again.
        [north] the last seed reaches the store. North chooses again.
        [computer] the last seed reaches its store. It chooses again.
       *[other] the last seed reaches the store. { $name } chooses again.
    }
    [store] { $who ->
        [you] the last seed reaches your store.
       *[other] the last seed reaches the store.
    }
    [capture] { $who ->
        [you] it dies in your own pit { $pit } and captures { $count }.
       *[other] it dies in its own pit { $pit } and captures { $count }.
    }
    [occupied] { $side ->
        [own] the last seed joins others in pit { $pit } at home.
       *[other] the last seed joins others in the opponent's pit { $pit }.
    }
    [gone] { $side ->
        [own] the last seed falls in pit { $pit } at home, where the other hand takes it.
       *[other] the last seed falls in the opponent's pit { $pit }, where the other hand takes it.
    }
    [widow] the last seed falls in a widow.
   *[dead] { $side ->
        [own] it dies at home in pit { $pit } and captures nothing.
       *[other] it dies in the opponent's pit { $pit }.
    }
}
game-forfeited = { $seeds ->
    [1] One seed fell in a widow and goes to the opponent.
   *[other] { $seeds } seeds fell in widows and go to the opponent.
}
game-round-over = A row is empty. The round is over.
game-race-out = { $who ->
    [you] You are
    [south] South is
    [north] North is
    [computer] The computer is
   *[other] { $name } is
} out of the race at tick { $tick }.
game-settled = Round { $round } is over. { $south }: { $south_seeds } seeds. { $north }: { $north_seeds } seeds.
game-round-begins = Round { $round } begins.
game-widows = { $who ->
    [you] You have
    [south] South has
    [north] North has
    [computer] The computer has
   *[other] { $name } has
} { $count ->
    [one] a widow
   *[other] { $count } widows
}: { $pits }.
game-won = { $who ->
    [you] You win
    [south] South wins
    [north] North wins
    [computer] The computer wins
   *[other] { $name } wins
} the match: { $why ->
    [beheaded] the opponent cannot fill a single pit and is beheaded.
    [seeds] more seeds.
    [resigned] the opponent resigns.
    [time] the opponent runs out of time.
   *[widows] { $own ->
        [0] no widows
        [one] one widow
       *[other] { $own } widows
    } against { $other }.
}
game-drawn = The match is a draw: { $why ->
    [seeds] both sides have the same number of seeds.
   *[widows] { $widows ->
        [0] neither side has a widow.
        [one] both sides have one widow.
       *[other] both sides have { $widows } widows.
    }
}
game-refused-round-over = the round is over: a row is empty
game-refused-no-such-pit = there is no pit { $pit } on this board
game-refused-widow = { $who ->
    [you] your
    [south] South's
    [north] North's
    [computer] the computer's
   *[other] { $name }'s
} pit { $pit } is a widow
game-refused-empty = { $who ->
    [you] your
    [south] South's
    [north] North's
    [computer] the computer's
   *[other] { $name }'s
} pit { $pit } holds no seeds
game-refused-not-choosing = { $side ->
    [south] South
   *[north] North
} is not choosing now
game-refused-match-over = the match is over
game-refused-phase = { $phase ->
    [race] the race is on
    [turns] the sides take turns now
    [widows] name the widows first
   *[over] the match is over
}
game-refused-turn = it is not { $side ->
    [south] South's
   *[north] North's
} turn
game-refused-tick = the race is at tick { $now }; a choice at tick { $tick } is not possible
game-refused-widows = { $due ->
    [one] name one of your pits as a widow
   *[other] name { $due } of your pits as widows
}
game-refused-choice = choice { $number }, { $choice }: { $why }
game-notation-at = column { $column }: { $what }
game-notation-no-rows = the rows are missing: SOUTH/NORTH
game-notation-no-stores = the stores are missing, such as 0-0
game-notation-no-turn = the side to move is missing: s or n
game-notation-too-much = there is text after the position
game-notation-pits = this row has { $found } pits; the rules have { $expected }
game-notation-seeds = “{ $word }” is not a number of seeds from 0 to { $most }
game-notation-total = there are { $found } seeds; the rules have { $most }
game-notation-side = “{ $word }” is neither s nor n
game-notation-pit = “{ $word }” is not a pit
game-notation-event = “{ $word }” is not an event
game-notation-choice = “{ $word }” is not a choice
game-race-first = { $who ->
    [you] You went out first, so you move
    [south] South went out first and moves
    [north] North went out first and moves
    [computer] The computer went out first and moves
   *[other] { $name } went out first and moves
} first.
game-race-again = Both are out and choose again, from the board as it lies.

## The rules in words: rules-*

# Words of Mak Lum in place of those of Mak Khum, each old=new; empty if one word serves both.
words-of-mak-lum = { "" }
rules-title = { $preset ->
    [songkhla] MAK KHUM, Songkhla (songkhla)
    [congkak] CONGKAK (congkak)
    [mak-lum] MAK LUM, หมากหลุม (mak-lum)
   *[mak-khum] MAK KHUM, หมากขุม (mak-khum)
}
rules-about = { $preset ->
    [songkhla] The game from the local database of the Prince of Songkla University, known to us through others: widows lie next to the store, and the match goes on until one side has only widows.
    [congkak] The Malay cousin of Mak Khum, on the same board. A sowing that dies at home captures its last seed too.
    [mak-lum] “Pit mak”, a wooden toy with glass marbles sold in Thailand: Kalah with six pits and six seeds.
   *[mak-khum] The mancala of southern Thailand, as told in Nakhon Si Thammarat. Two players race for towns: a pit is a town (เมือง, mueang), the store at its end the head town (หัวเมือง, hua mueang).
}
rules-heading-board = The board
rules-told-board = Each side has { $pits } pits and a store at its { $lies ->
    [left] left
   *[right] right
} hand. Every pit starts with { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}, the stores empty: { $total } seeds in all. Seeds run { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}: along your own row to your store, then along the opponent's row and back to yours. You never sow the opponent's store. A pit's number is its distance to its owner's store: pit 1 lies next to it.
rules-heading-sowing = Sowing
rules-told-sowing = To sow, lift all the seeds of one of your pits and drop one in each place that follows. { $store ->
    [again] If the last seed falls in your store, choose again, any number of times.
   *[pass] If the last seed falls in your store, your turn ends.
} { $relay ->
    [true] If it falls in a pit that holds seeds, on either side, lift them all and sow on from there. If it falls in an empty pit, it dies and your turn ends.
   *[false] If it falls anywhere else, your turn ends. In an empty pit it dies.
}
rules-heading-capture = Kin thaen, and the end of a round
rules-told-capture = { $capture ->
    [opposite] If it dies in one of your own pits, the seeds of the opposite pit go to your store: kin thaen (กินแทน, “eating in return”). The dying seed stays where it lies.
    [both-if-opposite] If it dies in one of your own pits and the opposite pit holds seeds, both go to your store.
   *[both] If it dies in one of your own pits, it goes to your store, with the seeds of the opposite pit if there are any.
}{ $after ->
    [lap] {" "}A sowing takes something only if it has passed its own store before it dies.
   *[any] {""}
} The round ends when a sowing has ended and either row is empty. Seeds left on the board go to the store of the side they lie on.
rules-heading-race = The race
rules-told-race = { $race ->
    [opening] Round one opens with the town race (แข่งเมือง, khaeng mueang): both sides sow at once, one seed a tick. Neither sees the other's first choice. { $clock ->
        [waits] While one side chooses, the other hand waits.
       *[runs] While one side chooses, the other hand sows on.
    } A side whose sowing dies is out and waits. When both are out, the sides take turns, and the side that went out first moves first. If both went out together, they race again.
    [round] Round one is a town race (แข่งเมือง, khaeng mueang) to its end: both sides sow at once, one seed a tick. Neither sees the other's first choice. { $clock ->
        [waits] While one side chooses, the other hand waits.
       *[runs] While one side chooses, the other hand sows on.
    } A side whose sowing dies is out and waits. When both are out, they race again from the board as it lies, until a row is empty.
   *[none] There is no race: the sides take turns from the start.
}
rules-heading-rounds = Widow towns
rules-told-rounds = For the next round each side fills its pits from its store, { $seeds } seeds each, as far as they go; the rest stays in the store. A pit that gets none is a widow town (เมืองหม้าย, mueang mai) until the round ends. { $widows ->
    [far] Widows lie at the far end of the row.
    [near] Widows lie next to the store.
   *[choice] Each side names its widows.
} { $sowing ->
    [skip] Sowing skips widows.
   *[forfeit] A seed that falls in a widow goes to the sower's opponent.
} The side with more seeds moves first. { $race ->
    [none] With equal seeds, the side that did not open the last round does.
    [round] With equal seeds the whole round is raced again.
   *[opening] With equal seeds there is a race again.
}
rules-heading-match = The end of the match
rules-told-match = { $rounds ->
    [0] The match ends when a side cannot fill a single pit: that side is beheaded (คอขาด, kho khat) and loses.
    [one] { $end ->
        [seeds] After one round, the side with more seeds wins.
       *[widows] After one round, the side that would have fewer widows wins.
    }
   *[other] A side that cannot fill a single pit is beheaded (คอขาด, kho khat) and loses at once. After { $rounds } rounds { $end ->
        [seeds] the side with more seeds wins.
       *[widows] the side that would have fewer widows wins.
    }
}
rules-fields = Every field, as --rule takes it, with its meaning and its source:
rules-others = Presets: { $presets }. Change a field with --rule KEY=VALUE.
rules-field-pits = { $value } pits a side
rules-field-seeds = { $value } seeds in each pit
rules-field-relay = { $value ->
    [true] a last seed in an occupied pit lifts it and sows on
   *[false] a last seed in an occupied pit ends the turn
}
rules-field-store-end = { $value ->
    [again] a last seed in the store lets you choose again
   *[pass] a last seed in the store ends the turn
}
rules-field-capture = { $value ->
    [opposite] dying at home captures the opposite pit
    [both-if-opposite] dying at home captures the opposite pit and the dying seed, if the opposite pit holds seeds
   *[both] dying at home captures the dying seed and the opposite pit
}
rules-field-capture-after = { $value ->
    [any] a sowing captures wherever it dies at home
   *[lap] a sowing captures only after it has passed its own store
}
rules-field-race = { $value ->
    [opening] round one opens with a race
    [round] round one is a race to its end
   *[none] no race
}
rules-field-race-clock = { $value ->
    [waits] in a race, one hand waits while the other side chooses
   *[runs] in a race, one hand sows on while the other side chooses
}
rules-field-widows = { $value ->
    [far] widows lie at the far end of the row
    [near] widows lie next to the store
   *[choice] each side names its widows
}
rules-field-widow-sowing = { $value ->
    [skip] sowing skips widows
   *[forfeit] a seed in a widow goes to the sower's opponent
}
rules-field-rounds = { $value ->
    [0] the match lasts until a side is beheaded
    [1] one round
   *[other] { $value } rounds
}
rules-field-match-end = { $value ->
    [widows] fewer widows win
   *[seeds] more seeds win
}
rules-field-store-lies = { $value ->
    [left] your store is at your left hand
   *[right] your store is at your right hand
}
rules-provenance = { $of ->
    [source] the source text
    [reading] our reading of the source text
    [ours] our choice
    [songkhla] Prince of Songkla University
    [malay] Malay congkak
    [toy] the toy Mak Lum
    [idle] no effect in this game
   *[changed] changed by you
}
rules-setup-pits = the position has { $found } pits a side, where the rules have { $expected }
rules-setup-seeds = the position has { $found } seeds, where the rules have { $most }
rules-setup-widow = pit { $pit } is a widow and holds seeds
rules-setup-no-pit = the handicap leaves { $side ->
    [south] South
   *[north] North
} without a full pit
rules-setup-both = give a starting position or a handicap, not both
rules-refused-key = there is no rule “{ $key }”; the rules are { $known }
rules-refused-word = { $key }: “{ $word }” is not one of { $known }
rules-refused-range = { $key }: “{ $word }” is not a number from { $min } to { $max }
rules-refused-total = pits, seeds: two sides of { $pits } pits with { $seeds } seeds make { $total } seeds; a board holds { $most } at most

## Settings: settings-*

settings-mistake = line { $line }, column { $column }: { $what }
settings-syntax = this is not TOML; the line does not count
settings-unknown = there is no setting “{ $key }”
settings-expected = { $key } must be { $kind ->
    [truth] true or false
    [text] a text in quotation marks
    [one-of] one of { $words }
    [texts] a text or a list of texts
   *[table] a table
}
settings-not-written = cannot be written: { $error }
settings-no-folder = no home folder is known for the settings
settings-no-language = there is no language “{ $code }”

## Saved games: saves-*

saves-fault = { $file }: { $what }
saves-fault-line = line { $line }: { $what }
saves-fault-read = cannot be read: { $error }
saves-fault-write = cannot be written ({ $step ->
    [folder] making the folder
    [create] making a temporary file
    [write] writing
    [sync] reaching the disk
    [keep] keeping the old file
    [replace] replacing the old file
   *[sync-folder] reaching the disk with the folder
}): { $error }
saves-fault-delete = cannot be deleted: { $error }
saves-fault-rename = cannot be renamed: { $error }
saves-fault-exists = is there already
saves-fault-name = “{ $name }” cannot be the name of a match
saves-fault-in-use = another program has this match open
saves-fault-no-folder = no home folder is known for the matches; set MAK_KHUM_MATCHES
saves-fault-not-a-file = is not a file
saves-fault-too-large = is larger than { $bytes } bytes
saves-fault-not-text = is not text in UTF-8
saves-fault-json = column { $column }: { $what }
saves-fault-not-ours = its format is “{ $format }”, not “mak-khum”
saves-fault-other-game = is a match of another game
saves-fault-game = is a match of “{ $game }”, a game that this program does not know
saves-fault-version = its version { $version } is not known to this program
saves-fault-player = players: “{ $word }” is neither human nor a level
saves-fault-refused = choice { $choice }: { $why }
saves-fault-round = choice { $choice } belongs to round { $round }
saves-fault-no-loss-on-time = a side runs out of time, but no loss on time was agreed
saves-fault-clock = its clock: “{ $word }” is not the time of a choice in milliseconds
saves-fault-too-many-rounds = there are more than { $most } rounds
saves-fault-too-long = there are more than { $most } choices

## What the system and the parsers of files report: errors-*

errors-system = { $kind ->
    [missing] there is no such file or folder
    [forbidden] the system does not permit it
    [exists] it already exists
    [full] the disk is full
    [large] the file is too large for the system
    [read-only] the disk is read-only
    [folder] it is a folder
    [no-folder] part of the path is not a folder
    [name] the system does not allow this name
    [data] the contents are damaged
    [late] it took too long
    [busy] another program is using it
   *[other] system error { $number }
}
errors-json = { $fault ->
    [syntax] this is not JSON
    [end] the text ends here, too early
    [missing] “{ $name }” is missing
    [unknown] “{ $name }” is unknown here
    [twice] “{ $name }” occurs twice
   *[value] this value does not fit here
}
errors-language = { $fault ->
    [expected] “{ $expected }” is expected here
    [sentence] this key has no sentence
    [default] one variant needs a star
    [brace] this brace has no counterpart
    [quote] the quotation does not end
   *[other] this is not Fluent
}

## The command line and its errors: cli-*

cli-about = Mak Khum (หมากขุม), the mancala of southern Thailand. Without a command the game opens in the terminal.
cli-sow-about = Play sowings from a position and report each one; in a pipe, as JSON
cli-sow-arg-position = The position: SOUTH/NORTH STORES TURN, pit 1 first, such as 7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s
cli-sow-arg-pits = The pits to sow, in order, such as 7 6 1
cli-sow-refused = sowing { $number }: { $why }
cli-race-about = Play a race from the choices of both sides; in a pipe, as JSON
cli-race-arg-south = South's choices, in order, such as 7,3; 3@12 is made at tick 12
cli-race-arg-north = North's choices, in order, such as 2,1,6
cli-race-refused = { $side ->
    [south] South
   *[north] North
} chooses pit { $pit }: { $why }
cli-race-not-its-pit = that pit is { $side ->
    [south] South's
   *[north] North's
}
cli-race-no-choice = { $side ->
    [south] South
   *[north] North
} must choose at tick { $tick } but has no choice left
cli-race-wrong-tick = { $side ->
    [south] South
   *[north] North
} must choose at tick { $now }; its next choice is for tick { $tick }
cli-race-is-over = the race ended at tick { $tick }; there is nothing left to choose
cli-race-left-over = the race ended at tick { $tick }; { $side ->
    [south] South
   *[north] North
} has choices left over: { $pits }
cli-perft-about = Count the sequences of DEPTH sowings; a finished round counts 1
cli-perft-arg-depth = The number of sowings in each sequence
cli-perft-arg-position = Where to start; by default the initial position with South to move; - reads positions from standard input, one a line
cli-perft-arg-divide = Also count for each first pit
cli-perft-speed = { $time } s, { $speed } sowings a second
cli-analyse-about = Evaluate a position: every first pit, the best turn, the biggest haul
cli-analyse-arg-position = The position; - reads positions from standard input, one a line
cli-analyse-arg-race = Analyse the choices of a race instead
cli-analyse-arg-from = The choices made in the race so far, South's before the slash: 7,6/7,6
cli-analyse-arg-time = Thinking time in milliseconds; one second if neither this nor --nodes is given
cli-analyse-arg-nodes = The node budget
cli-analyse-arg-threads = The number of search threads
cli-analyse-value = { $known ->
    [proved] { $score }, proved
    [bounded] from { $low } to { $high }
   *[estimated] about { $score }, an estimate
}
cli-analyse-pit = { $pit }: { $value }; { $turn }
cli-analyse-progress = the best so far is pit { $pit }: { $value }; { $nodes } nodes
cli-analyse-haul = The biggest haul: { $seeds }{ $exact ->
    [yes] , proved
   *[no] { $sowings ->
        [0] { "" }
       *[other] , the most in turns of up to { $sowings } sowings
    }
}; { $turn }
cli-analyse-effort = { $depth ->
    [0] { "" }
    [one] Estimates look 1 turn ahead.{ " " }
   *[other] Estimates look { $depth } turns ahead.{ " " }
}{ $nodes } nodes, { $time } s
cli-analyse-race-matrix = South's margin in seeds for each pair of choices:
cli-analyse-race-bounded = ≥ and ≤: proved to be at least or at most this
cli-analyse-race-estimated = ~: an estimate
cli-analyse-race-progress = { $proved } of { $pairs } pairs proved; { $nodes } nodes
cli-analyse-race-effort = { $nodes } nodes, { $time } s
cli-analyse-race-mix = { $side ->
    [south] South
   *[north] North
} should choose: { $mix }
cli-analyse-race-value = Then South's mean margin is { $value }{ $known ->
    [proved] , proved
   *[estimated] , an estimate
}.
cli-solve-about = Work out the exact value of a round under perfect play
cli-solve-arg-position = The position; - reads positions from standard input, one a line
cli-stdin-line = standard input, line { $line }: { $what }
cli-solve-arg-memory = The memory limit for tables, in MiB
cli-solve-progress = the value is between { $low } and { $high }; { $nodes } nodes
cli-solve-value = { $value } for the side to move; { $turn }
cli-solve-over = { $value } for the side to move; the round is over
cli-solve-bounds = between { $low } and { $high } for the side to move; the rest is not known
cli-solve-effort = { $nodes } nodes, { $time } s, { $memory } MiB
cli-arena-about = Play matches between levels of the computer and simple reference players, in pairs with sides changed
cli-arena-arg-south = The player that is South in the first match of each pair: a level, or random, greedy (the sowing that brings most at once) or counting (the nearest pit that reaches the store exactly, else greedy)
cli-arena-arg-north = The player that is North in the first match of each pair
cli-arena-arg-games = How many matches to play
cli-arena-arg-record = Save every match as it ends: in a folder without matches, or appended to a file whose name ends in .jsonl, one match a line
cli-arena-arg-threads = How many matches to play at once; as many as there are processors if not given
cli-arena-arg-stats = Also print how long the turns of each player are and what they bring
cli-arena-makruk = the reference players know Mak Khum only: choose a level for Makruk
cli-arena-makruk-game = { $game }. { $white } (White) against { $black } (Black), { $moves } moves: { $result ->
    [white] { $white } wins as White
    [black] { $black } wins as Black
    [draw] a draw
   *[abandoned] abandoned
}
cli-arena-folder = { $folder } already holds matches: name another folder, or a file whose name ends in .jsonl
cli-arena-memory = not enough memory for { $mebibytes } MiB, which { $threads ->
    [one] a match needs
   *[other] { $threads } matches at once need: try a smaller number with --threads
}
cli-arena-unsaved = match { $game } was not saved: { $why }
cli-arena-lost = { $count } of { $games } matches could not be saved
cli-arena-game = { $game }. { $south } { $souths }–{ $norths } { $north }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $result ->
    [south] { $south } wins as South
    [north] { $north } wins as North
    [draw] a draw
   *[abandoned] abandoned
}
cli-arena-score = { $one } against { $two }: { $wins } won, { $draws } drawn, { $losses } lost
cli-arena-abandoned = Abandoned, and not counted: { $count }
cli-arena-points = Points: { $points }
cli-arena-margin = Margin in seeds at the end: { $margin }
cli-arena-turns = { $player }: { $count } turns
cli-arena-seeds = {"  "}seeds: median { $median }, nine in ten at most { $nine }, most { $most }
cli-arena-sowings = {"  "}sowings: median { $median }, nine in ten at most { $nine }, most { $most }
cli-engine-about = Speak the UCI engine protocol on stdin and stdout
cli-rules-about = Explain the rules, with the value and source of every field
cli-rules-arg-name = The rules to explain
cli-arg-lang = The language: en, th, or one that you added
cli-arg-digits = The digits of numbers in sentences
cli-arg-game = The game: Mak Khum and its relatives, or Makruk
cli-arg-preset = The rules to play by
cli-arg-rule = Change one field of the rules; may be repeated (see mak-khum rules)
cli-arg-seed = The random seed: the same seed plays the same game
cli-arg-json = Print JSON, one object a line
cli-arg-words = Report in words, even in a pipe
cli-arg-color = When to use colours
cli-arg-quiet = Print errors only
cli-arg-help = Show this page
cli-arg-version = Show the version
cli-help-usage = Usage: { $usage }
cli-help-word-options = OPTIONS
cli-help-word-command = COMMAND
cli-help-commands = Commands:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-default = [default: { $value }]
cli-error-advice = For help, try --help.
cli-error-value = { $arg }: { $what }
cli-error-not-a-number = “{ $value }” is not a whole number from { $min } to { $max }
cli-error-bad-value = “{ $value }” cannot be used here
cli-error-not-one-of = “{ $value }” is not one of { $known }
cli-error-not-a-day = “{ $value }” is not a day; write it as YYYY-MM-DD
cli-error-not-whole = “{ $value }” is not a whole number
cli-error-no-value = { $arg } needs a value
cli-error-unknown-value = { $arg }: “{ $value }” is not one of { $known }
cli-error-unknown-arg = there is no argument { $arg }{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
cli-error-unknown-command = there is no command { $name }{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
cli-error-missing = missing: { $arg }
cli-error-conflict = { $arg } cannot be used with { $prior }
cli-error-number-of-values = { $arg }: wrong number of values
cli-error-utf8 = an argument is not valid UTF-8
cli-no-randomness = the system gives no random numbers; choose some with --seed
cli-error-output = the output cannot be written: { $error }
cli-error-other = the command line cannot be understood
cli-no-terminal = the game needs a terminal; without one, use mak-khum play --plain.
cli-dumb-terminal = this terminal (TERM=dumb) cannot show the full-screen board; use mak-khum play --plain.
cli-play-about = Play a match
cli-play-arg-south = Who plays South: human, or the computer at a level (1 to 7 works too)
cli-play-arg-north = Who plays North
cli-play-arg-rounds = The number of rounds; 0 plays until a side is beheaded
cli-play-arg-first = Who moves first if there is no race
cli-play-arg-fewer = A handicap in seeds: a side starts with this many fewer
cli-play-arg-widows = A handicap in widows: this many pits of a side stay empty in round one
cli-play-arg-no-race = Start round one without a race
cli-play-arg-from = Start round one from this position, without a race
cli-resume-about = Resume a saved match
cli-resume-arg-file = The saved match; by default the newest unfinished one
cli-resume-none = there is no unfinished match in { $folder }
cli-replay-about = Step through a saved match; with --json, print every state
cli-replay-arg-file = The saved match
cli-lesson-about = Learn the game, lesson by lesson
cli-lesson-arg-number = The lesson, from 1; by default the lessons are listed
cli-lesson-arg-again = Start the lesson over
cli-lesson-arg-profile = Whose progress to save; by default the player named in the settings
cli-lesson-no-such = there is no lesson { $number }; there are { $count }
cli-puzzle-about = The puzzle of the day, the same for everybody
cli-puzzle-arg-pits = Your answer: the pits in order; by default you are asked
cli-puzzle-arg-date = The puzzle of this day, as YYYY-MM-DD
cli-puzzle-arg-number = The number of the puzzle
cli-puzzle-arg-solution = Show the answer
cli-puzzle-arg-profile = Whose record counts it; by default the player named in the settings
cli-puzzle-no-such = there is no puzzle { $number }; there are { $count }
cli-share-about = Share a saved match as text, as a picture (SVG) or as an animation
cli-share-arg-file = The saved match
cli-share-arg-form = The form: text, svg, or cast (asciicast v2)
cli-share-arg-at = The position after this many choices; 0 is the start
cli-share-arg-out = Write to this new file
cli-share-no-such = the match has { $count } choices, not { $at }
cli-review-about = Say what each turn of a saved match was worth, and what was better
cli-review-arg-file = The saved match
cli-review-arg-nodes = The node budget of each search
cli-profile-about = A player's record: matches, accuracy, lessons and puzzles
cli-profile-arg-name = The player; by default the one named in the settings
cli-profile-arg-list = List the players
cli-profile-arg-export = Write the record to this file, as JSON
cli-profile-arg-delete = Delete the record; the matches stay
cli-profile-deleted = Record deleted.
cli-profile-none = there is no record of “{ $name }”
cli-arg-plain = Play line by line, not full screen: for screen readers, dumb terminals and pipes
cli-plain-play = line by line there is no menu; use mak-khum play --plain or mak-khum resume --plain.
cli-no-language = there is no language “{ $code }”; the languages are { $known }
cli-arg-theme = The colour theme
cli-arg-ascii = Draw with ASCII characters only
cli-arg-speed = How fast seeds are sown
cli-arg-no-mouse = Leave the mouse to the terminal
cli-completions-about = Print a script that lets a shell complete commands
cli-completions-arg-shell = The shell
cli-man-about = Print the man page
cli-man-manual = Games
cli-man-name = NAME
cli-man-in-short = Mak Khum, the mancala of southern Thailand
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-what = Mak Khum (หมากขุม) is a game for two on a boat-shaped board with seven pits and a store a side and 98 seeds. Without a command the game opens in the terminal, against the computer or another person.
cli-man-where = All other commands work in a pipe: data goes to standard output, messages to standard error. “mak-khum rules” explains the game. A pit is written as a side and a number, its distance to its owner's store, such as s7. A position is both rows from pit 1 on, the stores and the side to move.
cli-man-commands = COMMANDS
cli-man-options = OPTIONS
cli-man-environment = ENVIRONMENT
cli-man-locale = The language, unless a flag or setting names one.
cli-man-no-color = If set, no colours.
cli-man-lang-dir = A folder of further languages, one CODE.ftl each.
cli-man-settings = The settings file, in place of the usual one.
cli-man-matches = The folder of matches, in place of the usual one.
cli-man-files = FILES
cli-man-settings-file = The settings. A mistake is reported with its line; the rest counts.
cli-man-lang-file = Sentences of another language, or better ones for a built-in language.
cli-man-matches-folder = The matches, saved after every choice.
cli-man-exit = EXIT STATUS
cli-man-exit-0 = Success.
cli-man-exit-1 = The command failed.
cli-man-exit-2 = Wrong usage, or unreadable input.
cli-man-examples = EXAMPLES
cli-man-example-play = One round against the computer at level 4.
cli-man-example-plain = A match line by line, in Thai.
cli-man-example-sow = Three sowings of one turn, reported in words.
cli-man-example-rules = The rules as played in Songkhla.

## The line-by-line game: plain-*

plain-greeting = Mak Khum, line by line. Type the number of a pit to sow it, or help.
plain-seat = { $who ->
    [you] You play { $side ->
        [south] South
       *[north] North
    }.
   *[other] { $side ->
        [south] South
       *[north] North
    } is { $controller }.
}
plain-round = { $rounds ->
    [0] Round { $round }.
   *[other] Round { $round } of { $rounds }.
}
plain-row = { $side }: pits 1 to { $pits } hold { $seeds }; the store holds { $store }.
plain-hand = { $who ->
    [you] You are
    [south] South is
    [north] North is
    [computer] The computer is
   *[other] { $name } is
} sowing, with { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} in hand.
plain-table-widow = x
plain-ask-turn = { $who ->
    [you] Your turn.
    [south] South's turn.
    [north] North's turn.
    [computer] The computer's turn.
   *[other] { $name }'s turn.
} Which pit? { $legal }
plain-ask-race = { $who ->
    [you] Race, tick { $tick }: choose a pit.
    [south] Race, tick { $tick }: South chooses, North looks away.
    [north] Race, tick { $tick }: North chooses, South looks away.
    [computer] Race, tick { $tick }: the computer chooses a pit.
   *[other] Race, tick { $tick }: { $name } chooses, the other looks away.
} Which pit? { $legal }
plain-ask-widows = { $who ->
    [you] You cannot fill every pit.
    [south] South cannot fill every pit.
    [north] North cannot fill every pit.
    [computer] The computer cannot fill every pit.
   *[other] { $name } cannot fill every pit.
} { $due ->
    [one] Name one widow.
   *[other] Name { $due } widows.
}
plain-unknown = “{ $typed }” is neither a pit nor a command; type help for a list.
plain-which-pit = which pit?
plain-no-input = the input cannot be read: { $error }
plain-help-pits = 1 to { $pits }: sow that pit. Type several, such as 7 6 1, to sow one after the other.
plain-help-line = { $words }: { $meaning }
plain-word-help = help, h, ?
plain-help-help = list the commands.
plain-word-board = board, b
plain-help-board = read the board in words.
plain-word-table = table, t
plain-help-table = show the board as a table.
plain-word-hint = hint
plain-help-hint = suggest a turn.
plain-word-undo = undo, u
plain-help-undo = take back your last choice and all that followed.
plain-word-redo = redo
plain-help-redo = replay the choice you took back.
plain-word-save = save
plain-help-save = save the match; with a file name, save a copy there.
plain-word-rules = rules
plain-help-rules = explain the rules of this match.
plain-word-wait = wait
plain-help-wait = let a race run on for that many ticks, if its clock runs.
plain-word-resign = resign
plain-help-resign = resign the match; type it twice.
plain-word-quit = quit, q, exit
plain-help-quit = quit; the match is saved.
plain-hint-turn = Try { $turn }: { $state ->
    [level] the round should end level.
    [ahead] you should end { $seeds } ahead.
   *[behind] you should end { $seeds } behind.
}
plain-hint = Try { $pits }.
plain-no-hint = There is nothing to choose now.
plain-nothing-to-undo = There is nothing to take back.
plain-undone = { $count ->
    [one] Took back one choice.
   *[other] Took back { $count } choices.
}
plain-nothing-to-redo = There is nothing to replay.
plain-elsewhere = The last choices are not saved. Type the name of another file for the match, or press Enter for { $file }; quit leaves without it.
plain-elsewhere-nowhere = The last choices are not saved. Type the name of another file for the match; quit leaves without it.
plain-left-unsaved = the last choices of the match are not saved
plain-saved = Saved in { $file }.
plain-no-waiting = The race waits for you to choose.
plain-resign = Resign the match? Type resign again to confirm.
plain-kept = The match is saved in { $file }
plain-not-kept = The match is not saved.
plain-refused = That is not possible: { $why }.
plain-go-on = To resume it: mak-khum resume --plain

## The game in the terminal: tui-*

tui-title = M A K   K H U M
tui-south = South
tui-north = North
tui-short-south = South
tui-short-north = North
tui-letter-south = S
tui-letter-north = N
tui-human = at the keyboard
tui-computer = computer { $level }
tui-computer-named = computer { $level } · { $name }
tui-versus = { $south } v { $north }
tui-round = round { $round }
tui-round-of = round { $round } of { $rounds }
tui-preset-mak-khum = Mak Khum
tui-preset-songkhla = Songkhla
tui-preset-congkak = Congkak
tui-preset-mak-lum = Mak Lum
tui-preset-own = your own

# The menu
tui-menu-resume = Resume match
tui-menu-new = New match
tui-menu-learn = Lessons, puzzles, your record
tui-menu-saves = Saved matches
tui-menu-rules = How to play
tui-menu-settings = Settings
tui-menu-greeting = New here? The lessons begin with the board: five minutes.
tui-menu-help = Keys
tui-menu-quit = Quit
tui-actions = Actions
tui-no-saves = No saved matches yet.
tui-unreadable = unreadable
tui-won-by = { $name } won
tui-drawn = drawn
tui-choices-made = { $n ->
    [one] one choice made
   *[other] { $n } choices made
}
tui-too-small = This terminal is { $columns }×{ $rows }; the board needs { $least_columns }×{ $least_rows }. Enlarge it, or press q for the menu. The match is saved.

# The setup
tui-setup-start = Start
tui-setup-name = name
tui-setup-preset = Game
tui-setup-begins = Who begins
tui-setup-clock = Clock
tui-setup-increment = more for each turn
tui-setup-time-up = when time is up
tui-setup-handicap = Handicap
tui-setup-fewer = { $side } has fewer seeds
tui-setup-widows = { $side } has widows
tui-setup-rules = Rules in detail
tui-begins-race = the race decides
tui-begins-lot = by lot
tui-clock-off = off
tui-clock-minutes = { $n } min
tui-clock-seconds = { $n } s
tui-clock-loses = that side loses
tui-clock-shows = it is only shown
tui-about-start = Press Enter to start. Every choice is saved.
tui-about-who = A person at the keyboard, or the computer at one of seven levels.
tui-about-name = The name shown on the board. It may stay empty.
tui-about-preset-mak-khum = Nakhon Si Thammarat: opens with a race, three rounds, fewer widows win.
tui-about-preset-songkhla = Songkhla: widows next to the store, until a side is beheaded.
tui-about-preset-congkak = Malay: the dying seed is captured with the opposite pit.
tui-about-preset-mak-lum = The wooden toy: six pits, six seeds, no relay, one round. Abroad: Kalah.
tui-about-preset-own = Your own rules; they match no preset.
tui-about-begins = Both race, or one side moves first without a race; “by lot” draws the side.
tui-about-clock = Time for the whole match, the same for both sides, and what each turn adds to it.
tui-about-time-up = Whether a side that has used its time loses the match.
tui-about-fewer = A stronger player begins with fewer seeds, or with pits that stay empty in round one.
tui-about-widows = So many pits of that side stay empty in round one; their seeds lie in its store.
tui-about-rules = Every field of the rules, to change one by one.
tui-rule-pits = Pits a side
tui-rule-seeds = Seeds in a pit
tui-rule-relay = Relay sowing
tui-rule-relay-true = yes
tui-rule-relay-false = no
tui-rule-store_end = Last seed in the store
tui-rule-store_end-again = choose again
tui-rule-store_end-pass = the turn ends
tui-rule-capture = Dying at home captures
tui-rule-capture-opposite = the opposite pit
tui-rule-capture-both-if-opposite = both, if the opposite has seeds
tui-rule-capture-both = the opposite pit and the last seed
tui-rule-capture_after = A sowing captures
tui-rule-capture_after-any = from the first lap
tui-rule-capture_after-lap = after passing its store
tui-rule-race = Round one opens with
tui-rule-race-opening = a race
tui-rule-race-round = a race to its end
tui-rule-race-none = a turn
tui-rule-race_clock = While one side chooses
tui-rule-race_clock-waits = the other hand waits
tui-rule-race_clock-runs = the other hand sows on
tui-rule-widows = Widow towns lie
tui-rule-widows-far = far from the store
tui-rule-widows-near = next to the store
tui-rule-widows-choice = where their owner says
tui-rule-widow_sowing = At a widow, sowing
tui-rule-widow_sowing-skip = skips it
tui-rule-widow_sowing-forfeit = forfeits the seed
tui-rule-rounds = Rounds
tui-rule-rounds-endless = until a side is beheaded
tui-rule-match_end = The winner has
tui-rule-match_end-widows = fewer widows
tui-rule-match_end-seeds = more seeds
tui-rule-store_lies = The store lies
tui-rule-store_lies-left = at the left hand
tui-rule-store_lies-right = at the right hand
tui-about-rule-pits = 2 to 10 pits a side, 255 seeds in all at most.
tui-about-rule-seeds = The seeds in each pit when a round starts.
tui-about-rule-relay = Does a last seed in an occupied pit lift it and sow on?
tui-about-rule-store_end = What a last seed in your own store brings.
tui-about-rule-capture = What kin thaen captures: a last seed in your own empty pit.
tui-about-rule-capture_after = In Malay competitions a sowing captures only after it has passed its own store.
tui-about-rule-race = In a race both sides sow at once; the first to go out moves first.
tui-about-rule-race_clock = If the other hand sows on, speed matters. Each player has keys of their own.
tui-about-rule-widows = Which pits stay empty when seeds run short.
tui-about-rule-widow_sowing = A forfeited seed goes to the opponent's store.
tui-about-rule-rounds = The number of rounds in the match.
tui-about-rule-match_end = What decides after the last round.
tui-about-rule-store_lies = Mirrors the picture; the game is the same.

# What is going on
tui-your-turn = ▶ { $name }: choose a pit
tui-your-turn-again = ▶ { $name }: choose again, sowing { $n } of the turn
tui-thinks = { $name } is thinking …
tui-sows = { $name } is sowing
tui-sows-of = { $name } is sowing: { $sowing } of { $of }, +{ $gain }
tui-filling = filling the pits
tui-paused = paused: p resumes, . a sowing, > a seed
tui-name-widows = ▶ { $name }: { $n ->
    [one] name a widow
   *[other] name { $n } widows
}
tui-round-begins = { $name } begins: { $own } seeds to { $other }, widows { $own_widows } to { $other_widows }
tui-round-over = Round { $round } is over. Press Enter to go on.
tui-wins = { $name } wins: { $why }
tui-draw = A draw: { $why }
tui-why-beheaded = the opponent is beheaded
tui-why-widows = fewer widows
tui-why-seeds = more seeds
tui-why-resigned = the opponent resigned
tui-why-time = the opponent ran out of time
tui-race-mark = race
tui-race-choose = Race: { $name } chooses a pit in secret
tui-race-secret-first = Race: { $name } chooses; { $other } looks away
tui-race-secret-second = { $other } has chosen. { $name } chooses; { $other } looks away
tui-computer-short = comp { $level }
tui-racer-sows = { $name } sows { $seeds }
tui-racer-out = { $name } is out (tick { $tick })
tui-racer-out-first = { $name } is out (tick { $tick }) and moves first
tui-racer-chooses = ▶ { $name } chooses
tui-racer-chosen = { $name } has chosen
tui-racer-waits = { $name } waits
tui-race-explained = A race: both choose a pit in secret and sow at the same time. End in your store and you choose again; die and you wait. Who dies first moves first.
tui-race-first = The race is over: { $name } went out first and moves first
tui-race-over-again = Both went out at once: the race begins anew
tui-race-round-over = The race is over: a row is empty
tui-replay-at = choice { $at } of { $length }

# Sowings in words
tui-story = pit { $pit }, { $seeds } { $seeds ->
    [one] seed
   *[other] seeds
}{ $relays }: { $end }
tui-story-relays = , { $n ->
    [one] one relay
   *[other] { $n } relays
}
tui-end-store = reaches your store (+{ $gain })
tui-ended-store = reached the store (+{ $gain })
tui-ended-capture = died at { $place }, captured { $taken } (+{ $gain })
tui-ended-widow = forfeited at { $place } (+{ $gain })
tui-way-laps = … { $n } laps
tui-short-run = run, stop
tui-hint-later = , then { $n ->
    [one] one more sowing
   *[other] { $n } more sowings
} until{ $then }
tui-hint-race-proved = Pit { $pit } is a best choice in this race: proved
tui-hint-race-estimated = Pit { $pit }, by an estimate of the race
tui-hint-then = {" "}pit { $pit } { $reason }
tui-hint-next = , then{ $then }
tui-end-dead = dies at { $place } (+{ $gain })
tui-ended-dead = died at { $place } (+{ $gain })
tui-short-again = again
tui-short-log = all turns
tui-short-from-here = show from here
tui-setting-keys = Key bindings
tui-keys-press = Press a key for “{ $action }”, or Esc
tui-keys-conflict = { $key } already belongs to “{ $action }”
tui-short-default = reset
tui-end-capture = dies at { $place }, captures { $taken } (+{ $gain })
tui-end-widow = forfeited at { $place } (+{ $gain })
tui-last = { $name }: { $way }
tui-account = { $name }: { $count ->
    [one] 1 sowing
   *[other] { $count } sowings
}, +{ $gain }{ $captured ->
    [0] {""}
    [one] , 1 capture ({ $captures })
   *[other] , { $captured } captures ({ $captures })
}
tui-log = The match so far
tui-log-round = ── round { $round } ──
tui-log-sowings = { $n ->
    [one] 1 sowing
   *[other] { $n } sowings
}
tui-hint = Pit { $pit } { $reason }
tui-reason-store = reaches your store
tui-reason-capture = captures { $n }
tui-reason-gain = brings { $n } to your store
tui-best-below = The best turn stands below.
tui-best = Best turn: { $turn }  (+{ $gain })
tui-no-advice = no advice
tui-looking = looking …
tui-bar-unknown = who leads?

# Short notices
tui-note-empty = { $owner }'s pit { $pit } is empty. Choose another.
tui-note-widow = { $owner }'s pit { $pit } is a widow, closed in this round.
tui-note-not-your-turn = It is not your turn.
tui-note-nothing-to-undo = There is nothing to take back.
tui-note-nothing-to-redo = There is nothing to replay.
tui-note-nothing-to-show = There is no turn to show yet.
tui-note-taken-back = Taken back.
tui-note-made-again = Replayed.
tui-note-saved = Saved. Every choice is saved too.
tui-mouse-all = on
tui-mouse-clicks = buttons only
tui-mouse-off = off
tui-note-pasted = A paste plays nothing: press the keys.
tui-note-held = Paused. Press Enter to let the computers play on.
tui-note-mark-widows = { $n } more to mark.
tui-note-speed = Speed: { $speed }
tui-note-marked = Pit { $pit } is marked. Press Enter to sow it.
tui-note-no-advice = Hints are for turns, not for the race.

# Notices to be read
tui-cannot-open = The match cannot be opened. { $why }
tui-thread-died = The program failed while the computer was thinking. The match is kept; Enter lets it try again.
tui-settings-no-theme = there is no theme “{ $name }”
tui-settings-no-colour = “{ $name } = { $value }” is not a theme colour; write colours as #rrggbb
tui-settings-no-action = there is no action “{ $name }”
tui-settings-no-key = there is no key “{ $key }”
tui-settings-unusable = Some settings cannot be used: { $why }. The rest counts.
tui-files-failed = File trouble: { $why }. You can play on.
tui-title-other = หมากขุม
tui-delete-ask = Delete this match?
tui-delete-no = No, keep it
tui-delete-yes = Yes, delete it
tui-resign-ask = Resign the match?
tui-resign-no = No, play on
tui-resign-yes = Yes, resign

# Summaries
tui-sum-towns = towns held
tui-sum-seeds = seeds
tui-sum-haul = best haul
tui-sum-longest = longest turn
tui-sum-sowings = { $n ->
    [one] one sowing
   *[other] { $n } sowings
}

# Settings
tui-setting-language = Language
tui-setting-digits = Digits
tui-setting-skin = Theme
tui-setting-glyphs = Characters
tui-setting-speed = Sowing speed
tui-setting-mouse = Mouse
tui-setting-preview = Preview where a sowing ends
tui-setting-home-marks = Mark pits that reach the store
tui-setting-evaluation = Evaluation bar
tui-language-name = English
tui-on = on
tui-off = off
tui-skin-dark = dark
tui-skin-light = light
tui-skin-wood = wooden board
tui-skin-contrast = high contrast
tui-skin-safe = for any colour vision
tui-skin-mono = no colours
tui-skin-own = your own
tui-speed-slow = slow
tui-speed-easy = relaxed
tui-speed-normal = normal
tui-speed-fast = fast
tui-speed-instant = instant
tui-preview-on = on
tui-preview-off = off
tui-preview-auto = up to level { $middle }

# Keys: a word or two
tui-short-pit = sow
tui-short-confirm = choose
tui-short-hint = hint
tui-short-best = best turn
tui-short-undo = take back
tui-short-menu = more
tui-short-help = keys
tui-short-path = path
tui-short-evaluation = evaluation
tui-short-resign = resign
tui-short-leave = to the menu
tui-short-skip = skip
tui-short-pause = pause
tui-short-step = a sowing
tui-short-seed = a seed
tui-short-slower = slower
tui-short-faster = faster
tui-short-turn-before = turn -1
tui-short-turn-after = turn +1
tui-short-capture = next capture
tui-short-play-on = play from here
tui-short-review = review
tui-short-rematch = rematch, swap sides
tui-short-watch = watch
tui-short-right = next
tui-short-left = back
tui-short-first = round -1
tui-short-last = round +1
tui-short-race-south = South
tui-short-race-north = North
tui-short-choose = choose
tui-short-change = change
tui-short-back = back
tui-short-quit = quit
tui-short-open = open
tui-short-delete = delete
tui-short-scroll = scroll
tui-more = ↓ more

# Keys: a sentence
tui-do-pit = Sow this pit
tui-do-race-south = South lifts a pit, from left to right
tui-do-race-north = North lifts a pit, from left to right
tui-do-left = To the left
tui-do-right = To the right
tui-do-up = Up
tui-do-down = Down
tui-do-page-up = A page up
tui-do-page-down = A page down
tui-do-first = To the first
tui-do-last = To the last
tui-do-confirm = Choose what is marked
tui-do-back = Close
tui-do-skip = Skip the animation
tui-do-pause = Pause the animation, or resume it
tui-do-step = Show the next sowing
tui-do-seed = Show the next seed
tui-do-again = Show the last turn again
tui-short-lesson = lesson
tui-do-lesson = Open the lesson on this part of the game
tui-do-log = Show every turn so far
tui-do-slower = Slower
tui-do-faster = Faster
tui-do-undo = Take back
tui-do-redo = Replay what was taken back
tui-do-hint = Hint, with its reason
tui-do-best = Best turn
tui-do-evaluation = Show or hide the evaluation bar
tui-do-preview = Show or hide the preview
tui-do-path = Show or hide the path of the last sowing
tui-do-menu = All actions
tui-do-help = Keys
tui-do-rules = How to play
tui-do-settings = Settings
tui-do-save = Save now
tui-do-delete = Delete the marked match
tui-do-resign = Resign the match
tui-do-rematch = Rematch with sides swapped
tui-do-watch = Watch the match from the start
tui-do-step-back = Take back one seed
tui-do-capture = Next capture
tui-do-play-on = Play on from here, as a new match
tui-do-review = Review what each turn was worth
tui-do-leave = Menu; the match is saved
tui-do-redraw = Redraw the screen
tui-do-suspend = Suspend to the shell; fg resumes
tui-do-quit = Quit; the match is saved
tui-help-list = In lists
tui-help-page = In pages
tui-help-match = In a match
tui-help-race = In a race with a running clock, two at one keyboard
tui-help-summary = After a round
tui-help-replay = In a replay
tui-help-signs = Signs on the board
tui-sign-lifted = the pit that was lifted last
tui-sign-home = reaches the store exactly
tui-sign-hand = a hand and the seeds in it
tui-sign-advice = the advised pits, in their order
tui-sign-path = the path of the last sowing
tui-sign-widow = a widow
tui-legend = ◆ lifted last   ⌂ reaches the store   ▲ a hand   ▸ advised   · path   x widow
tui-help-layouts = On a Thai or Cyrillic layout keys work by position: ๅ / - ภ ถ ุ ึ are 1 to 7. Thai digits work too. Point and click with the mouse; its right button opens all actions.

# How to play
tui-rules-title = Other rules
tui-rules = Every region plays its own way. “New match” lets you change every rule, or pick one of four presets.

## Analysis, hints, review: analysis-*

analysis-title = Review
analysis-at-work = Reviewing turn or choice { $done } of { $total }
analysis-short-watch = watch it
analysis-race = Race, tick { $tick }. { $who }: { $pit }
analysis-race-verdict = { $kind ->
    [most] A good choice: the one to make most often, { $share } times in 100 such races.
    [mixed] A good choice, to make { $share } times in 100 such races. Pit { $best } is to be chosen more often.
    [best] The best pit.
    [worse] Pit { $best } gains { $loss } more on average.
   *[seen] Pit { $best } gains { $loss } more.
}
analysis-widows = Widows. { $who }: { $pits }
analysis-widows-verdict = { $grade ->
    [best] The best choice.
    [good] Good, but { $best } gains { $loss } more.
    [inaccuracy] Inaccurate: { $best } gains { $loss } more.
    [mistake] A mistake: { $best } gains { $loss } more.
   *[blunder] A blunder: { $best } gains { $loss } more.
}
analysis-turn = { $number }. { $who }: { $pits }
analysis-sowings = … ({ $n } sowings)
analysis-forced = The only turn.
analysis-verdict = { $grade ->
    [best] The best turn.
    [good] Good, but { $best } gains { $loss } more.
    [inaccuracy] Inaccurate: { $best } gains { $loss } more.
    [mistake] A mistake: { $best } gains { $loss } more.
   *[blunder] A blunder: { $best } gains { $loss } more.
}
analysis-expected = { $state ->
    [level] The round should end level.
    [over] The round ends with { $who } { $seeds } ahead.
   *[ahead] { $who } should end { $seeds } ahead.
}
analysis-turning = { $count ->
    [0] No turn or choice decided the match.
    [one] The turning point: { $points }.
   *[other] The turning points: { $points }.
}
analysis-point-turn = turn { $number }
analysis-point-race = { $who }’s pit { $pit } in the race
analysis-point-widows = { $who }’s widows in round { $round }
analysis-accuracy = Accuracy of { $who }: { $percent } %
analysis-no-accuracy = { $who } never had a choice.
analysis-nothing = There are no turns to review yet.
analysis-not-kept = The review could not be kept: { $error }
analysis-progress = turns and choices

## Lessons and puzzles: lessons-*

lessons-puzzle = Puzzle { $number }
lessons-puzzle-haul = Bring at least { $goal } seeds to your store in one turn.
lessons-puzzle-haul-done = Solved: that brings { $goal } seeds or more.
lessons-puzzle-haul-not = That brings fewer than { $goal } seeds.
lessons-puzzle-finish = End the round with this turn and win it. Leave no reply.
lessons-puzzle-finish-done = Solved: the round is over, and you won it.
lessons-puzzle-finish-not = The round goes on, or North won it.
lessons-puzzle-race = A race: North first lifts pit { $north_lifts }, then always its lowest pit with seeds. When both are out, lead by at least { $goal } seeds.
lessons-puzzle-race-done = Solved: you won the race.
lessons-puzzle-race-not = You do not lead by { $goal } seeds.
lessons-puzzle-grade = { $date ->
    [none] {""}
   *[other] { $date }.{" "}
}{ $sowings ->
    [one] One sowing solves it.
   *[other] { $sowings } sowings solve it.
}
lessons-puzzle-ask = Type the pits in order, such as 7 6 1. Type hint to see the first pit, answer to see the whole answer, quit to leave.
lessons-word-answer = answer, s, solution
lessons-puzzle-more = The turn goes on. Type all its pits.
lessons-puzzle-answer = The answer: { $answer }
lessons-hint = The answer begins with pit { $pit }.
lessons-no-hint = There is no hint here.
lessons-record = Your record
lessons-puzzle-of-the-day = The puzzle of the day
lessons-progress = { $done } of { $steps }
lessons-step = Step { $step } of { $steps }
lessons-ask-point = Point with the arrows or the mouse and press Enter.
lessons-ask-set = Set the number with ↑ and ↓ and press Enter: { $count }
lessons-help = In a lesson or a puzzle
lessons-do-confirm = go on
lessons-do-hint = answer
lessons-do-again = start over
lessons-do-skip = skip
lessons-do-slower = slower
lessons-do-faster = faster
lessons-do-leave = lessons
lessons-list = { $number }. { $title } ({ $done } of { $steps })
lessons-list-how = To take one: mak-khum lesson { $number }
lessons-heading = Lesson { $number }: { $title }
lessons-resumed = Resuming at step { $step } of { $steps }.
lessons-ask-on = Press Enter to go on.
lessons-ask-pit = Which pit? { $legal }
lessons-ask-place = Which place? Your pits are s1 to s{ $pits }, North's n1 to n{ $pits }, the stores S and N.
lessons-ask-number = How many?
lessons-typed = “{ $typed }” is not an answer. Type hint for a hint, quit to leave the lesson. Your progress is saved.
lessons-left = To go on later: mak-khum lesson { $number }
lessons-profile-nameless = Player without a name
lessons-profile-matches = { $count ->
    [0] No finished match yet.
    [one] One finished match.
   *[other] { $count } finished matches.
}
lessons-profile-against = Against { $who }: { $won } won, { $lost } lost, { $drawn } drawn
lessons-profile-best = Longest chain: { $chain }. Biggest haul: { $haul }.
lessons-profile-accuracy = Accuracy, match by match: { $graph } (last { $percent } %)
lessons-profile-lessons = Lessons finished: { $done } of { $count }
lessons-profile-puzzles = Puzzles solved: { $solved }, { $first } of them at the first try, { $hinted } with a hint. Given up: { $given_up }.
lessons-title = Lessons
lessons-board = The board and its words
lessons-sowing = Sowing and the store
lessons-relay = Relay sowing
lessons-kin-thaen = Dying, and kin thaen
lessons-race = The race
lessons-rounds = Rounds and widows
lessons-chains = Chains through the store
lessons-looking = What to look for before choosing
lessons-finished = You have finished this lesson.
lessons-place-own = your pit { $pit }
lessons-place-other = North's pit { $pit }
lessons-place-own-store = your store
lessons-place-other-store = North's store

lessons-did-point = You pointed at { $last }.
lessons-did-count = You said { $count }.
lessons-did-race-store = Tick { $tick }: your last seed reaches your store, so you choose again. The race waits; North has { $hand } in hand.
lessons-did-race-first = You went out at tick { $southtick }, North at tick { $northtick }. You went out first, so you move first in the turns. Stores: { $southstore } to { $northstore }.
lessons-did-race-second = You went out at tick { $southtick }, North at tick { $northtick }. North went out first, so North moves first in the turns. Stores: { $southstore } to { $northstore }.
lessons-did-race-again = Both went out at tick { $southtick }. They race again from the board as it lies. Stores: { $southstore } to { $northstore }.
lessons-did-race-round-over = Both are out and a row is empty. The round is over. Stores: { $southstore } to { $northstore }.

lessons-refuse-on = There is nothing to answer here. Go on.
lessons-refuse-pit = Choose one of your pits by its number.
lessons-refuse-place = Point at a pit or a store.
lessons-refuse-number = Answer with a number.
lessons-refuse-empty = You cannot choose pit { $pit }: it is empty, a widow, or not on the board.

lessons-board-rows = This is the board of Mak Khum: two rows of { $pits } pits, called towns (mueang). At each player's left hand is a big pit, the store or head town (hua mueang). You are South, at the bottom. A match starts with { $each } seeds in every pit and empty stores.
lessons-board-numbers = A pit's number is its distance to its owner's store. You sow towards your store, from right to left, so your pits count down to it. Point at { $place }.
lessons-board-numbers-done = Yes, one step from your store. North's pits count the same way, towards North's store.
lessons-board-numbers-not = Not there. It is the pit next to your own store, at the left end of the lower row.
lessons-board-store = Where do the seeds you win go? Point at { $place }.
lessons-board-store-done = Yes. Seeds in the store are safe until the round is over.
lessons-board-store-not = Not there. It is the big pit at your left hand.
lessons-board-opposite = Every pit has an opposite in the same column on the other side. You will need it soon. Point at the pit opposite your pit { $pit }.
lessons-board-opposite-done = Yes, { $place }. The numbers of opposite pits always add up to one more than { $pits }.
lessons-board-opposite-not = Not there. Look straight across: it is { $place }.
lessons-board-total = { $pits } pits a side, { $each } seeds in each. How many seeds are there in all?
lessons-board-total-done = Yes, { $count }. Seeds are never added or lost. They only move.
lessons-board-total-not = No. Twice { $pits } pits with { $each } seeds each make { $count }.

lessons-sowing-way = To sow, lift all the seeds of one of your pits and drop one in each place that follows: down your own pits, into your store, round through North's pits from the farthest, and back into your own. Skip North's store.
lessons-sowing-where = Your pit { $pit } holds { $seeds } seeds. Where will the last one fall? Point at the place.
lessons-sowing-where-done = Yes. A pit with exactly as many seeds as its number ends in the store.
lessons-sowing-where-not = Not there. Count down from the next pit: the last seed falls in { $place }.
lessons-sowing-store = Now sow a pit whose last seed falls in your store.
lessons-sowing-store-done = The last seed is in your store. No ending is better: you choose again at once.
lessons-sowing-store-not = That did not end in your store. Look for the pit with exactly as many seeds as its number.
lessons-sowing-again = It is still your turn, however often this happens. Choose again and reach the store once more.
lessons-sowing-again-done = Yes. A turn is a chain of sowings. It goes on as long as each ends in your store.
lessons-sowing-again-not = That did not end in your store. Which pit has exactly as many seeds as its number now?
lessons-sowing-round = Your pit { $pit } holds { $seeds } seeds, enough to pass the store. Where does the last one fall?
lessons-sowing-round-done = Yes. Past your store the seeds go on into North's pits, from the farthest down.
lessons-sowing-round-not = Not there. After your store comes North's farthest pit, just above the pit next to your store. The last seed falls in { $place }.
lessons-sowing-their-store = Your pit { $pit } holds { $seeds } seeds. Where does the last one fall? Remember which store you skip.
lessons-sowing-their-store-done = Yes. All round North's row, past North's store, and back to your farthest pit.
lessons-sowing-their-store-not = Not there. You skip North's store: the last seed falls in { $place }.

lessons-relay-first = When the last seed falls in a pit with seeds, on either side, lift that whole pit, the last seed included, and sow on from there. That is a relay. Sow a pit that leads to a relay.
lessons-relay-first-done = Yes. You do not choose where a relay lifts. The last seed does.
lessons-relay-first-not = There was no relay. Look for a pit whose last seed falls where seeds lie.
lessons-relay-where = With relays, follow a sowing to its end. Your pit { $pit } holds { $seeds } seeds. Where does the very last seed fall?
lessons-relay-where-done = Yes. The first lap ends in a pit that holds one seed; those two are sown on.
lessons-relay-where-not = Not there. Follow the first { $seeds } seeds, lift the pit where the last one fell, and sow on. It ends in { $place }.
lessons-relay-store = A relay can bring you to your store. Sow the pit that does.
lessons-relay-store-done = Yes. A detour, but it reaches the store, and you would choose again.
lessons-relay-store-not = That did not end in your store. It is the pit from the last question.
lessons-relay-start = At the start of a match every pit but your farthest leads to one relay. Try one.
lessons-relay-start-done = { $drops } seeds ran right round to the pit they came from. It was empty, so they died there. The next lesson explains what you captured.
lessons-relay-start-not = Your farthest pit reaches the store without a relay. Choose another.

lessons-kin-thaen-across = When the last seed falls in an empty pit, the sowing dies and your turn ends. Dying on North's side brings nothing. Try it: sow a pit that dies there.
lessons-kin-thaen-across-done = Yes. It died on North's side, and North is to move.
lessons-kin-thaen-across-not = That died on your own side. Look for a pit with enough seeds to pass your store.
lessons-kin-thaen-home = But if it dies in your own pit, you capture all the seeds of the opposite pit. That is kin thaen, “eating in return”. Capture { $goal } seeds.
lessons-kin-thaen-home-done = Yes, { $taken } seeds. Your own last seed stays where it is.
lessons-kin-thaen-home-not = Not that one. Find your empty pit opposite the { $goal } seeds, then the pit whose last seed falls there.
lessons-kin-thaen-nothing = And your pit { $pit }, with { $seeds ->
    [1] one seed
   *[other] { $seeds } seeds
}? How many seeds would it capture?
lessons-kin-thaen-nothing-done = Right. It dies at home, but the opposite pit is empty. There is nothing to capture.
lessons-kin-thaen-nothing-not = No. It dies at home, but the opposite pit is empty, so it captures { $count }.
lessons-kin-thaen-better = Two of your pits capture something here. Choose the one that captures more.
lessons-kin-thaen-better-done = Yes, { $taken } seeds. Counting both before you choose is most of the game. In Malay competitions a sowing captures only after it has passed its own store: that is the rule capture_after = lap.
lessons-kin-thaen-better-not = One pit captures { $goal }. Look at both empty pits that a last seed can reach, and at what lies opposite.

lessons-race-both = Round one opens with a race (khaeng mueang): both players sow at once, one seed a tick. Neither sees the other's first choice. If you reach your own store, you choose again, and the race waits. If your sowing dies, you are out and wait. The side that goes out first moves first in the turns.
lessons-race-seven = North has made a choice you cannot see. Most players open with their farthest pit: its last seed reaches the store. Race to the end.
lessons-race-seven-done = The race is over when both are out. Now you take turns. The source can also be read so that all of round one is raced: that is the rule race = round.
lessons-race-seven-not = The race is not over yet.
lessons-race-first = This time you know that North opens with pit { $north_lifts }, so that pit is empty as soon as the race starts. Go out first, so that you move first.
lessons-race-first-done = Yes. To move first, die in a pit that the other side has just lifted.
lessons-race-first-not = North went out first, or both did. North's pit { $north_lifts } is empty from the start. Which of your pits drops its last seed there?
lessons-race-ahead = Moving first is one thing, seeds are another. North opens with pit { $north_lifts }. When the race is over, have more seeds in your store than North.
lessons-race-ahead-done = Yes. Both count: seeds in the store, and who moves first.
lessons-race-ahead-not = You do not have more. Reach your store first, then try another pit.

lessons-rounds-end = A round ends when a sowing has ended and a row is empty, yours or North's. Play a turn that ends the round.
lessons-rounds-end-done = The round is over. Seeds left on the board go to the side they lie on, so North gets these.
lessons-rounds-end-not = The round goes on. Both rows hold seeds.
lessons-rounds-fill = You have { $south } seeds, North has { $north }. For the next round each side fills its pits from its store, { $each } each, from the pit next to the store outwards. How many pits can North fill?
lessons-rounds-fill-done = Yes, { $count }. The rest stays in North's store.
lessons-rounds-fill-not = No. { $north } seeds fill { $count } pits with { $each } each.
lessons-rounds-widow = A pit that gets no seeds is a widow (mueang mai) until the round is over. Widows lie at the far end of the row. Point at the widow.
lessons-rounds-widow-done = Yes. Pits are filled afresh each round, so you can win a widow back.
lessons-rounds-widow-not = Not there. It is { $place }, farthest from North's store.
lessons-rounds-begins = From round two on there is no race: the side with more seeds moves first. Point at the store of that side.
lessons-rounds-begins-done = Yes. { $south } is more than { $north }. With equal seeds there would be a race again.
lessons-rounds-begins-not = No. { $south } is more than { $north }. Point at your own store.
lessons-rounds-skip = Here North's farthest pit is a widow. Sowing skips widows. Your pit { $pit } holds { $seeds } seeds. Where does the last one fall?
lessons-rounds-skip-done = Yes. The pit next to your store, your store, past the widow, and into the next.
lessons-rounds-skip-not = Not there. Sowing skips the widow. The last seed falls in { $place }.
lessons-rounds-widows = A match has { $rounds } rounds, unless you agree otherwise. After the last, count the widows each side would have. North ends with { $north } seeds. How many widows is that?
lessons-rounds-widows-done = Yes, { $count }.
lessons-rounds-widows-not = No. { $north } seeds leave { $count } of { $pits } pits unfilled.
lessons-rounds-winner = Fewer widows win; equal widows are a draw. Point at the store of the winner.
lessons-rounds-winner-done = Yes. You can fill every pit, North cannot.
lessons-rounds-winner-not = No. North would have widows, you would have none.
lessons-rounds-beheaded = A match can end sooner. North has { $north } seeds left after a round, and a pit takes { $each }. How many widows would North have?
lessons-rounds-beheaded-done = All { $count }. A player who cannot fill a single pit is beheaded (kho khat) and loses at once.
lessons-rounds-beheaded-not = No. { $north } seeds do not fill even one pit, so all { $count } are widows. That player is beheaded (kho khat) and loses at once.

lessons-chains-near = Every sowing that ends in your store earns another. Strong turns are chains of them. But each sowing changes the pits it passes. Reach your store { $goal } times in one turn.
lessons-chains-near-done = Yes. First the near pit, so that the far one can refill it.
lessons-chains-near-not = If you sow the far pit first, it adds a seed to the near one, which then overshoots the store. Start next to your store.
lessons-chains-haul = Now from the start of a match, as if there were no race: bring at least { $goal } seeds to your store in one turn. Start with the pit that reaches the store.
lessons-chains-haul-done = Well done. The last capture counts too: if you can, end a chain with one.
lessons-chains-haul-not = That brought fewer than { $goal } seeds. Your farthest pit reaches the store. Then look for pits that reach it by a relay. One way: { $answer }.
lessons-chains-fifty = How far can it go? No shorter turn from the start brings { $goal } seeds than { $answer }. Play it, or find another.
lessons-chains-fifty-done = More than half of all the seeds in one turn, before the opponent has moved.
lessons-chains-fifty-not = That brought fewer than { $goal } seeds. The way: { $answer }.

lessons-looking-questions = Ask three questions before you choose. Which of my pits reach my store, and in what order? What can I capture? And what can the opponent capture when my turn is over?
lessons-looking-danger = Take the last question first. If it were North's turn, one sowing could capture one of your pits. Point at it.
lessons-looking-danger-done = Yes. North can die in the empty pit opposite, and then your seeds are gone.
lessons-looking-danger-not = Not that one. It is { $place }. Look for North's empty pits where a sowing of North's ends, and at what you have opposite.
lessons-looking-keep = Play a turn after which no single sowing of North captures more than { $goal } seeds.
lessons-looking-keep-done = Yes. Sow the threatened pit, or drop a seed in the empty pit opposite: those are the usual ways out.
lessons-looking-keep-not = North can still capture more than { $goal }. Which pit is in danger, and what if you sow it?
lessons-looking-order = Now all three. Bring { $goal } seeds to your store in this turn. Mind the order.
lessons-looking-order-done = Yes. First the sowing that earns another, then the one that captures.
lessons-looking-order-not = Some seeds are still missing. One pit reaches your store. Sow it first: it is also the pit where the next sowing must die.
lessons-looking-end = That is all. You know every rule of Mak Khum and what to look at before you choose. Play a match. Its review shows what each turn was worth.
lessons-profile-not-ours = its format is “{ $format }”, not that of a player's record

## A match that is shared as text, picture or film: share-*

share-computer = computer { $level }
share-title = Mak Khum: { $south } against { $north }
share-player = { $who } ({ $side ->
    [south] South
   *[north] North
})
share-rules = Rules: { $preset ->
    [changed] changed
   *[other] { $preset }
}, { $rounds ->
    [0] until a side is beheaded
    [one] one round
   *[other] { $rounds } rounds
}
share-from = From { $position }
share-round = Round { $round }
share-turn = { $number }. { $who }: { $pits } (+{ $haul })
share-broken-off = The round was broken off. { $south }: { $south_seeds } seeds. { $north }: { $north_seeds } seeds.
share-unfinished = The match is not finished.
share-hands = In hand: South { $south }, North { $north }

## Makruk

makruk-perft-speed = { $time } s, { $speed } lines a second
makruk-no-race = Makruk has no race.
makruk-no-rounds = Makruk has no rounds, and White moves first: --rounds and --first belong to Mak Khum.
makruk-needs-plain = Makruk is played line by line so far: add --plain
makruk-share-text = A match of Makruk is shared as text; with --at N, a position of it.
makruk-analyse-over = The game is over in this position.
makruk-analyse-line = Best line: { $moves }
makruk-analyse-effort = { $depth } half-moves ahead, { $nodes } positions, { $time } s
makruk-score = { $side ->
    [white] White
   *[black] Black
} is better by about { $bia } bia (an estimate).
makruk-score-draw = Drawn, proved by the table of endings.
makruk-score-mates = { $side ->
    [white] White
   *[black] Black
} mates in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} { $proved ->
    [yes] (proved by the table of endings).
   *[no] (found by the search, not proved).
}
makruk-man = { $man ->
    [khun] khun
    [met] met
    [khon] khon
    [ma] ma
    [ruea] ruea
   *[bia] bia
}
makruk-men = { $side ->
    [white] White
   *[black] Black
}: { $men }.
makruk-count-board = { $side ->
    [white] White
   *[black] Black
} counts the board: { $spoken } of { $limit }.
makruk-count-men = { $side ->
    [white] White
   *[black] Black
} counts the men: { $spoken } of { $limit }.
makruk-told-move = { $side ->
    [white] White
   *[black] Black
}: { $written }.
makruk-told-takes = It takes the { $man } on { $square }.
makruk-told-promotes = The bia is turned over: it is a met now.
makruk-told-check = Check (ruk)!
makruk-told-count = { $side ->
    [white] White
   *[black] Black
} starts to count the board: its next move is number 1 of 64.
makruk-told-stop = { $side ->
    [white] White
   *[black] Black
} stops counting.
makruk-told-men = The men are counted: { $side ->
    [white] White
   *[black] Black
} has only its khun, its next move is number { $next }, and the limit is { $limit }.
makruk-told-lapsed = The count of the board ends: { $side ->
    [white] White
   *[black] Black
} is no longer the weaker side.
makruk-told-offer = { $side ->
    [white] White
   *[black] Black
} offers a draw.
makruk-told-accept = { $side ->
    [white] White
   *[black] Black
} accepts the draw.
makruk-told-refuse = { $side ->
    [white] White
   *[black] Black
} refuses the draw.
makruk-told-resign = { $side ->
    [white] White
   *[black] Black
} gives up.
makruk-outcome = { $why ->
    [mate] Mate (ruk chon).
    [mate-by-counter] Mate, but the side that mates was counting: a draw.
    [stalemate] No legal move and no check (ap): a draw.
    [bare-khun] Two bare khun: a draw.
    [board-count] The count of the board is over: a draw.
    [men-count] The count of the men is over: a draw.
    [repetition] The position has occurred three times: a draw.
    [agreement] The players have agreed on a draw.
   *[resignation] The match was given up.
} { $winner ->
    [white] White wins.
    [black] Black wins.
   *[none] Nobody wins.
}
makruk-rules-no-field = Makruk has no rule “{ $key }”; there are { $known }
makruk-rules-no-value = { $key } is one of { $known }, not “{ $value }”
makruk-fen-at = the position, character { $at }: { $what }
makruk-fen-part = { $part ->
    [board] board
    [turn] side to move
    [castling] third part
    [limit] limit of the count
    [counted] number of half-moves counted
   *[number] number of the move
}
makruk-fen-missing = the { $part } is missing
makruk-fen-too-long = nothing follows the number of the move
makruk-fen-no-man = “{ $letter }” is no man; the letters are K M S N R P, small ones for Black
makruk-fen-not-promoted = ~ marks a promoted bia and stands behind an M or m
makruk-fen-width = rank { $rank } has { $squares } squares instead of 8
makruk-fen-ranks = there are { $ranks } ranks instead of 8
makruk-fen-khun = { $side ->
    [white] White
   *[black] Black
} has { $count } khun instead of 1
makruk-fen-men = { $side ->
    [white] White
   *[black] Black
} has { $count } men; there are { $most }
makruk-fen-bia = { $side ->
    [white] White
   *[black] Black
} has { $count } bia; there are { $most }
makruk-fen-promoted = a bia on { $square } would have become a met
makruk-fen-turn = the side to move is w or b
makruk-fen-castling = Makruk has no castling: the third part is -
makruk-fen-check = { $side ->
    [white] White
   *[black] Black
} is in check, but it is not its move
makruk-fen-number = the { $part } is no number that it can be
makruk-fen-no-count = no count can run in this position
makruk-fen-count-over = the count is over: this game is drawn
makruk-no-count-rules = these rules have no count of the board
makruk-no-count-itself = the count of the board runs by itself under these rules
makruk-no-count-men = the men are counted already
makruk-no-count-runs = your count runs already
makruk-no-count-bia = an unpromoted bia is still on the board
makruk-no-count-bare = a bare khun does not count the board
makruk-no-count-weaker = only the weaker side may count
makruk-no-count-none = you are not counting the board
makruk-move-empty = there is no man on { $square }
makruk-move-not-yours = the man on { $square } is not yours
makruk-move-own = your own man stands on { $square }
makruk-move-way = a { $man } does not move from { $from } to { $to }
makruk-move-leaves-check = your khun would still be in check
makruk-move-into-check = your khun would be in check
makruk-move-promotion = a bia becomes a met on reaching the other side's row of bia, and only there
makruk-refused-over = the match is over
makruk-refused-offer-open = the offer of a draw has to be answered first
makruk-refused-no-offer = no draw is offered
makruk-refused-offered = you have offered a draw in this turn already
makruk-bad-choice = choice { $number } ({ $choice }): { $why }
makruk-saves-no-choice = “{ $word }” is no choice
makruk-unread = “{ $typed }” is neither a move nor a command; type help for all commands.
makruk-unread-none = No legal move is “{ $typed }”; type moves to hear them all.
makruk-unread-several = “{ $typed }” could be { $moves }.
makruk-greeting = Makruk, line by line. Type a move such as e4, Ne2 or g1e2, or help.
makruk-seat = { $side ->
    [white] White
   *[black] Black
}: { $controller }.
makruk-ask-move = Move { $number }, { $side ->
    [white] White
   *[black] Black
} to move:
makruk-ask-offer = { $side ->
    [white] White
   *[black] Black
}: do you accept the draw? Type accept or refuse.
makruk-ask-count = You may count the board: type count before your move.
makruk-moves = Legal moves: { $moves }
makruk-hint = The computer would play { $written }. { $score }
makruk-resign = Do you give up the match? Type resign once more if so.
makruk-help-moves-typed = A move: e4, Ne2, bxc6, or from square to square as g1e2. The letters are K khun, M met, S khon, N ma, R ruea; a bia has none. Thai letters work too.
makruk-word-help = help, h, ?
makruk-help-help = tells these commands.
makruk-word-board = board
makruk-help-board = tells where the men stand, and the count.
makruk-word-table = table, t
makruk-help-table = shows the board as a table: large letters for White, small ones for Black.
makruk-word-moves = moves
makruk-help-moves = tells every legal move.
makruk-word-hint = hint
makruk-help-hint = asks the computer what it would play.
makruk-word-count = count
makruk-help-count = starts your count of the board, before you move.
makruk-word-stop = stop
makruk-help-stop = stops your count of the board.
makruk-word-draw = draw
makruk-help-draw = offers a draw.
makruk-word-accept = accept
makruk-help-accept = accepts the draw that is offered.
makruk-word-refuse = refuse
makruk-help-refuse = refuses the draw that is offered.
makruk-word-undo = undo, u
makruk-help-undo = takes your last choice back, and what came after it.
makruk-word-redo = redo
makruk-help-redo = makes the choice again that you took back.
makruk-word-save = save
makruk-help-save = saves the match; with a file's name, a copy of it there.
makruk-word-rules = rules
makruk-help-rules = tells the rules.
makruk-word-resign = resign
makruk-help-resign = gives up the match; it has to be typed twice.
makruk-word-quit = quit, q, exit
makruk-help-quit = ends the program; the match is kept.
makruk-rules-title = Makruk, Thai chess
makruk-rules-board = The board has 64 squares. Each side has a khun, a met, two khon, two ma, two ruea and eight bia. The bia stand on the third rank, and each khun faces the other side's met. White moves first.
makruk-rules-men = The khun goes one step any way. The met goes one step diagonally, the khon one step diagonally or straight forward. The ma leaps as a knight does, the ruea goes any distance along rank and file. The bia goes one step forward and takes diagonally forward; on reaching the other side's row of bia it is turned over (bia ngai) and is a met.
makruk-rules-aim = Whoever attacks the khun gives check (ruk); if the khun cannot be saved, that is mate (ruk chon) and wins. A side without a legal move that is not in check (ap) draws, and so do two bare khun.
makruk-rules-board-count = The count of the board: when no unpromoted bia is left and the weaker side still has a man beside its khun, that side may count its own moves from 1 to 64. If the other side does not mate with its reply to 64, the game is drawn.
makruk-rules-men-count = The count of the men: when the weaker side has only its khun and no unpromoted bia is left, it counts its moves, beginning with the number of men on the board plus one. The limit is 8 against two ruea, 16 against one, 22 against two khon, 32 against two ma, 44 against one khon, and 64 otherwise. If the reply to the limit does not mate, the game is drawn.
makruk-rules-fields = Every field, as --rule sets it, with the values that it takes:
makruk-field-board-count = { $value ->
    [claimed] The weaker side starts and stops its count of the board itself.
    [automatic] The count of the board runs whenever it is open.
   *[none] Nobody counts the board.
}
makruk-field-men-count = { $value ->
    [automatic] The count of the men begins by itself.
   *[none] Nobody counts the men.
}
makruk-field-mixed = { $value ->
    [smallest] Of several kinds of men, the one with the smallest limit sets it.
   *[listed] Of several kinds of men, the first of ruea, khon and ma sets the limit.
}
makruk-field-counter-mates = { $value ->
    [wins] A side that mates while it counts the board wins.
   *[draws] A side that mates while it counts the board only draws.
}
makruk-field-repetition = { $value ->
    [draw] A position that occurs for the third time is a draw.
   *[none] Positions may be repeated without end.
}
