//! What can happen to a match that is being played: no folder, a full disk, a second program, a
//! file from a stranger. The program says what failed and goes on.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

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
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("not saved"), "{}", text(&output.stderr));
    let told = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("match-0001.json") && told.contains("too large"), "{told}");
    assert!(told.contains("You sow seven from pit 7"));
    assert!(told.contains("Type the name of another file"), "another place is offered: {told}");
    assert!(!folder.join("match-0001.json").exists(), "half a file is none");
}

#[test]
fn a_match_that_cannot_be_saved_is_offered_another_place() {
    let leave = |answer: &str| {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("matches");
        let args = ["play", "--plain", "--south", "human", "--north", "human", "--rule", "race=none"];
        let mut child = program(home.path(), &folder, &args).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        let file = folder.join("match-0001.json");
        while !file.exists() {
            std::thread::sleep(Duration::from_millis(5));
        }
        fs::rename(&folder, home.path().join("away")).unwrap();
        fs::write(&folder, "in the way").unwrap();
        let other = home.path().join("other.json");
        write!(input, "7\nquit\n{}\n", answer.replace("OTHER", other.to_str().unwrap())).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        (output, save::read(&other).map(|saved| saved.record.choices().len()).ok())
    };
    let (output, saved) = leave("quit");
    assert_eq!((output.status.code(), saved), (Some(1), None), "{}", text(&output.stdout));
    let (output, saved) = leave("save OTHER");
    assert_eq!((output.status.code(), saved), (Some(0), Some(1)), "{}", text(&output.stdout));
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

/// What is no file, and what it is called: a pipe, a folder, a link to each, to nothing, to itself
/// and to a device that never ends.
#[cfg(unix)]
fn no_files(home: &Path) -> Vec<std::path::PathBuf> {
    use std::os::unix::fs::symlink;
    let at = |name: &str| home.join(name);
    assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    fs::create_dir(at("folder")).unwrap();
    symlink(at("pipe"), at("to-pipe")).unwrap();
    symlink(at("folder"), at("to-folder")).unwrap();
    symlink(at("nothing"), at("to-nothing")).unwrap();
    symlink(at("to-itself"), at("to-itself")).unwrap();
    symlink("/dev/zero", at("endless")).unwrap();
    ["pipe", "folder", "to-pipe", "to-folder", "to-nothing", "to-itself", "endless"].map(at).to_vec()
}

#[cfg(unix)]
#[test]
fn what_is_no_file_gets_a_sentence_and_is_not_waited_for() {
    let home = tempfile::tempdir().unwrap();
    let began = std::time::Instant::now();
    for path in no_files(home.path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        for command in ["replay", "resume", "review", "share"] {
            let args = [command, path.to_str().unwrap()];
            let output = typed(program(home.path(), &home.path().join("matches"), &args), "");
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            assert!(text(&output.stderr).contains(name), "{}", text(&output.stderr));
        }
        // In place of the settings it is told, and the defaults count.
        let mut command = program(home.path(), home.path(), &["rules", "--lang", "en"]);
        command.env("MAK_KHUM_SETTINGS", &path);
        let output = typed(command, "");
        assert!(output.status.success(), "{name}");
        assert!(text(&output.stdout).starts_with("MAK KHUM"));
        let told = text(&output.stderr);
        assert_eq!(told.contains(name), name != "to-nothing", "{name}: {told}");
    }
    assert!(began.elapsed() < Duration::from_secs(60), "{:?}", began.elapsed());
}

#[cfg(unix)]
#[test]
fn a_link_to_a_match_is_written_through() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    typed(program(home.path(), &folder, &PLAY), "7\n");
    let kept = folder.join("match-0001.json");
    let before = save::read(&kept).unwrap().record.choices().len();
    let link = home.path().join("link.json");
    std::os::unix::fs::symlink(&kept, &link).unwrap();
    let args = ["resume", "--plain", link.to_str().unwrap()];
    let output = typed(program(home.path(), &folder, &args), "1\n2\n3\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(link.is_symlink());
    assert!(save::read(&kept).unwrap().record.choices().len() > before);
}

#[test]
fn a_folder_that_goes_away_and_comes_back() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("matches");
    let args = ["play", "--plain", "--south", "human", "--north", "human", "--rule", "race=none"];
    let mut child = program(home.path(), &folder, &args).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut until = |part: &str| assert!(told.any(|line| line.contains(part)), "never said {part:?}");
    input.write_all(b"7\n").unwrap();
    until("sows seven");
    let match_of = || save::read(&folder.join("match-0001.json")).unwrap().record.choices().len();
    while !folder.join("match-0001.json").exists() || match_of() == 0 {
        std::thread::sleep(Duration::from_millis(5));
    }
    fs::rename(&folder, home.path().join("away")).unwrap();
    fs::write(&folder, "in the way").unwrap();
    input.write_all(b"6\n").unwrap();
    until("match-0001.json");
    fs::remove_file(&folder).unwrap();
    fs::rename(home.path().join("away"), &folder).unwrap();
    assert_eq!(match_of(), 1, "what was written last is still there");
    input.write_all(b"1\n").unwrap();
    drop(input);
    assert!(child.wait().unwrap().success());
    assert_eq!(match_of(), 3, "everything is written again");
}

#[test]
fn without_a_home_the_folders_that_are_named_are_used() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    let mut command = program(home.path(), home.path(), &PLAY);
    command.env_remove("HOME").env_remove("MAK_KHUM_MATCHES");
    command.env("XDG_DATA_HOME", &data).env("XDG_CONFIG_HOME", home.path().join("config"));
    let output = typed(command, "7\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(data.join("mak-khum/matches/match-0001.json").exists());
}

#[test]
fn settings_of_another_system_count() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("settings.toml");
    fs::write(&file, "\u{feff}lang = \"th\"\r\nspeed = \"swift\"\r\npreset = \"congkak\"\r\n").unwrap();
    let mut command = program(home.path(), home.path(), &["rules", "--lang", "en"]);
    command.env("MAK_KHUM_SETTINGS", &file);
    let output = typed(command, "");
    assert!(text(&output.stdout).starts_with("CONGKAK"), "{}", text(&output.stdout));
    assert!(text(&output.stderr).contains("line 2, column 9"), "{}", text(&output.stderr));
}

/// Everything under a folder that is a Rust file, as one text.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| match path.extension() {
        _ if path.is_dir() => sources(&path),
        Some(extension) if extension == "rs" => fs::read_to_string(&path).unwrap(),
        _ => String::new(),
    };
    entries.map(read).collect()
}

#[test]
fn the_page_of_promises_names_tests_that_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/reliability.md")).unwrap();
    let known = sources(&root.join("tests")) + &sources(&root.join("src"));
    let named: Vec<&str> = page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|code| code.rsplit_once("::"))
        .map(|(_, name)| name)
        .collect();
    assert!(named.len() > 40, "{named:?}");
    for name in named {
        assert!(known.contains(&format!("fn {name}(")), "there is no test {name}");
    }
}
