//! Results with the diagnostics that were reported while computing them.

use crate::{Diagnostic, Diagnostics};

/// A result and its diagnostics, including warnings.
///
/// Readers return `Reported<Option<T>>`: the value is absent if an error prevented its creation. Functions
/// that always return a value return `Reported<T>`. Functions that can fail and never warn return
/// `Result<T, Diagnostics>`, and functions that only check return [`Diagnostics`].
#[derive(Clone, Debug)]
#[must_use = "the diagnostics are to be reported"]
pub struct Reported<T> {
    /// The result.
    pub value: T,
    /// Errors, warnings and remarks, in the order in which they were found.
    pub diagnostics: Diagnostics,
}

impl<T> Reported<T> {
    /// Creates a result with its diagnostics.
    pub fn new(value: T, diagnostics: Diagnostics) -> Self {
        Reported { value, diagnostics }
    }

    /// Returns the value and the diagnostics.
    pub fn into_parts(self) -> (T, Diagnostics) {
        (self.value, self.diagnostics)
    }

    /// Changes the value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Reported<U> {
        Reported { value: change(self.value), diagnostics: self.diagnostics }
    }
}

impl<T> Reported<Option<T>> {
    /// Returns the value, without its warnings.
    ///
    /// # Errors
    /// Returns all diagnostics if there is no value or one of them is an error; they are empty if nothing was
    /// reported.
    pub fn into_result(self) -> Result<T, Diagnostics> {
        self.into_result_with_warnings().map(|(value, _)| value)
    }

    /// Returns the value and its warnings.
    ///
    /// # Errors
    /// Returns all diagnostics if there is no value or one of them is an error; they are empty if nothing was
    /// reported.
    pub fn into_result_with_warnings(self) -> Result<(T, Diagnostics), Diagnostics> {
        match self.value {
            Some(value) if !self.diagnostics.has_errors() => Ok((value, self.diagnostics)),
            _ => Err(self.diagnostics),
        }
    }
}

/// A value with its warnings, or a failure without a value.
impl<T> From<Result<(T, Diagnostics), Diagnostics>> for Reported<Option<T>> {
    fn from(result: Result<(T, Diagnostics), Diagnostics>) -> Self {
        match result {
            Ok((value, warnings)) => Reported::new(Some(value), warnings),
            Err(errors) => errors.into(),
        }
    }
}

/// A failure, without a value.
impl<T> From<Diagnostics> for Reported<Option<T>> {
    fn from(diagnostics: Diagnostics) -> Self {
        Reported { value: None, diagnostics }
    }
}

/// A failure, without a value.
impl<T> From<Diagnostic> for Reported<Option<T>> {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics::from(diagnostic).into()
    }
}
