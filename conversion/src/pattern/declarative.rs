//! Pattern files that are added to a set, and how.

use std::sync::Arc;

use legalize_pattern_model::{Origins, PatternFile};

use crate::type_converter::TypeConverter;

/// What declarative patterns see of operands inside a dialect conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OperandMode {
    /// Operands that a pattern captured are remapped to converted types where new operations use them, and
    /// result types that it takes over from matched operations are converted.
    Remapped,
    /// As they are, as for a plain rewrite pattern of upstream.
    Original,
}

/// How declarative patterns are added.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeclarativeOptions {
    /// The converter that they run with inside a dialect conversion.
    pub converter: Option<Arc<TypeConverter>>,
    /// What they see of operands there.
    pub operands: OperandMode,
    /// Labels that each of them gets besides its own.
    pub labels: Vec<String>,
}

impl DeclarativeOptions {
    /// Plain patterns.
    pub fn plain() -> Self {
        DeclarativeOptions { converter: None, operands: OperandMode::Original, labels: Vec::new() }
    }

    /// Patterns whose operands and result types are converted.
    pub fn converted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), operands: OperandMode::Remapped, labels: Vec::new() }
    }

    /// Plain patterns of a conversion that leaves types as they are: its converter is asked only where a pattern
    /// itself puts a value of another type in the place of one.
    pub fn unconverted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), ..Self::plain() }
    }
}

/// A pattern file that is to be compiled.
pub(crate) struct DeclarativeFile {
    pub file: Arc<PatternFile>,
    pub origins: Arc<Origins>,
    pub options: DeclarativeOptions,
}
