//! Results of a complete run of a suite, as data: saved as RON, read when the page of figures is written.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The outcome of one suite.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SuiteRecord {
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
    /// Accepted differences, with their reasons.
    pub known: Vec<(String, String)>,
    /// Other differences.
    pub fresh: Vec<String>,
    /// Cases listed as known differences, but identical or gone.
    pub stale: Vec<String>,
    /// Counts that must not decrease.
    pub floors: Vec<Floor>,
    /// Lines of figures.
    pub notes: Vec<String>,
}

/// A count below its total that must not decrease.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Floor {
    /// The name of the count.
    pub name: String,
    /// The count in this run.
    pub reached: usize,
    /// The minimum.
    pub floor: usize,
    /// The total.
    pub of: usize,
}

impl SuiteRecord {
    /// True if all differences are known ones and anything was compared at all. A known difference that is
    /// gone also fails: its line must be removed from the list.
    pub(crate) fn passed(&self) -> bool {
        self.fresh.is_empty() && self.stale.is_empty() && self.total > 0
    }

    /// Saves the record in a folder.
    ///
    /// # Errors
    /// If the file cannot be written, in words.
    pub(crate) fn save(&self, folder: &Path) -> Result<(), String> {
        let path = file(folder, &self.suite);
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default());
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, text.map_err(std::io::Error::other)?))
            .map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Loads the record of a suite's last complete run, if there is one.
    ///
    /// # Errors
    /// If the file is not a record, in words.
    pub(crate) fn load(folder: &Path, suite: &str) -> Result<Option<SuiteRecord>, String> {
        read(&file(folder, suite))
    }
}

fn file(folder: &Path, suite: &str) -> PathBuf {
    folder.join(format!("{suite}.ron"))
}

/// Reads saved data, if there is any.
///
/// # Errors
/// If the file has another format, in words.
pub(crate) fn read<T: serde::de::DeserializeOwned>(path: &Path) -> Result<Option<T>, String> {
    match std::fs::read_to_string(path) {
        Ok(text) => ron::from_str(&text).map(Some).map_err(|error| format!("{}: {error}", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}
