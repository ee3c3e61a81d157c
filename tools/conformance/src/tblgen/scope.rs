//! What a random program has defined so far.

use super::types::Ty;

/// A name with a type.
#[derive(Clone, Debug)]
pub struct Var {
    /// The name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
}

/// A template parameter.
#[derive(Clone, Debug)]
pub struct Param {
    /// The name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// Whether it has a default.
    pub optional: bool,
}

/// A class.
#[derive(Clone, Debug)]
pub struct Class {
    /// The name.
    pub name: String,
    /// Its template parameters.
    pub params: Vec<Param>,
    /// All fields, inherited ones too.
    pub fields: Vec<Var>,
    /// The class itself and all that it derives from.
    pub ancestors: Vec<usize>,
}

/// A multiclass.
#[derive(Clone, Debug)]
pub struct Multiclass {
    /// The name.
    pub name: String,
    /// Its template parameters.
    pub params: Vec<Param>,
    /// What it appends to the name of a `defm`, with the classes of that record.
    pub suffixes: Vec<(String, Vec<usize>)>,
}

/// A record with a name.
#[derive(Clone, Debug)]
pub struct Def {
    /// The name.
    pub name: String,
    /// The classes that it is of.
    pub ancestors: Vec<usize>,
}

/// Variables that can be read at a place, the innermost last.
#[derive(Clone, Debug, Default)]
pub struct Env {
    vars: Vec<Var>,
}

impl Env {
    /// One more variable; it hides one of the same name.
    pub fn push(&mut self, name: impl Into<String>, ty: Ty) {
        let name = name.into();
        self.vars.retain(|var| var.name != name);
        self.vars.push(Var { name, ty });
    }

    /// Hides a variable.
    pub fn hide(&mut self, name: &str) {
        self.vars.retain(|var| var.name != name);
    }

    /// All variables.
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }
}
