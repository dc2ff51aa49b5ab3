//! `mak-khum rules`: the rules in words, every field with its value and where it comes from.

use std::io::Write;

use clap::ValueEnum;
use serde::Serialize;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::game::Preset;
use crate::say;
use crate::text::{Text, wrap};
use crate::words::{Field, explanation};

use super::context::Context;
use super::failure::Failure;
use super::makruk;
use super::{help, json};

/// What `rules` is told.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Which rules; those of `--preset` and `--rule` if it is not said.
    #[arg(value_name = "PRESET")]
    pub name: Option<Preset>,
}

/// Explains the rules.
///
/// # Errors
/// If `--rule` makes them unplayable.
pub fn run(args: &Args, context: &Context, out: &mut dyn Write) -> Result<(), Failure> {
    if context.is_makruk() {
        return makruk::rules(context, out);
    }
    let preset = args.name.unwrap_or(context.settings.preset);
    let rules = context.rules_of(Some(preset))?;
    let own = context.in_words_of(&rules);
    let context = own.as_ref().unwrap_or(context);
    let fields = Field::all(&rules, preset);
    if context.flags.json {
        return Ok(json::line(out, &Line::new(preset, &fields, &context.text))?);
    }
    let text = &context.text;
    let width = help::width();
    writeln!(out, "{}\n", say!(text, "rules-title", preset = preset.word()))?;
    paragraph(out, &say!(text, "rules-about", preset = preset.word()), width)?;
    for part in explanation(&rules, text) {
        paragraph(out, &part.told, width)?;
    }
    writeln!(out, "{}\n", text.get("rules-fields"))?;
    table(out, &fields, text, width)?;
    writeln!(out)?;
    let others = Preset::value_variants().iter().map(|preset| preset.word());
    paragraph(out, &say!(text, "rules-others", presets = others.collect::<Vec<_>>().join(", ")), width)
}

fn paragraph(out: &mut dyn Write, sentence: &str, width: usize) -> Result<(), Failure> {
    for line in wrap(sentence, width) {
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out)?)
}

/// A row a field: its name and value as `--rule` takes them, then what that means and where it
/// comes from.
fn table(out: &mut dyn Write, fields: &[Field], text: &Text, width: usize) -> Result<(), Failure> {
    let typed = |field: &Field| format!("{}={}", field.key, field.value);
    let column = fields.iter().map(|field| typed(field).width()).max().unwrap_or(0) + 4;
    for field in fields {
        let meaning = format!("{} [{}]", field.meaning(text), field.provenance.sentence(text));
        for (index, line) in wrap(&meaning, width.saturating_sub(column)).iter().enumerate() {
            let name = if index == 0 { typed(field) } else { String::new() };
            writeln!(out, "  {name:<indent$}{line}", indent = column - 2)?;
        }
    }
    Ok(())
}

/// The rules, as JSON has them.
#[derive(Serialize)]
struct Line {
    preset: &'static str,
    fields: Vec<LineField>,
}

/// One field of the rules, as JSON has it.
#[derive(Serialize)]
struct LineField {
    key: &'static str,
    value: Value,
    from: &'static str,
    means: String,
}

impl Line {
    fn new(preset: Preset, fields: &[Field], text: &Text) -> Self {
        let fields = fields.iter().map(|field| LineField {
            key: field.key,
            value: serde_json::from_str(&field.value).unwrap_or_else(|_| field.value.clone().into()),
            from: field.provenance.word(),
            means: field.meaning(text),
        });
        Self { preset: preset.word(), fields: fields.collect() }
    }
}
