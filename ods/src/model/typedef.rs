//! Types and attributes that a dialect defines.

use std::sync::Arc;

use legalize_source::Span;

use super::{BuilderDef, ConstraintDef, DialectDef, EnumDef, FormatText, TraitRef};

/// A parameter.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParameterDef {
    /// Name.
    pub name: String,
    /// C++ type.
    pub cpp_type: String,
    /// C++ type that accessors return.
    pub cpp_accessor_type: String,
    /// C++ type in storage.
    pub cpp_storage_type: String,
    /// Summary in one line.
    pub summary: String,
    /// Syntax for documents.
    pub syntax: Option<String>,
    /// C++ text that reads it.
    pub parser: Option<String>,
    /// C++ text that prints it.
    pub printer: Option<String>,
    /// C++ text of the default value, if it is optional.
    pub default_value: Option<String>,
    /// True if the parameter is the attribute's own type (`AttributeSelfTypeParameter`).
    pub is_self_type: bool,
    /// The constraint on it, if it is declared by one.
    pub constraint: Option<Arc<ConstraintDef>>,
    /// The classes of its record and last its own name, if it has one; empty if it is just C++ text.
    pub classes: Vec<String>,
}

/// A type or an attribute.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct TypeOrAttrDef {
    /// The record's name.
    pub record: String,
    /// True for an attribute, false for a type.
    pub is_attr: bool,
    /// C++ class without namespace.
    pub cpp_class_name: String,
    /// C++ class in full.
    pub cpp_class: String,
    /// Dialect of the type or attribute.
    pub dialect: Arc<DialectDef>,
    /// The class that the C++ class derives from, where it is not the one that all do.
    pub cpp_base_class: Option<String>,
    /// Word in MLIR text, if it has one.
    pub mnemonic: Option<String>,
    /// `dialect.mnemonic`; `dialect.ClassName` if there is no mnemonic.
    pub name: String,
    /// Summary in one line.
    pub summary: String,
    /// Text.
    pub description: String,
    /// Parameters.
    pub params: Vec<ParameterDef>,
    /// Declarative syntax.
    pub assembly_format: Option<FormatText>,
    /// True if C++ code parses and prints the parameters.
    pub has_custom_assembly_format: bool,
    /// True if it is printed as an alias named after its mnemonic.
    pub gen_mnemonic_alias: bool,
    /// Traits and interfaces.
    pub traits: Vec<TraitRef>,
    /// True if C++ code verifies the parameters.
    pub has_verifier: bool,
    /// The enum that an `EnumAttr` wraps.
    pub enum_def: Option<Arc<EnumDef>>,
    /// C++ text that builds it, if there is just one.
    pub builder_call: Option<String>,
    /// Builders that the definition adds.
    pub builders: Vec<BuilderDef>,
    /// C++ declarations.
    pub extra_class_declaration: String,
    /// The place of the record's name.
    pub span: Span,
}

/// A type of a dialect.
pub type TypeDef = TypeOrAttrDef;
/// An attribute of a dialect.
pub type AttrDef = TypeOrAttrDef;
