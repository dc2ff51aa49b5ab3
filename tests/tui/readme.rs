//! The pictures in the README are current.

#[path = "../../examples/screens.rs"]
#[expect(dead_code, reason = "the example's own entry is not used here")]
mod example;

#[test]
fn the_pictures_in_the_readmes_are_current() {
    for page in ["README.md", "README.th.md"] {
        let path = format!("{}/{page}", env!("CARGO_MANIFEST_DIR"));
        let written = std::fs::read_to_string(path).unwrap();
        let redrawn = example::redrawn(&written);
        assert!(redrawn.contains("╭──╯"), "there is a picture in {page}");
        assert!(written == redrawn, "they are not: cargo run --example screens -- {page} draws them anew");
    }
}
