//! Finding a language: by its code, or the locale of the system.

use std::path::{Path, PathBuf};

use unic_langid::LanguageIdentifier;

use super::{BUILT_IN, Digits, FileFault, Text, TextError};

impl Text {
    /// The language `code`: `CODE.ftl` in one of the folders, or a built-in one. So a file can add a
    /// language, or better the sentences of a built-in one.
    ///
    /// # Errors
    /// If there is no such language, or its file cannot be used.
    pub fn find(code: &str, folders: &[PathBuf], digits: Digits) -> Result<Self, TextError> {
        let id: LanguageIdentifier = code.parse().map_err(|_| TextError::BadCode(code.to_owned()))?;
        // Only letters, digits and hyphens are left, so the path stays in the folder.
        let name = id.to_string();
        for folder in folders {
            let path = folder.join(format!("{name}.ftl"));
            // Opening a pipe would block.
            if path.metadata().is_ok_and(|about| !about.is_file()) {
                return Err(TextError::File { path, fault: FileFault::NotAFile });
            }
            match std::fs::read_to_string(&path) {
                Ok(source) => {
                    let read = Self::from_source(&name, &source, digits);
                    return read.map_err(|error| {
                        let fault = FileFault::Language(Box::new(error));
                        TextError::File { path, fault }
                    });
                }
                Err(missing) if missing.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => {
                    let fault = FileFault::Read(error.kind());
                    return Err(TextError::File { path, fault });
                }
            }
        }
        Self::built_in(&name, digits)
    }

    /// The language of a locale, if there is one: `th_TH.UTF-8` is Thai.
    pub fn of_locale(locale: &str, folders: &[PathBuf], digits: Digits) -> Option<Self> {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        if matches!(name, "C" | "POSIX") {
            return Self::find(BUILT_IN[0].0, folders, digits).ok();
        }
        let id: LanguageIdentifier = name.parse().ok()?;
        let found = Self::find(&id.to_string(), folders, digits);
        found.or_else(|_| Self::find(id.language.as_str(), folders, digits)).ok()
    }
}

/// The locale for messages: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, or that of
/// the system where these are not in use.
pub fn locale() -> Option<String> {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let mut named = named.filter(|locale| !locale.is_empty());
    let named = named.next();
    if cfg!(unix) && !cfg!(target_vendor = "apple") { named } else { named.or_else(sys_locale::get_locale) }
}

/// The codes of all languages: built in, or a file in one of the folders.
pub fn languages(folders: &[PathBuf]) -> Vec<String> {
    let mut codes: Vec<String> = BUILT_IN.iter().map(|(code, _)| (*code).to_owned()).collect();
    for entry in folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten() {
        if let Some(code) = code_of(&entry.path()).filter(|code| !codes.contains(code)) {
            codes.push(code);
        }
    }
    codes[BUILT_IN.len()..].sort();
    codes
}

/// The language code in the name of a file.
fn code_of(path: &Path) -> Option<String> {
    let stem = path.file_name()?.to_str()?.strip_suffix(".ftl")?;
    let id: LanguageIdentifier = stem.parse().ok()?;
    (id == stem).then(|| stem.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_adds_a_language_and_betters_another() {
        let folder = tempfile::tempdir().unwrap();
        let folders = [folder.path().to_owned()];
        std::fs::write(folder.path().join("ms.ftl"), "words-widow = Congkak\n").unwrap();
        std::fs::write(folder.path().join("de.ftl"), "words-widow = a\n= b\n").unwrap();
        std::fs::write(folder.path().join("notes.txt"), "").unwrap();
        let malay = Text::find("ms", &folders, Digits::Arabic).unwrap();
        assert_eq!(malay.get("words-widow"), "Congkak");
        assert_eq!(malay.get("game-round-over"), Text::english().get("game-round-over"));
        assert_eq!(languages(&folders), ["en", "th", "de", "ms"]);

        let broken = Text::find("de", &folders, Digits::Arabic).unwrap_err();
        assert!(broken.to_string().contains("de.ftl: line 2"), "{broken}");
        std::fs::create_dir(folder.path().join("fr.ftl")).unwrap();
        let strange = Text::find("fr", &folders, Digits::Arabic).unwrap_err();
        assert!(strange.to_string().contains("fr.ftl: not a file"), "{strange}");
        std::fs::remove_dir(folder.path().join("fr.ftl")).unwrap();
        let unknown = Text::find("fr", &folders, Digits::Arabic).unwrap_err();
        assert_eq!(unknown, TextError::Unknown("fr".to_owned()));
        for hostile in ["../ms", "/etc/passwd", "ms/../ms", ""] {
            assert!(Text::find(hostile, &folders, Digits::Arabic).is_err(), "{hostile}");
        }
    }

    #[test]
    fn locales() {
        let code = |locale| Text::of_locale(locale, &[], Digits::Arabic).map(|text| text.code().to_owned());
        assert_eq!(code("th_TH.UTF-8").as_deref(), Some("th"));
        assert_eq!(code("en_GB@euro").as_deref(), Some("en"));
        assert_eq!(code("C.UTF-8").as_deref(), Some("en"));
        assert_eq!(code("fr_FR.UTF-8"), None);
        assert_eq!(code("nonsense locale"), None);
    }
}
