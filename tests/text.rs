//! The sentences of the program: every key stands in every language, mentions the same things
//! there, and is said somewhere; and what is said is there.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap::CommandFactory;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use mak_khum::cli::Cli;
use mak_khum::text::BUILT_IN;

/// The sections of the files, which every key begins with.
const SECTIONS: &[&str] = &[
    "words", "game", "rules", "settings", "saves", "errors", "cli", "plain", "tui", "analysis", "lessons",
    "share", "makruk",
];

type Names = BTreeSet<String>;

/// Every key of a language with the things that its sentence mentions.
fn keys(source: &str) -> BTreeMap<String, Names> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, errors)| errors).unwrap();
    let mut keys = BTreeMap::new();
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut names = Names::new();
            if let Some(pattern) = &message.value {
                mentioned(pattern, &mut names);
            }
            let twice = keys.insert(message.id.name.to_owned(), names);
            assert_eq!(twice, None, "{} stands twice", message.id.name);
        }
    }
    keys
}

fn mentioned(pattern: &Pattern<&str>, names: &mut Names) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, names);
        }
    }
}

fn in_expression(expression: &Expression<&str>, names: &mut Names) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, names),
        Expression::Select { selector, variants } => {
            in_inline(selector, names);
            for variant in variants {
                mentioned(&variant.value, names);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, names: &mut Names) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, names),
        _ => {}
    }
}

fn english() -> BTreeMap<String, Names> {
    keys(BUILT_IN[0].1)
}

/// The source files, without what is only said in comments and without the tests in them.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap();
                let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
                found.push((path, lines.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

/// The families of keys that are put together at run time, as the comments `// Keys:` beside that
/// code declare them, such as `cli-arg-*`.
fn families() -> Vec<String> {
    let mut families = Vec::new();
    for (path, _) in sources() {
        for line in fs::read_to_string(path).unwrap().lines() {
            if let Some((_, declared)) = line.split_once("// Keys: ") {
                families.extend(declared.split(", ").map(|family| family.trim().to_owned()));
            }
        }
    }
    families
}

/// Whether a key is of a family: each `*` stands for something.
fn is_of(key: &str, family: &str) -> bool {
    match family.split_once('*') {
        None => key == family,
        Some((before, after)) => key.strip_prefix(before).is_some_and(|rest| {
            (1..=rest.len()).any(|length| rest.is_char_boundary(length) && is_of(&rest[length..], after))
        }),
    }
}

/// The string literals of code that look like keys.
fn literal_keys(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2).filter(|literal| {
        let section = literal.split_once('-').map(|(section, _)| section);
        let characters = |character: char| {
            character.is_ascii_lowercase() || character.is_ascii_digit() || character == '-'
        };
        section.is_some_and(|section| SECTIONS.contains(&section)) && literal.chars().all(characters)
    })
}

#[test]
fn every_language_has_every_key_and_mentions_the_same() {
    let english = english();
    assert!(english.len() > 200, "{}", english.len());
    for (code, source) in BUILT_IN {
        let keys = keys(source);
        let missing: Vec<_> = english.keys().filter(|key| !keys.contains_key(*key)).collect();
        let more: Vec<_> = keys.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && more.is_empty(), "{code}: missing {missing:?}, too many {more:?}");
        for (key, names) in &keys {
            assert_eq!(*names, english[key], "{code}: what {key} mentions");
        }
    }
}

#[test]
fn every_key_is_said_and_what_is_said_is_a_key() {
    let english = english();
    let sources = sources();
    let said: BTreeSet<&str> = sources.iter().flat_map(|(_, code)| literal_keys(code)).collect();
    // A literal that is no key can be the beginning of some, as `tui-resign` is.
    let begins = |start: &&str| english.keys().any(|key| key.starts_with(&format!("{start}-")));
    let (beginnings, unknown): (Vec<&str>, Vec<&str>) =
        said.iter().copied().filter(|key| !english.contains_key(*key)).partition(begins);
    assert!(unknown.is_empty(), "said, but in no language: {unknown:?}");

    let mut families = families();
    families.extend(beginnings.iter().map(|start| format!("{start}-*")));
    for family in &families {
        let some = english.keys().any(|key| is_of(key, family));
        assert!(some && family.len() > 5, "no key is of the family {family}");
    }
    let unused =
        |key: &&String| !said.contains(key.as_str()) && !families.iter().any(|family| is_of(key, family));
    let unused: Vec<_> = english.keys().filter(unused).collect();
    assert!(unused.is_empty(), "in the files, but never said: {unused:?}");
}

/// The calls `say!(text, "key", name = value, …)` of code: the key, and the names that it gives.
fn calls(code: &str) -> Vec<(String, Names)> {
    let mut calls = Vec::new();
    for (at, start) in code.match_indices("say!(") {
        let mut depth = 1;
        let inside = &code[at + start.len()..];
        let mut parts = vec![String::new()];
        for character in inside.chars() {
            match character {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
            if character == ',' && depth == 1 {
                parts.push(String::new());
            } else if let Some(part) = parts.last_mut() {
                part.push(character);
            }
        }
        let key =
            parts.get(1).map(|part| part.trim()).and_then(|part| part.strip_prefix('"')?.strip_suffix('"'));
        if let Some(key) = key {
            let names = parts[2..].iter().filter_map(|part| part.split_once('='));
            calls.push((key.to_owned(), names.map(|(name, _)| name.trim().to_owned()).collect()));
        }
    }
    calls
}

#[test]
fn every_sentence_is_given_what_it_mentions() {
    let english = english();
    let (mut seen, mut wrong) = (0, Vec::new());
    for (path, code) in sources() {
        for (key, names) in calls(&code) {
            let mentioned = &english[&key];
            if names != *mentioned {
                wrong.push(format!("{}: {key} mentions {mentioned:?}, is given {names:?}", path.display()));
            }
            seen += 1;
        }
        for (at, _) in code.match_indices("text.get(\"") {
            let key = code[at + 10..].split('"').next().unwrap();
            assert!(english[key].is_empty(), "{}: {key} mentions something", path.display());
            seen += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 100, "{seen}");
}

#[test]
fn every_command_and_argument_is_described() {
    let english = english();
    let mut command = Cli::command();
    command.build();
    let common: Vec<_> = command.get_arguments().map(|arg| arg.get_id().to_string()).collect();
    let mut expected = Names::from(["cli-about".to_owned()]);
    expected.extend(common.iter().map(|id| format!("cli-arg-{}", id.replace('_', "-"))));
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        expected.insert(format!("cli-{name}-about"));
        let own = sub.get_arguments().map(|arg| arg.get_id().to_string()).filter(|id| !common.contains(id));
        expected.extend(own.map(|id| format!("cli-{name}-arg-{}", id.replace('_', "-"))));
    }
    let is_description = |key: &&String| key.ends_with("-about") || key.contains("-arg-");
    let described: Names =
        english.keys().filter(|key| key.starts_with("cli-")).filter(is_description).cloned().collect();
    let error_keys = |key: &String| key.starts_with("cli-error");
    let described: Names = described.into_iter().filter(|key| !error_keys(key)).collect();
    assert_eq!(described, expected);
}

#[test]
fn the_sections_of_the_rules_that_the_code_cites_are_there() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let read = |name: &str| fs::read_to_string(docs.join(name)).unwrap();
    let (english, thai) = (read("rules.md"), read("rules.th.md"));
    let headings: Vec<_> = english.lines().filter_map(|line| line.strip_prefix("## ")).collect();
    let mut cited = 0;
    for (path, _) in sources() {
        for cite in fs::read_to_string(&path).unwrap().split("(rules, \"").skip(1) {
            let section = cite.split('"').next().unwrap();
            assert!(headings.contains(&section), "{} cites {section:?}", path.display());
            cited += 1;
        }
    }
    assert!(cited > 20, "{cited}");
    let sections = |page: &str| page.lines().filter(|line| line.starts_with("## ")).count();
    assert_eq!(sections(&english), sections(&thai));
    for key in mak_khum::game::Rules::KEYS {
        let key = format!("`{key}`");
        assert!(english.contains(&key) && thai.contains(&key), "{key}");
    }
}

/// Words of Thai that were given up, each for one that the sources or the players use.
const RETIRED: &[(&str, &str)] = &[
    ("ลูกสุดท้าย", "เม็ดสุดท้าย"),
    ("กระดาน", "ราง"),
    ("แฟ้ม", "ไฟล์"),
    ("ถอนคืน", "ถอย"),
    ("เดินซ้ำ", "เดินใหม่"),
    ("ปริศนา", "โจทย์"),
    ("แต้ม", "คะแนน"),
    ("ตำแหน่ง", "รูปหมาก"),
    ("นาฬิกาหยุด", "จังหวะหยุด"),
    ("นาฬิกาเดิน", "จังหวะเดิน"),
    ("เวลาหยุดเดิน", "จังหวะหยุดรอ"),
    ("เกมที่เก็บ", "เกมที่บันทึก"),
    ("เกมยังเก็บ", "เกมบันทึก"),
    ("ยังเก็บไว้", "บันทึกไว้แล้ว"),
    ("กติกาสำเร็จ", "ชุดกติกา"),
    ("กติกาที่มีชื่อ", "ชุดกติกา"),
    ("กะลาฮา", "คาลาห์"),
    ("แรกหัด", "มือใหม่"),
    ("ภาพยนตร์", "ภาพเคลื่อนไหว"),
    ("เลือกในใจ", "เลือกเมือง อีกฝ่ายไม่เห็น"),
    ("ตายในบ้าน", "ตายในเมืองของตน"),
    ("ฝั่งโน้น", "เมืองของฝ่ายเหนือ"),
    ("ที่ละลูก", "ทีละเม็ด"),
    ("ตาเดิน", "ตา"),
];

/// The Thai texts: the sentences by key, without the words that may be typed, and the pages.
fn thai_texts() -> Vec<(String, String)> {
    let resource = fluent_syntax::parser::parse(BUILT_IN[1].1).map_err(|(_, errors)| errors).unwrap();
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let mut texts: Vec<(String, String)> = messages
        .filter(|message| !message.id.name.contains("-word-"))
        .map(|message| {
            let mut said = Vec::new();
            written(message.value.as_ref().unwrap(), &mut said);
            (message.id.name.to_owned(), said.join("\n"))
        })
        .collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages =
        docs.chain([root.join("README.th.md")]).filter(|page| page.to_str().unwrap().ends_with(".th.md"));
    texts.extend(pages.map(|page| (page.display().to_string(), fs::read_to_string(page).unwrap())));
    texts
}

/// What is written in a pattern itself, without what it mentions.
fn written(pattern: &Pattern<&str>, said: &mut Vec<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => said.push((*value).to_owned()),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    written(&variant.value, said);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}

#[test]
fn no_retired_word_comes_back() {
    let texts = thai_texts();
    assert!(texts.len() > 700, "{}", texts.len());
    // Makruk is played on a board and has words of its own.
    for (name, text) in texts.into_iter().filter(|(name, _)| !name.contains("makruk")) {
        for (word, better) in RETIRED {
            assert!(!text.contains(word), "{name} says {word}, not {better}");
        }
        let of_the_toy = name.contains("mak-lum");
        assert!(
            !name.starts_with("tui-") || of_the_toy || !text.contains("หลุม"),
            "{name} says หลุม, not เมือง"
        );
        let repeats =
            text.match_indices('ๆ').all(|(at, _)| at == 0 || text[..at].ends_with(['\n', ' ', '`', '“']));
        assert!(repeats, "{name}: a space stands before ๆ");
    }
}

#[test]
fn thai_texts_are_composed_so_that_a_search_finds_their_words() {
    for (name, text) in thai_texts() {
        assert_eq!(text, mak_khum::text::composed(&text), "{name}");
        assert!(!text.contains("เเ"), "{name}: SARA E twice is not SARA AE");
    }
}

/// Where `wrap` breaks `text` without a space, in bytes.
fn breaks_within(text: &str, width: usize) -> Vec<usize> {
    let mut breaks = Vec::new();
    let mut at = 0;
    for line in mak_khum::text::wrap(text, width) {
        let next = at + text[at..].len() - text[at..].trim_start().len();
        if at > 0 && next == at {
            breaks.push(at);
        }
        let line = line.trim_start();
        assert!(text[next..].starts_with(line), "{line:?} is not next in {text:?}");
        at = next + line.len();
    }
    breaks
}

#[test]
fn no_line_of_a_thai_text_breaks_inside_a_word_that_stays_whole() {
    let mut seen = 0;
    for (name, text) in thai_texts() {
        for (text, width) in text.lines().flat_map(|line| [40, 60, 80].map(|width| (line.trim(), width))) {
            let breaks = breaks_within(text, width);
            for word in mak_khum::text::WHOLE {
                for (at, _) in text.match_indices(word) {
                    let inside = breaks.iter().find(|&&cut| cut > at && cut < at + word.len());
                    assert_eq!(inside, None, "{name} at {width} columns: {word} in {text}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 5_000, "{seen}");
}
