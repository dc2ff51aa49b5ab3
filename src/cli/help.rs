//! The help pages: written here rather than by clap, so that every word of them can be said in
//! the user's language and lines break where that language lets them.

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Command};
use terminal_size::Width;
use unicode_width::UnicodeWidthStr;

use crate::say;
use crate::text::{Text, wrap};

/// The widest column of names; longer ones stand on a line of their own.
const NAMES: usize = 24;
/// The narrowest page that lines are broken for, in cells.
const NARROWEST: usize = 40;
/// The widest page, in cells: longer lines are hard to read.
const WIDEST: usize = 100;
/// The width of a page that is not shown on a terminal.
const USUAL: usize = 80;

/// The width of the terminal that stdout is, in cells, within reason.
#[must_use]
pub fn width() -> usize {
    let (columns, _) = terminal_size::terminal_size_of(std::io::stdout()).unzip();
    columns.map_or(USUAL, |Width(columns)| usize::from(columns).clamp(NARROWEST, WIDEST))
}

/// The usage line of a command, without the word "usage".
pub fn usage(command: &mut Command, text: &Text) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim().replace('\n', " ");
    let usage = usage.split_whitespace().collect::<Vec<_>>().join(" ");
    usage
        .replace("[OPTIONS]", &format!("[{}]", text.get("cli-help-word-options")))
        .replace("[COMMAND]", &format!("[{}]", text.get("cli-help-word-command")))
}

/// The help page of a command.
#[must_use]
pub fn page(command: &mut Command, text: &Text) -> String {
    let width = width();
    let mut lines = wrap(&about(command), width);
    lines.push(String::new());
    let usage = usage(command, text);
    for (index, line) in wrap(&say!(text, "cli-help-usage", usage = usage), width - 4).iter().enumerate() {
        lines.push(format!("{}{line}", if index > 0 { "    " } else { "" }));
    }

    let mut section = |key, rows: Vec<_>| lines.extend(section(&text.get(key), &rows, width));
    let commands = command.get_subcommands().filter(|sub| !sub.is_hide_set());
    section("cli-help-commands", commands.map(|sub| (sub.get_name().to_owned(), about(sub))).collect());
    let rows = |positional: bool| {
        let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
        let shown = shown.filter(move |arg| arg.is_positional() == positional);
        shown.map(|arg| (name(arg), help(arg, text))).collect()
    };
    section("cli-help-arguments", rows(true));
    section("cli-help-options", rows(false));
    lines.join("\n") + "\n"
}

fn about(command: &Command) -> String {
    command.get_about().map(ToString::to_string).unwrap_or_default()
}

/// A heading and under it rows of a name and what it means; nothing if there are no rows.
fn section(heading: &str, rows: &[(String, String)], width: usize) -> Vec<String> {
    if rows.is_empty() {
        return Vec::new();
    }
    let names = rows.iter().map(|(name, _)| name.width()).filter(|&width| width <= NAMES).max().unwrap_or(0);
    let indent = names + 4;
    let mut lines = vec![String::new(), heading.to_owned()];
    for (name, meaning) in rows {
        let mut meaning = wrap(meaning, width.saturating_sub(indent)).into_iter();
        if name.width() > names {
            lines.push(format!("  {name}"));
        } else {
            let gap = " ".repeat(names - name.width() + 2);
            lines.push(format!("  {name}{gap}{}", meaning.next().unwrap_or_default()));
        }
        lines.extend(meaning.map(|line| format!("{:indent$}{line}", "")));
    }
    lines
}

/// An argument as it is typed.
#[must_use]
pub fn name(arg: &Arg) -> String {
    let values = || arg.get_value_names().unwrap_or_default().iter().map(|name| format!("<{name}>"));
    let values: String = values().collect::<Vec<_>>().join(" ");
    if arg.is_positional() {
        let values = if arg.is_required_set() { values } else { values.replace('<', "[").replace('>', "]") };
        let many = arg.get_num_args().is_some_and(|number| number.max_values() > 1);
        return if many { format!("{values}...") } else { values };
    }
    let short = arg.get_short().map_or("    ".to_owned(), |short| format!("-{short}, "));
    let long = arg.get_long().map_or(String::new(), |long| format!("--{long}"));
    match arg.get_action() {
        ArgAction::Set | ArgAction::Append => format!("{short}{long} {values}"),
        _ => format!("{short}{long}"),
    }
}

/// What an argument means, the values it takes and the variable that it wins over.
#[must_use]
pub fn help(arg: &Arg, text: &Text) -> String {
    let mut parts = vec![arg.get_help().map(ToString::to_string).unwrap_or_default()];
    if matches!(arg.get_action(), ArgAction::Set | ArgAction::Append) {
        let values = arg.get_possible_values();
        if !values.is_empty() {
            let values: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
            parts.push(format!("[{}]", values.join(", ")));
        }
        if let Some(default) = arg.get_default_values().first().and_then(|value| value.to_str()) {
            parts.push(say!(text, "cli-help-default", value = default));
        }
    }
    if let Some(variable) = arg.get_env().and_then(|name| name.to_str()) {
        parts.push(format!("[${variable}]"));
    }
    parts.join(" ")
}
