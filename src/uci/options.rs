//! What can be set of an engine.

use crate::ai::Level;
use crate::game::{Preset, Rules};

/// The most memory for the table, in mebibytes.
const MOST_HASH: usize = 4096;
/// The most threads.
const MOST_THREADS: usize = 64;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Options {
    pub rules: Rules,
    pub level: Level,
    pub hash_mib: usize,
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { rules: Rules::default(), level: Level::Master, hash_mib: 64, threads: 1 }
    }
}

/// What `uci` is answered.
pub(super) fn greeting() -> String {
    let presets: Vec<&str> = Preset::ALL.iter().map(|preset| preset.word()).collect();
    let levels: Vec<&str> = Level::ALL.iter().map(|level| level.word()).collect();
    let (presets, levels) = (presets.join(" var "), levels.join(" var "));
    let Options { level, hash_mib, threads, .. } = Options::default();
    format!(
        "id name Mak Khum {}\n\
         id author the Mak Khum contributors\n\
         option name Preset type combo default {} var {presets}\n\
         option name Level type combo default {level} var {levels}\n\
         option name Hash type spin default {hash_mib} min 1 max {MOST_HASH}\n\
         option name Threads type spin default {threads} min 1 max {MOST_THREADS}\n\
         uciok",
        env!("CARGO_PKG_VERSION"),
        Preset::MakKhum.word(),
    )
}

impl Options {
    /// Sets the option `name`, whose case does not matter.
    ///
    /// # Errors
    /// If there is no such option, or the value is none of its values.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let number = |most: usize| {
            let number = value.parse().ok().filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("setoption: {name} is a number from 1 to {most}"))
        };
        match name.to_lowercase().as_str() {
            "preset" => {
                let preset: Preset = value.parse().map_err(|error| format!("setoption: {error}"))?;
                self.rules = preset.rules();
            }
            "level" => self.level = value.parse().map_err(|error| format!("setoption: {error}"))?,
            "hash" => self.hash_mib = number(MOST_HASH)?,
            "threads" => self.threads = number(MOST_THREADS)?,
            _ => return Err(format!("setoption: unknown option {}", name.escape_debug())),
        }
        Ok(())
    }
}
