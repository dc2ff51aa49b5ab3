//! The completions in the shells that are here, and the man page in groff. A program that is not
//! installed is passed over, with a word about it.

use std::process::Command;

use super::{run, stderr, stdout};

/// Runs a program with these arguments, unless it is not installed.
fn with(program: &str, args: &[&str]) -> Option<String> {
    let Ok(output) = Command::new(program).args(args).env("LC_ALL", "C.UTF-8").output() else {
        eprintln!("{program} is not installed, and was not asked");
        return None;
    };
    assert!(output.status.success(), "{program}: {}", stderr(&output));
    assert_eq!(stderr(&output), "", "{program}");
    Some(stdout(&output))
}

/// Writes the completions for a shell into a file.
fn completions(shell: &str, language: &str) -> tempfile::NamedTempFile {
    let output = run(&["completions", shell, "--lang", language]);
    assert!(output.status.success());
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), &output.stdout).unwrap();
    file
}

#[test]
fn bash_completes() {
    for language in ["en", "th"] {
        let file = completions("bash", language);
        let script = format!(
            "source {}; COMP_WORDS=(mak-khum ru); COMP_CWORD=1; _mak__khum mak-khum ru mak-khum; echo ${{COMPREPLY[@]}}; \
             COMP_WORDS=(mak-khum rules --pre); COMP_CWORD=2; _mak__khum mak-khum --pre rules; echo ${{COMPREPLY[@]}}",
            file.path().display()
        );
        if let Some(told) = with("bash", &["--norc", "-c", &script]) {
            assert_eq!(told, "rules\n--preset\n");
        }
    }
}

#[test]
fn fish_completes() {
    for (language, about) in [("en", "Explain the rules"), ("th", "อธิบายกติกา")] {
        let file = completions("fish", language);
        let script = format!("source {}; complete -C 'mak-khum ru'", file.path().display());
        if let Some(told) = with("fish", &["--no-config", "-c", &script]) {
            assert!(told.starts_with("rules\t") && told.contains(about), "{told}");
        }
    }
}

#[test]
fn zsh_loads_the_completions() {
    for language in ["en", "th"] {
        let file = completions("zsh", language);
        let script = format!(
            "autoload -U compinit; compinit -D -u; source {}; print $_comps[mak-khum]",
            file.path().display()
        );
        if let Some(told) = with("zsh", &["-f", "-c", &script]) {
            assert_eq!(told, "_mak-khum\n");
        }
    }
}

#[test]
fn powershell_and_elvish_have_completions() {
    for shell in ["powershell", "elvish"] {
        let script = stdout(&run(&["completions", shell]));
        assert!(script.contains("mak-khum") && script.contains("--preset"), "{script}");
    }
}

#[test]
fn the_man_page_is_set_without_a_warning() {
    for (language, heading) in [("en", "EXIT STATUS"), ("th", "รหัสเมื่อจบ")] {
        let page = stdout(&run(&["man", "--lang", language]));
        assert!(page.starts_with(".ie") || page.contains(".TH MAK-KHUM 6"), "{page}");
        for command in ["play", "sow", "rules", "completions", "man"] {
            assert!(
                page.contains(&format!(".SS \"mak\\-khum {command} "))
                    || page.contains(&format!("mak-khum {command} ")),
                "{command}: {page}"
            );
        }
        assert!(page.contains(heading) && page.contains("MAK_KHUM_LANG_DIR"), "{page}");
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), &page).unwrap();
        let file = file.path().to_str().unwrap();
        if let Some(shown) = with("groff", &["-K", "utf8", "-man", "-T", "utf8", "-ww", "-P-c", file]) {
            assert!(shown.lines().count() > 100, "{shown}");
        }
    }
}
