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
    [one] {" "}with one more lift on the way
   *[other] {" "}with { $relays } more lifts on the way
}, { $ending }
game-sowed-ending = { $ending ->
    [again] { $who ->
        [you] the last reaches your store; choose again.
        [south] the last reaches the store; South chooses again.
        [north] the last reaches the store; North chooses again.
        [computer] the last reaches its store; it chooses again.
       *[other] the last reaches the store; { $name } chooses again.
    }
    [store] { $who ->
        [you] the last reaches your store.
       *[other] the last reaches the store.
    }
    [capture] { $who ->
        [you] the last dies in your own pit { $pit } and takes { $count }.
        [computer] the last dies in its own pit { $pit } and takes { $count }.
       *[other] the last dies at home, in pit { $pit }, and takes { $count }.
    }
    [occupied] { $side ->
        [own] the last falls among the seeds of pit { $pit } at home.
       *[other] the last falls among the seeds of pit { $pit } on the other side.
    }
    [gone] { $side ->
        [own] the last falls in pit { $pit } at home, and the other hand takes it away.
       *[other] the last falls in pit { $pit } on the other side, and the other hand takes it away.
    }
    [widow] the last falls in a widow.
   *[dead] { $side ->
        [own] the last dies at home, in pit { $pit }, and takes nothing.
       *[other] the last dies in pit { $pit } on the other side.
    }
}
game-forfeited = { $seeds ->
    [1] One seed fell in a widow and was forfeited to the other player.
   *[other] { $seeds } seeds fell in widows and were forfeited to the other player.
}
game-round-over = A row is empty: the round is over.
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
    [beheaded] the other side cannot fill a single pit and is beheaded.
    [seeds] more seeds in the stores.
    [resigned] the other side gives up.
   *[widows] { $own } widows against { $other }.
}
game-drawn = The match is a draw: { $why ->
    [seeds] the same number of seeds on both sides.
   *[widows] { $widows } widows on both sides.
}
game-refused-round-over = the round is over: a row is empty
game-refused-no-such-pit = the board has no pit { $pit }
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
} has nothing to choose in the race now
game-refused-match-over = the match is over
game-refused-phase = { $phase ->
    [race] a race is on
    [turns] the sides take turns now
    [widows] the widows have to be named first
   *[over] the match is over
}
game-refused-turn = it is not { $side ->
    [south] South's
   *[north] North's
} turn
game-refused-tick = the clock of the race shows tick { $now }; nobody can choose at tick { $tick }
game-refused-widows = { $due ->
    [one] one pit of the board has to be named as a widow
   *[other] { $due } pits of the board have to be named as widows
}
game-refused-choice = choice { $number }, { $choice }: { $why }
game-notation-at = column { $column }: { $what }
game-notation-no-rows = the two rows, SOUTH/NORTH, are missing
game-notation-no-stores = the stores, such as 0-0, are missing
game-notation-no-turn = whose turn it is, s or n, is missing
game-notation-too-much = there is more here than a position
game-notation-pits = a row of { $found } pits, where the rules have { $expected }
game-notation-seeds = “{ $word }” is not a number of seeds from 0 to { $most }
game-notation-total = { $found } seeds, where the rules have { $most }
game-notation-side = “{ $word }” is neither s nor n
game-notation-pit = “{ $word }” is not a pit
game-notation-event = “{ $word }” is not an event
game-notation-choice = “{ $word }” is not a choice
game-race-first = { $who ->
    [you] You went out first and move
    [south] South went out first and moves
    [north] North went out first and moves
    [computer] The computer went out first and moves
   *[other] { $name } went out first and moves
} first.
game-race-again = Both are out and choose again, from the board as it lies.

## The rules in words: rules-*

rules-title = { $preset ->
    [songkhla] MAK KHUM, Songkhla (songkhla)
    [congkak] CONGKAK (congkak)
    [mak-lum] MAK LUM, หมากหลุม (mak-lum)
   *[mak-khum] MAK KHUM, หมากขุม (mak-khum)
}
rules-about = { $preset ->
    [songkhla] The game as the local database of the Prince of Songkla University tells it, read through others: widows lie next to the store, and the match goes on until one side has nothing but widows.
    [congkak] The Malay cousin of Mak Khum, with the same board. Who dies at home takes the dying seed too.
    [mak-lum] “Pit mak”, the wooden toy that is sold in Thailand under this name: Kalah with six pits and six seeds.
   *[mak-khum] The mancala of southern Thailand, as it is told in Nakhon Si Thammarat. Two players race for towns: a pit is a town (เมือง, mueang), the store at its end the head town (หัวเมือง, hua mueang).
}
rules-heading-board = The board
rules-told-board = Each side has { $pits } pits and a store at its { $lies ->
    [left] left
   *[right] right
} hand. Every pit begins with { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
}; the stores are empty. That makes { $total } seeds. They run { $way ->
    [clockwise] clockwise
   *[counter] counter-clockwise
}: along your own row to your store, then along the other side's row and back to yours. The other side's store is never sown. A pit's number is its distance to its owner's store: pit 1 lies next to it.
rules-heading-sowing = Sowing
rules-told-sowing = To sow, lift all the seeds of one of your pits and drop one in each place that follows. { $store ->
    [again] If the last falls in your store, choose again, as often as it happens.
   *[pass] If the last falls in your store, your turn is over.
} { $relay ->
    [true] If it falls in a pit that holds seeds, on either side, lift them all and go on from there. If it falls in an empty pit, it dies and your turn is over.
   *[false] If it falls anywhere else, your turn is over; in an empty pit we say that it dies.
}
rules-heading-capture = Kin thaen, the capture, and the end of a round
rules-told-capture = { $capture ->
    [opposite] When it dies in one of your own pits, you take the seeds of the pit opposite into your store; this is kin thaen (กินแทน, “eating in return”). The dying seed stays where it lies.
    [both-if-opposite] When it dies in one of your own pits and the pit opposite holds seeds, you take both into your store.
   *[both] When it dies in one of your own pits, you take it into your store together with the seeds of the pit opposite, if there are any.
}{ $after ->
    [lap] {" "}A sowing takes something only if it has passed its own store before it dies.
   *[any] {""}
} The round is over when a sowing has ended and either row is empty. What still lies on the board goes to the store of the side it lies on.
rules-heading-race = The race
rules-told-race = { $race ->
    [opening] The first round opens with the town race (แข่งเมือง, khaeng mueang): both sow at once, seed by seed at the same pace, and neither sees the other's first choice. { $clock ->
        [waits] While one chooses, the other's hand waits.
       *[runs] While one chooses, the other's hand goes on.
    } Who dies is out and waits. When both are out, turns alternate, and whoever went out first moves first; if both went out together, they race again.
    [round] The whole first round is a town race (แข่งเมือง, khaeng mueang): both sow at once, seed by seed at the same pace, and neither sees the other's first choice. { $clock ->
        [waits] While one chooses, the other's hand waits.
       *[runs] While one chooses, the other's hand goes on.
    } Who dies is out and waits. When both are out, both choose again from the board as it lies, until a row is empty.
   *[none] There is no race: the sides take turns from the start.
}
rules-heading-rounds = Widow towns
rules-told-rounds = For the next round each side fills its pits from its store, { $seeds } in each, as far as full pits go. What gets none is a widow town (เมืองหม้าย, mueang mai) until the round ends; { $widows ->
    [far] widows lie at the far end of the row
    [near] widows lie next to the store
   *[choice] their owner says which pits they are
}. { $sowing ->
    [skip] Sowing passes over widows.
   *[forfeit] Seeds that fall in a widow are forfeited to the sower's opponent.
} The side with more seeds begins{ $race ->
    [opening] ; with equal seeds there is a race again.
    [round] ; with equal seeds the whole round is raced again.
   *[none] ; with equal seeds the side begins that did not begin the last round.
}
rules-heading-match = The end of the match
rules-told-match = { $rounds ->
    [0] The match goes on until a side cannot fill a single pit: it is beheaded (คอขาด, kho khat) and loses.
    [one] { $end ->
        [seeds] After one round, the side with more seeds wins.
       *[widows] After one round, the side that would have fewer widows wins.
    }
   *[other] A side that cannot fill a single pit is beheaded (คอขาด, kho khat) and loses at once. Otherwise { $end ->
        [seeds] the side with more seeds wins after { $rounds } rounds.
       *[widows] the side that would have fewer widows wins after { $rounds } rounds.
    }
}
rules-fields = The fields, each as --rule takes it, what it means and where it comes from:
rules-others = Presets: { $presets }. Change a field with --rule KEY=VALUE.
rules-field-pits = { $value } pits a side
rules-field-seeds = { $value } seeds in each pit
rules-field-relay = { $value ->
    [true] a last seed in an occupied pit lifts it and goes on
   *[false] a last seed in an occupied pit ends the turn
}
rules-field-store-end = { $value ->
    [again] a last seed in the store lets you choose again
   *[pass] a last seed in the store ends the turn
}
rules-field-capture = { $value ->
    [opposite] dying at home takes the pit opposite
    [both-if-opposite] dying at home takes the pit opposite and the dying seed, if there is something opposite
   *[both] dying at home takes the dying seed and the pit opposite
}
rules-field-capture-after = { $value ->
    [any] a sowing captures wherever it dies at home
   *[lap] a sowing captures only after it has passed its own store
}
rules-field-race = { $value ->
    [opening] round one opens with a race
    [round] the whole of round one is raced
   *[none] no race
}
rules-field-race-clock = { $value ->
    [waits] in a race the other hand waits while one chooses
   *[runs] in a race the other hand goes on while one chooses
}
rules-field-widows = { $value ->
    [far] widows lie at the far end of the row
    [near] widows lie next to the store
   *[choice] a player says which pits are widows
}
rules-field-widow-sowing = { $value ->
    [skip] sowing passes over widows
   *[forfeit] a seed in a widow goes to the sower's opponent
}
rules-field-rounds = { $value ->
    [0] rounds go on until somebody is beheaded
    [1] one round
   *[other] { $value } rounds
}
rules-field-match-end = { $value ->
    [widows] the fewer widows win
   *[seeds] the more seeds win
}
rules-field-store-lies = { $value ->
    [left] your store lies at your left hand
   *[right] your store lies at your right hand
}
rules-provenance = { $of ->
    [source] the source text
    [reading] our reading of the source text
    [ours] ours: the source text leaves it open
    [songkhla] Prince of Songkla University
    [malay] Malay Congkak
    [toy] the toy Mak Lum
    [idle] without effect in this game
   *[changed] changed
}
rules-setup-pits = the position has { $found } pits a side, where the rules have { $expected }
rules-setup-seeds = the position has { $found } seeds, where the rules have { $most }
rules-setup-widow = pit { $pit } is a widow and holds seeds
rules-setup-no-pit = the handicap leaves { $side ->
    [south] South
   *[north] North
} without a full pit
rules-setup-both = there is either a position to begin from or a handicap, not both
rules-refused-key = there is no rule “{ $key }”; the rules are { $known }
rules-refused-word = { $key }: “{ $word }” is none of { $known }
rules-refused-range = { $key }: “{ $word }” is not a number from { $min } to { $max }
rules-refused-total = pits, seeds: 2 sides of { $pits } pits of { $seeds } seeds are { $total } seeds, more than the { $most } that a board can count

## Settings: settings-*

settings-mistake = line { $line }, column { $column }: { $what }
settings-syntax = this is not TOML, and the line does not count ({ $what })
settings-unknown = there is no setting “{ $key }”
settings-expected = { $key } has to be { $kind ->
    [truth] true or false
    [text] a text in quotation marks
    [one-of] one of { $words }
    [texts] a text, or a list of texts
   *[table] a table
}
settings-not-written = cannot be written: { $error }
settings-no-folder = no home folder is known to keep settings in
settings-no-language = there is no language “{ $code }”

## Saved games: saves-*

saves-fault = { $file }: { $what }
saves-fault-line = line { $line }: { $what }
saves-fault-read = cannot be read: { $error }
saves-fault-write = cannot be written ({ $step }): { $error }
saves-fault-delete = cannot be deleted: { $error }
saves-fault-in-use = another program has this match open
saves-fault-no-folder = no home folder is known to keep matches in; MAK_KHUM_MATCHES can name a folder
saves-fault-not-a-file = is not a file
saves-fault-too-large = is larger than { $bytes } bytes
saves-fault-not-text = is not text in UTF-8
saves-fault-json = column { $column }: { $what }
saves-fault-not-ours = its format is “{ $format }”, not “mak-khum”
saves-fault-other-game = is a match of another game
saves-fault-game = is a match of “{ $game }”, a game that this program does not know
saves-fault-version = is of version { $version }, which this program does not know
saves-fault-player = players: “{ $word }” is neither human nor a level
saves-fault-refused = choice { $choice }: { $why }
saves-fault-round = choice { $choice } belongs to round { $round }
saves-fault-too-many-rounds = has more than { $most } rounds
saves-fault-too-long = more than { $most } choices

## The command line and its errors: cli-*

cli-about = Mak Khum (หมากขุม), the mancala of southern Thailand: without a command the game opens in the terminal.
cli-sow-about = Play sowings from a position and say what happens in each; in a pipe, as JSON
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
} still has to choose, at tick { $tick }, and has no choice left
cli-race-wrong-tick = { $side ->
    [south] South
   *[north] North
} has to choose at tick { $now }; its next choice is for tick { $tick }
cli-race-left-over = the race was over at tick { $tick }; choices of { $side ->
    [south] South
   *[north] North
} are left over: { $pits }
cli-perft-about = Count the sequences of so many sowings; a finished round counts 1
cli-perft-arg-depth = How many sowings each sequence has
cli-perft-arg-position = Where they begin; the start with South to move if not given
cli-perft-arg-divide = Count for each first pit as well
cli-perft-speed = { $time } s, { $speed } sowings a second
cli-analyse-about = Say what a position is worth: every first pit, the best whole turn, the biggest haul
cli-analyse-arg-position = The position
cli-analyse-arg-race = Analyse the first choices of a race instead
cli-analyse-arg-time = How long to think, in milliseconds; a second if neither this nor --nodes is given
cli-analyse-arg-nodes = How many positions to look at
cli-analyse-arg-threads = How many threads think
cli-analyse-pit = { $pit }: { $score }{ $exact ->
    [yes] , proved
   *[no] { "" }
}; { $turn }
cli-analyse-haul = The biggest haul: { $seeds }{ $exact ->
    [yes] , proved
   *[no] { $sowings ->
        [0] { "" }
       *[other], no turn of up to { $sowings } sowings brings more
    }
}; { $turn }
cli-analyse-effort = { $depth } deep, { $nodes } positions, { $time } s
cli-analyse-race-matrix = South's margin in seeds for each pair of first choices:
cli-analyse-race-mix = { $side ->
    [south] South
   *[north] North
} should choose: { $mix }
cli-analyse-race-value = Then South can expect { $value } seeds.
cli-solve-about = Work out the exact value of a round, both sides playing perfectly
cli-solve-arg-position = The position
cli-solve-arg-memory = The most memory for tables, in MiB
cli-solve-progress = the value lies from { $low } to { $high }; { $nodes } positions
cli-solve-value = { $value } for the side to move, by { $turn }
cli-solve-effort = { $nodes } positions, { $time } s, { $memory } MiB
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
cli-engine-about = Speak the engine protocol (UCI) on stdin and stdout
cli-rules-about = Explain the rules: in words, and every field with its value and where it comes from
cli-rules-arg-name = The named rules to explain
cli-arg-lang = The language: en, th, or one that you added
cli-arg-digits = The digits of numbers in sentences
cli-arg-game = The game: Mak Khum and its relatives, or Makruk
cli-arg-preset = The named rules to play by
cli-arg-rule = Change one field of the rules; may be repeated (see mak-khum rules)
cli-arg-seed = The seed of all randomness: the same seed, the same game
cli-arg-json = Print JSON, one object a line
cli-arg-words = Tell what happened in words, in a pipe too
cli-arg-color = When to use colours
cli-arg-quiet = Leave out messages that are not errors
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
cli-error-no-value = { $arg } needs a value
cli-error-unknown-value = { $arg }: “{ $value }” is none of { $known }
cli-error-unknown-arg = there is no argument { $arg }{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
cli-error-unknown-command = there is no command { $name }{ $meant ->
    [none] .
   *[other] ; did you mean { $meant }?
}
cli-error-missing = something is missing: { $arg }
cli-error-conflict = { $arg } cannot be used with { $prior }
cli-error-number-of-values = { $arg }: the number of values is wrong
cli-error-utf8 = an argument is not valid UTF-8
cli-no-terminal = the game needs a terminal; use mak-khum play --plain without one.
cli-dumb-terminal = this terminal (TERM=dumb) cannot show the board on the whole screen; use mak-khum play --plain.
cli-play-about = Play a match
cli-play-arg-south = Who plays South: a person, or the computer at a level (also 1 to 7)
cli-play-arg-north = Who plays North
cli-play-arg-rounds = How many rounds; 0 goes on until somebody is beheaded
cli-play-arg-first = Who begins where there is no race
cli-play-arg-fewer = Give seeds: a side begins with so many less
cli-play-arg-widows = Give widows: so many pits of a side stay unfilled in round one
cli-play-arg-no-race = Begin round one without a race
cli-play-arg-from = Begin round one from this position, without a race
cli-resume-about = Go on with a saved match
cli-resume-arg-file = The saved match; the newest unfinished one if not given
cli-resume-none = there is no unfinished match in { $folder }
cli-replay-about = Step through a saved match; with --json print every state of it
cli-replay-arg-file = The saved match
cli-lesson-about = Learn the game, lesson by lesson
cli-lesson-arg-number = The lesson, from 1; without it they are listed
cli-lesson-arg-again = Begin the lesson anew, not where it was left
cli-lesson-arg-profile = Whose progress is kept; without it, that of the player whom the settings name
cli-lesson-no-such = there is no lesson { $number }; there are { $count }
cli-puzzle-about = The puzzle of the day, the same for everybody
cli-puzzle-arg-pits = Your answer: the pits in order; without it you are asked
cli-puzzle-arg-date = The puzzle of this day, as YYYY-MM-DD
cli-puzzle-arg-number = The puzzle of this number
cli-puzzle-arg-solution = Show the answer
cli-puzzle-arg-profile = Whose record counts it; without it, that of the player whom the settings name
cli-puzzle-no-such = there is no puzzle { $number }; there are { $count }
cli-share-about = Share a saved match: as text, a position as text or SVG, the match as a film
cli-share-arg-file = The saved match
cli-share-arg-form = What to make: text, svg, or cast (asciicast v2)
cli-share-arg-at = The position after so many choices; 0 is the start
cli-share-arg-out = Write into this file; it must not be there yet
cli-share-no-such = the match has { $count } choices, not { $at }
cli-share-exists = { $file } is there already
cli-review-about = Say what each turn of a saved match was worth, and what was better
cli-review-arg-file = The saved match
cli-review-arg-nodes = Positions that each search may look at
cli-profile-about = A player's record: matches, accuracy, lessons and puzzles
cli-profile-arg-name = The player; without it, the one whom the settings name
cli-profile-arg-list = List the players
cli-profile-arg-export = Write the record into this file, as JSON
cli-profile-arg-delete = Delete the record; matches stay
cli-profile-deleted = The record is deleted.
cli-profile-none = there is no record of “{ $name }”
cli-arg-plain = Play line by line, without the whole screen: for screen readers, dumb terminals and pipes
cli-plain-play = without the whole screen there is no menu; use mak-khum play --plain or mak-khum resume --plain.
cli-no-language = there is no language “{ $code }”; there are { $known }
cli-arg-theme = The colours of the game on the screen
cli-arg-ascii = Draw with ASCII characters only
cli-arg-speed = How fast seeds fall
cli-arg-no-mouse = Leave the mouse to the terminal
cli-completions-about = Print what a shell needs to complete command lines
cli-completions-arg-shell = For which shell
cli-man-about = Print the man page
cli-man-manual = Games
cli-man-name = NAME
cli-man-in-short = Mak Khum, the mancala of southern Thailand
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-what = Mak Khum (หมากขุม) is played by two on a boat-shaped board with seven pits and a store on each side and 98 seeds. Without a command the game opens in the terminal, against the computer or another person.
cli-man-where = All other commands work in a pipe too: data goes to the standard output, messages to the standard error. “mak-khum rules” explains how the game is played. A pit is written as a side and its number, which is its distance to its owner's store, such as s7; a position as both rows from pit 1 on, the stores, and whose turn it is.
cli-man-commands = COMMANDS
cli-man-options = OPTIONS
cli-man-environment = ENVIRONMENT
cli-man-locale = The language, if nothing else names one.
cli-man-no-color = If set, no colours are used.
cli-man-lang-dir = A folder with more languages, CODE.ftl for each.
cli-man-settings = The file of the settings, in place of the usual one.
cli-man-matches = The folder in which matches are kept, in place of the usual one.
cli-man-files = FILES
cli-man-settings-file = The settings. A mistake in it is reported with its line, and the rest counts.
cli-man-lang-file = The sentences of another language, or better ones of a known language.
cli-man-matches-folder = The matches, written after every choice.
cli-man-exit = EXIT STATUS
cli-man-exit-0 = Success.
cli-man-exit-1 = The work failed.
cli-man-exit-2 = Wrong usage, or input that cannot be read.
cli-man-examples = EXAMPLES
cli-man-example-play = One round against the computer at level 4.
cli-man-example-plain = A match line by line, in Thai.
cli-man-example-sow = Three sowings of one turn, and what happens in them.
cli-man-example-rules = The rules as they are played in Songkhla.

## The line-by-line game: plain-*

plain-greeting = Mak Khum, line by line. Type a pit's number to sow it, or help.
plain-seat = { $who ->
    [you] You sit on the { $side ->
        [south] south
       *[north] north
    } side.
   *[other] The { $side ->
        [south] south
       *[north] north
    } side is played by { $controller }.
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
} Which pit? Seeds lie in { $legal }.
plain-ask-race = { $who ->
    [you] The race, tick { $tick }: choose a pit.
    [south] The race, tick { $tick }: South chooses a pit, North looks away.
    [north] The race, tick { $tick }: North chooses a pit, South looks away.
    [computer] The race, tick { $tick }: the computer chooses a pit.
   *[other] The race, tick { $tick }: { $name } chooses a pit, the other looks away.
} Seeds lie in { $legal }.
plain-ask-widows = { $who ->
    [you] Your seeds do not fill every pit.
    [south] South's seeds do not fill every pit.
    [north] North's seeds do not fill every pit.
    [computer] The computer's seeds do not fill every pit.
   *[other] { $name }'s seeds do not fill every pit.
} { $due ->
    [one] Which pit stays a widow?
   *[other] Which { $due } pits stay widows?
}
plain-unknown = “{ $typed }” is neither a pit nor a command; type help for all commands.
plain-which-pit = which pit?
plain-no-input = the input cannot be read: { $error }
plain-help-pits = 1 to { $pits }: sow that pit; several, such as 7 6 1, one after the other.
plain-help-line = { $words }: { $meaning }
plain-word-help = help, h, ?
plain-help-help = tells these commands.
plain-word-board = board, b
plain-help-board = tells the board in words.
plain-word-table = table, t
plain-help-table = shows the board as a table.
plain-word-hint = hint
plain-help-hint = asks the computer what it would sow.
plain-word-undo = undo, u
plain-help-undo = takes your last choice back, and what came after it.
plain-word-redo = redo
plain-help-redo = makes the choice again that you took back.
plain-word-save = save
plain-help-save = saves the match; with a file's name, a copy of it there.
plain-word-rules = rules
plain-help-rules = tells the rules of this match.
plain-word-wait = wait
plain-help-wait = lets the clock of a race run on, by so many ticks, where the rules allow it.
plain-word-resign = resign
plain-help-resign = gives up the match; it has to be typed twice.
plain-word-quit = quit, q, exit
plain-help-quit = ends the program; the match is kept.
plain-hint-turn = Try { $turn }: { $state ->
    [level] the round should end level.
    [ahead] you should end { $seeds } ahead.
   *[behind] you should end { $seeds } behind.
}
plain-hint = Try { $pits }.
plain-no-hint = There is nothing to choose now.
plain-nothing-to-undo = There is nothing to take back.
plain-undone = { $count ->
    [one] One choice was taken back.
   *[other] { $count } choices were taken back.
}
plain-nothing-to-redo = Nothing was taken back.
plain-saved = Saved in { $file }.
plain-no-waiting = The clock stands still until you choose.
plain-resign = Do you give up the match? Type resign once more if so.
plain-kept = The match is kept in { $file }
plain-not-kept = The match is not kept in any file.
plain-refused = That cannot be: { $why }.
plain-go-on = To go on with it: mak-khum resume --plain

## The game in the terminal: tui-*

tui-title = M A K   K H U M
tui-south = South
tui-north = North
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
tui-menu-resume = Go on with the match
tui-menu-new = New match
tui-menu-learn = Lessons, puzzles, your record
tui-menu-saves = Saved matches
tui-menu-rules = How to play
tui-menu-settings = Settings
tui-menu-help = Keys
tui-menu-quit = Leave
tui-actions = What now?
tui-no-saves = Nothing is saved yet.
tui-unreadable = cannot be read
tui-won-by = { $name } won
tui-drawn = drawn
tui-choices-made = { $n ->
    [one] one choice made
   *[other] { $n } choices made
}
tui-too-small = This terminal has { $columns }×{ $rows } cells. The board needs { $least_columns }×{ $least_rows }. Make it larger, or press q for the menu: the match is kept.

# The setup
tui-setup-start = Begin
tui-setup-name = name
tui-setup-preset = Rules of
tui-setup-first = Begins
tui-about-start = Enter begins the match. It is saved after every choice.
tui-about-who = A person at the keyboard, or the computer at one of seven levels.
tui-about-name = The name that the board shows. Type it; it may stay empty.
tui-about-preset-mak-khum = As in Nakhon Si Thammarat: a race opens, three rounds, fewer widow towns win.
tui-about-preset-songkhla = As in Songkhla: widow towns lie next to the store, and play goes on until somebody is beheaded.
tui-about-preset-congkak = As Malays play: a dying seed is taken along with the opposite pit.
tui-about-preset-mak-lum = The wooden toy: six pits, six seeds, no relay, one round. Abroad it is called Kalah.
tui-about-preset-own = Some fields below are not those of any named rules.
tui-about-first = Who begins where there is no race.
tui-rule-pits = Pits a side
tui-rule-seeds = Seeds in a pit
tui-rule-relay = Relay sowing
tui-rule-relay-true = yes
tui-rule-relay-false = no
tui-rule-store_end = Last seed in the store
tui-rule-store_end-again = choose again
tui-rule-store_end-pass = the turn ends
tui-rule-capture = Dying at home takes
tui-rule-capture-opposite = the opposite pit
tui-rule-capture-both-if-opposite = both, if the opposite holds seeds
tui-rule-capture-both = the opposite pit and the seed
tui-rule-race = Round one opens with
tui-rule-race-opening = a race
tui-rule-race-none = a turn
tui-rule-race_clock = While one chooses in the race
tui-rule-race_clock-waits = the clock waits
tui-rule-race_clock-runs = the clock runs
tui-rule-widows = Widow towns lie
tui-rule-widows-far = far from the store
tui-rule-widows-near = next to the store
tui-rule-widows-choice = where the owner says
tui-rule-widow_sowing = Sowing at a widow
tui-rule-widow_sowing-skip = passes over it
tui-rule-widow_sowing-forfeit = forfeits the seed
tui-rule-rounds = Rounds
tui-rule-rounds-endless = until a beheading
tui-rule-match_end = At the end counts
tui-rule-match_end-widows = who has fewer widows
tui-rule-match_end-seeds = who has more seeds
tui-rule-store_lies = The store lies
tui-rule-store_lies-left = at the left hand
tui-rule-store_lies-right = at the right hand
tui-about-rule-pits = From 1 to 7 pits. All seeds together may be 255.
tui-about-rule-seeds = How many seeds fill a pit when a round begins.
tui-about-rule-relay = Whether a last seed in an occupied pit lifts it and goes on.
tui-about-rule-store_end = What a last seed in the own store means.
tui-about-rule-capture = What a last seed in an own empty pit takes: kin thaen.
tui-about-rule-race = In a race both sides sow at once; who goes out first will move first.
tui-about-rule-race_clock = Running, the race is one of speed: each player has keys of their own.
tui-about-rule-widows = Which pits stay unfilled when seeds do not suffice.
tui-about-rule-widow_sowing = A forfeited seed goes to the other player's store.
tui-about-rule-rounds = How many rounds the match has.
tui-about-rule-match_end = What decides when the last round is over.
tui-about-rule-store_lies = This mirrors the picture and nothing else.

# What is going on
tui-your-turn = ▶ { $name }: choose a pit
tui-your-turn-again = ▶ { $name }: choose again, sowing { $n } of the turn
tui-thinks = { $name } is thinking …
tui-sows = { $name } is sowing
tui-filling = the pits are being filled
tui-paused = paused: p goes on, . shows the next step
tui-name-widows = ▶ { $name }: { $n ->
    [one] name your widow town
   *[other] name your { $n } widow towns
}
tui-round-over = Round { $round } is over. Enter goes on.
tui-wins = { $name } wins: { $why }
tui-draw = A draw: { $why }
tui-why-beheaded = the other side is beheaded
tui-why-widows = the widow towns decide
tui-why-seeds = the seeds decide
tui-why-resigned = the other side gave up
tui-race-mark = race
tui-race-choose = The race: { $name } chooses a pit, in secret
tui-race-secret-first = The race: { $name } chooses; { $other } looks away
tui-race-secret-second = { $other } has chosen. Now { $name } chooses; { $other } looks away
tui-computer-short = comp { $level }
tui-racer-sows = { $name } sows { $seeds }
tui-racer-out = { $name } is out (tick { $tick })
tui-racer-out-first = { $name } is out (tick { $tick }), will move first
tui-racer-chooses = ▶ { $name } chooses
tui-racer-chosen = { $name } has chosen
tui-racer-waits = { $name } waits
tui-race-first = The race is over: { $name } went out first and moves first
tui-race-over-again = Both are out and choose again
tui-race-round-over = The race is over, and a row is empty
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
tui-ended-capture = died at { $place }, took { $taken } (+{ $gain })
tui-ended-widow = forfeited at { $place } (+{ $gain })
tui-way-laps = … { $n } laps
tui-short-run = play, stop
tui-hint-later = ; { $n ->
    [one] a sowing
   *[other] { $n } sowings
} later{ $then }
tui-hint-then = {" "}pit { $pit } { $reason }
tui-hint-next = , then{ $then }
tui-end-dead = ends at { $place } (+{ $gain })
tui-ended-dead = ended at { $place } (+{ $gain })
tui-short-again = see again
tui-setting-keys = Which key does what
tui-keys-press = Press the key for “{ $action }”, or Esc
tui-keys-conflict = { $key } already belongs to “{ $action }”
tui-short-default = as built in
tui-end-capture = dies at { $place } and takes { $taken } (+{ $gain })
tui-end-widow = forfeited at { $place } (+{ $gain })
tui-last = { $name }: { $way }
tui-hint = Pit { $pit } { $reason }
tui-reason-store = reaches your store
tui-reason-capture = takes { $n }
tui-reason-gain = brings { $n } home
tui-best = Best turn: { $turn }  (+{ $gain })
tui-no-advice = no advice
tui-looking = looking …
tui-bar-unknown = who stands better?

# Short notices
tui-note-empty = Pit { $pit } of { $owner } is empty: choose another.
tui-note-widow = Pit { $pit } of { $owner } is a widow: it is closed in this round.
tui-note-not-your-turn = It is not your turn.
tui-note-nothing-to-undo = There is nothing to take back.
tui-note-nothing-to-redo = There is nothing to make again.
tui-note-nothing-to-show = There is no last move to show.
tui-note-taken-back = Taken back.
tui-note-made-again = Made again.
tui-note-saved = Saved. It is saved after every choice, too.
tui-note-held = Held. Enter lets the computers go on.
tui-note-mark-widows = { $n } more to mark.
tui-note-speed = Speed: { $speed }
tui-note-marked = Pit { $pit } is marked; Enter will sow it.
tui-note-no-advice = There are hints in turns, not in a race.

# Notices to be read
tui-cannot-open = The match cannot be opened. { $why }
tui-thread-died = The computer's thinking stopped with an error: { $why }. The match is kept; Enter lets it try again.
tui-settings-no-theme = there is no theme “{ $name }”
tui-settings-no-colour = “{ $name } = { $value }” is no colour of a theme; a colour is written as #rrggbb
tui-settings-no-action = “{ $name }” is nothing that keys can do
tui-settings-no-key = “{ $key }” is no key
tui-settings-unusable = Something in the settings cannot be used: { $why }. The rest counts.
tui-files-failed = Files: { $why }. You can go on playing.
tui-title-other = หมากขุม
tui-delete-ask = Delete this match?
tui-delete-no = No, keep it
tui-delete-yes = Yes, delete it
tui-resign-ask = Give up the match?
tui-resign-no = No, go on
tui-resign-yes = Yes, give up

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
tui-setting-skin = Colours
tui-setting-glyphs = Characters
tui-setting-speed = Speed of sowing
tui-setting-mouse = Mouse
tui-setting-preview = Where a sowing would end
tui-setting-home-marks = Mark pits that reach the store
tui-setting-evaluation = Bar of who stands better
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
tui-speed-easy = easy
tui-speed-normal = normal
tui-speed-fast = fast
tui-speed-instant = at once
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
tui-short-path = its way
tui-short-evaluation = who is better
tui-short-resign = give up
tui-short-leave = to the menu
tui-short-skip = skip
tui-short-pause = pause
tui-short-step = step
tui-short-slower = slower
tui-short-faster = faster
tui-short-turn-before = turn before
tui-short-turn-after = next turn
tui-short-capture = next capture
tui-short-play-on = play on from here
tui-short-review = review
tui-short-rematch = rematch, sides changed
tui-short-watch = watch
tui-short-right = next
tui-short-left = back
tui-short-first = round before
tui-short-last = next round
tui-short-race-south = South
tui-short-race-north = North
tui-short-choose = choose
tui-short-change = change
tui-short-back = back
tui-short-quit = leave
tui-short-open = open
tui-short-delete = delete
tui-short-scroll = scroll
tui-more = ↓ more

# Keys: a sentence
tui-do-pit = Sow the pit of this number
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
tui-do-confirm = Do what is marked
tui-do-back = Close, without a loss
tui-do-skip = Skip what is being shown
tui-do-pause = Stop what is being shown, or go on
tui-do-step = Show the next step
tui-do-again = Show the last move again
tui-do-slower = Slower
tui-do-faster = Faster
tui-do-undo = Take back
tui-do-redo = Make again what was taken back
tui-do-hint = A hint, with its reason
tui-do-best = The best whole turn
tui-do-evaluation = Show or hide who stands better
tui-do-preview = Show or hide where a sowing would end
tui-do-path = Show or hide the way of the last sowing
tui-do-menu = Everything that can be done
tui-do-help = Keys
tui-do-rules = How to play
tui-do-settings = Settings
tui-do-save = Save now
tui-do-delete = Delete the marked match
tui-do-resign = Give up the match
tui-do-rematch = Play again, with sides changed
tui-do-watch = Watch the match from its beginning
tui-do-step-back = Take the last seed back
tui-do-capture = To the next capture
tui-do-play-on = Play on from here, as a new match
tui-do-review = Review: what each turn was worth
tui-do-leave = To the menu; the match is kept
tui-do-redraw = Draw the screen anew
tui-do-suspend = To the shell; fg comes back
tui-do-quit = Leave the program; the match is kept
tui-help-list = In lists
tui-help-page = In pages
tui-help-match = In a match
tui-help-race = In a race against the clock, two at one keyboard
tui-help-summary = After a round
tui-help-replay = Watching a match
tui-help-layouts = With a Thai or Cyrillic layout keys go by their place: ๅ / - ภ ถ ุ ึ are 1 to 7. Thai digits count, too. The mouse points, clicks and, with its right button, opens the list of everything.

# How to play
tui-rules-title = Other rules
tui-rules = Each region plays it in its own way. Under “New match” every rule can be changed, and four named sets can be chosen.

## Analysis, hints, review: analysis-*

analysis-title = Review
analysis-at-work = Looking at turn or choice { $done } of { $total }
analysis-short-watch = watch it
analysis-race = Race, tick { $tick }. { $who }: { $pit }
analysis-race-verdict = { $kind ->
    [most] The best mixture lifts this pit most often, in { $share } of 100 races; it gives away { $loss } seeds.
    [secret] The best mixture lifts this pit in { $share } of 100 races, and { $best } most often; it gives away { $loss } seeds.
    [best] The best pit.
   *[seen] { $best } is better by { $loss }.
}
analysis-widows = Widows. { $who }: { $pits }
analysis-widows-verdict = { $grade ->
    [best] The best ones.
    [good] Good; { $best } is better by { $loss }.
    [inaccuracy] Inaccurate: { $best } is better by { $loss }.
    [mistake] A mistake: { $best } is better by { $loss }.
   *[blunder] A blunder: { $best } is better by { $loss }.
}
analysis-turn = { $number }. { $who }: { $pits }
analysis-forced = There was nothing to choose.
analysis-verdict = { $grade ->
    [best] The best turn.
    [good] Good; { $best } is better by { $loss }.
    [inaccuracy] Inaccurate: { $best } is better by { $loss }.
    [mistake] A mistake: { $best } is better by { $loss }.
   *[blunder] A blunder: { $best } is better by { $loss }.
}
analysis-expected = { $state ->
    [level] Level.
    [over] The round ends with { $who } { $seeds } ahead.
   *[ahead] { $who } expects to end { $seeds } ahead.
}
analysis-turning = { $count ->
    [0] No turn decided much by itself.
    [one] The turning point: { $turns }.
   *[other] The turning points: { $turns }.
}
analysis-accuracy = Accuracy of { $who }: { $percent } %
analysis-no-accuracy = { $who } never had a choice.
analysis-nothing = There is no turn to review yet.
analysis-not-kept = The review could not be kept: { $error }
analysis-progress = turns and choices

## Lessons and puzzles: lessons-*

lessons-puzzle = Puzzle { $number }
lessons-puzzle-haul = Bring at least { $goal } seeds to your store in one turn.
lessons-puzzle-haul-done = Solved: that brings { $goal } seeds or more.
lessons-puzzle-haul-not = That brings fewer than { $goal } seeds.
lessons-puzzle-finish = End the round with this turn and win it: leave no reply.
lessons-puzzle-finish-done = Solved: the round is over, and it is yours.
lessons-puzzle-finish-not = The round goes on, or North has won it.
lessons-puzzle-race = A race: North lifts pit { $north_lifts } first, and then always its lowest pit with seeds. Have at least { $goal } seeds more in your store than North when both are out.
lessons-puzzle-race-done = Solved: that race is yours.
lessons-puzzle-race-not = That is not { $goal } seeds more.
lessons-puzzle-grade = { $date ->
    [none] {""}
   *[other] { $date }.{" "}
}{ $sowings ->
    [one] One choice does it.
   *[other] { $sowings } choices do it.
}
lessons-puzzle-ask = Type the pits in order, such as 7 6 1; s shows the answer, q leaves.
lessons-word-answer = answer, s, solution
lessons-puzzle-more = The turn goes on: name all its pits.
lessons-puzzle-answer = The answer: { $answer }
lessons-record = Your record
lessons-puzzle-of-the-day = The puzzle of the day
lessons-progress = { $done } of { $steps }
lessons-step = Step { $step } of { $steps }
lessons-ask-point = Point with the arrows or the mouse, then press Enter.
lessons-ask-set = Set the number with ↑ and ↓, then press Enter: { $count }
lessons-help = In a lesson or a puzzle
lessons-do-confirm = go on
lessons-do-hint = answer
lessons-do-again = again
lessons-do-skip = skip
lessons-do-slower = slower
lessons-do-faster = faster
lessons-do-leave = lessons
lessons-list = { $number }. { $title } ({ $done } of { $steps })
lessons-list-how = Take one with: mak-khum lesson { $number }
lessons-heading = Lesson { $number }: { $title }
lessons-resumed = You go on where you left: step { $step } of { $steps }.
lessons-ask-on = Press Enter to go on.
lessons-ask-pit = Which pit do you lift? { $legal }
lessons-ask-place = Which place? Your pits are s1 to s{ $pits }, North's n1 to n{ $pits }, the stores S and N.
lessons-ask-number = How many?
lessons-typed = “{ $typed }” is no answer here. Enter goes on, q leaves the lesson; what you have done is kept.
lessons-left = You can go on later with: mak-khum lesson { $number }
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
lessons-profile-puzzles = Puzzles solved: { $solved }, { $first } of them at the first try
lessons-title = Lessons
lessons-board = The board and its words
lessons-sowing = Sowing and the store
lessons-relay = Relay: the pit that is picked up again
lessons-kin-thaen = Dying, and kin thaen
lessons-race = The race
lessons-rounds = Rounds and widows
lessons-chains = Chains through the store
lessons-looking = What to look for before choosing
lessons-finished = That was the lesson.
lessons-place-own = your pit { $pit }
lessons-place-other = North's pit { $pit }
lessons-place-own-store = your store
lessons-place-other-store = North's store

lessons-did-point = You pointed at { $last }.
lessons-did-count = You said { $count }.
lessons-did-race-store = Tick { $tick }: your last seed reaches your store, and you choose again. The clock stands still meanwhile; North has { $hand } in hand.
lessons-did-race-first = You are out at tick { $southtick }, North at tick { $northtick }. You went out first, so you move first in the turns that follow. Stores: { $southstore } to { $northstore }.
lessons-did-race-second = You are out at tick { $southtick }, North at tick { $northtick }. North went out first, so North moves first in the turns that follow. Stores: { $southstore } to { $northstore }.
lessons-did-race-again = Both are out at tick { $southtick }: there is a new race from the board as it lies. Stores: { $southstore } to { $northstore }.
lessons-did-race-round-over = A row is empty when both are out: the round is over. Stores: { $southstore } to { $northstore }.

lessons-refuse-on = There is nothing to answer here: go on.
lessons-refuse-pit = Choose one of your pits by its number.
lessons-refuse-place = Point at a pit or a store.
lessons-refuse-number = Say a number.
lessons-refuse-empty = Pit { $pit } cannot be chosen: it is empty, a widow, or not on the board.

lessons-board-rows = This is the board of Mak Khum. Two rows of { $pits } pits, called towns (mueang), and at each player's left hand a big pit, the store or head town (hua mueang). You are South and sit below. A game begins with { $each } seeds in every pit, and with empty stores.
lessons-board-numbers = A pit's number is its distance to its owner's store. Seeds are sown towards your store, from right to left as you see them: your pits count down, and after the lowest comes the store. Point at { $place }.
lessons-board-numbers-done = Yes: one step from your store. North's pits count the same way, towards North's store.
lessons-board-numbers-not = Not there: it is the pit next to your own store, at the left end of the lower row.
lessons-board-store = Where do the seeds that you win come to lie? Point at { $place }.
lessons-board-store-done = Yes. What lies in it is safe until the round is over.
lessons-board-store-not = Not there: it is the big pit at your left hand.
lessons-board-opposite = Every pit has one opposite, in the same column on the other side; it will matter soon. Point at the pit opposite your pit { $pit }.
lessons-board-opposite-done = Yes, { $place }: their two numbers always make one more than { $pits }.
lessons-board-opposite-not = Not there: look straight across. It is { $place }.
lessons-board-total = { $pits } pits a side and { $each } seeds in each: how many seeds are there altogether?
lessons-board-total-done = Yes, { $count }. None is ever added or lost: they only change places.
lessons-board-total-not = No: twice { $pits } pits, { $each } seeds each, make { $count }.

lessons-sowing-way = To sow, you lift all the seeds of one of your pits and drop one in each place that follows: down your own pits, into your store, then round through North's pits from the farthest, and back into your own. North's store is left out.
lessons-sowing-where = Your pit { $pit } holds { $seeds } seeds. Where will the last one fall? Point at the place.
lessons-sowing-where-done = Yes. A pit that holds exactly its own number of seeds ends in the store.
lessons-sowing-where-not = Not there. Count down from the pit next to it: the last seed falls in { $place }.
lessons-sowing-store = Now sow a pit whose last seed falls in your store.
lessons-sowing-store-done = The last seed in your store: that is the best ending there is, for you choose again at once.
lessons-sowing-store-not = That did not end in your store. Look for the pit that holds exactly its own number of seeds.
lessons-sowing-again = It is still your turn, as often as it happens. Choose again, and reach the store once more.
lessons-sowing-again-done = Yes. A turn is a chain of sowings, and it goes on as long as each of them ends in your store.
lessons-sowing-again-not = That did not end in your store. Which pit holds exactly its own number of seeds now?
lessons-sowing-round = Your pit { $pit } holds { $seeds } seeds, more than it takes to the store. Where does the last one fall?
lessons-sowing-round-done = Yes: past your store the seeds go on into North's pits, from the farthest downwards.
lessons-sowing-round-not = Not there. After your store comes North's farthest pit, which stands above your lowest one. The last seed falls in { $place }.
lessons-sowing-their-store = Your pit { $pit } holds { $seeds } seeds. Where does the last one fall? Remember which store you never sow.
lessons-sowing-their-store-done = Yes: all round North's side, past North's store, which gets nothing, and back to your farthest pit.
lessons-sowing-their-store-not = Not there. North's store is left out: the last seed falls in { $place }.

lessons-relay-first = When the last seed falls in a pit that held seeds, on either side, you lift that whole pit, the seed just dropped included, and go on from there. That is the relay. Sow a pit that is picked up again on its way.
lessons-relay-first-done = Yes. You do not choose where a relay picks up: the last seed does.
lessons-relay-first-not = That sowing was not picked up again. Look for a pit whose last seed falls where seeds lie.
lessons-relay-where = With relays in it you have to follow a sowing to the end. Your pit { $pit } holds { $seeds } seeds: where does the very last seed fall?
lessons-relay-where-done = Yes: the first seeds end in a pit that holds one, the two that lie there now go on.
lessons-relay-where-not = Not there. Follow the first { $seeds } seeds, then lift the pit where the last one fell and go on: it ends in { $place }.
lessons-relay-store = So a relay can bring you to your store. Sow the pit that does.
lessons-relay-store-done = Yes, by a detour: but the store is reached, and you would choose again.
lessons-relay-store-not = That did not end in your store. It is the pit of the question before.
lessons-relay-start = At the start of a match every pit but your farthest is picked up once. Try one.
lessons-relay-start-done = { $drops } seeds ran, right round to the pit they came from. It is empty then, and there they die. What you took there is the next lesson.
lessons-relay-start-not = Your farthest pit reaches the store without a relay. Take any other.

lessons-kin-thaen-across = When the last seed falls in an empty pit, the sowing dies and the turn is over. Dying on North's side brings nothing. Try that first: sow a pit that dies over there.
lessons-kin-thaen-across-done = Yes: dead over there, and North is to move.
lessons-kin-thaen-across-not = That died on your own side. Look for the pit with seeds enough to go past your store.
lessons-kin-thaen-home = Dying at home is another matter: if the pit is your own, you take all the seeds of the pit opposite. That is kin thaen, eating in its stead. Take { $goal } seeds.
lessons-kin-thaen-home-done = Yes, { $taken } seeds. Your own dying seed stays where it lies.
lessons-kin-thaen-home-not = Not that one. Find the empty pit of yours that lies opposite the { $goal } seeds, then the pit whose last seed falls there.
lessons-kin-thaen-nothing = And your pit { $pit }, with { $seeds ->
    [1] one seed
   *[other] { $seeds } seeds
}? How many seeds would it take?
lessons-kin-thaen-nothing-done = Right. It dies at home, but the pit opposite is empty: there is nothing to take.
lessons-kin-thaen-nothing-not = No: it dies at home, but the pit opposite is empty, so it takes { $count }.
lessons-kin-thaen-better = Two of your pits take something here. Choose the one that takes more.
lessons-kin-thaen-better-done = Yes, { $taken } seeds. Counting both before choosing is most of the game. In Malay competitions a sowing takes something only after it has passed its own store; that is the rule capture_after = lap.
lessons-kin-thaen-better-not = There is a pit that takes { $goal }. Look at both of your empty pits that a last seed can reach, and at what lies opposite.

lessons-race-both = The first round opens with a race (khaeng mueang): both players sow at the same time, a seed a tick. Neither sees the other's first choice. Who reaches the own store chooses again, and the clock stands still for that. Who dies is out and waits; and the side that goes out first moves first in the turns that follow.
lessons-race-seven = North has made a choice that you do not see. Most players open with their farthest pit: its last seed reaches the store. Race to the end.
lessons-race-seven-done = The race is over when both are out. From then on you take turns. The source can also be read so that all of round one is raced; that is the rule race = round.
lessons-race-seven-not = The race is not over yet.
lessons-race-first = This time North is known to begin with pit { $north_lifts }, which leaves that pit empty the moment the race begins. Go out first, so that you move first.
lessons-race-first-done = Yes. A pit that the other side has just lifted is a good place to die in, if you want to move first.
lessons-race-first-not = North was out first, or both at once. North's pit { $north_lifts } is empty from the start: which of your pits has its last seed fall there?
lessons-race-ahead = Moving first is one thing, seeds are another. North begins with pit { $north_lifts }. Have more seeds in your store than North when the race is over.
lessons-race-ahead-done = Yes. Both count: the seeds in the store and who moves first.
lessons-race-ahead-not = You do not have more. Reach your store first, then try another pit.

lessons-rounds-end = A round is over as soon as a sowing has ended and a row is empty, yours or North's. Play a turn that ends the round.
lessons-rounds-end-done = The round is over. What still lies on the board goes to the side it lies on: North keeps those seeds, not you.
lessons-rounds-end-not = The round goes on: both rows hold seeds.
lessons-rounds-fill = You have { $south } seeds now, North has { $north }. For the next round each side fills its pits from its store, { $each } each, from the pit next to the store outwards. How many pits can North fill?
lessons-rounds-fill-done = Yes, { $count }. What is left over stays in North's store.
lessons-rounds-fill-not = No: { $north } seeds fill { $count } pits with { $each } each.
lessons-rounds-widow = A pit that gets no seeds is a widow (mueang mai) until the round is over. Widows lie at the far end of the row. Point at the widow.
lessons-rounds-widow-done = Yes. It is filled afresh after every round, so a widow can be won back.
lessons-rounds-widow-not = Not there: it is { $place }, farthest from North's store.
lessons-rounds-begins = From the second round on there is no race: the side with more seeds begins. Point at the store of the side that begins.
lessons-rounds-begins-done = Yes: { $south } are more than { $north }. With as many on both sides there would be a race again.
lessons-rounds-begins-not = No: { $south } are more than { $north }. Point at your own store.
lessons-rounds-skip = Here North's farthest pit is a widow. Nobody sows widows: they are passed over. Your pit { $pit } holds { $seeds } seeds: where does the last one fall?
lessons-rounds-skip-done = Yes: your lowest pit, your store, and past the widow into the next.
lessons-rounds-skip-not = Not there: the widow is passed over. The last seed falls in { $place }.
lessons-rounds-widows = A match has { $rounds } rounds, unless you agree on another number. After the last one the widows are counted that each side would have. North ends with { $north } seeds: how many widows are that?
lessons-rounds-widows-done = Yes, { $count }.
lessons-rounds-widows-not = No: { $north } seeds leave { $count } of { $pits } pits unfilled.
lessons-rounds-winner = The fewer widows win; as many on both sides are a draw. Point at the store of the side that has won.
lessons-rounds-winner-done = Yes: you can fill every pit, North cannot.
lessons-rounds-winner-not = No: North would have widows, you would have none.
lessons-rounds-beheaded = A match can be over sooner. North has { $north } seeds left after a round, and a pit takes { $each }. How many widows would North have?
lessons-rounds-beheaded-done = All { $count }. Who cannot fill a single pit is beheaded (kho khat) and has lost at once.
lessons-rounds-beheaded-not = No: { $north } seeds do not fill even one pit, so all { $count } would be widows. Who cannot fill a single pit is beheaded (kho khat) and has lost at once.

lessons-chains-near = Every sowing that ends in your store gives you another, and strong turns are made of them. But each sowing changes the pits it passes. Reach your store { $goal } times in one turn.
lessons-chains-near-done = Yes: the near pit first, so that the farther one can fill it again.
lessons-chains-near-not = The farther pit, sown first, puts a seed on the nearer one and spoils it. Begin next to your store.
lessons-chains-haul = Now from the start of a match, as if there were no race: bring at least { $goal } seeds to your store in one turn. Begin with the pit that reaches the store.
lessons-chains-haul-done = Well done. What the last sowing takes counts too: end a chain with a capture, if you can.
lessons-chains-haul-not = That brought less than { $goal }. Your farthest pit reaches the store; look then for pits that reach it by a relay. One way is { $answer }.
lessons-chains-fifty = How far can that go? No shorter turn from the start brings { $goal } seeds than this one: { $answer }. Play it, or find another.
lessons-chains-fifty-done = More than half of all seeds, in a single turn, before the other side has moved.
lessons-chains-fifty-not = That brought less than { $goal }. The way is { $answer }.

lessons-looking-questions = Three questions before you choose. Which of my pits reach my store, and in what order do I sow them? What can I take? And what will be taken from me when the turn is over?
lessons-looking-danger = Take the last question first. If North were to move here, one of your pits could be taken by a single sowing. Point at it.
lessons-looking-danger-done = Yes. North's seeds can end in the empty pit opposite, and then yours are gone.
lessons-looking-danger-not = Not that one: it is { $place }. Look for North's empty pits that a North sowing ends in, and at what you have opposite.
lessons-looking-keep = Play a turn after which no single sowing of North takes more than { $goal } seeds.
lessons-looking-keep-done = Yes. Sowing the threatened pit, or filling the empty one opposite, are the two usual ways out.
lessons-looking-keep-not = North can still take more than { $goal }. Which pit is in danger, and what happens if you sow it?
lessons-looking-order = Now all three. Bring { $goal } seeds to your store in this turn, and mind the order.
lessons-looking-order-done = Yes: first the sowing that gives you another, then the one that takes.
lessons-looking-order-not = Something was left lying. One pit reaches your store; sow it first, for it is also the pit in which the next sowing has to die.
lessons-looking-end = That is all of it. You know every rule of Mak Khum, and what to look at before you choose. Play a match; a review afterwards shows what each turn was worth.
lessons-profile-not-ours = its format is “{ $format }”, which is not that of a record

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
share-film-choice = { $who }: pit { $pit }
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
