//! Neutral table of the operation definitions that PDLL needs, filled from `.td` files by `ods_import`.
//!
//! Invariant: an operation and a constraint of a name are entered once; a later one of the same name is
//! ignored, as in upstream. Mirrors the output of `mlir-pdll --dump-ods`.

use std::collections::BTreeMap;

use legalize_source::Span;

/// Number of values of a group of operands or results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Exactly one.
    Single,
    /// Zero or one.
    Optional,
    /// Any number.
    Variadic,
}

impl Length {
    /// Returns true if the number of values is not determined by the definition.
    pub fn is_variable(self) -> bool {
        self != Length::Single
    }
}

/// A group of operands or results in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Group {
    /// Name of the group.
    pub name: String,
    /// Number of values.
    pub length: Length,
    /// Name of the type constraint.
    pub constraint: String,
}

/// An attribute in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attribute {
    /// Name of the attribute.
    pub name: String,
    /// True if the attribute may be absent.
    pub optional: bool,
    /// Name of the attribute constraint.
    pub constraint: String,
}

/// An operation's definition.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OdsOp {
    /// Operands in order.
    pub operands: Vec<Group>,
    /// Results in order.
    pub results: Vec<Group>,
    /// Attributes in order.
    pub attributes: Vec<Attribute>,
    /// True if the result types can be inferred.
    pub infers_results: bool,
    /// C++ class, with namespaces.
    pub cpp_class: String,
    /// Place of the definition.
    pub span: Option<Span>,
}

/// C++ class of a constraint, by which natives take the constrained object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct OdsConstraint {
    /// The summary.
    pub summary: String,
    /// The C++ class.
    pub cpp_class: String,
}

/// Definitions from `.td` files.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct OdsTable {
    /// Operations by full name.
    pub ops: BTreeMap<String, OdsOp>,
    /// Constraints of operations' attributes by name.
    pub attribute_constraints: BTreeMap<String, OdsConstraint>,
    /// Constraints of operations' operands and results by name.
    pub type_constraints: BTreeMap<String, OdsConstraint>,
}

impl OdsTable {
    /// Returns an operation's definition.
    pub fn op(&self, name: &str) -> Option<&OdsOp> {
        self.ops.get(name)
    }
}

/// Kind of object that an imported constraint applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An attribute.
    Attribute,
    /// A type.
    Type,
    /// An operation (an interface).
    Operation,
}

/// Constraint that a `.td` file makes visible by its name.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ImportedConstraint {
    /// Name of the constraint.
    pub name: String,
    /// Kind of constrained object.
    pub subject: Subject,
    /// Body in C++, with `self` for the subject.
    pub body: String,
    /// C++ class by which a native takes the subject.
    pub cpp_class: String,
    /// Place of the definition.
    pub span: Span,
}
