//! The command line in the user's language: every description by its key.
//!
//! A command's sentence is `cli-COMMAND-about`, an argument's `cli-COMMAND-arg-NAME`, a common
//! flag's `cli-arg-NAME`.

use clap::{Arg, CommandFactory};

use crate::text::Text;

use super::command::{Cli, Command};
use super::flags::Flags;
use super::help;

/// The command line with its descriptions in the language of `text`.
///
/// In place of each help page stands the name of its command: the page is only written when
/// somebody [asks](asked) for it.
#[must_use]
pub fn command(text: &Text) -> clap::Command {
    let mut command = Cli::command();
    command.build();
    let common: Vec<String> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    let command = describe(command, "", &common, text);
    let subcommands: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let command = subcommands.iter().fold(command, |command, name| {
        command.mut_subcommand(name, |sub| describe(sub, name, &common, text).override_help(name.clone()))
    });
    command.override_help(NO_COMMAND)
}

/// What stands in place of the help page of the program itself.
const NO_COMMAND: &str = "mak-khum";

/// The help page in whose place `placeholder` stands.
#[must_use]
pub fn asked(placeholder: &str, text: &Text) -> String {
    let mut command = command(text);
    match command.find_subcommand_mut(placeholder.trim()) {
        Some(sub) => help::page(sub, text),
        None => help::page(&mut command, text),
    }
}

/// Sets the descriptions of one command and its arguments. Common flags that the command does
/// not heed are hidden.
fn describe(command: clap::Command, name: &str, common: &[String], text: &Text) -> clap::Command {
    // Keys: cli-*-about
    let about = if name.is_empty() { "cli-about".to_owned() } else { format!("cli-{name}-about") };
    command.about(text.get(&about)).long_about(None).mut_args(|arg| {
        let id = arg.get_id().to_string();
        if common.contains(&id) {
            let heeded =
                name.is_empty() || Flags::EVERYWHERE.contains(&id.as_str()) || Command::heeds(name, &id);
            described(arg, &common_key(&id), text).hide(!heeded)
        } else {
            described(arg, &argument_key(name, &id), text)
        }
    })
}

fn described(arg: Arg, key: &str, text: &Text) -> Arg {
    arg.help(text.get(key)).long_help(None)
}

fn common_key(id: &str) -> String {
    // Keys: cli-arg-*
    format!("cli-arg-{}", id.replace('_', "-"))
}

fn argument_key(command: &str, id: &str) -> String {
    // Keys: cli-*-arg-*
    format!("cli-{command}-arg-{}", id.replace('_', "-"))
}
