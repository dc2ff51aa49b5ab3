//! The eight lessons, in order.
//!
//! Sentences hold no numbers: the rules work out every argument from the board of the step
//! ([`Step::args`]).

use super::goal::{Goal, RaceGoal};
use super::lesson::Topic::{Field, Section};
use super::lesson::{Count, Lesson, Step, Task, Where};
use crate::game::{Pit, Side};

/// The lessons.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "board",
        title: "lessons-board",
        teaches: &[Field("pits"), Field("seeds"), Field("store_lies"), Section("Words"), Section("Board")],
        steps: BOARD,
    },
    Lesson {
        id: "sowing",
        title: "lessons-sowing",
        teaches: &[Field("store_end"), Section("Board"), Section("One sowing")],
        steps: SOWING,
    },
    Lesson { id: "relay", title: "lessons-relay", teaches: &[Field("relay")], steps: RELAY },
    Lesson {
        id: "kin-thaen",
        title: "lessons-kin-thaen",
        teaches: &[Field("capture"), Field("capture_after"), Section("One sowing")],
        steps: KIN_THAEN,
    },
    Lesson {
        id: "race",
        title: "lessons-race",
        teaches: &[Field("race"), Field("race_clock"), Section("The race")],
        steps: RACE,
    },
    Lesson {
        id: "rounds",
        title: "lessons-rounds",
        teaches: &[
            Field("widows"),
            Field("widow_sowing"),
            Field("rounds"),
            Field("match_end"),
            Section("End of a round"),
            Section("Next rounds"),
            Section("End of the match"),
        ],
        steps: ROUNDS,
    },
    Lesson { id: "chains", title: "lessons-chains", teaches: &[Field("store_end")], steps: CHAINS },
    Lesson { id: "looking", title: "lessons-looking", teaches: &[Field("capture")], steps: LOOKING },
];

/// Where every match begins.
const START: &str = "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s";

const fn step(says: &'static str, position: &'static str, task: Task) -> Step {
    Step { says, position, task, answer: "" }
}

const fn play(says: &'static str, position: &'static str, task: Task, answer: &'static str) -> Step {
    Step { says, position, task, answer }
}

const BOARD: &[Step] = &[
    step("lessons-board-rows", START, Task::Read),
    step("lessons-board-numbers", START, Task::Point(Where::Pit(Pit::new(Side::South, 1)))),
    step("lessons-board-store", START, Task::Point(Where::Store(Side::South))),
    step("lessons-board-opposite", START, Task::Point(Where::Opposite(3))),
    step("lessons-board-total", START, Task::Count(Count::Total)),
];

const FEW: &str = "0,0,3,0,1,0,0/0,0,3,0,0,4,0 45-42 s";
const ROUND_THE_END: &str = "0,5,0,0,1,0,3/0,2,0,0,0,0,4 42-41 s";

const SOWING: &[Step] = &[
    step("lessons-sowing-way", FEW, Task::Read),
    step("lessons-sowing-where", FEW, Task::Point(Where::LastSeed(3))),
    play("lessons-sowing-store", FEW, Task::Sow(Goal::ReachStore), "3"),
    play("lessons-sowing-again", "1,1,0,0,1,0,0/0,0,3,0,0,4,0 46-42 s", Task::Sow(Goal::ReachStore), "1"),
    step("lessons-sowing-round", ROUND_THE_END, Task::Point(Where::LastSeed(2))),
    step(
        "lessons-sowing-their-store",
        "9,0,0,4,0,0,0/2,1,0,3,0,1,5 37-36 s",
        Task::Point(Where::LastSeed(1)),
    ),
];

const TO_THE_STORE: &str = "0,1,4,0,3,0,0/0,0,2,0,4,0,0 44-40 s";

const RELAY: &[Step] = &[
    play("lessons-relay-first", "2,0,0,3,0,1,0/0,4,2,5,1,0,0 42-38 s", Task::Sow(Goal::Lifts(2)), "4"),
    step("lessons-relay-where", TO_THE_STORE, Task::Point(Where::LastSeed(5))),
    play("lessons-relay-store", TO_THE_STORE, Task::Sow(Goal::ReachStore), "5"),
    play("lessons-relay-start", START, Task::Sow(Goal::Lifts(2)), "4"),
];

const AT_HOME: &str = "0,0,0,1,3,0,0/1,0,0,2,0,8,0 42-41 s";

const KIN_THAEN: &[Step] = &[
    play("lessons-kin-thaen-across", ROUND_THE_END, Task::Sow(Goal::DieAcross), "2"),
    play("lessons-kin-thaen-home", AT_HOME, Task::Sow(Goal::Take(8)), "5"),
    step("lessons-kin-thaen-nothing", AT_HOME, Task::Count(Count::Taken(4))),
    play("lessons-kin-thaen-better", "0,0,2,0,1,0,0/1,0,3,9,0,0,5 39-38 s", Task::Sow(Goal::Take(9)), "5"),
];

const RACE: &[Step] = &[
    step("lessons-race-both", START, Task::Read),
    play("lessons-race-seven", START, Task::Race("3", RaceGoal::Finish), "7 6"),
    play("lessons-race-first", START, Task::Race("7 6", RaceGoal::MoveFirst), "6"),
    play("lessons-race-ahead", START, Task::Race("4", RaceGoal::Ahead(1)), "7 6"),
];

const LAST_SEED: &str = "1,0,0,0,0,0,0/0,2,0,0,1,0,0 54-40 s";
const OVER: &str = "0,0,0,0,0,0,0/0,2,0,0,1,0,0 55-40 s";
const THIRD_OVER: &str = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 60-38 s";

const ROUNDS: &[Step] = &[
    play("lessons-rounds-end", LAST_SEED, Task::Sow(Goal::EndRound), "1"),
    step("lessons-rounds-fill", OVER, Task::Count(Count::Towns(Side::North))),
    step("lessons-rounds-widow", OVER, Task::Point(Where::Widow)),
    step("lessons-rounds-begins", OVER, Task::Point(Where::Begins)),
    step("lessons-rounds-skip", "0,3,0,0,2,0,0/0,0,4,0,1,0,x 50-38 s", Task::Point(Where::LastSeed(2))),
    step("lessons-rounds-widows", THIRD_OVER, Task::Count(Count::FinalWidows(Side::North))),
    step("lessons-rounds-winner", THIRD_OVER, Task::Point(Where::Winner)),
    step(
        "lessons-rounds-beheaded",
        "0,0,0,0,0,0,0/0,0,0,0,0,0,0 92-6 s",
        Task::Count(Count::FinalWidows(Side::North)),
    ),
];

const CHAINS: &[Step] = &[
    play("lessons-chains-near", "1,2,0,0,4,0,0/0,3,0,0,1,0,0 44-43 s", Task::Sow(Goal::Chain(3)), "1 2 1"),
    play("lessons-chains-haul", START, Task::Sow(Goal::Haul(11)), "7 6 1"),
    play("lessons-chains-fifty", START, Task::Sow(Goal::Haul(50)), "7 6 1 1 7 5 7 4 1"),
];

const IN_DANGER: &str = "1,0,2,0,9,0,0/1,0,0,1,0,3,0 41-40 s";

const LOOKING: &[Step] = &[
    step("lessons-looking-questions", IN_DANGER, Task::Read),
    step("lessons-looking-danger", IN_DANGER, Task::Point(Where::Threatened)),
    play("lessons-looking-keep", IN_DANGER, Task::Sow(Goal::Keep(2)), "5"),
    play("lessons-looking-order", "1,0,2,0,0,1,0/4,0,0,1,0,3,8 40-38 s", Task::Sow(Goal::Haul(9)), "1 3"),
    step("lessons-looking-end", START, Task::Read),
];
