//! Many matches in one program in a pseudo-terminal: it takes no more memory at the end than at
//! the beginning, and ends as it should.

use crate::pty::{Terminal, home, mak_khum};

/// Matches that are played: `MAK_KHUM_MATCHES_IN_A_ROW=100 cargo test --test tui
/// many_matches_at_the_highest_speed -- --nocapture` plays so many and says what they took.
fn matches_to_play() -> usize {
    std::env::var("MAK_KHUM_MATCHES_IN_A_ROW").map_or(6, |matches| matches.parse().unwrap())
}

/// Kilobytes by which a program may have grown after the first matches: the allocator rounds and
/// fragments, a leak goes on for ever.
const MAY_GROW: usize = 4 * 1024;

/// Kilobytes of memory that the process holds, where the system tells.
fn memory(pid: u32) -> Option<usize> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok())
}

/// Plays the match on the table to its end; the summaries of rounds are read at once.
fn to_the_end(terminal: &mut Terminal) -> String {
    loop {
        let is_over = |screen: &str| screen.contains(" wins: ") || screen.contains("A draw: ");
        let reads = |screen: &str| screen.contains("Press Enter");
        let screen = terminal.until("a summary", |screen| is_over(screen) || reads(screen));
        if is_over(&screen) {
            return screen;
        }
        terminal.type_in("\r");
        terminal.until("the next round", |screen| !reads(screen));
    }
}

#[test]
fn many_matches_at_the_highest_speed() {
    let wanted = matches_to_play();
    let home = home();
    let args = ["play", "--south", "novice", "--north", "novice", "--seed", "1", "--speed", "instant"];
    let mut terminal = Terminal::start(mak_khum(&home, &args), 80, 24);
    let pid = terminal.child.process_id().unwrap();
    let began = std::time::Instant::now();
    let mut early = None;
    for played in 1..=wanted {
        let end = to_the_end(&mut terminal);
        let file = home.path().join(format!("matches/match-{played:04}.json"));
        terminal.until(&format!("the whole of match {played} on the disk"), |_| {
            mak_khum::save::read(&file).is_ok_and(|saved| saved.record.state().outcome().is_some())
        });
        if played == wanted.div_ceil(10).max(2) {
            early = memory(pid);
        }
        if played < wanted {
            terminal.type_in("t");
            terminal.until("the next match", |screen| screen != end);
        }
    }
    let late = memory(pid);
    let time = began.elapsed().as_secs();
    println!("{wanted} matches in {time} s: {early:?} kB after the first ones, {late:?} kB at the end");
    if let (Some(early), Some(late)) = (early, late) {
        assert!(late < early + MAY_GROW, "{early} kB after the first matches, {late} kB at the end");
    }
    terminal.type_in("\u{3}");
    assert_eq!(terminal.wait_for_end().exit_code(), 0);
    terminal.is_whole_again();
}
