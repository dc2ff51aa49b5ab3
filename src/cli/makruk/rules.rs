//! `mak-khum rules --game makruk`: the rules in words, and every field with its value.

use std::io::Write;

use serde::Serialize;

use crate::makruk::Rules;
use crate::say;
use crate::text::wrap;

use super::super::context::Context;
use super::super::failure::Failure;
use super::super::{help, json};
use super::asked::rules_of;

/// The parts of the explanation, by the ends of their keys.
pub const PARTS: [&str; 5] = ["board", "men", "aim", "board-count", "men-count"];

/// The rules, as JSON has them.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    fields: Vec<Field>,
}

/// One field of the rules, as JSON has it.
#[derive(Serialize)]
struct Field {
    key: &'static str,
    value: &'static str,
    values: Vec<&'static str>,
    means: String,
}

/// Explains the rules.
///
/// # Errors
/// If `--rule` names a field that Makruk does not have.
pub fn run(context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    let (rules, text) = (rules_of(context)?, &context.text);
    let fields: Vec<Field> = Rules::KEYS
        .into_iter()
        .map(|key| {
            let value = rules.get(key).unwrap_or_default();
            // Keys: makruk-field-*
            let means = say!(text, &format!("makruk-field-{}", key.replace('_', "-")), value = value);
            Field { key, value, values: Rules::values(key), means }
        })
        .collect();
    if context.flags.json {
        return Ok(json::line(out, &Line { game: "makruk", fields })?);
    }
    let width = help::width();
    writeln!(out, "{}\n", text.get("makruk-rules-title"))?;
    for part in PARTS {
        // Keys: makruk-rules-*
        for line in wrap(&text.get(&format!("makruk-rules-{part}")), width) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
    }
    writeln!(out, "{}\n", text.get("makruk-rules-fields"))?;
    for field in fields {
        writeln!(out, "  {}={}  ({})", field.key, field.value, field.values.join(", "))?;
        for line in wrap(&field.means, width - 4) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}
