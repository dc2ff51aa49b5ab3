//! `mak-khum man`: the man page, from the same definitions as the command line, in the language
//! that is spoken.

use std::io::Write;

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, roman};

use crate::text::{Text, mark_borders};

use super::context::Context;
use super::failure::Failure;
use super::{help, localise};

/// The section of the manual: games.
const SECTION: &str = "6";

/// Variables and files that no flag stands for, with the keys of what they are.
const VARIABLES: &[(&str, &str)] = &[
    ("LC_ALL, LC_MESSAGES, LANG", "cli-man-locale"),
    ("NO_COLOR", "cli-man-no-color"),
    ("MAK_KHUM_LANG_DIR", "cli-man-lang-dir"),
    ("MAK_KHUM_SETTINGS", "cli-man-settings"),
    ("MAK_KHUM_MATCHES", "cli-man-matches"),
];
const FILES: &[(&str, &str)] = &[
    ("$XDG_CONFIG_HOME/mak-khum/settings.toml", "cli-man-settings-file"),
    ("$XDG_CONFIG_HOME/mak-khum/lang/CODE.ftl", "cli-man-lang-file"),
    ("$XDG_DATA_HOME/mak-khum/matches/", "cli-man-matches-folder"),
];
const EXIT_CODES: &[(&str, &str)] =
    &[("0", "cli-man-exit-0"), ("1", "cli-man-exit-1"), ("2", "cli-man-exit-2")];
const EXAMPLES: &[(&str, &str)] = &[
    ("mak-khum play --north 4 --rounds 1", "cli-man-example-play"),
    ("mak-khum play --plain --lang th", "cli-man-example-plain"),
    ("mak-khum sow '7,7,7,7,7,7,7/7,7,7,7,7,7,7 0-0 s' 7 6 1", "cli-man-example-sow"),
    ("mak-khum rules songkhla", "cli-man-example-rules"),
];

/// Prints the man page.
///
/// # Errors
/// If it cannot be written.
pub fn run(context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = localise::command(&context.text);
    Ok(out.write_all(page(&mut command, &context.text).as_bytes())?)
}

fn page(command: &mut Command, text: &Text) -> String {
    let mut roff = Roff::new();
    let version = format!("mak-khum {}", env!("CARGO_PKG_VERSION"));
    let manual = text.get("cli-man-manual");
    roff.control("TH", ["MAK-KHUM", SECTION, "", version.as_str(), manual.as_str()]);
    if !manual.is_ascii() {
        // A terminal shows bold by printing twice, which spoils marks above and below a letter;
        // and without spaces lines cannot be filled to both margins.
        roff.control("ds", ["HF", "R"]).control("ad", ["l"]);
    }
    heading(&mut roff, text, "cli-man-name");
    roff.text([roman(format!("mak-khum - {}", text.get("cli-man-in-short")))]);
    heading(&mut roff, text, "cli-man-synopsis");
    let usage = help::usage(command, text);
    roff.text([if usage.is_ascii() { bold(usage) } else { roman(usage) }]);
    heading(&mut roff, text, "cli-man-description");
    for key in ["cli-man-what", "cli-man-where"] {
        roff.control("PP", []).text([roman(mark_borders(&text.get(key)))]);
    }

    heading(&mut roff, text, "cli-man-commands");
    for sub in command.get_subcommands_mut().filter(|sub| !sub.is_hide_set()) {
        describe(&mut roff, sub, text);
    }
    heading(&mut roff, text, "cli-man-options");
    let common: Vec<&Arg> = command.get_arguments().filter(|arg| !arg.is_hide_set()).collect();
    for arg in &common {
        item(&mut roff, &help::name(arg), &help::help(arg, text));
    }

    heading(&mut roff, text, "cli-man-environment");
    for arg in &common {
        if let Some(variable) = arg.get_env().and_then(|name| name.to_str()) {
            item(&mut roff, variable, &arg.get_help().map(ToString::to_string).unwrap_or_default());
        }
    }
    items(&mut roff, VARIABLES, text);
    for (key, table) in
        [("cli-man-files", FILES), ("cli-man-exit", EXIT_CODES), ("cli-man-examples", EXAMPLES)]
    {
        heading(&mut roff, text, key);
        items(&mut roff, table, text);
    }
    // Where a line may be broken, in the words of roff.
    roff.render().replace('\u{200b}', "\\:")
}

/// A command with its usage and its own arguments.
fn describe(roff: &mut Roff, command: &mut Command, text: &Text) {
    let usage = help::usage(command, text);
    roff.control("SS", [usage.as_str()]);
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    roff.text([roman(mark_borders(&about))]);
    for arg in command.get_arguments().filter(|arg| !arg.is_global_set() && arg.get_id() != "help") {
        item(roff, &help::name(arg), &help::help(arg, text));
    }
}

fn heading(roff: &mut Roff, text: &Text, key: &str) {
    roff.control("SH", [text.get(key).as_str()]);
}

fn items(roff: &mut Roff, table: &[(&str, &str)], text: &Text) {
    for (name, key) in table {
        item(roff, name, &text.get(key));
    }
}

/// A name, and under it what it means.
fn item(roff: &mut Roff, name: &str, meaning: &str) {
    let name: [Inline; 1] = [bold(name.trim())];
    roff.control("TP", []).text(name).text([roman(mark_borders(meaning))]);
}
