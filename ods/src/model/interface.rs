//! Interfaces, as far as their declarations go; bodies are C++ and stay text.

use legalize_source::Span;

/// Kind of the entities that implement an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InterfaceKind {
    /// Operations.
    Op,
    /// Attributes.
    Attr,
    /// Types.
    Type,
    /// Dialects.
    Dialect,
}

/// A parameter of an interface method.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MethodParam {
    /// C++ type.
    pub ty: String,
    /// Name.
    pub name: String,
}

/// A method.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InterfaceMethod {
    /// Name.
    pub name: String,
    /// C++ type of its result.
    pub return_type: String,
    /// Parameters.
    pub params: Vec<MethodParam>,
    /// Text.
    pub description: String,
    /// C++ body; empty if there is none.
    pub body: String,
    /// C++ body where an implementation brings none; empty if there is none.
    pub default_body: String,
    /// True if the method is static.
    pub is_static: bool,
}

/// An interface.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct InterfaceDef {
    /// The record's name.
    pub record: String,
    /// C++ class.
    pub name: String,
    /// C++ namespace.
    pub cpp_namespace: String,
    /// Kind of the entities that implement the interface.
    pub kind: InterfaceKind,
    /// Text.
    pub description: String,
    /// Methods.
    pub methods: Vec<InterfaceMethod>,
    /// C++ classes of the interfaces that it extends, all levels, nearest first.
    pub bases: Vec<String>,
    /// C++ text that verifies an operation; empty if there is none.
    pub verify: String,
    /// C++ declarations: of the interface's objects, of what implements it, and of both.
    pub extra_class_declaration: String,
    /// The place of the record's name.
    pub span: Span,
}
