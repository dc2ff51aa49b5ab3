//! The values that independent programs found (rules, "Known values").

use super::*;
use crate::game::{Capture, Preset, Side};

fn kalah(pits: u8, seeds: u8, capture: Capture) -> Solution {
    let rules = Rules { pits, seeds, capture, ..Preset::MakLum.rules() };
    let position = Position::start(&rules, Side::South);
    solve(&position, &rules, 64, &Stop::new(), |_| ()).expect("nothing stops it")
}

/// Solves every board of a list of values for one seed a pit and more.
fn check(pits: u8, values: &[i16], capture: Capture) {
    for (seeds, &value) in (1..).zip(values) {
        assert_eq!(kalah(pits, seeds, capture).value, value, "({pits},{seeds}) {capture:?}");
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
        let solution = solve(&position, &rules, 64, &Stop::new(), |_| ()).expect("nothing stops it");
        assert_eq!(solution.value, 98);
        for pit in solution.turn {
            assert_eq!(position.turn, Side::South);
            position = position.play(&rules, pit, &mut ()).expect("the turn is legal").position;
        }
        let rest = solve(&position, &rules, 64, &Stop::new(), |_| ()).expect("nothing stops it");
        assert_eq!(rest.value, -98);
    }
}

#[test]
fn it_tells_its_progress_and_can_be_stopped() {
    let rules = Preset::MakLum.rules();
    let small = Rules { pits: 4, seeds: 3, ..rules };
    let mut told = Vec::new();
    let position = Position::start(&small, Side::South);
    let solution = solve(&position, &small, 1, &Stop::new(), |progress| told.push(progress));
    assert!(solution.as_ref().is_some_and(|solution| solution.memory <= 4 << 20), "{solution:?}");
    let last = told.last().expect("progress was told");
    assert_eq!((last.low, last.high), (6, 6));
    assert_eq!(solution.map(|solution| solution.value), Some(6));

    // Kalah (6,6), which takes hours.
    let stop = Stop::new();
    let position = Position::start(&rules, Side::South);
    std::thread::scope(|scope| {
        let solving = scope.spawn(|| solve(&position, &rules, 64, &stop, |_| ()));
        std::thread::sleep(Duration::from_millis(300));
        let raised = Instant::now();
        stop.stop();
        assert_eq!(solving.join().expect("it does not panic"), None);
        assert!(raised.elapsed() < Duration::from_millis(500), "{:?}", raised.elapsed());
    });
}
