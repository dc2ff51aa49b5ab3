//! The pictures in the README are current.

#[path = "../../examples/screens.rs"]
#[expect(dead_code, reason = "the example's own entry is not used here")]
mod example;

#[test]
fn the_pictures_in_the_readme_are_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    let redrawn = example::redrawn(&readme);
    assert!(redrawn.contains("```text\nMak Khum"), "there is a picture in it");
    assert!(readme == redrawn, "they are not: cargo run --example screens -- README.md draws them anew");
}
