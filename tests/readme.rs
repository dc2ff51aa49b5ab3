//! What the pages show as the output of commands is their output.

#[test]
fn transcripts() {
    let home = std::env::temp_dir().join("mak-khum-no-home");
    trycmd::TestCases::new()
        .env("HOME", home.to_string_lossy())
        .env("LC_ALL", "C")
        .env("MAK_KHUM_LANG", "en")
        .case("README.md")
        .case("README.th.md");
}
