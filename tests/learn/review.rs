//! The review of a match, and the record of a player.

use mak_khum::ai::{Limits, Stop, analyse_race};
use mak_khum::game::{BySide, Choice, Match, Opening, Record, Rules, Setup, Side, Widows};
use mak_khum::learn::review::{self, Entry, Grade, Progress, Review, sentences};
use mak_khum::learn::{Ending, MatchSummary, Profile, ProfileStore, fingerprint, record};
use mak_khum::save::{self, Saved};

use mak_khum::text::{Digits, Text};

use crate::support::saved;

/// Few positions: what is tested here does not depend on how strong the search is.
const NODES: u64 = 300;

fn reviewed(saved: &Saved) -> Review {
    review::review(&saved.record, NODES, &Stop::new(), &mut |_| {}).expect("nobody stops it")
}

#[test]
fn every_turn_is_reviewed_and_the_end_is_in_sight() {
    let saved = saved();
    let mut told = Vec::new();
    let review = review::review(&saved.record, NODES, &Stop::new(), &mut |progress| told.push(progress))
        .expect("whole");
    let total = review.entries().len();
    let expected: Vec<Progress> = (0..=total).map(|done| Progress { done, total }).collect();
    assert_eq!(told, expected);
    assert_eq!(review.turns.len(), saved.record.turns().len());
    assert_eq!(review, reviewed(&saved), "the same match gets the same review");
}

#[test]
fn what_was_best_is_never_worse_than_what_was_played() {
    let saved = saved();
    let rules = *saved.record.state().rules();
    let review = reviewed(&saved);
    for (at, turn) in review.turns.iter().enumerate() {
        assert!(turn.best_score >= turn.played);
        assert_eq!(turn.loss() == 0, review.grade(Entry::Turn(at)) == Grade::Best);
        assert!(review.accuracy_of(Entry::Turn(at)).is_none_or(|figure| (0.0..=100.0).contains(&figure)));
        let mut now = turn.turn.start;
        for &pit in &turn.best {
            assert_eq!(now.turn, turn.turn.side, "one side's turn");
            now = now.play(&rules, pit, &mut ()).expect("the best turn is legal").position;
        }
        assert!(now.turn != turn.turn.side || now.is_over(), "the best turn is a whole one");
        if turn.turn.end.is_over() {
            assert_eq!(turn.played, turn.turn.end.margin(turn.turn.side), "the end of a round is no guess");
        }
    }
}

#[test]
fn a_round_of_races_is_reviewed_choice_by_choice() {
    let rules = Rules::default()
        .with_board(3, 2)
        .expect("a board")
        .with_rounds(1)
        .expect("few rounds")
        .with(Opening::Round);
    let saved = played(rules, std::iter::repeat(0));
    assert!(saved.record.state().outcome().is_some());
    let review = reviewed(&saved);
    assert!(review.turns.is_empty(), "there are no turns");
    assert!(review.races.iter().filter(|race| race.tick == 0).count() > 2, "one race follows another");
    assert!(review.races.iter().all(|race| race.loss > -0.001), "{:?}", review.races);
}

/// A match between players who choose the nth of what they may choose, n from these numbers.
fn played(rules: Rules, picks: impl IntoIterator<Item = usize>) -> Saved {
    let mut record = Record::new(Setup::new(rules));
    for pick in picks {
        let game = record.state();
        let Some(side) = Side::BOTH.into_iter().find(|&side| game.waits_for(side)) else { break };
        let due = game.widows_due(side);
        let choice = if due > 0 {
            Choice::Widows { side, pits: (1..=due).collect() }
        } else {
            let legal: Vec<u8> = game.legal(side).iter().collect();
            game.lifting(side, legal[pick % legal.len()])
        };
        record.choose(choice, &mut ()).expect("it is legal");
    }
    Saved { record, ..saved() }
}

/// The choices of races of a match in which there was something to choose.
fn races(saved: &Saved) -> Vec<usize> {
    let mut game = Match::new(*saved.record.state().setup());
    let mut found = Vec::new();
    for (at, &choice) in saved.record.choices().iter().enumerate() {
        if let Choice::Race { side, .. } = choice
            && game.legal(side).len() > 1
        {
            found.push(at);
        }
        game.choose(choice, &mut ()).expect("it was played");
    }
    found
}

#[test]
fn every_choice_of_a_race_is_judged_of_later_races_too() {
    // On so small a board races are looked at to their ends, and rounds are often level.
    let rules = Rules::default().with_board(3, 2).expect("a board").with_rounds(4).expect("few rounds");
    let (mut later, mut seen) = (0, 0);
    for seed in 0..20_usize {
        let saved = played(rules, (0..200).map(|at| (seed * 7919 + at * at * 31) / 3));
        let review = reviewed(&saved);
        assert_eq!(review.races.iter().map(|race| race.at).collect::<Vec<_>>(), races(&saved));
        for race in &review.races {
            assert!(race.loss >= 0.0 && (0.0..=100.0).contains(&race.share), "{race:?}");
            later += usize::from(race.round > 1);
            if race.in_secret {
                continue;
            }
            // Who sees the other's hand and lifts the best pit gives nothing away.
            seen += 1;
            let mut choices = saved.record.choices()[..=race.at].to_vec();
            choices[race.at] = Choice::Race { side: race.side, pit: race.best, tick: race.tick };
            let record = Record::replay(*saved.record.state().setup(), &choices, &mut ());
            let better = reviewed(&Saved { record: record.expect("the best pit is legal"), ..saved.clone() });
            let better = better.races.last().expect("it is judged");
            assert!(better.at == race.at && better.loss < 0.05, "{better:?}");
        }
    }
    assert!(later > 3 && seen > 10, "{later} in later rounds, {seen} that saw a hand");
}

#[test]
fn the_first_choices_stand_against_the_equilibrium() {
    let saved = saved();
    let review = reviewed(&saved);
    let limits = Limits { time: None, nodes: Some(NODES), threads: 1, hash_mib: 16, depth: None };
    let whole = analyse_race(saved.record.state().rules(), &limits, &Stop::new(), |_| ());
    for race in review.races.iter().filter(|race| race.round == 1 && race.tick == 0) {
        assert!(race.in_secret, "neither saw the other's choice");
        let at = whole.pits[race.side].iter().position(|&pit| pit == race.pit).expect("it could be lifted");
        assert!((race.share - 100.0 * whole.strategies[race.side][at]).abs() < 1e-9);
    }
    assert_eq!(review.races.iter().filter(|race| race.round == 1 && race.tick == 0).count(), 2);
}

#[test]
fn every_choice_of_widows_is_judged() {
    let rules = Rules::default().with_rounds(3).expect("few rounds").with(Widows::Choice);
    let saved = played(rules, (0..400).map(|at| at * at));
    let said = |choice: &&Choice| matches!(choice, Choice::Widows { .. });
    let said = saved.record.choices().iter().filter(said).count();
    let review = review::review(&saved.record, 3, &Stop::new(), &mut |_| {}).expect("nobody stops it");
    assert!(said > 0);
    assert_eq!(review.widows.len(), said);
    for (at, widows) in review.widows.iter().enumerate() {
        assert!(widows.best_score >= widows.score, "{widows:?}");
        assert_eq!(widows.best.len(), widows.pits.len());
        assert_eq!(widows.loss() == 0, review.grade(Entry::Widows(at)) == Grade::Best);
    }
    // It is kept and told with the rest.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match-0001.json");
    review::store(&path, &saved, &review).expect("it can be written");
    assert_eq!(review::load(&path, &saved, 3).as_ref(), Some(&review));
    for language in ["en", "th"] {
        let text = Text::built_in(language, Digits::Arabic).expect("it is built in");
        let names = BySide::new("Malee".to_owned(), "Somchai".to_owned());
        for entry in review.entries() {
            let told = sentences::heading(&review, entry, &names, &text)
                + &sentences::verdict(&review, entry, &names, &text);
            assert!(told.contains(&names[review.side(entry)]) && !told.contains('{'), "{told}");
        }
    }
}

#[test]
fn a_side_that_plays_the_best_turns_is_wholly_accurate() {
    let saved = saved();
    let mut review = reviewed(&saved);
    for turn in &mut review.turns {
        turn.best_score = turn.played;
    }
    for race in &mut review.races {
        race.loss = 0.0;
    }
    assert_eq!(review.accuracy(Side::South), Some(100.0));
    assert!(review.turning_points().is_empty());
    // What gives away eight seeds counts half, in a race as in a turn.
    let mine = |&entry: &Entry| review.side(entry) == Side::South && review.had_choice(entry);
    let mine: f64 = review.entries().iter().filter(|entry| mine(entry)).map(|_| 1.0).sum();
    let raced = review.races.iter_mut().find(|race| race.side == Side::South).expect("South raced");
    raced.loss = 8.0;
    let accuracy = review.accuracy(Side::South).expect("South had a choice");
    assert!((accuracy - (100.0 - 50.0 / mine)).abs() < 1e-9, "{accuracy}");
    assert!(matches!(review.turning_points()[..], [Entry::Race(_)]));
    review.races.iter_mut().for_each(|race| race.loss = 0.0);
    let given = review.turns.iter_mut().find(|turn| turn.turn.side == Side::South && turn.had_choice);
    given.expect("South had a choice").best_score += 8;
    let accuracy = review.accuracy(Side::South).expect("South had a choice");
    assert!((accuracy - (100.0 - 50.0 / mine)).abs() < 1e-9, "{accuracy}");
    assert!(matches!(review.turning_points()[..], [Entry::Turn(_)]));
}

#[test]
fn a_review_can_be_stopped() {
    let stop = Stop::new();
    let saved = saved();
    let stopping = stop.clone();
    let review = review::review(&saved.record, NODES, &stop, &mut |progress| {
        if progress.done == 2 {
            stopping.stop();
        }
    });
    assert_eq!(review, None);
}

#[test]
fn a_review_is_kept_for_its_own_match_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match-0001.json");
    let saved = saved();
    let made = reviewed(&saved);
    assert_eq!(review::load(&path, &saved, NODES), None);
    review::store(&path, &saved, &made).expect("it can be written");
    assert_eq!(review::load(&path, &saved, NODES).as_ref(), Some(&made));
    assert_eq!(review::load(&path, &saved, NODES + 1), None, "it was searched less");

    let mut other = saved.clone();
    other.record.undo();
    assert_eq!(review::load(&path, &other, NODES), None, "other choices");
    let kept = review::review_path(&path);
    let text = std::fs::read_to_string(&kept).expect("it is there");
    for damaged in
        ["", "{", "[]", &text.replacen("\"turns\":[", "\"turns\":[{},", 1), &text.replace('7', "\"")]
    {
        std::fs::write(&kept, damaged).expect("it can be written");
        assert_eq!(review::load(&path, &saved, NODES), None);
    }
}

#[test]
fn a_fingerprint_is_that_of_the_choices() {
    let saved = saved();
    let print = fingerprint(&saved);
    assert_eq!(print, fingerprint(&saved.clone()));
    let mut renamed = saved.clone();
    renamed.players = renamed.players.mirrored();
    assert_eq!(fingerprint(&renamed), print, "names do not count");
    let mut other = saved;
    other.record.undo();
    assert_ne!(fingerprint(&other), print);
}

#[test]
fn a_profile_is_written_and_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = ProfileStore::beside(folder.path());
    assert!(store.list().expect("no folder yet").profiles.is_empty());
    let mut malee = store.find("มาลี").expect("a new one");
    malee.note_lesson("board", 3);
    malee.note_lesson("board", 1);
    malee.note_puzzle(7, false);
    malee.note_puzzle(7, true);
    malee.note_puzzle(7, true);
    store.store(&malee).expect("it can be written");
    store.store(&Profile::new("")).expect("it can be written");
    assert_eq!(store.find("มาลี").expect("it is there"), malee);
    assert_eq!(malee.lessons["board"], 3);
    assert_eq!((malee.puzzles[&7].tries, malee.puzzles[&7].solved), (2, true));
    assert_eq!(store.list().expect("a folder").profiles.len(), 2);

    assert!(store.delete("มาลี").expect("it can be deleted"));
    assert!(!store.delete("มาลี").expect("there is none any more"));
    let left = std::fs::read_dir(folder.path().join("profiles")).expect("a folder").count();
    assert_eq!(left, 1, "nothing of a deleted record is left");
}

#[test]
fn a_hint_is_no_first_try_and_an_answer_that_was_shown_is_no_solution() {
    let mut malee = Profile::new("มาลี");
    for number in 1..=4 {
        match number {
            2 => malee.note_hint(number),
            3 => malee.note_given_up(number),
            _ => {}
        }
        malee.note_puzzle(number, true);
        // What is looked at afterwards does not count.
        malee.note_hint(number);
        malee.note_given_up(number);
    }
    malee.note_given_up(5);
    let puzzle = |number: usize| malee.puzzles[&number];
    let solved: Vec<usize> = (1..=5).filter(|&number| puzzle(number).is_solved()).collect();
    let at_once: Vec<usize> = (1..=5).filter(|&number| puzzle(number).is_solved_at_once()).collect();
    assert_eq!((solved, at_once), (vec![1, 2, 4], vec![1, 4]));
    let english = Text::english();
    let told = record(&malee, &english).join("\n");
    assert!(
        told.contains("Puzzles solved: 3, 2 of them at the first try, 1 with a hint. Given up: 2."),
        "{told}"
    );
    assert_eq!(Profile::parse(&malee.print()).expect("it is whole"), malee);
    // A profile from before hints were counted.
    let old = Profile::new("")
        .print()
        .replace("\"puzzles\": {}", r#""puzzles": {"7": {"tries": 2, "solved": true}}"#);
    let old = Profile::parse(&old).expect("it can still be read");
    assert!(old.puzzles[&7].is_solved() && !old.puzzles[&7].is_solved_at_once());
}

#[test]
fn a_damaged_profile_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = ProfileStore::beside(folder.path());
    store.store(&Profile::new("")).expect("it can be written");
    let path = store.list().expect("a folder").profiles[0].0.clone();
    for damaged in ["", "{}", "{\"format\":\"x\"}", "\u{feff}{", "[[[[["] {
        std::fs::write(&path, damaged).expect("it can be written");
        let listing = store.list().expect("a folder");
        assert_eq!(listing.damaged.len(), 1);
        assert!(listing.profiles.iter().all(|(good, _)| *good != path));
        store.store(&Profile::new("ใหม่")).expect("another file");
        assert_eq!(std::fs::read_to_string(&path).expect("it is there"), damaged);
    }
    for (format, version) in [("mak-khum-profile", 2), ("mak-khum", 1)] {
        let text = Profile::new("").print().replace("\"mak-khum-profile\"", &format!("\"{format}\""));
        let text = text.replace("\"version\": 1", &format!("\"version\": {version}"));
        assert!(Profile::parse(&text).is_err());
    }
}

#[test]
fn finished_matches_enter_the_record_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let saved = saved();
    let path = folder.path().join("match-0001.json");
    save::write(&path, &saved).expect("it can be written");
    let setup = *saved.record.state().setup();
    let half = Record::replay(setup, &saved.record.choices()[..9], &mut ()).expect("it was played");
    let unfinished = Saved { record: half, ..saved.clone() };
    save::write(&folder.path().join("match-0002.json"), &unfinished).expect("it can be written");
    std::fs::write(folder.path().join("match-0003.json"), "damaged").expect("it can be written");

    let mut malee = Profile::new("มาลี");
    assert!(ProfileStore::sync(&mut malee, folder.path()));
    assert!(!ProfileStore::sync(&mut malee, folder.path()), "nothing is new");
    assert_eq!(malee.matches.len(), 1);
    let result = &malee.matches[0];
    assert_eq!((result.opponent.as_str(), result.side.as_str(), result.accuracy), ("easy", "south", None));
    let won = saved.record.state().outcome().expect("it is over").winner;
    assert_eq!(result.ending == Ending::Won, won == Some(Side::South));
    let turns = saved.record.turns();
    let mine = || turns.iter().filter(|turn| turn.side == Side::South);
    assert_eq!(Some(result.longest_chain), mine().map(|turn| turn.pits.len()).max());
    assert_eq!(Some(result.biggest_haul), mine().map(mak_khum::game::Turn::haul).max());
    assert!(result.date.is_some());

    let review = reviewed(&saved);
    review::store(&path, &saved, &review).expect("it can be written");
    assert!(ProfileStore::sync(&mut malee, folder.path()), "it has been reviewed since");
    assert_eq!(malee.matches[0].accuracy, review.accuracy(Side::South));

    let mut nobody = Profile::new("");
    assert!(!ProfileStore::sync(&mut nobody, folder.path()), "another player's match");
}

#[test]
fn a_match_given_up_is_lost() {
    let mut saved = saved();
    saved.record.undo();
    saved.record.choose(Choice::Resign { side: Side::South }, &mut ()).expect("one may give up");
    let result = MatchSummary::of(&saved, Side::South).expect("it is over");
    assert_eq!(result.ending, Ending::Lost);
    assert_eq!(MatchSummary::of(&saved, Side::North).expect("it is over").ending, Ending::Won);
}
