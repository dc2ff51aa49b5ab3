//! The computer player, through its seam.
#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::time::{Duration, Instant};

use mak_khum::ai::{Level, Limits, Stop, Thinker, analyse, decide, solve};
use mak_khum::game::{Choice, Match, Phase, PitSet, Position, Preset, Racer, Rules, Setup, Side, Widows};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The signature of the search: a change that is meant to change nothing leaves it as it is.
const NODES_OF_A_PROOF: u64 = 74_296;
const NODES_OF_A_SEARCH: u64 = 80_950;

/// A choice at random among all that `side` has.
fn any_choice(game: &Match, side: Side, random: &mut Xoshiro256PlusPlus) -> Choice {
    if let Phase::Widows { .. } = game.phase() {
        let due = usize::from(game.widows_due(side));
        let mut pits: Vec<u8> = (1..=game.rules().pits()).collect();
        while pits.len() > due {
            pits.swap_remove(random.random_range(0..pits.len()));
        }
        return Choice::Widows { side, pits: pits.into_iter().collect::<PitSet>() };
    }
    let legal: Vec<u8> = game.legal(side).iter().collect();
    game.lifting(side, legal[random.random_range(0..legal.len())])
}

/// Lets `side` decide once and makes its choices, every one of which must be legal.
fn decide_and_play(game: &mut Match, side: Side, level: Level, seed: u64) {
    let decision = decide(game, side, level, seed, &Stop::new()).expect("it is asked in its turn");
    assert!(!decision.choices.is_empty());
    for choice in decision.choices {
        assert_eq!(choice.side(), side);
        game.choose(choice, &mut ()).expect("the computer chooses what is legal");
    }
}

fn waiting(game: &Match) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| game.waits_for(side))
}

#[test]
fn every_level_plays_whole_matches_under_every_preset() {
    for &preset in Preset::ALL {
        for &level in &Level::ALL[..5] {
            let mut rules = preset.rules().with_rounds(2).expect("few rounds");
            if preset == Preset::Songkhla {
                rules = rules.with(Widows::Choice);
            }
            let mut game = Match::new(Setup::new(rules));
            let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
            while let Some(side) = waiting(&game) {
                if side == Side::South {
                    decide_and_play(&mut game, side, level, 7);
                } else {
                    let choice = any_choice(&game, side, &mut random);
                    game.choose(choice, &mut ()).unwrap();
                }
            }
            assert!(game.outcome().is_some(), "{preset:?} {level}");
        }
    }
}

#[test]
fn it_says_nothing_out_of_turn_or_when_stopped() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let game = Match::new(Setup::new(rules).with_position(position).expect("a position of these rules"));
    assert_eq!(decide(&game, Side::North, Level::Easy, 1, &Stop::new()), None);
    let stop = Stop::new();
    stop.stop();
    assert_eq!(decide(&game, Side::South, Level::Master, 1, &stop), None);
}

#[test]
fn analysis_has_a_line_for_every_legal_pit() {
    let rules = Rules::default();
    let position = Position::start(&rules, Side::South);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let analysis = analyse(&position, &rules, &limits, &Stop::new(), |_| ());
    let mut pits: Vec<u8> = analysis.pits.iter().map(|pit| pit.pit).collect();
    pits.sort_unstable();
    assert_eq!(pits, (1..=7).collect::<Vec<_>>());
    assert_eq!(analysis.best.as_ref(), analysis.pits.first());
    assert!(analysis.pits.iter().all(|pit| pit.turn.first() == Some(&pit.pit)));
}

#[test]
fn it_beats_random_play() {
    let rules = Rules::default().with_rounds(1).expect("few rounds");
    let mut wins = 0;
    for seed in 0..100 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut game = Match::new(Setup::new(rules));
        let computer = if seed % 2 == 0 { Side::South } else { Side::North };
        while let Some(side) = waiting(&game) {
            if side == computer {
                decide_and_play(&mut game, side, Level::Strong, seed);
            } else {
                let choice = any_choice(&game, side, &mut random);
                game.choose(choice, &mut ()).unwrap();
            }
        }
        let stores = game.rounds()[0].stores;
        wins += u32::from(stores[computer] > stores[computer.other()]);
    }
    assert!(wins >= 95, "{wins} of 100");
}

/// Plays a match between two levels from this setup; the choices.
fn self_play(setup: Setup, levels: [Level; 2], seed: u64) -> Vec<Choice> {
    let mut game = Match::new(setup);
    let mut choices = Vec::new();
    while game.outcome().is_none() && game.round() <= 20 {
        let stop = Stop::new();
        let decisions = Side::BOTH.map(|side| decide(&game, side, levels[side as usize], seed, &stop));
        for choice in decisions.into_iter().flatten().flat_map(|decision| decision.choices) {
            game.choose(choice, &mut ()).expect("the computer chooses what is legal");
            choices.push(choice);
        }
    }
    choices
}

/// Rules with every field that matters to a match drawn at random.
fn any_rules(random: &mut Xoshiro256PlusPlus) -> Rules {
    let mut draw =
        |(key, words): (&'static str, &[&'static str])| (key, words[random.random_range(0..words.len())]);
    let words = [
        ("pits", &["2", "3", "4", "5", "7", "2", "3", "4", "5", "7", "8", "10"][..]),
        ("seeds", &["1", "2", "3", "4", "5"]),
        ("relay", &["true", "false"]),
        ("store_end", &["again", "pass"]),
        ("capture", &["opposite", "both-if-opposite", "both"]),
        ("capture_after", &["any", "lap"]),
        ("race", &["opening", "round", "none"]),
        ("race_clock", &["waits", "runs"]),
        ("widows", &["far", "near", "choice"]),
        ("widow_sowing", &["skip", "forfeit"]),
        ("rounds", &["1", "2", "3"]),
        ("match_end", &["widows", "seeds"]),
    ];
    Rules::default().with_words(words.map(&mut draw)).expect("words of the fields")
}

#[test]
fn a_thousand_matches_under_random_rules_have_no_illegal_choice() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(2026);
    for seed in 0..1000 {
        let rules = any_rules(&mut random);
        let levels = [0, 1].map(|_| Level::ALL[random.random_range(0..4)]);
        self_play(Setup::new(rules), levels, seed);
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let setup = Setup::new(Rules::default().with_rounds(1).expect("few rounds"));
    let levels = [Level::Strong, Level::Casual];
    assert_eq!(self_play(setup, levels, 5), self_play(setup, levels, 5));
    let games: Vec<_> = (0..4).map(|seed| self_play(setup, [Level::Easy, Level::Casual], seed)).collect();
    assert!(games.iter().any(|game| game != &games[0]), "the seed matters");
}

#[test]
fn who_is_left_alone_in_the_race_plays_a_whole_turn() {
    let mut longest = 0;
    for clock in ["waits", "runs"] {
        for seed in 0..8 {
            let rules = Rules::default().with_words([("race_clock", clock)]).unwrap();
            let mut game = Match::new(Setup::new(rules));
            while let Phase::Race(race) = game.phase() {
                let is_alone = |side: &Side| matches!(race.racer(side.other()), Racer::Out(_));
                let alone = Side::BOTH.into_iter().find(is_alone);
                let decisions = Side::BOTH.map(|side| decide(&game, side, Level::Strong, seed, &Stop::new()));
                let choices: Vec<_> =
                    decisions.into_iter().flatten().flat_map(|found| found.choices).collect();
                for &choice in &choices {
                    game.choose(choice, &mut ()).expect("the computer chooses what is legal");
                }
                if alone.is_some() {
                    let goes_on = matches!(game.phase(), Phase::Race(_)) && !game.position().is_over();
                    assert!(!goes_on, "{choices:?} is no whole turn");
                    longest = longest.max(choices.len());
                }
            }
        }
    }
    assert!(longest > 3, "of the turns of a side alone the longest has {longest} sowings");
}

#[test]
fn widows_are_chosen_by_what_the_round_is_worth_then() {
    let words = [("pits", "5"), ("seeds", "3"), ("race", "none"), ("widows", "choice"), ("rounds", "2")];
    let rules = Rules::default().with_words(words).unwrap();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut chosen, mut far, mut seen) = (0, 0, 0);
    while seen < 20 {
        let mut game = Match::new(Setup::new(rules));
        while game.rounds().is_empty() {
            let side = Side::BOTH.into_iter().find(|&side| game.waits_for(side)).unwrap();
            game.choose(any_choice(&game, side, &mut random), &mut ()).unwrap();
        }
        let Some(side) = Side::BOTH.into_iter().find(|&side| game.widows_due(side) > 0) else { continue };
        let worth = |choice| {
            let mut game = game.clone();
            game.choose(choice, &mut ()).unwrap();
            let position = game.position();
            let value = solve(&position, &rules, 4, &Stop::new(), |_| ()).value.margin().unwrap();
            if position.turn == side { value } else { -value }
        };
        let pits = PitSet::range(6 - game.widows_due(side), 5);
        far += worth(Choice::Widows { side, pits });
        chosen += worth(decide(&game, side, Level::Expert, 0, &Stop::new()).unwrap().choices[0]);
        seen += 1;
    }
    assert!(chosen > far, "{chosen} seeds with those that it chose, {far} with those at the far end");
}

#[test]
fn a_first_choice_in_the_race_stays_secret() {
    let rules = Rules::default();
    for level in [Level::Casual, Level::Strong] {
        for seed in 0..10 {
            let before = Match::new(Setup::new(rules));
            let unseen = decide(&before, Side::North, level, seed, &Stop::new()).unwrap();
            for pit in 1..=7 {
                let mut after = before.clone();
                after.choose(after.lifting(Side::South, pit), &mut ()).unwrap();
                let seen = decide(&after, Side::North, level, seed, &Stop::new()).unwrap();
                assert_eq!(seen.choices, unseen.choices, "{level}, South chose {pit}");
            }
        }
    }
}

#[test]
fn a_fixed_search_looks_at_a_fixed_number_of_positions() {
    let cases = [(Preset::MakKhum, 2, NODES_OF_A_PROOF), (Preset::MakLum, 10, NODES_OF_A_SEARCH)];
    for (preset, depth, expected) in cases {
        let rules = preset.rules();
        let position = Position::start(&rules, Side::South);
        let limits = Limits { nodes: Some(400_000), time: None, depth: Some(depth), ..Limits::default() };
        let think = || {
            let mut thinker = Thinker::new(1);
            thinker.think(&position, &rules, &limits, &Stop::new(), |_| ()).unwrap()
        };
        let (once, again) = (think(), think());
        assert_eq!((once.nodes, &once.turn), (again.nodes, &again.turn));
        assert_eq!(once.nodes, expected, "{preset:?}");
    }
}

#[test]
fn a_proved_score_does_not_depend_on_how_boards_are_hashed() {
    let rules = Rules::default();
    for text in [
        "3,0,2,1,0,4,1/2,2,0,1,3,0,2 40-37 s",
        "0,5,1,0,2,0,3/1,0,1,4,0,2,2 30-47 n",
        "x,1,2,0,3,x,x/4,1,0,2,0,1,1 52-31 s",
    ] {
        let position = Position::parse(text, &rules).unwrap();
        let score = |hash_mib| {
            let limits = Limits { time: None, hash_mib, ..Limits::default() };
            let analysis = analyse(&position, &rules, &limits, &Stop::new(), |_| ());
            assert!(analysis.pits.iter().all(|pit| pit.value.is_proved()), "{text}");
            analysis.pits.iter().map(|pit| (pit.pit, pit.value)).collect::<Vec<_>>()
        };
        assert_eq!(score(0), score(16), "{text}");
    }
}

#[test]
fn thinking_stops_at_once() {
    // A position that takes long.
    let rules = Preset::MakLum.rules();
    let game = Match::new(Setup::new(rules));
    for pause in [0, 30, 90] {
        let stop = Stop::new();
        std::thread::scope(|scope| {
            let thinking = scope.spawn(|| decide(&game, Side::South, Level::Master, 1, &stop));
            std::thread::sleep(Duration::from_millis(pause));
            let raised = Instant::now();
            stop.stop();
            assert_eq!(thinking.join().unwrap(), None);
            // Twenty milliseconds on a machine of its own; others may want the processor too.
            assert!(raised.elapsed() < Duration::from_millis(400), "{:?}", raised.elapsed());
        });
    }
}
