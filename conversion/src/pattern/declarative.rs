//! Pattern files that are added to a set, with options.

use std::sync::Arc;

use legalize_pattern_model::{Origins, PatternFile};

use crate::natives::Natives;
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
    /// Natives of these patterns alone, in addition to those that the set is frozen with. One of a name that
    /// both have replaces the other in these patterns.
    pub natives: Option<Arc<Natives>>,
}

legalize_source::settings! { impl DeclarativeOptions }

impl DeclarativeOptions {
    /// Options for plain patterns.
    pub fn plain() -> Self {
        DeclarativeOptions {
            converter: None,
            operands: OperandMode::Original,
            labels: Vec::new(),
            natives: None,
        }
    }

    /// Options for patterns whose operands and result types are converted.
    pub fn converted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), operands: OperandMode::Remapped, ..Self::plain() }
    }

    /// Options for plain patterns of a conversion that does not convert types: its converter is used only if
    /// a pattern itself replaces a value by one of another type.
    pub fn unconverted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), ..Self::plain() }
    }

    /// Adds natives of these patterns alone; see [`DeclarativeOptions::natives`]. The patterns can then be
    /// added where there is no registry: to canonicalization patterns, and to those of passes.
    ///
    /// ```
    /// use legalize_conversion::{DeclarativeOptions, Natives};
    /// let mut natives = Natives::default();
    /// natives.add_check("isHot", |call| !call.args.is_empty());
    /// let options = DeclarativeOptions::plain().with_natives(natives);
    /// assert!(options.natives.is_some());
    /// ```
    #[must_use]
    pub fn with_natives(mut self, natives: Natives) -> Self {
        let mut all = self.natives.as_deref().cloned().unwrap_or_default();
        all.extend(&natives);
        self.natives = Some(Arc::new(all));
        self
    }
}

/// A pattern file that is to be compiled.
pub(crate) struct DeclarativeFile {
    pub file: Arc<PatternFile>,
    pub origins: Arc<Origins>,
    pub options: DeclarativeOptions,
}
