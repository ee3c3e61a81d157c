//! Members that definitions declare for classes besides methods of operations: methods of dialects' types and
//! attributes, static methods, constants and enums.
//!
//! C++ calls the method of the object's static class. Here the method of the object's dynamic class is
//! called: a method body that hides a method of `Type` or `Attribute` itself is rejected, since it is
//! indeterminate which of the two is meant.

use std::sync::Arc;

use super::{Answer, Machine, is_all_types_method, is_any_method};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::eval::scope::Scope;
use crate::members::{Member, Members};
use crate::value::Val;

impl Machine<'_, '_> {
    /// A method that the definition of a dialect's type or attribute writes.
    pub(super) fn object_method(
        &mut self,
        object: &Val,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let Some(class) = self.env.classes.class_of_object(self.env.ctx, object) else { return Ok(None) };
        let Some(members) = self.env.classes.members(&class.0.path) else { return Ok(None) };
        let found = members.named(name);
        let Some(member) = found.iter().find(|member| member.takes(args.len())) else { return Ok(None) };
        let Some(body) = member.body() else { return Ok(None) };
        if is_all_types_method(name) || is_any_method(name) {
            return Err(EvalError::unknown(format!(
                "'{name}' of '{}' hides a method of its base class; the call is ambiguous",
                class.0.path
            )));
        }
        let object = (!member.is_static).then(|| object.clone());
        self.run_member(&members, member, body, object, args.to_vec()).map(Some)
    }

    /// Returns the error for a method of a dialect's type or attribute that is declared, but has no body
    /// here.
    pub(super) fn declared_method(&self, object: &Val, name: &str) -> Option<EvalError> {
        let class = self.env.classes.class_of_object(self.env.ctx, object)?;
        let members = self.env.classes.members(&class.0.path)?;
        let path = &class.0.path;
        (!members.named(name).is_empty()).then(|| {
            EvalError::unknown(format!("method '{name}' of '{path}' is declared, but its body is C++"))
        })
    }

    /// A static method that a class's definition writes.
    pub(super) fn static_member(
        &mut self,
        class: &ClassRef,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let Some(members) = self.env.classes.members(&class.0.path) else { return Ok(None) };
        match static_of(&members, name, args.len()) {
            Some(member) => self.run_static(&members, &member, args.to_vec()).map(Some),
            None => Ok(None),
        }
    }

    /// A static method of the class whose member is run, called by its name alone.
    pub(super) fn static_within(&self, name: &str, count: usize) -> Option<(Arc<Members>, Arc<Member>)> {
        let members = self.within.clone()?;
        let member = static_of(&members, name, count)?;
        Some((members, member))
    }

    /// A static method of the class whose member is run, named without a call.
    pub(super) fn function_within(&self, name: &str) -> Option<Val> {
        let members = self.within.as_ref()?;
        let found = members.named(name).into_iter().find(|member| member.is_static)?;
        Some(Val::Function { class: members.class().into(), name: found.name.as_str().into() })
    }

    /// Calls a static method that is a value.
    pub(super) fn call_function(&mut self, class: &str, name: &str, args: Vec<Val>) -> Answer {
        let members = self.env.classes.members(class);
        let found = members.and_then(|members| Some((static_of(&members, name, args.len())?, members)));
        match found {
            Some((member, members)) => self.run_static(&members, &member, args),
            None => {
                let what = format!("'{class}::{name}' does not take {} arguments", args.len());
                Err(EvalError::invalid(what))
            }
        }
    }

    pub(super) fn run_static(
        &mut self,
        members: &Arc<Members>,
        member: &Arc<Member>,
        args: Vec<Val>,
    ) -> Answer {
        match member.body() {
            Some(body) => self.run_member(members, member, body, None, args),
            None => Err(EvalError::unknown(format!(
                "method '{}' of '{}' is declared, but its body is C++",
                member.name,
                members.class()
            ))),
        }
    }

    /// A constant, or a case of an enum, that a class declares.
    pub(super) fn class_constant(&mut self, class: &ClassRef, name: &str) -> Result<Option<Val>, EvalError> {
        if let (ClassKind::Type(full) | ClassKind::Attr(full), "name") = (&class.0.kind, name) {
            return Ok(Some(Val::str(self.env.ctx.str(*full))));
        }
        match self.env.classes.members(&class.0.path) {
            Some(members) => self.member_constant(&members, name),
            None => Ok(None),
        }
    }

    /// A constant, or a case of an enum, of the class whose member is run.
    pub(super) fn constant_within(&mut self, name: &str) -> Result<Option<Val>, EvalError> {
        match self.within.clone() {
            Some(members) => self.member_constant(&members, name),
            None => Ok(None),
        }
    }

    fn member_constant(&mut self, members: &Arc<Members>, name: &str) -> Result<Option<Val>, EvalError> {
        if let Some((class, value)) = members.case(name) {
            return Ok(Some(Val::Enum(class, value)));
        }
        let Some(constant) = members.constant(name) else { return Ok(None) };
        let value = constant.value.as_ref().map_err(|error| {
            EvalError::unknown(format!("value of '{name}' cannot be read: {}", error.message))
        })?;
        let inner = Scope::beside(&self.scope);
        let mut outer = std::mem::replace(&mut self.scope, inner);
        let within = self.within.replace(members.clone());
        let value = self.eval(value).and_then(|value| match &constant.ty {
            Some(ty) => self.convert_declared(ty, value),
            None => Ok(value),
        });
        self.within = within;
        outer.continue_after(&self.scope);
        self.scope = outer;
        value.map(Some).map_err(|error| EvalError { offset: 0, ..error })
    }

    /// Returns true if a call without object, in a member of a dialect's type or attribute, is a call on
    /// `this`.
    pub(super) fn calls_on_this(&self, object: &Val, name: &str, count: usize) -> bool {
        let Some(class) = self.env.classes.class_of_object(self.env.ctx, object) else { return false };
        let members = self.env.classes.members(&class.0.path);
        members.is_some_and(|members| members.named(name).iter().any(|member| member.takes(count)))
            || self.env.classes.is_accessor_name(name)
            || match object {
                Val::Type(_) => super::is_type_method(name),
                _ => super::is_attr_method(name),
            }
    }
}

fn static_of(members: &Members, name: &str, count: usize) -> Option<Arc<Member>> {
    members.named(name).into_iter().find(|member| member.is_static && member.takes(count))
}
