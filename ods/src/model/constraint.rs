//! Constraints on types, attributes, properties, regions and successors.

use std::sync::Arc;

use legalize_source::Span;

use super::{EnumDef, Predicate};

/// Kind of a constraint, by its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConstraintKind {
    /// A type (`TypeConstraint`).
    Type,
    /// An attribute (`AttrConstraint`).
    Attr,
    /// A property (`PropConstraint`).
    Prop,
    /// A region (`RegionConstraint`).
    Region,
    /// A successor (`SuccessorConstraint`).
    Successor,
    /// A constraint of several entities, as patterns use them (`Constraint`).
    Other,
}

/// The text of a condition as its definition has it: `CPred` puts it in parentheses.
pub(crate) fn bare_condition(text: &str) -> &str {
    let text = text.trim();
    text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text)
}

/// A constraint record.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ConstraintDef {
    /// The record's name; made up by the tool for anonymous ones.
    pub record: String,
    /// True if the record has no name.
    pub anonymous: bool,
    /// Kind of the constraint.
    pub kind: ConstraintKind,
    /// The condition.
    pub predicate: Arc<Predicate>,
    /// Summary for messages: `signless-integer-like`.
    pub summary: String,
    /// Description, if the record has one.
    pub description: String,
    /// The C++ class of the type; `::mlir::Type` where nothing better is known.
    pub cpp_type: String,
    /// Name of the C++ function that upstream would emit for it.
    pub cpp_function_name: String,
    /// C++ text that builds the type, if there is just one (`BuildableType`).
    pub builder_call: Option<String>,
    /// The wrapped constraint of `Variadic`, `Optional`, `ConfinedType` and the like.
    pub base: Option<Arc<ConstraintDef>>,
    /// Further facts, for attributes.
    pub attr: Option<AttrConstraint>,
    /// Further facts, for properties.
    pub prop: Option<PropConstraint>,
    /// The full name (`llvm.ptr`) if the record defines a type or an attribute of a dialect.
    pub def_name: Option<String>,
    /// Names of all classes that the record derives from.
    pub classes: Vec<String>,
    /// The place of the record's name.
    pub span: Span,
}

impl ConstraintDef {
    /// Returns true if the record derives from a class.
    pub fn is_a(&self, class: &str) -> bool {
        self.classes.iter().any(|name| name == class)
    }

    /// The innermost wrapped constraint, or this one.
    pub fn innermost(self: &Arc<Self>) -> &Arc<ConstraintDef> {
        let mut at = self;
        while let Some(base) = &at.base {
            at = base;
        }
        at
    }
}

/// Parts of an attribute's constraint beyond its condition.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct AttrConstraint {
    /// C++ class of the attribute.
    pub storage_type: String,
    /// C++ type of the value that accessors return.
    pub return_type: String,
    /// C++ text that makes the value from the attribute.
    pub convert_from_storage: String,
    /// C++ text that makes the attribute from `$0`.
    pub const_builder_call: Option<String>,
    /// C++ text of the default value.
    pub default_value: Option<String>,
    /// The type of a typed attribute.
    pub value_type: Option<Arc<ConstraintDef>>,
    /// True if the attribute may be missing.
    pub optional: bool,
    /// Enum of an enum attribute.
    pub enum_def: Option<Arc<EnumDef>>,
    /// The element's constraint, for typed arrays.
    pub element: Option<Arc<ConstraintDef>>,
    /// The C++ text of the value, for `ConstantAttr`.
    pub constant_value: Option<String>,
    /// The attribute that a `ConstantAttr` is a value of.
    pub constant_of: Option<Arc<ConstraintDef>>,
}

/// Parts of a property's constraint beyond its condition.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PropConstraint {
    /// C++ type in the operation's storage.
    pub storage_type: String,
    /// C++ type that accessors return.
    pub interface_type: String,
    /// C++ text of the default value; empty if there is none.
    pub default_value: String,
    /// C++ text that reads it.
    pub parser: String,
    /// C++ text that reads it where it may be missing; empty if there is none.
    pub optional_parser: String,
    /// C++ text that prints it.
    pub printer: String,
    /// Enum of an enum property.
    pub enum_def: Option<Arc<EnumDef>>,
    /// The full name of the attribute that an enum property is stored as, if it is not an integer.
    pub attr_form: Option<String>,
    /// Word before the value in angle brackets, for named enum properties.
    pub mnemonic: Option<String>,
}
