//! Properties of the rules over positions reached by random legal play under random rules.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

#[path = "support/play.rs"]
mod play;
#[path = "support/rules.rs"]
mod rules;

use mak_khum::game::{
    Board, BySide, CaptureAfter, Choice, Event, Handicap, Illegal, Match, Opening, Phase, PhaseKind, Pit,
    PitSet, Place, Position, Preset, RaceClock, Record, Rules, RulesError, Setup, SetupError, Side, SowEnd,
    SowEvent, Why, Widows, longest_sowing,
};
use proptest::prelude::*;

/// Every seed of a match as it stands: on the board and in the hands of a race.
fn seeds(game: &Match) -> u8 {
    game.position().board.total() + game.in_hand().south + game.in_hand().north
}

fn mirrored(choice: Choice) -> Choice {
    match choice {
        Choice::Widows { side, pits } => Choice::Widows { side: !side, pits },
        Choice::Race { side, pit, tick } => Choice::Race { side: !side, pit, tick },
        Choice::Sow { side, pit } => Choice::Sow { side: !side, pit },
        Choice::Resign { side } => Choice::Resign { side: !side },
        Choice::TimeOut { side } => Choice::TimeOut { side: !side },
    }
}

/// The board after the events, which follow from `board`; rounds lay their own boards.
fn played_back(mut board: Board, events: &[Event]) -> Board {
    for event in events {
        match event {
            Event::Sow(side, sowing) => board.apply(*side, *sowing),
            Event::RoundBegins { board: laid, .. } => board = *laid,
            _ => {}
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn seeds_are_conserved(setup in rules::any_setup(), picks in play::picks(300)) {
        let (record, _) = play::played(setup, &picks);
        let mut game = Match::new(setup);
        let all = seeds(&game);
        for &choice in record.choices() {
            game.choose(choice, &mut ()).unwrap();
            prop_assert_eq!(seeds(&game), all);
        }
    }

    #[test]
    fn events_give_the_board(setup in rules::any_setup(), picks in play::picks(200)) {
        let (record, _) = play::played(setup, &picks);
        let mut game = Match::new(setup);
        for &choice in record.choices() {
            let before = game.position().board;
            let mut events = Vec::new();
            let played = game.choose(choice, &mut events).unwrap();
            // Where the clock runs, time that passes before the choice may settle a round as well.
            let settled_by_it = game.rounds().len() >= usize::from(played.round);
            let settled = events.iter().rposition(|event| matches!(event, Event::Settled { .. }));
            let until = settled.filter(|_| settled_by_it).unwrap_or(events.len());
            prop_assert_eq!(played_back(before, &events[..until]), played.position.board);
            if !matches!(game.phase(), Phase::Widows { .. } | Phase::Over(..)) {
                prop_assert_eq!(played_back(before, &events), game.position().board);
            }
        }
    }

    #[test]
    fn legal_and_choose_agree(setup in rules::any_setup(), picks in play::picks(60), from in 0_usize..60) {
        let (record, _) = play::played(setup, &picks);
        let record = Record::replay(setup, &record.choices()[..from.min(record.choices().len())], &mut ());
        let game = record.unwrap().state().clone();
        for side in Side::BOTH {
            for pit in 0..=12 {
                let mut tried = game.clone();
                let mut events = Vec::new();
                let result = tried.choose(game.lifting(side, pit), &mut events);
                prop_assert_eq!(result.is_ok(), game.legal(side).contains(pit), "{:?}", result);
                if result.is_err() {
                    prop_assert_eq!(&tried, &game);
                    prop_assert!(events.is_empty());
                }
            }
        }
        if let Phase::Turns(position) = game.phase() {
            let wrong_turn = Choice::Sow { side: !position.turn, pit: 1 };
            prop_assert!(game.clone().choose(wrong_turn, &mut ()).is_err());
        }
    }

    #[test]
    fn mirrored_play_mirrors_the_result(setup in rules::any_setup(), picks in play::picks(200)) {
        let (record, _) = play::played(setup, &picks);
        let Handicap { fewer, widows, no_race } = *setup.handicap();
        let handicap = Handicap { fewer: fewer.mirrored(), widows: widows.mirrored(), no_race };
        let mirror = Setup::new(*setup.rules()).with_first(!setup.first()).with_handicap(handicap).unwrap();
        let choices: Vec<_> = record.choices().iter().copied().map(mirrored).collect();
        // Without the time that passed after the last choice.
        let record = Record::replay(setup, record.choices(), &mut ()).unwrap();
        let reflected = Record::replay(mirror, &choices, &mut ()).expect("the mirrored choices are legal");
        prop_assert_eq!(reflected.state().position().board, record.state().position().board.mirrored());
        let winner = |record: &Record| record.state().outcome().map(|outcome| outcome.winner);
        prop_assert_eq!(winner(&reflected), winner(&record).map(|winner| winner.map(Side::other)));
    }

    #[test]
    fn positions_print_and_parse(setup in rules::any_setup(), picks in play::picks(100)) {
        let position = play::played(setup, &picks).0.state().position();
        prop_assert_eq!(Position::parse(&position.to_string(), setup.rules()), Ok(position));
    }

    #[test]
    fn choices_print_and_parse(setup in rules::any_setup(), picks in play::picks(100)) {
        for choice in play::played(setup, &picks).0.choices() {
            prop_assert_eq!(choice.to_string().parse(), Ok(*choice));
        }
    }

    #[test]
    fn record_and_replay_are_inverse(setup in rules::any_setup(), picks in play::picks(120), undone in 0_usize..40) {
        let (mut record, _) = play::played(setup, &picks);
        let whole = record.clone();
        let undone = (0..undone).filter_map(|_| record.undo()).count();
        prop_assert_eq!(record.choices().len(), whole.choices().len() - undone);
        let again = |record: &Record| {
            let mut replayed = Record::replay(setup, record.choices(), &mut ()).unwrap();
            if record.is_run_out() {
                replayed.run_out(&mut ());
            }
            replayed
        };
        let replayed = again(&record);
        prop_assert_eq!(replayed.state(), record.state());
        prop_assert_eq!(replayed.choices(), record.choices());
        while record.redo(&mut ()).is_some() {}
        prop_assert_eq!(record.choices(), whole.choices());
        let last = again(&record);
        prop_assert_eq!(record.state(), last.state());
    }

    #[test]
    fn events_print_and_parse(setup in rules::any_setup(), picks in play::picks(100)) {
        for event in play::played(setup, &picks).1 {
            prop_assert_eq!(event.to_string().parse(), Ok(event));
            if let Event::RoundBegins { board, .. } = event {
                prop_assert_eq!(board.to_string().parse(), Ok(board));
            }
        }
        let position = play::played(setup, &picks).0.state().position();
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn rubbish_is_no_event(text in "[snx0-9@ a-z-]{0,30}") {
        if let Ok(event) = text.parse::<Event>() {
            prop_assert_eq!(event.to_string().parse(), Ok(event));
        }
    }

    #[test]
    fn rubbish_is_no_position(text in "\\PC{0,60}", rules in rules::any_rules()) {
        if let Ok(position) = Position::parse(&text, &rules) {
            prop_assert!(position.board.total() <= rules.total());
        }
    }

    #[test]
    fn rubbish_is_no_choice(text in "[snx0-9@ -]{0,12}") {
        if let Ok(choice) = text.parse::<Choice>() {
            prop_assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }
}

#[test]
fn a_sowing_has_at_most_so_many_drops() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let strategy = (rules::any_rules(), play::picks(200));
    let longest = std::cell::Cell::new(0);
    runner
        .run(&strategy, |(rules, picks)| {
            let (record, _) = play::played(Setup::new(rules), &picks);
            if let Phase::Turns(position) = record.state().phase() {
                for pit in position.legal().iter() {
                    let mut events = Vec::new();
                    position.play(&rules, pit, &mut events).unwrap();
                    let drops = events
                        .iter()
                        .filter(|event| {
                            matches!(event, Event::Sow(_, SowEvent::Drop(_) | SowEvent::Forfeit(_)))
                        })
                        .count() as u32;
                    longest.set(longest.get().max(drops));
                    prop_assert!(drops <= longest_sowing(&rules));
                }
            }
            Ok(())
        })
        .unwrap();
    assert!(longest.get() > 50, "long sowings were among them: {longest:?}");
}

#[test]
fn a_lot_favours_nobody() {
    let south = |seeds: std::ops::Range<u64>| seeds.filter(|&seed| Side::by_lot(seed) == Side::South).count();
    for first in [0, 1_000_000, u64::MAX - 1000] {
        assert!((400..600).contains(&south(first..first + 1000)), "seeds from {first}");
    }
}

/// In Malay competitions a sowing takes something only after it has passed its own store.
#[test]
fn a_capture_may_have_to_wait_for_a_lap() {
    let lap = Rules::default().with(CaptureAfter::Lap);
    let store = |text: &str, pit, rules: &Rules| {
        let sown = Position::parse(text, rules).unwrap().play(rules, pit, &mut ()).unwrap();
        sown.position.board.store(Side::South)
    };
    // One step within the row, and once round the board.
    let (near, round) = ("0,0,1,0,0,0,1/1,1,1,1,1,5,1 0-0 s", "0,0,15,0,0,0,1/1,1,1,1,1,5,1 0-0 s");
    assert_eq!((store(near, 3, &Rules::default()), store(near, 3, &lap)), (5, 0));
    let (any, after) = (store(round, 3, &Rules::default()), store(round, 3, &lap));
    assert!(any == after && any > 1, "{any} {after}");
    // The lap counts from the pit that was chosen, whatever was relayed on the way; a new sowing begins anew.
    let relays = "1,0,0,1,0,0,1/1,1,1,1,9,1,1 0-0 s";
    let position = Position::parse(relays, &lap).unwrap();
    let again = position.play(&lap, 1, &mut ()).unwrap();
    assert_eq!(again.end, SowEnd::Store);
    let died = again.position.play(&lap, 4, &mut ()).unwrap();
    assert_eq!((died.end, died.position.board.store(Side::South)), (SowEnd::Dead, 1));
}

#[test]
fn pit_ten_is_written_and_read() {
    for text in ["s10", "n10@7", "sx10", "nx110", "sx8910", "sx12345678910"] {
        assert_eq!(text.parse::<Choice>().unwrap().to_string(), text);
    }
    for text in ["s0", "s11", "s010", "sx100", "sx1010", "sx109", "sx01", "s10@"] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
    let rules = Rules::default().with_board(10, 10).unwrap();
    let start = Position::start(&rules, Side::South);
    let text = "10,10,10,10,10,10,10,10,10,10/10,10,10,10,10,10,10,10,10,10 0-0 s";
    assert_eq!((start.to_string().as_str(), Position::parse(text, &rules)), (text, Ok(start)));
    let sown = start.play(&rules, 10, &mut ()).unwrap();
    assert_eq!((sown.end, sown.position.board.store(Side::South)), (SowEnd::Store, 1));
    assert_eq!(Pit::new(Side::South, 10).opposite(10), Pit::new(Side::North, 1));
}

#[test]
fn a_handicap_is_given_before_round_one() {
    let begin = |handicap| Match::new(Setup::new(Rules::default()).with_handicap(handicap).unwrap());
    let fewer = begin(Handicap::fewer(Side::North, 10));
    assert_eq!(fewer.position().to_string(), "7,7,7,7,7,7,7/7,7,7,7,7,x,x 0-4 s");
    assert_eq!(fewer.phase_kind(), PhaseKind::Race);
    let widows = begin(Handicap::widows(Side::South, 2));
    assert_eq!(widows.position().to_string(), "7,7,7,7,7,x,x/7,7,7,7,7,7,7 14-0 s");
    let no_race = begin(Handicap { no_race: true, ..Handicap::default() });
    assert_eq!(no_race.phase_kind(), PhaseKind::Turns);
    // The widows are named where a side names them, and only for round one.
    let rules = Rules::default().with(Widows::Choice);
    let setup = Setup::new(rules).with_handicap(Handicap::widows(Side::North, 1)).unwrap();
    let mut game = Match::new(setup);
    assert_eq!((game.widows_due(Side::South), game.widows_due(Side::North), game.round()), (0, 1, 1));
    let pits = PitSet::EMPTY.with(3);
    game.choose(Choice::Widows { side: Side::North, pits }, &mut ()).unwrap();
    assert_eq!(game.position().to_string(), "7,7,7,7,7,7,7/7,7,x,7,7,7,7 0-7 s");
    let refused = |handicap| Setup::new(rules).with_handicap(handicap).unwrap_err();
    assert_eq!(refused(Handicap::fewer(Side::South, 43)), SetupError::NoFullPit(Side::South));
    assert_eq!(refused(Handicap::widows(Side::North, 7)), SetupError::NoFullPit(Side::North));
}

#[test]
fn a_position_of_other_rules_begins_no_match() {
    let kalah = Position::start(&Preset::MakLum.rules(), Side::South);
    let setup = Setup::new(Rules::default());
    let refused = setup.with_position(kalah).unwrap_err();
    assert_eq!(refused, SetupError::WrongPits { expected: 7, found: 6 });
    assert_eq!(refused.to_string(), "the position has 6 pits a side, where the rules have 7");
    let full = Position::start(&Rules::default().with_board(7, 8).unwrap(), Side::South);
    assert_eq!(setup.with_position(full).unwrap_err(), SetupError::TooManySeeds { most: 98, found: 112 });
    let start = Position::start(&Rules::default(), Side::North);
    let handicap = Handicap::fewer(Side::South, 7);
    let both = Setup::try_new(Rules::default(), Side::South, Some(start), handicap).unwrap_err();
    assert_eq!(both, SetupError::HandicapAndPosition);
}

#[test]
fn refusals_say_why() {
    let rules = Rules::default();
    let position = Position::parse("0,1,2,3,4,5,x/7,7,7,7,7,7,7 0-0 s", &rules).unwrap();
    let refused = |pit| position.play(&rules, pit, &mut ()).unwrap_err().to_string();
    assert_eq!(refused(1), "pit s1 holds no seed");
    assert_eq!(refused(7), "pit s7 is a widow");
    assert_eq!(refused(0), "the board has no pit 0");
    assert_eq!(refused(8), "the board has no pit 8");
    let over = Position::parse("0,0,0,0,0,0,0/7,7,7,7,7,7,7 0-0 n", &rules).unwrap();
    assert_eq!(over.play(&rules, 1, &mut ()).unwrap_err(), Illegal::RoundOver);
}

#[test]
fn positions_say_where_they_are_wrong() {
    let rules = Rules::default();
    for (text, message) in [
        ("", "column 1: the rows SOUTH/NORTH are missing"),
        ("7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s", "column 1: a row of 6 pits, where the rules have 7"),
        ("7,7,7,7,7,7,7/7,7,7,-1,7,7,7 0-0 s", "column 21: \"-1\" is not a number of seeds from 0 to 255"),
        ("7,7,7,7,7,7,7/7,7,7,300,7,7,7 0-0 s", "column 21: \"300\" is not a number of seeds from 0 to 255"),
        ("7,7,7,7,7,7,7/7,7,7,7,7,7,7 1-0 s", "column 1: 99 seeds, where the rules have 98"),
        ("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0", "column 32: the turn, s or n, is missing"),
        ("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 w", "column 33: \"w\" is neither s nor n"),
        ("7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s s", "column 35: there is more than a position here"),
    ] {
        assert_eq!(Position::parse(text, &rules).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn rules_that_cannot_be_played_are_refused_by_name() {
    let set = |key: &str, word: &str| {
        Rules::default().with_words([(key, word)]).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(set("pits", "1").unwrap_err(), "pits: 1 is not a number from 2 to 10");
    assert_eq!(set("seeds", "300").unwrap_err(), "seeds: 300 is not a number from 1 to 63");
    assert_eq!(
        set("seeds", "19").unwrap_err(),
        "pits, seeds: 2 x 7 x 19 are 266 seeds, more than the 255 that a board can count"
    );
    assert_eq!(set("rounds", "-1").unwrap_err(), "rounds: -1 is not a number from 0 to 999");
    assert_eq!(
        set("capture", "all").unwrap_err(),
        "capture: \"all\" is none of opposite, both-if-opposite, both"
    );
    assert!(matches!(Rules::default().with_words([("house", "1")]), Err(RulesError::UnknownKey { .. })));
    for key in Rules::KEYS {
        let word = Rules::default().get(key).unwrap();
        assert_eq!(set(key, &word), Ok(()), "{key} knows its own word");
    }
}

/// The race's clock may run while a side chooses: its hand then starts later than the other's.
#[test]
fn a_running_clock_does_not_wait() {
    let rules = Rules::default().with(mak_khum::game::RaceClock::Runs);
    let mut record = Record::new(Setup::new(rules));
    record.choose(Choice::Race { side: Side::South, pit: 3, tick: 0 }, &mut ()).unwrap();
    for _ in 0..2 {
        record.pass_time(&mut ());
    }
    record.choose(Choice::Race { side: Side::North, pit: 7, tick: 2 }, &mut ()).unwrap();
    let replayed = Record::replay(Setup::new(rules), record.choices(), &mut ()).unwrap();
    assert_eq!(replayed.state(), record.state());
    let late = Choice::Race { side: Side::South, pit: 3, tick: 1_000_000 };
    assert!(Match::new(Setup::new(rules)).choose(late, &mut ()).is_err());
}

/// No two moments of a match show the same tick where the clock runs.
#[test]
fn a_running_clock_goes_on_in_the_next_race() {
    for (clock, goes_on) in [(RaceClock::Waits, false), (RaceClock::Runs, true)] {
        let rules = Rules::default().with(clock).with(Opening::Round);
        let mut game = Match::new(Setup::new(rules));
        let mut last = 0;
        let mut sink = |event| {
            if let Event::Tick(tick) = event {
                last = tick;
            }
        };
        for side in Side::BOTH {
            game.choose(game.lifting(side, 3), &mut sink).unwrap();
        }
        let Phase::Race(race) = game.phase() else { panic!("the next race has begun") };
        assert!(last > 0 && race.is_opening());
        assert_eq!(race.tick(), if goes_on { last } else { 0 }, "{clock}");
    }
}

#[test]
fn a_resignation_counts_the_widows_on_the_board() {
    let rules = Rules::default();
    let from = Position::parse("7,7,7,7,7,x,x/7,7,7,7,7,7,7 7-0 s", &rules).unwrap();
    let mut game = Match::new(Setup::new(rules).with_position(from).unwrap());
    game.choose(Choice::Resign { side: Side::North }, &mut ()).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.why), (Some(Side::South), Why::Resigned));
    assert_eq!(outcome.widows, BySide::new(2, 0));
}

/// Both hands die at one tick in opposite pits: each takes the other's seed.
#[test]
fn both_die_opposite_each_other() {
    for capture in mak_khum::game::Capture::ALL {
        let rules = Rules::default().with(*capture);
        let board = Position::parse("0,0,0,1,0,0,1/0,0,0,0,0,1,1 0-0 s", &rules).unwrap().board;
        let mut race = mak_khum::game::Race::new(board);
        race.choose(Side::South, 4, &mut ()).unwrap();
        race.choose(Side::North, 6, &mut ()).unwrap();
        race.tick_once(&rules, &mut ());
        // s3 and n5 face each other.
        assert_eq!(race.board().at(Place::Store(Side::South)), 1);
        assert_eq!(race.board().at(Place::Store(Side::North)), 1);
        assert_eq!(race.board().row_sum(Side::South), 1);
    }
}
