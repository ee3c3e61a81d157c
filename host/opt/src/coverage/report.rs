//! The report as data: the JSON document `legalize-coverage`, described in `docs/coverage.md`.

use std::fmt;

use serde::Serialize;

/// The report on a project.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Coverage {
    /// Always [`Coverage::SCHEMA`].
    pub schema: &'static str,
    /// Always [`Coverage::VERSION`].
    pub version: u32,
    /// Modules: the pieces of the `.mlir` files of which no error is expected.
    pub modules: ModuleCount,
    /// Patterns that can be applied, of all.
    pub patterns: Count,
    /// The dialects of the project by name.
    pub dialects: Vec<DialectAssembly>,
    /// All that can be supplied, ordered by what it unlocks alone, then by what it is one of several blockers
    /// of.
    pub blockers: Vec<Blocker>,
    /// Other reasons, in the same order.
    pub others: Vec<Blocker>,
}

/// A number of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Count {
    /// Number of all.
    pub total: usize,
    /// Number of those that are usable.
    pub usable: usize,
}

/// The number of modules that are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ModuleCount {
    /// Number of all.
    pub total: usize,
    /// Number of those that are read and verified.
    pub read: usize,
    /// Number of those that are read, printed, and read again from that text, which is then printed alike.
    pub read_again: usize,
}

/// Custom assembly of the operations of a dialect.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct DialectAssembly {
    /// Namespace of the dialect.
    pub dialect: String,
    /// Number of operations.
    pub ops: usize,
    /// Number of operations with a declarative format.
    pub format: usize,
    /// Number of operations with custom assembly in Rust, or one that an overlay names.
    pub native: usize,
    /// Number of operations with a declarative format of which an optional part is missing.
    pub partial: usize,
    /// Number of operations whose definition has no custom assembly.
    pub generic: usize,
    /// Number of operations whose custom assembly is missing.
    pub missing: usize,
    /// The operations of which the custom assembly, or a part of it, is missing.
    pub needs: Vec<OpNeeds>,
}

/// Missing parts of an operation's custom assembly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct OpNeeds {
    /// Full name of the operation.
    pub op: String,
    /// Names of the blockers: `assembly shop.buy`, `directive shop.Price`.
    pub needs: Vec<String>,
}

/// A kind of blocker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum BlockerKind {
    /// The custom assembly of an operation, `shop.buy`.
    Assembly,
    /// A `custom<…>` directive, by the dialect and its name: `shop.Price`.
    Directive,
    /// The result types of an operation.
    Inference,
    /// A C++ function, by its name.
    Function,
    /// A C++ method, by its name, or the class and its name.
    Method,
    /// A C++ class, by its name.
    Class,
    /// A native constraint of patterns, by its name or its text.
    Constraint,
    /// A native rewrite of patterns, by its name or its text.
    Rewrite,
    /// The definition of a dialect (`shop`), an operation, a type or an attribute.
    Definition,
    /// A file that cannot be loaded.
    File,
    /// Another reason: a message, with `N` for numbers.
    Other,
}

impl BlockerKind {
    /// Returns the kind as it is written in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            BlockerKind::Assembly => "assembly",
            BlockerKind::Directive => "directive",
            BlockerKind::Inference => "inference",
            BlockerKind::Function => "function",
            BlockerKind::Method => "method",
            BlockerKind::Class => "class",
            BlockerKind::Constraint => "constraint",
            BlockerKind::Rewrite => "rewrite",
            BlockerKind::Definition => "definition",
            BlockerKind::File => "file",
            BlockerKind::Other => "other",
        }
    }
}

/// Numbers of modules, patterns and operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Unlocked {
    /// Number of modules.
    pub modules: usize,
    /// Number of patterns.
    pub patterns: usize,
    /// Number of operations whose custom assembly is missing, or a part of it.
    pub ops: usize,
}

impl Unlocked {
    /// Returns the number of modules and patterns.
    pub(super) fn uses(self) -> usize {
        self.modules + self.patterns
    }
}

/// A missing part, with all that it blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Blocker {
    /// Kind of the blocker.
    pub kind: BlockerKind,
    /// Name of what is missing.
    pub name: String,
    /// All of which it is the only blocker that is known.
    pub unlocks: Unlocked,
    /// All of which it is one of several.
    pub one_of_several: Unlocked,
    /// The first module, pattern or operation that it blocks.
    pub example: String,
    /// The message that says so, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// A call of the function, as a pattern or a definition has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub call: Option<String>,
}

/// Prints the kind, the name, and what it unlocks.
impl fmt::Display for Blocker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&super::text::line(self))
    }
}

impl Coverage {
    /// The schema's name in the document.
    pub const SCHEMA: &'static str = "legalize-coverage";
    /// The schema's version in the document.
    pub const VERSION: u32 = 1;

    pub(super) fn new(
        modules: ModuleCount,
        patterns: Count,
        dialects: Vec<DialectAssembly>,
        blockers: Vec<Blocker>,
        others: Vec<Blocker>,
    ) -> Self {
        let (schema, version) = (Self::SCHEMA, Self::VERSION);
        Coverage { schema, version, modules, patterns, dialects, blockers, others }
    }

    /// Returns the report as JSON, with a line end.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        text
    }
}
