//! Failures of tests.

use std::fmt;

/// Failure of a test, as the text that is shown for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

impl From<String> for Failure {
    fn from(text: String) -> Self {
        Failure(text)
    }
}

impl From<&str> for Failure {
    fn from(text: &str) -> Self {
        Failure(text.to_owned())
    }
}
