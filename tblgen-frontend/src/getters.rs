//! Typed access to fields: a value of the requested kind, or a [`FieldError`] with the place and the reason.

use legalize_source::{Diagnostic, Span};

use crate::keeper::{Field, Record};
use crate::reading::{DagValue, ListValue, Value};

/// Error for a field that is missing or does not have the requested kind.
///
/// It is displayed in upstream's words.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FieldError {
    /// Name of the record.
    pub record: String,
    /// Name of the field.
    pub field: String,
    /// Description of the requested kind.
    pub expected: &'static str,
    /// Description of the actual value.
    pub found: String,
    /// True if the value is a list of elements of another kind.
    pub is_list: bool,
    /// Place of the field; that of the record if the field does not exist.
    pub span: Span,
    /// Place of the record.
    pub record_span: Span,
}

impl std::fmt::Display for FieldError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let FieldError { record, field, expected, found, .. } = self;
        if found == NO_FIELD {
            return write!(f, "record `{record}' does not have a field named `{field}'!");
        }
        write!(f, "record `{record}', field `{field}' ")?;
        match *expected {
            "a string" | "a list" => write!(f, "exists but does not have {expected} value"),
            "a list of records" if !self.is_list => write!(f, "exists but does not have a list value"),
            "a list of records" => write!(f, "list is not entirely DefInit!"),
            "a record" => write!(f, "does not have a def initializer!"),
            _ => write!(f, "does not have {expected} initializer!"),
        }
    }
}

impl std::error::Error for FieldError {}

/// Description of a missing field.
const NO_FIELD: &str = "no such field";

impl FieldError {
    fn new(record: Record<'_>, name: &str, expected: &'static str) -> Self {
        let field = record.field(name);
        FieldError {
            record: record.name().to_owned(),
            field: name.to_owned(),
            expected,
            found: field.map_or_else(|| NO_FIELD.to_owned(), |field| describe(field.value())),
            is_list: field.is_some_and(|field| field.value().as_list().is_some()),
            span: field.map_or(record.span(), Field::span),
            record_span: record.span(),
        }
    }

    /// Returns the diagnostic of the error.
    pub fn to_diagnostic(&self) -> Diagnostic {
        let mut diagnostic = Diagnostic::error("tblgen::field", self.to_string())
            .with_label(self.record_span, "")
            .with_help(format!("set '{}' in the definition or let it derive from another class", self.field));
        if self.record_span != self.span {
            diagnostic = diagnostic.with_note(
                Diagnostic::note(format!("expected {}, found {}", self.expected, self.found))
                    .with_label(self.span, ""),
            );
        }
        diagnostic
    }
}

impl From<FieldError> for Diagnostic {
    fn from(error: FieldError) -> Self {
        error.to_diagnostic()
    }
}

fn describe(value: Value<'_>) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{} {}…", value.kind_name(), &text[..end]),
        None => format!("{} {text}", value.kind_name()),
    }
}

impl<'k> Record<'k> {
    fn read<T>(
        self,
        name: &str,
        expected: &'static str,
        read: impl FnOnce(Value<'k>) -> Option<T>,
    ) -> Result<T, FieldError> {
        self.value(name).and_then(read).ok_or_else(|| FieldError::new(self, name, expected))
    }

    fn read_opt<T>(
        self,
        name: &str,
        expected: &'static str,
        read: impl FnOnce(Value<'k>) -> Option<T>,
    ) -> Result<Option<T>, FieldError> {
        match self.value(name) {
            Some(Value::Unset) => Ok(None),
            _ => self.read(name, expected, read).map(Some),
        }
    }

    /// Returns a string or code.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn string(self, name: &str) -> Result<&'k str, FieldError> {
        self.read(name, "a string", Value::as_str)
    }

    /// Returns a string or code; `None` for `?`.
    ///
    /// # Errors
    /// Fails as [`Record::string`] does.
    pub fn opt_string(self, name: &str) -> Result<Option<&'k str>, FieldError> {
        self.read_opt(name, "a string", Value::as_str)
    }

    /// Returns a bit.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn bit(self, name: &str) -> Result<bool, FieldError> {
        self.read(name, "a bit", as_bit)
    }

    /// Returns a bit; `None` for `?`.
    ///
    /// # Errors
    /// Fails as [`Record::bit`] does.
    pub fn opt_bit(self, name: &str) -> Result<Option<bool>, FieldError> {
        self.read_opt(name, "a bit", as_bit)
    }

    /// Returns an integer, or bits that are all known.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn int(self, name: &str) -> Result<i64, FieldError> {
        self.read(name, "an int", Value::as_int)
    }

    /// Returns an integer; `None` for `?`.
    ///
    /// # Errors
    /// Fails as [`Record::int`] does.
    pub fn opt_int(self, name: &str) -> Result<Option<i64>, FieldError> {
        self.read_opt(name, "an int", Value::as_int)
    }

    /// Returns a list.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn list(self, name: &str) -> Result<ListValue<'k>, FieldError> {
        self.read(name, "a list", Value::as_list)
    }

    /// Returns a dag.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn dag(self, name: &str) -> Result<DagValue<'k>, FieldError> {
        self.read(name, "a dag", Value::as_dag)
    }

    /// Returns a dag; `None` for `?`.
    ///
    /// # Errors
    /// Fails as [`Record::dag`] does.
    pub fn opt_dag(self, name: &str) -> Result<Option<DagValue<'k>>, FieldError> {
        self.read_opt(name, "a dag", Value::as_dag)
    }

    /// Returns a record.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn record(self, name: &str) -> Result<Record<'k>, FieldError> {
        self.read(name, "a record", Value::as_def)
    }

    /// Returns a record; `None` for `?`.
    ///
    /// # Errors
    /// Fails as [`Record::record`] does.
    pub fn opt_record(self, name: &str) -> Result<Option<Record<'k>>, FieldError> {
        self.read_opt(name, "a record", Value::as_def)
    }

    /// Returns a list of records.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn record_list(self, name: &str) -> Result<Vec<Record<'k>>, FieldError> {
        self.read(name, "a list of records", |value| value.as_list()?.iter().map(Value::as_def).collect())
    }

    /// Returns a list of strings.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn string_list(self, name: &str) -> Result<Vec<&'k str>, FieldError> {
        self.read(name, "a list of strings", |value| value.as_list()?.iter().map(Value::as_str).collect())
    }

    /// Returns a list of integers.
    ///
    /// # Errors
    /// Fails if the field does not exist or holds another kind of value.
    pub fn int_list(self, name: &str) -> Result<Vec<i64>, FieldError> {
        self.read(name, "a list of ints", |value| value.as_list()?.iter().map(Value::as_int).collect())
    }
}

fn as_bit(value: Value<'_>) -> Option<bool> {
    match value {
        Value::Bit(bit) => Some(bit),
        _ => None,
    }
}
