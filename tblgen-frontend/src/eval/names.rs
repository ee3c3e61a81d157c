//! Lookup of names: variables from the innermost scope outward, then records, then globals.

use legalize_source::Diagnostic;

use super::value::Context;
use super::{Eval, Evaluator, Failed, Scope};
use crate::ast::Ident;
use crate::ops::UnOp;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Returns the variable of a name, searching from the innermost scope outward.
    pub(super) fn variable_of(&mut self, name: Sym) -> Option<V> {
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            if let Some(v) = scope.var(name) {
                return Some(v);
            }
            match *scope {
                Scope::Local(_) => {}
                Scope::Record { record, .. } => {
                    if let Some(&(_, ty)) = self.iterators.iter().rev().find(|&&(known, _)| known == name) {
                        return Some(self.store.var(name, ty));
                    }
                    if let Some(field) = self.store.field_named(record, name) {
                        let ty = field.ty;
                        return Some(self.store.var(name, ty));
                    }
                    if self.store.record(record).is_class()
                        && let Some(v) = self.parameter(record, name)
                    {
                        return Some(v);
                    }
                }
                Scope::Foreach { name: known, var, .. } => {
                    if known == Some(name) {
                        return var;
                    }
                }
                Scope::Multiclass { index, .. } => {
                    let proto = self.multiclasses[index].proto;
                    if let Some(v) = self.parameter(proto, name) {
                        return Some(v);
                    }
                }
            }
        }
        None
    }

    pub(super) fn parameter(&mut self, record: RecordId, name: Sym) -> Option<V> {
        let data = self.store.record(record);
        if let Some(index) = data.params().iter().position(|&param| param == name) {
            let qualified = data.template_args()[index];
            let field = self.store.fields_mut(record).iter_mut().find(|field| field.name == qualified)?;
            field.set_used();
            let ty = field.ty;
            return Some(self.store.var(qualified, ty));
        }
        if name == Sym::NAME {
            let implicit = data.implicit();
            return Some(self.store.var(implicit, Ty::STRING));
        }
        None
    }

    pub(super) fn name(&mut self, id: Ident, context: Context) -> Eval<V> {
        if let Some(v) = self.variable_of(id.name) {
            return Ok(v);
        }
        if context.name_mode {
            return Ok(V::str(id.name));
        }
        if let Some(record) = self.def_by_name.get(id.name) {
            return Ok(self.store.def(record));
        }
        if let Some(&v) = self.globals.get(&id.name) {
            return Ok(v);
        }
        if let Some(current) = context.current
            && self.multiclass.is_none()
            && !self.store.record(current).is_class()
            && self.store.node(self.store.record(current).name) == Node::Str(id.name)
        {
            let direct = self.store.record(current).direct.clone();
            let ty = self.store.set_type(&direct);
            let name = V::str(id.name);
            return Ok(self.store.un(UnOp::Cast, name, ty));
        }
        if self.is_lost(id.name) {
            return Err(Failed);
        }
        let text = self.store.symbols.get(id.name).to_owned();
        let mut diagnostic =
            Diagnostic::error("tblgen::undefined_variable", format!("variable not defined: '{text}'"))
                .with_label(id.span, "");
        let known: Vec<Sym> = self.known_names(context.current);
        diagnostic = match self.similar(id.name, known.into_iter()) {
            Some(similar) => diagnostic.with_help(format!("did you mean '{similar}'?")),
            None if self.class_by_name.contains_key(&id.name) => diagnostic
                .with_help(format!("'{text}' is a class; call it as {text}<...>, or define a record")),
            None => diagnostic.with_help("define it before its use, or include the file that defines it"),
        };
        self.fail(diagnostic)
    }

    pub(super) fn known_names(&self, current: Option<RecordId>) -> Vec<Sym> {
        let mut names: Vec<Sym> = Vec::new();
        for scope in &self.scopes {
            names.extend(scope.vars().iter().map(|&(name, _)| name));
            match *scope {
                Scope::Foreach { name, .. } => names.extend(name),
                Scope::Multiclass { index, .. } => {
                    names.extend(self.store.record(self.multiclasses[index].proto).params().iter().copied());
                }
                _ => {}
            }
        }
        if let Some(current) = current {
            let data = self.store.record(current);
            names.extend(self.store.fields(current).iter().map(|field| field.name));
            names.extend(data.params().iter().copied());
        }
        names.extend(self.defs_iter());
        let mut globals: Vec<Sym> = self.globals.keys().copied().collect();
        globals.sort_unstable();
        names.extend(globals);
        names
    }

    /// Returns the class of a name.
    pub(super) fn class_named(&mut self, id: Ident, message: &str) -> Eval<RecordId> {
        if let Some(&class) = self.class_by_name.get(&id.name) {
            return Ok(class);
        }
        if self.lost.contains(&id.name) {
            return Err(Failed);
        }
        let text = self.store.symbols.get(id.name).to_owned();
        let help = if self.multiclass_by_name.contains_key(&id.name) {
            format!("use 'defm' if you meant to use multiclass '{text}'")
        } else {
            let classes: Vec<Sym> = self.class_names();
            match self.similar(id.name, classes.into_iter()) {
                Some(similar) => format!("did you mean '{similar}'?"),
                None => "define the class before its use, or include the file that does".to_owned(),
            }
        };
        self.error("tblgen::unknown_class", id.span, format!("{message} '{text}'"), help)
    }

    pub(super) fn class_names(&self) -> Vec<Sym> {
        self.classes
            .iter()
            .filter_map(|&class| match self.store.node(self.store.record(class).name) {
                Node::Str(name) => Some(name),
                _ => None,
            })
            .collect()
    }
}
