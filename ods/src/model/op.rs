//! Operations.

use std::sync::Arc;

pub use legalize_ir::Arity;
use legalize_source::Span;

use super::{ConstraintDef, DialectDef, TraitKind, TraitRef};

/// A side effect that a decorator or a trait declares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Effect {
    /// C++ class of the effect: `::mlir::MemoryEffects::Read`.
    pub effect: String,
    /// C++ class of the resource: `::mlir::SideEffects::DefaultResource`.
    pub resource: String,
    /// Position in the order of the operation's effects.
    pub stage: i64,
    /// True if the effect is on the whole resource.
    pub full_region: bool,
}

/// A declared operand or result.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OperandDef {
    /// Name of the operand or result; empty if it has none.
    pub name: String,
    /// Constraint, including the wrapper (`Variadic<…>`).
    pub constraint: Arc<ConstraintDef>,
    /// Number of values in the group.
    pub arity: Arity<String>,
    /// Summary in one line.
    pub summary: String,
    /// Memory effects on it.
    pub effects: Vec<Effect>,
}

/// A declared attribute.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct AttributeDef {
    /// Name of the attribute.
    pub name: String,
    /// Constraint on the attribute.
    pub constraint: Arc<ConstraintDef>,
    /// True if the attribute may be missing.
    pub optional: bool,
    /// C++ text of its default value.
    pub default: Option<String>,
    /// True if only the presence of the attribute counts (`UnitAttr`).
    pub unit: bool,
    /// C++ text that computes an attribute which is not stored (`DerivedAttr`).
    pub derived: Option<String>,
    /// Memory effects on what it names.
    pub effects: Vec<Effect>,
}

impl AttributeDef {
    /// Facts about the attribute.
    ///
    /// # Panics
    /// If the constraint is not one of attributes, which the loader excludes.
    #[track_caller]
    pub fn attr(&self) -> &super::AttrConstraint {
        match &self.constraint.attr {
            Some(attr) => attr,
            None => panic!("attribute '{}' has a constraint that is not one of attributes", self.name),
        }
    }
}

/// A declared property.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PropertyDef {
    /// Name of the property.
    pub name: String,
    /// Constraint on the property.
    pub constraint: Arc<ConstraintDef>,
    /// C++ text of its default value.
    pub default: Option<String>,
}

/// A declared region.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RegionDef {
    /// Name of the region; empty if it has none.
    pub name: String,
    /// Constraint on the region.
    pub constraint: Arc<ConstraintDef>,
    /// True if this is a group of any number of regions.
    pub variadic: bool,
}

/// A declared successor.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct SuccessorDef {
    /// Name of the successor; empty if it has none.
    pub name: String,
    /// Constraint on the successor.
    pub constraint: Arc<ConstraintDef>,
    /// True if this is a group of any number of successors.
    pub variadic: bool,
}

/// An entry of `arguments`, which mixes operands, attributes and properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArgumentRef {
    /// An index into [`OpDef::operands`].
    Operand(usize),
    /// An index into [`OpDef::attributes`].
    Attribute(usize),
    /// An index into [`OpDef::properties`].
    Property(usize),
}

/// A parameter of a builder.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuilderParam {
    /// C++ type.
    pub ty: String,
    /// Name; empty if it has none.
    pub name: String,
    /// C++ text of its default value.
    pub default: Option<String>,
}

/// A builder's signature.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuilderDef {
    /// Parameters.
    pub params: Vec<BuilderParam>,
    /// C++ body; `None` if it is only declared.
    pub body: Option<String>,
    /// True if a type's or attribute's builder takes no context besides its parameters.
    pub infers_context: bool,
}

/// A declarative assembly format as it is written in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatText {
    /// The text.
    pub text: String,
    /// Place of the text: the literal, quotes or brackets included.
    pub span: Span,
}

/// An operation.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpDef {
    /// The record's name: `Arith_AddIOp`.
    pub record: String,
    /// The full name: `arith.addi`.
    pub name: String,
    /// C++ class in full: `::mlir::arith::AddIOp`.
    pub cpp_class: String,
    /// Dialect of the operation.
    pub dialect: Arc<DialectDef>,
    /// Summary in one line.
    pub summary: String,
    /// Text.
    pub description: String,
    /// Operands, in order.
    pub operands: Vec<OperandDef>,
    /// Results, in order.
    pub results: Vec<OperandDef>,
    /// Attributes, in order; derived ones last.
    pub attributes: Vec<AttributeDef>,
    /// Properties, in order.
    pub properties: Vec<PropertyDef>,
    /// Regions, in order.
    pub regions: Vec<RegionDef>,
    /// Successors, in order.
    pub successors: Vec<SuccessorDef>,
    /// The entries of `arguments` in order.
    pub arguments: Vec<ArgumentRef>,
    /// Traits and interfaces, lists opened, each once.
    pub traits: Vec<TraitRef>,
    /// Declarative syntax.
    pub assembly_format: Option<FormatText>,
    /// True if C++ code parses and prints the operation.
    pub has_custom_assembly_format: bool,
    /// Builders that the definition adds.
    pub builders: Vec<BuilderDef>,
    /// True if the usual builders are not generated.
    pub skip_default_builders: bool,
    /// True if C++ code verifies the operation.
    pub has_verifier: bool,
    /// True if C++ code verifies the operation after its regions.
    pub has_region_verifier: bool,
    /// True if C++ code folds the operation.
    pub has_folder: bool,
    /// True if C++ code adds canonicalization patterns.
    pub has_canonicalizer: bool,
    /// True if C++ code canonicalizes the operation in one method.
    pub has_canonicalize_method: bool,
    /// True if all result types follow from the definition.
    pub infers_result_types: bool,
    /// C++ declarations.
    pub extra_class_declaration: String,
    /// C++ definitions.
    pub extra_class_definition: String,
    /// The place of the record's name.
    pub span: Span,
}

impl OpDef {
    /// The name without its dialect.
    pub fn mnemonic(&self) -> &str {
        self.name
            .strip_prefix(&*self.dialect.name)
            .and_then(|rest| rest.strip_prefix('.'))
            .unwrap_or(&self.name)
    }

    /// The operand of a name.
    pub fn operand(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|operand| !name.is_empty() && operand.name == name)
    }

    /// The result of a name.
    pub fn result(&self, name: &str) -> Option<usize> {
        self.results.iter().position(|result| !name.is_empty() && result.name == name)
    }

    /// The attribute of a name.
    pub fn attribute(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attr| attr.name == name)
    }

    /// The property of a name.
    pub fn property(&self, name: &str) -> Option<usize> {
        self.properties.iter().position(|prop| prop.name == name)
    }

    /// The region of a name.
    pub fn region(&self, name: &str) -> Option<usize> {
        self.regions.iter().position(|region| !name.is_empty() && region.name == name)
    }

    /// The successor of a name.
    pub fn successor(&self, name: &str) -> Option<usize> {
        self.successors.iter().position(|successor| !name.is_empty() && successor.name == name)
    }

    /// Returns true if the operation has a native or internal trait or an interface of this C++ name.
    pub fn has_trait(&self, name: &str) -> bool {
        self.traits.iter().any(|entry| {
            entry.name() == name
                || matches!(&entry.kind, TraitKind::Interface { bases, .. } if bases.iter().any(|base| base == name))
        })
    }
}
