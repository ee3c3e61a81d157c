//! Definitions of a random program so far.

use super::types::Ty;

/// A name with a type.
#[derive(Clone, Debug)]
pub(crate) struct Var {
    /// The name.
    pub name: String,
    /// The type.
    pub ty: Ty,
}

/// A template parameter.
#[derive(Clone, Debug)]
pub(crate) struct Param {
    /// The name.
    pub name: String,
    /// The type.
    pub ty: Ty,
    /// True if it has a default.
    pub optional: bool,
}

/// A class.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// The name.
    pub name: String,
    /// The template parameters.
    pub params: Vec<Param>,
    /// All fields, inherited ones too.
    pub fields: Vec<Var>,
    /// The class itself and all its ancestors.
    pub ancestors: Vec<usize>,
}

/// A multiclass.
#[derive(Clone, Debug)]
pub(super) struct Multiclass {
    /// The name.
    pub name: String,
    /// The template parameters.
    pub params: Vec<Param>,
    /// The suffixes that it appends to the name of a `defm`, with the classes of each record.
    pub suffixes: Vec<(String, Vec<usize>)>,
}

/// A record with a name.
#[derive(Clone, Debug)]
pub(super) struct Def {
    /// The name.
    pub name: String,
    /// The classes of the record.
    pub ancestors: Vec<usize>,
}

/// Variables that are visible at a place, the innermost last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Env {
    vars: Vec<Var>,
}

impl Env {
    /// Adds a variable; it hides one of the same name.
    pub(crate) fn push(&mut self, name: impl Into<String>, ty: Ty) {
        let name = name.into();
        self.vars.retain(|var| var.name != name);
        self.vars.push(Var { name, ty });
    }

    /// Hides a variable.
    pub(crate) fn hide(&mut self, name: &str) {
        self.vars.retain(|var| var.name != name);
    }

    /// All variables.
    pub(crate) fn vars(&self) -> &[Var] {
        &self.vars
    }
}
