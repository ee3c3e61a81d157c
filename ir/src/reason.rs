//! Reasons that hooks give for a failure.

use std::fmt;

/// Reason why something does not hold or cannot be done, as a phrase for a diagnostic.
///
/// Hooks that know no location fail with it; the caller reports the phrase where it asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason(String);

impl Reason {
    /// The phrase.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Reason {}

impl From<String> for Reason {
    fn from(phrase: String) -> Self {
        Reason(phrase)
    }
}

impl From<&str> for Reason {
    fn from(phrase: &str) -> Self {
        Reason(phrase.to_owned())
    }
}

/// The phrase alone.
impl From<Reason> for String {
    fn from(reason: Reason) -> Self {
        reason.0
    }
}
