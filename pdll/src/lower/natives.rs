//! Native constraints and rewrites: their names in the model, and their entries.

use legalize_pattern_model::{FreshNames, Native, Param, Snippet};

use super::{Lowering, Mode, kind_of, result_kinds};
use crate::ast::{Ast, CallableBody, CallableId, Constraint, Decl, Type, Variable};

/// Names of the natives in the model. Top-level names are unchanged; an inline native may share its name with
/// another, and then gets a new one (upstream's text keeps it).
pub(super) fn names(ast: &Ast, mode: Mode) -> Vec<String> {
    let mut taken = FreshNames::new();
    let mut names: Vec<String> = ast.callables.iter().map(|callable| callable.name.clone()).collect();
    if mode == Mode::Compatible {
        return names;
    }
    let mut at_top = vec![false; names.len()];
    for decl in &ast.decls {
        if let Decl::Callable(CallableId(id)) = decl {
            at_top[*id as usize] = true;
            taken.take(&names[*id as usize]);
        }
    }
    for (id, name) in names.iter_mut().enumerate() {
        let inline = matches!(ast.callables[id].body, CallableBody::External | CallableBody::Native { .. });
        if !at_top[id] && inline {
            *name = taken.fresh(name);
        }
    }
    names
}

impl Lowering<'_> {
    /// Returns the C++ class of a parameter, according to its constraints.
    fn class_of(&self, variable: &Variable) -> Option<String> {
        variable.constraints.iter().find_map(|constraint| match constraint.constraint {
            Constraint::User(id) => self.ast.callable(id).cpp_class.clone(),
            _ => None,
        })
    }

    /// Returns the name by which patterns call a native; its entry is added to the model.
    pub(super) fn native(&mut self, id: CallableId) -> String {
        let name = self.native_names[id.0 as usize].clone();
        if !self.used_natives.insert(id) {
            return name;
        }
        let callable = self.ast.callable(id);
        let place = if callable.imported { None } else { self.place(callable.span) };
        let body = match &callable.body {
            CallableBody::Native { code, span } => {
                let place = if callable.imported { None } else { self.place(*span) };
                Some(Snippet { text: code.clone(), place })
            }
            CallableBody::External | CallableBody::Builtin { .. } | CallableBody::Pdll(_) => None,
        };
        let params = callable.inputs.iter().map(|&input| {
            let variable = self.ast.variable(input);
            // C++ has a class for the definition's subject; any other operation is an `Operation *`.
            let class = match (&variable.ty, &callable.body) {
                (Type::Operation { name, registered: true }, CallableBody::Native { .. }) => {
                    name.as_deref().map(str::to_owned)
                }
                (Type::Attribute | Type::Type | Type::Operation { .. }, CallableBody::Native { .. }) => {
                    self.class_of(variable)
                }
                _ => None,
            };
            Param { name: variable.name.clone(), kind: kind_of(&variable.ty), class }
        });
        let native = Native {
            name: name.clone(),
            function: (name != callable.name).then(|| callable.name.clone()),
            params: params.collect(),
            results: result_kinds(&callable.result_type).into_iter().map(|(_, kind)| kind).collect(),
            body,
            place,
        };
        self.file.natives.push(native);
        name
    }
}
