//! Which language is spoken, and what the settings say about it.

use std::path::Path;
use std::process::Output;

use super::{program_at, stderr, stdout};

/// What the program calls the round's end, and so its language.
fn spoken(home: &Path, variables: &[(&str, &str)], args: &[&str]) -> Output {
    let mut program = program_at(home);
    program.args(["sow", "--words", "--preset", "mak-lum", "0,1,0,0,0,0/0,0,0,0,0,1 0-0 s", "2"]).args(args);
    program.envs(variables.iter().copied()).output().unwrap()
}

fn settings(home: &Path, source: &str) {
    std::fs::create_dir_all(home.join(".config/mak-khum/lang")).unwrap();
    std::fs::write(home.join(".config/mak-khum/settings.toml"), source).unwrap();
}

#[test]
fn flag_then_variable_then_settings_then_locale() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let thai = |variables: &[(&str, &str)], args: &[&str]| {
        let output = spoken(home, variables, args);
        assert_eq!(stderr(&output), "");
        let told = stdout(&output);
        assert!(told.contains("South sows") != told.contains("ฝ่ายใต้เดินหมาก"), "{told}");
        told.contains("ฝ่ายใต้เดินหมาก")
    };
    assert!(!thai(&[], &[]));
    assert!(thai(&[("LANG", "th_TH.UTF-8")], &[]));
    assert!(!thai(&[("LANG", "th_TH.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")], &[]));
    assert!(thai(&[("LC_ALL", "th_TH"), ("LC_MESSAGES", "en_GB.UTF-8")], &[]));
    assert!(!thai(&[("LC_ALL", "C.UTF-8"), ("LANG", "th_TH.UTF-8")], &[]));
    assert!(!thai(&[("LANG", "fr_FR.UTF-8")], &[]));
    settings(home, "lang = \"th\"\n");
    assert!(thai(&[("LANG", "en_GB.UTF-8")], &[]));
    assert!(!thai(&[("MAK_KHUM_LANG", "en")], &[]));
    assert!(thai(&[("MAK_KHUM_LANG", "en")], &["--lang", "th"]));
    assert!(thai(&[("MAK_KHUM_LANG", "en")], &["--lang=th"]));
}

#[test]
fn a_third_language_is_a_file_in_a_folder() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    settings(home, "");
    let malay = "game-sowed = { $who } menabur { $count }, { $pit }, { $relays }, { $name }; { $ending }\n";
    std::fs::write(home.join(".config/mak-khum/lang/ms.ftl"), malay).unwrap();
    let told = stdout(&spoken(home, &[], &["--lang", "ms"]));
    assert!(told.starts_with("south menabur one, 2, 0"), "{told}");
    assert!(told.contains("the last dies at home"), "what it lacks is said in English: {told}");

    let elsewhere = tempfile::tempdir().unwrap();
    std::fs::write(elsewhere.path().join("id.ftl"), malay.replace("menabur", "menyemai")).unwrap();
    let folder = elsewhere.path().to_str().unwrap();
    let told = stdout(&spoken(home, &[("MAK_KHUM_LANG_DIR", folder), ("LANG", "id_ID.UTF-8")], &[]));
    assert!(told.contains("menyemai"), "{told}");
}

#[test]
fn a_language_that_is_not_there() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let output = spoken(home, &[], &["--lang", "xx"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(stderr(&output), "mak-khum: there is no language “xx”; there are en, th\n");
    // Asked for by a variable or the settings, it is a warning.
    for (variables, source) in [(&[("MAK_KHUM_LANG", "xx")][..], ""), (&[], "lang = \"xx\"\n")] {
        settings(home, source);
        let output = spoken(home, variables, &[]);
        assert!(output.status.success());
        assert!(stderr(&output).contains("“xx”"), "{}", stderr(&output));
        assert!(stdout(&output).contains("South sows"));
    }
    settings(home, "");
    std::fs::write(home.join(".config/mak-khum/lang/de.ftl"), "game-sowed = {\n").unwrap();
    let output = spoken(home, &[], &["--lang", "de"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("de.ftl: line 2"), "{}", stderr(&output));
}

#[test]
fn a_mistake_in_the_settings_is_told_and_the_rest_counts() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    settings(home, "lang = \"th\"\nspeed = \"swift\"\nthis is wrong\npreset = \"mak-lum\"\n");
    let output = program_at(home).args(["rules", "--lang", "en"]).output().unwrap();
    assert!(output.status.success());
    assert!(stdout(&output).starts_with("MAK LUM"), "{}", stdout(&output));
    let told = stderr(&output);
    assert!(told.contains("settings.toml: line 2, column 9: speed has to be one of slow, easy"), "{told}");
    assert!(told.contains("settings.toml: line 3, column 6"), "{told}");
    let output = program_at(home).args(["rules", "-q"]).output().unwrap();
    assert_eq!(stderr(&output), "");
    assert!(stdout(&output).starts_with("หมากหลุม"));

    // Flags win over variables, these over the file, and every home can be missing.
    let with = |variable: &str, args: &[&str]| {
        let mut program = program_at(home);
        program.args(["rules", "--lang", "en", "-q"]).args(args).env("MAK_KHUM_PRESET", variable);
        stdout(&program.output().unwrap())
    };
    assert!(with("congkak", &[]).starts_with("CONGKAK"));
    assert!(with("congkak", &["--preset", "songkhla"]).starts_with("MAK KHUM, Songkhla"));
    let homeless = program_at(home).args(["rules"]).env_remove("HOME").output().unwrap();
    assert!(homeless.status.success());
}

#[test]
fn thai_digits() {
    let home = tempfile::tempdir().unwrap();
    let told = stdout(&spoken(home.path(), &[], &["--lang", "th", "--digits", "thai"]));
    assert!(told.contains("ฝ่ายใต้เดินหมาก ๑ ลูกจากเมือง ๒"), "{told}");
    settings(home.path(), "digits = \"thai\"\n");
    let told = stdout(&spoken(home.path(), &[], &["--lang", "th"]));
    assert!(told.contains("เมือง ๒"), "{told}");
}
