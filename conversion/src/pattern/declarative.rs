//! Pattern files that are added to a set, with options.

use std::sync::Arc;

use legalize_pattern_model::{Origins, PatternFile};

use crate::type_converter::TypeConverter;

/// Operands that declarative patterns use inside a dialect conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OperandMode {
    /// Operands that a pattern captured are remapped to converted types where new operations use them, and
    /// result types that it copies from matched operations are converted.
    Remapped,
    /// Original operands, as for a plain rewrite pattern of upstream.
    Original,
}

/// Options with which declarative patterns are added.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeclarativeOptions {
    /// The converter that they run with inside a dialect conversion.
    pub converter: Option<Arc<TypeConverter>>,
    /// Operands that they use there.
    pub operands: OperandMode,
    /// Labels that each of them gets besides its own.
    pub labels: Vec<String>,
}

legalize_source::settings! { impl DeclarativeOptions }

impl DeclarativeOptions {
    /// Options for plain patterns.
    pub fn plain() -> Self {
        DeclarativeOptions { converter: None, operands: OperandMode::Original, labels: Vec::new() }
    }

    /// Options for patterns whose operands and result types are converted.
    pub fn converted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), operands: OperandMode::Remapped, labels: Vec::new() }
    }

    /// Options for plain patterns of a conversion that does not convert types: its converter is used only if
    /// a pattern itself replaces a value by one of another type.
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
