//! The worked cases of `tests/golden`, computed by an independent program.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use mak_khum::game::{
    Choice, Event, Match, Opening, Phase, Pit, Place, Position, Preset, Race, RaceEnd, Racer, Rules, Setup,
    Side, SowEnd, SowEvent, perft,
};
use serde_json::{Value, json};

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("golden files are JSON lines"))
}

fn rules_of(case: &Value) -> Rules {
    let rules =
        case["preset"].as_str().map_or_else(Rules::default, |name| name.parse::<Preset>().unwrap().rules());
    rules.with_words(case["widow_sowing"].as_str().map(|word| ("widow_sowing", word))).unwrap()
}

fn told(events: &[Event]) -> Vec<Value> {
    let sowing = events.iter().filter_map(|event| match event {
        Event::Sow(_, sowing) => Some(sowing),
        _ => None,
    });
    sowing
        .map(|event| match event {
            SowEvent::Lift(pit, seeds) => json!(["lift", pit.to_string(), seeds]),
            SowEvent::Drop(place) => json!(["drop", place.to_string()]),
            SowEvent::Forfeit(pit) => json!(["forfeit", pit.to_string()]),
            SowEvent::Capture(pit, seeds) => json!(["capture", pit.to_string(), seeds]),
        })
        .collect()
}

#[test]
fn sowings() {
    let mut cases = 0;
    for case in lines(include_str!("golden/sowing.jsonl")) {
        let rules = rules_of(&case);
        let position = Position::parse(case["position"].as_str().unwrap(), &rules).unwrap();
        let mut events = Vec::new();
        let sown = position.play(&rules, case["pit"].as_u64().unwrap() as u8, &mut events).unwrap();
        assert_eq!(sown.position.to_string(), case["after"], "{case}");
        assert_eq!(sown.end.word(), case["end"], "{case}");
        assert_eq!(sown.round_over, case["round_over"], "{case}");
        assert_eq!(Value::from(told(&events)), case["events"], "{case}");
        cases += 1;
    }
    assert_eq!(cases, 240);
}

#[test]
fn races() {
    let rules = Rules::default();
    let mut cases = 0;
    for case in lines(include_str!("golden/race.jsonl")) {
        let mut race = Race::new(Match::new(Setup::new(rules)).position().board);
        let mut choices = [Side::South, Side::North]
            .map(|side| case[side.word()].as_array().unwrap().iter().map(|pit| pit.as_u64().unwrap() as u8));
        while race.result(&rules).is_none() {
            for (side, choices) in Side::BOTH.into_iter().zip(&mut choices) {
                if race.is_choosing(side) {
                    race.choose(side, choices.next().expect("a choice is left"), &mut ()).unwrap();
                }
            }
            race.tick_once(&rules, &mut ());
        }
        assert!(choices.iter_mut().all(|left| left.next().is_none()), "{case}");
        let out_at = Side::BOTH.map(|side| match race.racer(side) {
            Racer::Out(tick) => tick,
            racer => panic!("{side:?} is not out but {racer:?}"),
        });
        let end = race.result(&rules).unwrap();
        let turn = if end == RaceEnd::Turns(Side::North) { Side::North } else { Side::South };
        assert_eq!(json!(race.tick()), case["ticks"], "{case}");
        assert_eq!(json!(out_at), case["out_at"], "{case}");
        assert_eq!(Position { board: *race.board(), turn }.to_string(), case["after"], "{case}");
        assert_eq!(end.word(), case["result"], "{case}");
        cases += 1;
    }
    assert_eq!(cases, 240);
}

/// Rounds that are raced to their end, race by race.
#[test]
fn rounds_of_races() {
    let rules = Rules::default().with(Opening::Round);
    let mut cases = 0;
    for case in lines(include_str!("golden/race-round.jsonl")) {
        let mut game = Match::new(Setup::new(rules));
        for race in case["races"].as_array().unwrap() {
            assert!(matches!(game.phase(), Phase::Race(race) if race.tick() == 0), "{case}");
            let mut left = Side::BOTH.map(|side| race[side.word()].as_array().unwrap().iter());
            let mut events = Vec::new();
            let mut board = game.position().board;
            while !events.iter().any(|event| matches!(event, Event::RaceOver(_))) {
                let side = Side::BOTH.into_iter().find(|&side| game.waits_for(side)).unwrap();
                let pit = left[side as usize].next().expect("a choice is left").as_u64().unwrap() as u8;
                board = game.choose(game.lifting(side, pit), &mut events).unwrap().position.board;
            }
            assert!(left.iter_mut().all(|left| left.next().is_none()), "{case}");
            let (mut tick, mut out_at) = (0, [0; 2]);
            for event in events {
                match event {
                    Event::Tick(now) => tick = now,
                    Event::Out(side) => out_at[side as usize] = tick,
                    _ => {}
                }
            }
            assert_eq!(json!(out_at), race["out_at"], "{case}");
            let after = Position { board, turn: Side::South }.to_string();
            assert_eq!(after.trim_end_matches(" s"), race["after"], "{case}");
        }
        assert_eq!(json!(game.rounds()[0].stores.to_array()), case["settled"], "{case}");
        cases += 1;
    }
    assert_eq!(cases, 40);
}

/// The rules of a case of `tests/golden/races.py`: a preset, or the usual rules, with changes.
fn changed(preset: &str, changes: &Value) -> Rules {
    let words = changes.as_object().unwrap().iter().map(|(key, value)| match value {
        Value::String(word) => (key.as_str(), word.clone()),
        value => (key.as_str(), value.to_string()),
    });
    let words: Vec<_> = words.collect();
    let words = words.iter().map(|(key, word)| (*key, word.as_str()));
    preset.parse::<Preset>().unwrap().rules().with_words(words).unwrap()
}

/// Races under every capture, clock and end in the store, on boards of several sizes.
#[test]
fn races_under_other_rules() {
    let mut cases = 0;
    for case in lines(include_str!("golden/race-rules.jsonl")) {
        let rules = changed("mak-khum", &case["rules"]);
        let mut race = Race::new(case["board"].as_str().unwrap().parse().unwrap());
        for choice in case["choices"].as_array().unwrap() {
            let choice: Choice = choice.as_str().unwrap().parse().unwrap();
            let Choice::Race { side, pit, tick } = choice else { panic!("{choice} is no choice in a race") };
            while race.tick() < tick {
                assert!(race.can_tick(&rules), "{case}");
                race.tick_once(&rules, &mut ());
            }
            race.choose(side, pit, &mut ()).unwrap();
        }
        while race.can_tick(&rules) {
            race.tick_once(&rules, &mut ());
        }
        let out_at = Side::BOTH.map(|side| match race.racer(side) {
            Racer::Out(tick) => tick,
            racer => panic!("{side:?} is not out but {racer:?}: {case}"),
        });
        assert_eq!(json!(race.tick()), case["ticks"], "{case}");
        assert_eq!(json!(out_at), case["out_at"], "{case}");
        assert_eq!(race.board().to_string(), case["after"], "{case}");
        assert_eq!(race.result(&rules).unwrap().word(), case["result"], "{case}");
        cases += 1;
    }
    assert_eq!(cases, 324);
}

/// Whole rounds of every preset and under every capture and clock.
#[test]
fn rounds() {
    let mut cases = 0;
    for case in lines(include_str!("golden/rounds.jsonl")) {
        let rules = changed(case["preset"].as_str().unwrap(), &case["rules"]);
        let mut game = Match::new(Setup::new(rules));
        for choice in case["choices"].as_array().unwrap() {
            game.choose(choice.as_str().unwrap().parse().unwrap(), &mut ()).expect("a legal choice");
        }
        while game.time_passes() {
            game.pass_time(&mut ());
        }
        assert_eq!(json!(game.rounds()[0].stores.to_array()), case["settled"], "{case}");
        cases += 1;
    }
    assert_eq!(cases, 48);
}

/// A match under `rules` whose first round is settled with these stores at once.
fn settled_match(rules: Rules, stores: &Value) -> Match {
    let position = format!("0,0,0,0,0,0,0/0,0,0,0,0,0,1 {}-{} n", stores[0], stores[1].as_u64().unwrap() - 1);
    let from = Position::parse(&position, &rules).unwrap();
    Match::new(Setup::new(rules).with_position(from).unwrap())
}

#[test]
fn matches() {
    let mut cases = 0;
    for case in lines(include_str!("golden/match.jsonl")) {
        let played = case["played"].as_u64().unwrap();
        let agreed = case["rounds"].as_u64().unwrap();
        // What follows depends only on how many rounds are left, so the first stands for all.
        let rounds = if agreed == 0 { 0 } else { agreed.saturating_sub(played) as u16 + 1 };
        let words = ["match_end", "widows"].into_iter().filter_map(|key| Some((key, case[key].as_str()?)));
        let rules = Rules::default().with_rounds(rounds).unwrap().with_words(words).unwrap();
        let game = settled_match(rules, &case["stores"]);
        let next = &case["next"];
        match game.phase() {
            Phase::Over(_, outcome) => {
                assert_eq!(outcome.winner.map_or("draw", Side::word), next["over"], "{case}");
                assert_eq!(outcome.why.word(), next["why"], "{case}");
                assert_eq!(json!(outcome.widows.to_array()), next["widows"], "{case}");
            }
            phase => {
                let opens = match phase {
                    Phase::Race(_) => "race",
                    Phase::Turns(position) => position.turn.word(),
                    phase => panic!("{phase:?} after {case}"),
                };
                assert_eq!(opens, next["opens"], "{case}");
                assert_eq!(game.position().to_string(), next["position"], "{case}");
                let widows = Side::BOTH.map(|side| game.position().board.widows(side).len());
                assert_eq!(json!(widows), next["widows"], "{case}");
            }
        }
        cases += 1;
    }
    assert_eq!(cases, 240);
}

#[test]
fn perft_counts() {
    let golden: Value = serde_json::from_str(include_str!("golden/perft.json")).unwrap();
    for (preset, counts) in golden.as_object().unwrap() {
        let rules = preset.parse::<Preset>().unwrap().rules();
        let start = Position::start(&rules, Side::South);
        for (depth, count) in (1..).zip(counts.as_array().unwrap()) {
            assert_eq!(json!(perft(&start, &rules, depth)), *count, "{preset} at depth {depth}");
        }
    }
}

/// What `docs/rules.md`, "Known values", says of the first sowing.
#[test]
fn first_sowings() {
    let rules = Rules::default();
    for number in 1..=7 {
        let mut events = Vec::new();
        let sown = Position::start(&rules, Side::South).play(&rules, number, &mut events).unwrap();
        assert_eq!(sown.end == SowEnd::Store, number == 7, "pit {number}");
        if number == 7 {
            continue;
        }
        let pit = Pit::new(Side::South, number);
        let drops: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Sow(_, SowEvent::Drop(place)) => Some(*place),
                _ => None,
            })
            .collect();
        assert_eq!((drops.len(), drops.last()), (15, Some(&Place::Pit(pit))), "pit {number}");
        assert!(matches!(events.last(), Some(Event::Sow(_, SowEvent::Capture(_, 8)))), "pit {number}");
    }
}

/// The table of `docs/rules.md`, "Known values": a turn of nine sowings that reaches 53 seeds.
#[test]
fn a_long_turn() {
    let mut game = Match::new(Setup::new(Rules::default().with(mak_khum::game::Opening::Turns)));
    for pit in [7, 6, 1, 1, 7, 5, 7, 4, 1] {
        game.choose(Choice::Sow { side: Side::South, pit }, &mut ()).unwrap();
    }
    assert_eq!(game.position().board.store(Side::South), 53);
}
