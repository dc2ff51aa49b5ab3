//! What can happen to a match that is being played: no folder, a full disk, a second program, a
//! file from a stranger. The program says what failed and goes on.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use mak_khum::save;

const PROGRAM: &str = env!("CARGO_BIN_EXE_mak-khum");
const PLAY: [&str; 8] = ["play", "--plain", "--south", "human", "--north", "novice", "--seed", "1"];

fn program(home: &Path, folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).env_clear().env("HOME", home).env("MAK_KHUM_MATCHES", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn typed(mut command: Command, lines: &str) -> Output {
    let mut child = command.spawn().unwrap();
    // A program that ended early has said why.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_folder_that_cannot_be_written_in() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let output = typed(program(home.path(), &file.join("matches"), &PLAY), "7\n6\n");
    assert!(output.status.success());
    assert!(text(&output.stderr).contains(file.to_str().unwrap()), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("You sow seven from pit 7"), "{}", text(&output.stdout));
}

#[cfg(unix)]
#[test]
fn a_disk_without_room() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    // Every byte written to a file fails, as on a full disk.
    let script = format!("trap '' XFSZ; ulimit -f 0; exec '{PROGRAM}' {}", PLAY.join(" "));
    let mut command = program(home.path(), &folder, &[]);
    command = {
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).envs(command.get_envs().filter_map(|(key, value)| Some((key, value?))));
        shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        shell
    };
    let output = typed(command, "7\n1\n");
    assert!(output.status.success());
    let told = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("match-0001.json") && told.contains("File too large"), "{told}");
    assert!(told.contains("You sow seven from pit 7"));
    assert!(!folder.join("match-0001.json").exists(), "half a file is none");
}

#[test]
fn two_programs_and_one_match() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    typed(program(home.path(), &folder, &PLAY), "7\n");
    let kept = folder.join("match-0001.json");
    let before = save::read(&kept).unwrap();
    let mut first = program(home.path(), &folder, &["resume", "--plain"]).spawn().unwrap();
    let mut told = BufReader::new(first.stdout.take().unwrap()).lines();
    assert!(told.any(|line| line.is_ok_and(|line| line.contains("the store holds"))), "it is being played");

    let second = typed(program(home.path(), &folder, &["resume", "--plain"]), "1\n2\n3\n");
    assert!(second.status.success());
    assert!(text(&second.stderr).contains("another program has this match open"), "{}", text(&second.stderr));
    assert_eq!(save::read(&kept).unwrap().record, before.record, "the first one's file is as it was");
    let own = save::read(&folder.join("match-0002.json")).unwrap();
    assert!(own.record.choices().starts_with(before.record.choices()));
    first.kill().unwrap();
    first.wait().unwrap();
}

#[test]
fn files_from_strangers_get_a_sentence() {
    let home = tempfile::tempdir().unwrap();
    let at = |name: &str| home.path().join(name);
    fs::write(at("empty.json"), "").unwrap();
    fs::write(at("newer.json"), r#"{"format":"mak-khum","version":99}"#).unwrap();
    fs::write(at("other.json"), r#"{"format":"chess","version":1}"#).unwrap();
    fs::write(at("bytes.json"), b"\xff\xfe{").unwrap();
    fs::create_dir(at("folder.json")).unwrap();
    for name in ["empty.json", "newer.json", "other.json", "bytes.json", "folder.json", "missing.json"] {
        for command in ["replay", "resume"] {
            let path = at(name);
            for lang in ["en", "th"] {
                let args = [command, "--plain", "--lang", lang, path.to_str().unwrap()];
                let output = typed(program(home.path(), &at("matches"), &args), "");
                assert_eq!(output.status.code(), Some(2), "{args:?}");
                assert!(text(&output.stderr).contains(name), "{}", text(&output.stderr));
                assert!(output.stdout.is_empty());
            }
        }
    }
}
