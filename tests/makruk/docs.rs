//! `docs/makruk.md`, its Thai twin, and what the code cites of it.

use std::fs;
use std::path::Path;

use mak_khum::makruk::Rules;

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

#[test]
fn both_pages_have_every_field_with_its_values() {
    let pages = ["docs/makruk.md", "docs/makruk.th.md"].map(read);
    let sections = pages.each_ref().map(|page| page.lines().filter(|line| line.starts_with("## ")).count());
    assert_eq!(sections[0], sections[1]);
    for page in &pages {
        for key in Rules::KEYS {
            assert!(page.contains(&format!("`{key} = ")), "{key}");
            for value in Rules::values(key) {
                assert!(page.contains(&format!("{value}`")), "{key} = {value}");
            }
        }
    }
}

#[test]
fn the_sections_that_the_code_cites_are_there() {
    let page = read("docs/makruk.md");
    let mut cited = 0;
    for file in ["count", "men", "rules"] {
        for cite in read(&format!("src/makruk/{file}.rs")).split("(makruk, \"").skip(1) {
            let section = cite.split('"').next().unwrap();
            assert!(page.contains(&format!("\n## {section}\n")), "{file} cites {section:?}");
            cited += 1;
        }
    }
    assert!(cited >= 3, "{cited}");
}
