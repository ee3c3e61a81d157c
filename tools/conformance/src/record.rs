//! What a whole run of a suite found, as data: saved as RON, read when the page of figures is written.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The outcome of one suite.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuiteRecord {
    /// The suite.
    pub suite: String,
    /// The state of the sources.
    pub revision: String,
    /// Comparisons that were identical.
    pub identical: usize,
    /// All comparisons.
    pub total: usize,
    /// Cases on which upstream's tool crashes.
    pub unanswered: usize,
    /// Differences that stay, with their reasons.
    pub known: Vec<(String, String)>,
    /// Other differences.
    pub fresh: Vec<String>,
    /// Listed as known differences, but identical or gone.
    pub stale: Vec<String>,
    /// Counts that may not fall.
    pub floors: Vec<Floor>,
    /// Lines of figures.
    pub notes: Vec<String>,
}

/// A count that is short of its whole and may not fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floor {
    /// What is counted.
    pub name: String,
    /// What it was in this run.
    pub reached: usize,
    /// The least that it may be.
    pub floor: usize,
    /// What it would be at best.
    pub of: usize,
}

impl SuiteRecord {
    /// Whether all differences are known ones and anything was compared at all. A known difference that is gone
    /// fails too: its line goes from the list.
    pub fn passed(&self) -> bool {
        self.fresh.is_empty() && self.stale.is_empty() && self.total > 0
    }

    /// Leaves the record in a folder.
    ///
    /// # Errors
    /// In words.
    pub fn save(&self, folder: &Path) -> Result<(), String> {
        let path = file(folder, &self.suite);
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default());
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, text.map_err(std::io::Error::other)?))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The record of a suite's last whole run, if there was one.
    ///
    /// # Errors
    /// In words, if there is a file that is no record.
    pub fn load(folder: &Path, suite: &str) -> Result<Option<SuiteRecord>, String> {
        read(&file(folder, suite))
    }
}

fn file(folder: &Path, suite: &str) -> PathBuf {
    folder.join(format!("{suite}.ron"))
}

/// Reads saved data, if there is any.
///
/// # Errors
/// In words, if the file is of another form.
pub fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<Option<T>, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => ron::from_str(&text).map(Some).map_err(|error| format!("{}: {error}", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
