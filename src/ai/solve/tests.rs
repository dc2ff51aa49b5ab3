//! The values that independent programs found (rules, "Known values").

use super::*;
use crate::game::{Capture, Preset, Side};

fn kalah(pits: u8, seeds: u8, capture: Capture) -> Solution {
    let rules = Rules { pits, seeds, capture, ..Preset::MakLum.rules() };
    let position = Position::start(&rules, Side::South);
    solve(&position, &rules, 64, &Stop::new(), |_| ())
}

/// Solves every board of a list of values for one seed a pit and more.
fn check(pits: u8, values: &[i16], capture: Capture) {
    for (seeds, &value) in (1..).zip(values) {
        assert_eq!(kalah(pits, seeds, capture).value, Value::proved(value), "({pits},{seeds}) {capture:?}");
    }
}

#[test]
fn the_standard_capture() {
    check(4, &[2, 6, 6, 2, 4, 0], Capture::BothIfOpposite);
    check(5, &[0, 2, 6, 10], Capture::BothIfOpposite);
    check(6, &[2, 6, 2], Capture::BothIfOpposite);
}

#[test]
fn the_capture_of_the_dying_seed_too() {
    check(4, &[2, 6, 8, 2, 2, 0], Capture::Both);
    check(5, &[0, 0, 8, 12], Capture::Both);
    check(6, &[2, 10, 2], Capture::Both);
}

#[test]
fn who_sows_first_without_a_race_gets_every_seed() {
    for preset in [Preset::MakKhum, Preset::Songkhla] {
        let rules = preset.rules();
        let mut position = Position::start(&rules, Side::South);
        let solution = solve(&position, &rules, 64, &Stop::new(), |_| ());
        assert_eq!(solution.value, Value::proved(98));
        for pit in solution.turn {
            assert_eq!(position.turn, Side::South);
            position = position.play(&rules, pit, &mut ()).expect("the turn is legal").position;
        }
        let rest = solve(&position, &rules, 64, &Stop::new(), |_| ());
        assert_eq!(rest.value, Value::proved(-98));
    }
}

#[test]
fn it_tells_its_progress_and_can_be_stopped() {
    let rules = Preset::MakLum.rules();
    let small = Rules { pits: 4, seeds: 3, ..rules };
    let mut told = Vec::new();
    let position = Position::start(&small, Side::South);
    let solution = solve(&position, &small, 1, &Stop::new(), |progress| told.push(progress));
    assert!(solution.memory <= 4 << 20, "{solution:?}");
    let last = told.last().expect("progress was told");
    assert_eq!(last.value, Value::proved(6));
    assert_eq!(solution.value, Value::proved(6));

    // Kalah (6,6), which takes hours.
    let stop = Stop::new();
    let position = Position::start(&rules, Side::South);
    std::thread::scope(|scope| {
        let solving = scope.spawn(|| solve(&position, &rules, 64, &stop, |_| ()));
        std::thread::sleep(Duration::from_millis(300));
        let raised = Instant::now();
        stop.stop();
        let solution = solving.join().expect("it does not panic");
        assert!(!solution.value.is_proved() && solution.turn.is_empty(), "{solution:?}");
        assert!(raised.elapsed() < Duration::from_millis(500), "{:?}", raised.elapsed());
    });
}

#[test]
fn a_round_that_is_nearly_over_takes_little_memory() {
    let rules = Rules::default();
    for (text, value) in
        [("0,0,0,0,0,0,0/9,9,9,9,9,9,9 20-15 s", -58), ("1,0,0,0,0,0,0/0,0,0,0,0,0,1 48-48 s", 0)]
    {
        let position = Position::parse(text, &rules).expect("a position");
        let solution = solve(&position, &rules, 512, &Stop::new(), |_| ());
        assert_eq!(solution.value, Value::proved(value));
        assert!(solution.memory <= 4 << 20, "{solution:?}");
    }
}
