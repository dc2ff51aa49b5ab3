//! Saved matches and positions with anything changed in them: read or refused, without a panic, a
//! hang, or much memory.

use std::process::Command;
use std::time::{Duration, Instant};

use mak_khum::game::{Opening, Position, Record, Rules, Setup, Side, Widows};
use mak_khum::save;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{TestRng, TestRunner};

use crate::{play, saved, short_match};

/// A share of the mutations; `MAK_KHUM_MUTATIONS=100000 cargo test --test save many_mutated_files
/// -- --nocapture` tries so many files and so many positions, and says what they took.
fn mutations() -> u32 {
    std::env::var("MAK_KHUM_MUTATIONS").map_or(2_000, |count| count.parse().unwrap())
}

/// Says that this process is the one that reads.
const READER: &str = "MAK_KHUM_TEST_READER";

/// Kilobytes that the process may take at most: 64 MiB.
const MOST_MEMORY: usize = 64 * 1024;

/// The longest that one text may take on a busy machine.
const LONGEST: Duration = Duration::from_secs(5);

/// A change of a text.
#[derive(Clone, Debug)]
enum Change {
    /// A byte is replaced.
    Byte(Index, u8),
    /// A byte that means something is put in.
    Insert(Index, Index),
    /// A few bytes are taken away.
    Remove(Index, u8),
    /// The rest is lost.
    Truncate(Index),
    /// A number becomes another one.
    Number(Index, String),
    /// A line stands there many times.
    Repeat(Index, u16),
    /// Two lines change places.
    Swap(Index, Index),
    /// A piece of the text stands somewhere else, too.
    Splice(Index, Index, u8),
}

fn change() -> impl Strategy<Value = Change> {
    let at = || any::<Index>();
    let number =
        prop_oneof!["-?[0-9]{1,3}", "[0-9]{15,30}", Just("1e999".to_owned()), Just("0.5".to_owned())];
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(place, byte)| Change::Byte(place, byte)),
        (at(), at()).prop_map(|(place, byte)| Change::Insert(place, byte)),
        (at(), 1_u8..20).prop_map(|(place, count)| Change::Remove(place, count)),
        at().prop_map(Change::Truncate),
        (at(), number).prop_map(|(place, number)| Change::Number(place, number)),
        (at(), 1_u16..300).prop_map(|(line, times)| Change::Repeat(line, times)),
        (at(), at()).prop_map(|(one, other)| Change::Swap(one, other)),
        (at(), at(), any::<u8>()).prop_map(|(from, to, length)| Change::Splice(from, to, length)),
    ]
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    proptest::collection::vec(change(), 1..6)
}

/// The bytes that mean something in a file or a position.
const TELLING: &[u8] = b"{}[]\",:0123456789snx@-/. \\\n";

fn mutated(text: &str, changes: &[Change]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for change in changes {
        apply(change, &mut bytes);
    }
    bytes
}

fn apply(change: &Change, bytes: &mut Vec<u8>) {
    if bytes.is_empty() {
        return bytes.extend(TELLING);
    }
    let length = bytes.len();
    match change {
        Change::Byte(place, byte) => bytes[place.index(length)] = *byte,
        Change::Insert(place, byte) => {
            bytes.insert(place.index(length), TELLING[byte.index(TELLING.len())]);
        }
        Change::Remove(place, count) => {
            let from = place.index(length);
            bytes.drain(from..(from + usize::from(*count)).min(length));
        }
        Change::Truncate(place) => bytes.truncate(place.index(length)),
        Change::Number(place, number) => {
            let digits: Vec<usize> = (0..length).filter(|&at| bytes[at].is_ascii_digit()).collect();
            if !digits.is_empty() {
                let at = digits[place.index(digits.len())];
                bytes.splice(at..=at, number.bytes());
            }
        }
        Change::Repeat(line, times) => {
            let mut lines: Vec<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
            let at = line.index(lines.len());
            let again = vec![lines[at].clone(); usize::from(*times)];
            lines.splice(at..at, again);
            *bytes = lines.join(&b'\n');
        }
        Change::Swap(one, other) => {
            let mut lines: Vec<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
            let count = lines.len();
            lines.swap(one.index(count), other.index(count));
            *bytes = lines.join(&b'\n');
        }
        Change::Splice(from, to, count) => {
            let from = from.index(length);
            let piece = bytes[from..(from + usize::from(*count)).min(length)].to_vec();
            let to = to.index(length);
            bytes.splice(to..to, piece);
        }
    }
}

/// Files of several kinds: a race, a whole match in which widows are named, one from a position.
fn files() -> Vec<String> {
    let widows = Rules::default().with_rounds(2).expect("few rounds").with(Widows::Choice);
    let whole = play::played(Setup::new(widows), &[4; 900]).0;
    let turns = Rules::default().with(Opening::Turns);
    let from = Position::parse("1,0,3,x,5,12,7/0,9,x,3,2,1,0 31-24 n", &turns).unwrap();
    let begun = Record::new(Setup::new(turns).with_first(Side::North).with_position(from).unwrap());
    vec![save::print(&short_match()), save::print(&saved(whole)), save::print(&saved(begun))]
}

/// Reads a file or refuses it; what was read is written and read again.
fn read(bytes: &[u8]) -> Result<(), TestCaseError> {
    let Ok(found) = save::parse(&String::from_utf8_lossy(bytes)) else { return Ok(()) };
    let again = save::parse(&save::print(&found)).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
    prop_assert_eq!(again.record, found.record);
    Ok(())
}

/// Reads a position or refuses it; what was read is written, read again and sown from.
fn place(bytes: &[u8], rules: &Rules) -> Result<(), TestCaseError> {
    let Ok(found) = Position::parse(&String::from_utf8_lossy(bytes), rules) else { return Ok(()) };
    prop_assert_eq!(Position::parse(&found.to_string(), rules), Ok(found));
    for pit in 0..=8 {
        let sown = found.play(rules, pit, &mut ());
        prop_assert_eq!(sown.is_ok(), found.legal().contains(pit));
    }
    Ok(())
}

/// Takes so many mutations of `texts`; the longest that one took.
fn take(
    texts: &[String],
    cases: u32,
    take: impl Fn(&[u8]) -> Result<(), TestCaseError>,
) -> Result<Duration, String> {
    let longest = std::cell::Cell::new(Duration::ZERO);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let random = TestRng::deterministic_rng(config.rng_algorithm);
    TestRunner::new_with_rng(config, random)
        .run(&(any::<Index>(), changes()), |(which, changes)| {
            let bytes = mutated(&texts[which.index(texts.len())], &changes);
            let began = Instant::now();
            let taken = take(&bytes);
            longest.set(longest.get().max(began.elapsed()));
            taken
        })
        .map_err(|error| error.to_string())?;
    Ok(longest.get())
}

/// The most kilobytes of memory that this process has held, where the system tells.
fn peak() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok())
}

/// What the process that reads does.
fn read_all() {
    let (cases, began) = (mutations(), Instant::now());
    let file = take(&files(), cases, read).unwrap();
    let starts = ["7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s", "1,0,3,x,5,12,7/0,9,x,3,2,1,0 31-24 n"];
    let starts = starts.map(str::to_owned);
    let place = take(&starts, cases, |bytes| place(bytes, &Rules::default())).unwrap();
    let (took, peak) = (began.elapsed(), peak());
    println!(
        "{cases} files and {cases} positions in {took:.1?}, the longest {file:.1?} and {place:.1?}, peak {peak:?} kB"
    );
    assert!(file.max(place) < LONGEST, "a text took {:?}", file.max(place));
    assert!(peak.is_none_or(|peak| peak < MOST_MEMORY), "{peak:?} kB");
}

/// The texts are read in a process of its own, whose memory nothing else counts into.
#[test]
fn many_mutated_files() {
    if std::env::var_os(READER).is_some() {
        return read_all();
    }
    let reader = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "mutations::many_mutated_files", "--nocapture"])
        .env(READER, "1")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&reader.stdout).into_owned();
    print!("{said}");
    assert!(reader.status.success(), "{said}{}", String::from_utf8_lossy(&reader.stderr));
}
