//! Queries of records and types: `!isa`, `!exists`, `!instances`, `!match` and field access.

use super::{Eval, Evaluator};
use crate::print::value_text;
use crate::record::RecordId;
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Evaluates `!isa`.
    pub(super) fn is_a(&mut self, ty: Ty, of: V) -> V {
        if let Some(found) = self.store.type_of(of) {
            if self.store.convertible(found, ty) {
                return self.store.int(1);
            }
            let known = match self.store.types.classes(ty) {
                Some(_) => {
                    !self.store.convertible(ty, found) && self.store.is_concrete(of)
                        || matches!(self.store.node(of), Node::Def(_))
                }
                None => true,
            };
            if known {
                return self.store.int(0);
            }
        }
        self.store.is_a(ty, of)
    }

    /// Evaluates `!exists`.
    pub(super) fn exists(&mut self, ty: Ty, of: V, current: Option<RecordId>, is_final: bool) -> Eval<V> {
        let (Node::Str(name) | Node::Code(name)) = self.store.node(of) else {
            return Ok(self.store.exists(ty, of));
        };
        let mut found = self.def_by_name.get(name);
        if found.is_none() && self.names_current(name, current) {
            if !is_final {
                return Ok(self.store.exists(ty, of));
            }
            found = current;
        }
        if let Some(found) = found {
            let own = self.store.record_type(found);
            let is = self.store.ty_is_a(own, ty);
            return Ok(self.store.int(i64::from(is)));
        }
        Ok(if is_final { self.store.int(0) } else { self.store.exists(ty, of) })
    }

    /// Evaluates `!instances`.
    pub(super) fn instances(
        &mut self,
        ty: Ty,
        regex: V,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Eval<V> {
        let (Node::Str(pattern) | Node::Code(pattern)) = self.store.node(regex) else {
            return Ok(self.store.instances(ty, regex));
        };
        if current.is_some() && !is_final {
            return Ok(self.store.instances(ty, regex));
        }
        let mut found: Vec<RecordId> = Vec::new();
        if let Some(&[class]) = self.store.types.classes(ty) {
            found.extend(
                self.defs.iter().copied().filter(|&def| self.store.record(def).is_subclass_of(class)),
            );
        }
        found.sort_by(|&a, &b| {
            crate::order::compare_numeric(self.store.record_name(a), self.store.record_name(b))
        });
        let mut items = Vec::new();
        for def in found {
            let (Node::Str(name) | Node::Code(name)) = self.store.node(self.store.record(def).name) else {
                continue;
            };
            if self.matches(name, pattern, current)? {
                items.push(self.store.def(def));
            }
        }
        self.new_list(ty, &items)
    }

    /// Accesses a field of a value; evaluated immediately if the value is a record.
    pub(super) fn field_of(&mut self, of: V, name: Sym, current: Option<RecordId>) -> Eval<V> {
        if let Node::Def(record) = self.store.node(of) {
            if Some(record) == current {
                let message = format!(
                    "attempting to access field '{}' of '{}' is a forbidden self-reference",
                    self.store.symbols.get(name),
                    value_text(&self.store, of),
                );
                let at = self.blame(current);
                return self.error(
                    "tblgen::self_reference",
                    at,
                    message,
                    "name the field without the record inside its own body",
                );
            }
            if let Some(field) = self.store.field_named(record, name)
                && self.store.is_concrete(field.value)
            {
                return Ok(field.value);
            }
        }
        let ty = match self.field_type(of, name) {
            Some(ty) => ty,
            None => {
                let at = self.blame(current);
                let message = format!(
                    "cannot access field '{}' of value '{}'",
                    self.store.symbols.get(name),
                    value_text(&self.store, of)
                );
                return self.error(
                    "tblgen::unknown_field",
                    at,
                    message,
                    "name a field of the record's class",
                );
            }
        };
        let v = self.store.field(of, name, ty);
        self.checked(v)
    }

    /// Returns the type of a field of a value.
    pub(super) fn field_type(&mut self, of: V, name: Sym) -> Option<Ty> {
        if let Node::Def(record) = self.store.node(of) {
            return self.store.field_named(record, name).map(|field| field.ty);
        }
        let ty = self.store.type_of(of)?;
        let classes = self.store.types.classes(ty)?;
        classes.iter().find_map(|class| self.store.field_named(*class, name)).map(|field| field.ty)
    }

    pub(super) fn matches(&mut self, text: Sym, regex: Sym, current: Option<RecordId>) -> Eval<bool> {
        if !self.patterns.contains_key(&regex) {
            let pattern = self.store.symbols.get(regex).to_owned();
            let Some(compiled) = super::pattern::compile(&pattern) else {
                let at = self.blame(current);
                return self.error(
                    "tblgen::regex",
                    at,
                    format!("invalid regex '{pattern}'"),
                    "write a POSIX extended regular expression, without back-references",
                );
            };
            self.patterns.insert(regex, compiled);
        }
        let text = self.store.symbols.get(text);
        Ok(self.patterns.get(&regex).is_some_and(|regex| regex.is_match(text.as_bytes())))
    }
}
