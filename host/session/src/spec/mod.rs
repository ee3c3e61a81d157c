//! A dialect conversion as data: what is legal, how types convert, which patterns apply.
//!
//! The RON schema is documented in `docs/conversion-spec.md`. Pattern files are found relative to the spec;
//! a mode on the command line wins over the spec's. Mirrors what `ConversionTarget`, `TypeConverter` and
//! `populate…Patterns` say in upstream's C++.

mod target;
mod template;
mod types;

use std::path::{Path, PathBuf};

use legalize_conversion::{PatternCheck, PatternChecks};
use legalize_ir::Context;
use legalize_pattern_model::{RonSchema, read_schema};
use legalize_source::{Diagnostic, FileId, SourceMap};
use serde::{Deserialize, Serialize};

use crate::library::beside;

/// Mode of a conversion: the operations that may stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Operations that are neither legal nor illegal may stay.
    #[default]
    Partial,
    /// All operations must become legal.
    Full,
    /// Only reports the operations that could be converted; the module is unchanged.
    Analysis,
}

/// A file that describes a conversion.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConversionSpec {
    /// Always [`ConversionSpec::SCHEMA`].
    pub schema: String,
    /// Always [`ConversionSpec::VERSION`].
    pub version: u32,
    /// Mode of the conversion.
    #[serde(default)]
    pub mode: Mode,
    /// Conversion target: the legality of operations.
    #[serde(default)]
    pub target: TargetSpec,
    /// Rules for the conversion of types; the first that matches is used.
    #[serde(default)]
    pub types: Vec<TypeRuleSpec>,
    /// True if a value may be left cast between its types (`builtin.unrealized_conversion_cast`) for another
    /// conversion to resolve. If absent: in all modes but `full`, where such a cast is an error.
    #[serde(default)]
    pub casts: Option<bool>,
    /// Operations that make values of other types; the first that makes the types wanted is taken, before a
    /// cast.
    #[serde(default)]
    pub materializations: Vec<MaterializationSpec>,
    /// `.td` files whose dialects are loaded, as with `--ods`.
    #[serde(default)]
    pub ods: Vec<String>,
    /// Patterns, in order.
    #[serde(default)]
    pub patterns: Vec<PatternSource>,
    /// Names and labels of patterns that are left out.
    #[serde(default)]
    pub disable_patterns: Vec<String>,
    /// Names and labels of the only patterns that are applied; all if there are none.
    #[serde(default)]
    pub enable_patterns: Vec<String>,
    /// Maximum number of operations that are reported as failed. If absent: as many as errors are reported.
    #[serde(default)]
    pub max_failures: Option<usize>,
    /// Checks of what each pattern does.
    #[serde(default)]
    pub check_patterns: Vec<CheckSpec>,
}

/// A check of what each pattern does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum CheckSpec {
    /// Verifies after each application.
    Verify,
    /// A pattern edits if and only if it succeeds.
    Edits,
    /// The rewriter is notified of every edit.
    Notifications,
}

impl From<CheckSpec> for PatternCheck {
    fn from(check: CheckSpec) -> Self {
        match check {
            CheckSpec::Verify => PatternCheck::Verify,
            CheckSpec::Edits => PatternCheck::Edits,
            CheckSpec::Notifications => PatternCheck::Notifications,
        }
    }
}

/// Legality of operations. An operation's own entry takes precedence over its dialect's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TargetSpec {
    /// Dialects and operations that may stay.
    #[serde(default)]
    pub legal: Names,
    /// Dialects and operations that must be converted.
    #[serde(default)]
    pub illegal: Names,
    /// Dialects and operations that may stay under a condition.
    #[serde(default)]
    pub dynamic: Vec<DynamicRule>,
    /// Legal operations whose regions are not looked into.
    #[serde(default)]
    pub recursively_legal: Vec<String>,
}

/// Dialects and operations by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// Dialects.
    #[serde(default)]
    pub dialects: Vec<String>,
    /// Operations by full name.
    #[serde(default)]
    pub ops: Vec<String>,
}

/// Dialects and operations that are legal under a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DynamicRule {
    /// Dialects.
    #[serde(default)]
    pub dialects: Vec<String>,
    /// Operations by full name.
    #[serde(default)]
    pub ops: Vec<String>,
    /// The condition.
    pub when: Condition,
}

/// Condition under which an operation is legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Condition {
    /// All operand, result and block argument types are.
    TypesAreLegal,
    /// All types of its `function_type` and of its blocks' arguments are.
    SignatureIsLegal,
    /// A C++ expression about `$_op` is true, written as the predicates of `.td` files are.
    Snippet(String),
}

/// Rule for the conversion of a type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeRuleSpec {
    /// Text of the type. `$name` in it matches any type, attribute or number; `…x`, or `...x`, matches
    /// dimensions.
    pub from: String,
    /// Types that it converts to: one, several (1:N), or none (the value is dropped). They may contain the
    /// variables of `from`; types among these are converted themselves, as far as rules are
    /// [`nested`](Self::nested).
    pub to: Vec<String>,
    /// True if the rule also applies to the elements of vectors, tensors, memrefs and complex types, and
    /// inside of tuples and function types (only if the conversion is one to one).
    #[serde(default)]
    pub nested: bool,
}

/// Operation that materializes a value of one type from values of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaterializationSpec {
    /// The operation's name. It takes all values that are there and gives one of each type that is wanted.
    pub op: String,
    /// Kind of the materialization. If absent: both.
    #[serde(default)]
    pub kind: Option<MaterializationKind>,
    /// The types that it makes, written as [`TypeRuleSpec::from`]. If there are none: any.
    #[serde(default)]
    pub types: Vec<String>,
}

/// Kind of a materialization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MaterializationKind {
    /// A value of the original type for operations that stay, out of converted ones.
    Source,
    /// A value of a converted type for patterns.
    Target,
}

/// Source of patterns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub enum PatternSource {
    /// A `.td`, `.pdll`, `.ron` or `.mlir` file, relative to the spec.
    File(String),
    /// A set of Rust patterns that the program registers under this name.
    Native(String),
}

impl ConversionSpec {
    /// The schema's name in the header.
    pub const SCHEMA: &'static str = "legalize-conversion";
    /// The schema's version in the header.
    pub const VERSION: u32 = 1;

    /// The checks of what each pattern does.
    pub fn pattern_checks(&self) -> PatternChecks {
        self.check_patterns.iter().copied().map(PatternCheck::from).collect()
    }

    /// Returns the pattern files; their paths are relative to the file of the spec.
    pub fn pattern_files(&self, file: &Path) -> Vec<PathBuf> {
        let named = self.patterns.iter().filter_map(|source| match source {
            PatternSource::File(name) => Some(beside(file, name)),
            PatternSource::Native(_) => None,
        });
        named.collect()
    }

    /// The files of definitions, found like the pattern files.
    pub fn ods_files(&self, file: &Path) -> Vec<PathBuf> {
        self.ods.iter().map(|name| beside(file, name)).collect()
    }

    /// The names of the sets of Rust patterns.
    pub fn native_sets(&self) -> Vec<String> {
        let named = self.patterns.iter().filter_map(|source| match source {
            PatternSource::Native(name) => Some(name.clone()),
            PatternSource::File(_) => None,
        });
        named.collect()
    }

    /// Reads a spec.
    ///
    /// # Errors
    /// If the text is not RON, of another schema or version, or has an unknown field.
    pub fn read(sources: &SourceMap, file: FileId) -> Result<Self, Diagnostic> {
        let schema = RonSchema {
            name: Self::SCHEMA,
            version: Self::VERSION,
            what: "conversion spec",
            document: "docs/conversion-spec.md",
            other_version: "write it in the form of docs/conversion-spec.md",
        };
        read_schema(sources, file, &schema)
    }
}

fn knows_dialect(ctx: &Context, dialect: &str) -> bool {
    ctx.allows_unregistered_dialects()
        || ctx.find_name(dialect).is_some_and(|name| ctx.dialect(name).is_some())
}

fn knows_op(ctx: &Context, op: &str) -> bool {
    ctx.allows_unregistered_dialects() || ctx.find_op_name(op).is_some_and(|name| ctx.op_info(name).is_some())
}

fn unknown(sources: &SourceMap, file: FileId, what: &str, name: &str, help: String) -> Diagnostic {
    let error = Diagnostic::error("spec::unknown_name", format!("unknown {what} '{name}'")).with_help(help);
    located(sources, file, name, error, "not registered")
}

/// Adds a label at the first place where the spec contains a text in quotes.
pub(crate) fn located(
    sources: &SourceMap,
    file: FileId,
    text: &str,
    diagnostic: Diagnostic,
    label: &str,
) -> Diagnostic {
    let source = sources.file(file);
    match source.text().find(&format!("\"{text}\"")) {
        Some(at) => {
            let start = at as u32;
            let span = legalize_source::Span::new(file, start, start + text.len() as u32 + 2);
            diagnostic.with_label(span, label)
        }
        None => diagnostic.with_label(legalize_source::Span::at(file, 0), label),
    }
}
