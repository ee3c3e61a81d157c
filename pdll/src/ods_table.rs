//! What PDLL needs to know of operations: a neutral table, filled from `.td` files by `ods_import`.
//!
//! Invariant: an operation and a constraint of a name are entered once; a later one of the same name is
//! ignored, as upstream does. Mirrors what `mlir-pdll --dump-ods` prints.

use std::collections::BTreeMap;

use legalize_source::Span;

/// How many values a group of operands or results has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// One.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
}

impl Length {
    /// Whether the number of values is not known from the definition.
    pub fn is_variable(self) -> bool {
        self != Length::Single
    }
}

/// A group of operands or results in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// How many values it has.
    pub length: Length,
    /// The name of its type constraint.
    pub constraint: String,
}

/// An attribute in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// Whether it may be absent.
    pub optional: bool,
    /// The name of its constraint.
    pub constraint: String,
}

/// An operation's definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OdsOp {
    /// Operands in order.
    pub operands: Vec<Group>,
    /// Results in order.
    pub results: Vec<Group>,
    /// Attributes in order.
    pub attributes: Vec<Attribute>,
    /// Whether it infers its result types.
    pub infers_results: bool,
    /// Its C++ class, with namespaces.
    pub cpp_class: String,
    /// Where it is defined.
    pub span: Option<Span>,
}

/// A constraint's C++ class by which natives take the constrained thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OdsConstraint {
    /// The summary.
    pub summary: String,
    /// The C++ class.
    pub cpp_class: String,
}

/// What was read from `.td` files.
#[derive(Clone, Debug, Default)]
pub struct OdsTable {
    /// Operations by full name.
    pub ops: BTreeMap<String, OdsOp>,
    /// Constraints of operations' attributes by name.
    pub attribute_constraints: BTreeMap<String, OdsConstraint>,
    /// Constraints of operations' operands and results by name.
    pub type_constraints: BTreeMap<String, OdsConstraint>,
}

impl OdsTable {
    /// An operation's definition.
    pub fn op(&self, name: &str) -> Option<&OdsOp> {
        self.ops.get(name)
    }
}

/// What an imported constraint constrains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An attribute.
    Attribute,
    /// A type.
    Type,
    /// An operation (an interface).
    Operation,
}

/// A constraint that a `.td` file makes visible by its name.
#[derive(Clone, Debug)]
pub struct ImportedConstraint {
    /// Its name.
    pub name: String,
    /// What it constrains.
    pub subject: Subject,
    /// Its body in C++, with `self` for the subject.
    pub body: String,
    /// The C++ class by which a native takes the subject.
    pub cpp_class: String,
    /// Where it is defined.
    pub span: Span,
}
