//! Methods of an operation that is held by a variable of its class or of an interface.
//!
//! As in C++, a name is first looked up in the class: accessors, then the members that its definition
//! declares; then in its interfaces, nearest first; then in the traits that follow from its parts.
//! `Operation`'s own methods are accessible only through `->` and `getOperation()`. A method whose body is
//! only in C++ is an error, and hides the others of its name.

use std::sync::Arc;

use legalize_ir::OpId;

use crate::accessors::is_accessor_of;
use crate::builtin::{BuiltinClass, ValueClass};
use crate::classes::{ClassKind, ClassRef};
use crate::error::{EvalError, EvalErrorKind, SnippetError};
use crate::eval::scope::Scope;
use crate::eval::{Answer, MAX_CALLS, Machine};
use crate::members::{Member, Members};
use crate::tree::{Stmt, TemplateArg, TypeName};
use crate::value::Val;

/// Methods that all classes of operations have (`OpState`).
pub(crate) const OF_STATE: &[&str] = &[
    "getOperation",
    "getContext",
    "getLoc",
    "use_empty",
    "erase",
    "emitOpError",
    "emitError",
    "getOperationName",
    "getDialectNamespace",
    "getODSOperands",
    "getODSResults",
    "getProperties",
    "clone",
    "cloneWithoutRegions",
];

/// Methods of the traits of operands, results, regions, successors and blocks; the parts of the operation
/// determine which of them a class inherits.
pub(crate) const OF_TRAITS: &[&str] = &[
    "getNumOperands",
    "getOperand",
    "setOperand",
    "getOperands",
    "getOperandTypes",
    "getNumResults",
    "getResult",
    "getResults",
    "getResultTypes",
    "getType",
    "replaceAllUsesWith",
    "getNumRegions",
    "getRegion",
    "getRegions",
    "getNumSuccessors",
    "getSuccessor",
    "getSuccessors",
    "getBody",
    "getBodyRegion",
    "operand_begin",
    "operand_end",
    "result_begin",
    "result_end",
    "getOps",
    "lookupSymbol",
];

impl Machine<'_, '_> {
    /// Returns an operation seen as its own class; as `Operation` if no definition declares one.
    pub(in crate::eval) fn own_view(&self, op: OpId) -> Val {
        let name = self.env.ir().ok().and_then(|ir| ir.try_op(op)).map(legalize_ir::OpData::name);
        match name.and_then(|name| self.env.classes.class_of_op(name)) {
            Some(class) => Val::View(op, class),
            None => Val::Op(op),
        }
    }

    /// Returns a value as a variable of a type holds it: the type of an operation's variable determines the
    /// meaning of its methods.
    pub(in crate::eval) fn seen_as(&self, ty: &TypeName, value: Val) -> Val {
        if !matches!(value, Val::Op(_) | Val::View(..)) {
            return value;
        }
        match self.class_of(&ty.path) {
            Some(class) => self.seen_as_class(&class, value),
            None => value,
        }
    }

    /// Returns a value like [`Machine::seen_as`], for a class.
    pub(in crate::eval) fn seen_as_class(&self, class: &ClassRef, value: Val) -> Val {
        let Some(op) = value.as_op() else { return value };
        match &class.0.kind {
            ClassKind::Op(_) | ClassKind::Interface(..) => Val::View(op, class.clone()),
            ClassKind::Native(native) if native.is_op.is_some() => Val::View(op, class.clone()),
            ClassKind::Builtin(BuiltinClass::Value(ValueClass::Operation)) => Val::Op(op),
            _ => value,
        }
    }

    /// Returns the object of a call without one: `this` of the method that is being run, else the operation.
    pub(in crate::eval) fn own_object(&self) -> Option<Val> {
        match self.local("this") {
            Some(object) => Some(object.clone()),
            // A static method has no object.
            None if self.within.is_some() => None,
            None => self.env.op.map(|op| self.own_view(op)),
        }
    }

    /// Returns the object of a call without one, if its class itself, or inside of a method also one of its
    /// interfaces, has a method of this name.
    pub(in crate::eval) fn own_member(&mut self, name: &str, count: usize) -> Result<Option<Val>, EvalError> {
        let inside = self.local("this").is_some();
        let Some(object) = self.own_object() else { return Ok(None) };
        if inside && matches!(object, Val::Type(_) | Val::Attr(_)) {
            return Ok(self.calls_on_this(&object, name, count).then_some(object));
        }
        let Val::View(op, class) = &object else { return Ok(None) };
        let members = self.env.classes.members(&class.0.path);
        let has = |members: &Arc<Members>| members.named(name).iter().any(|member| member.takes(count));
        if members.as_ref().is_some_and(has) {
            return Ok(Some(object));
        }
        if !inside {
            return Ok(None);
        }
        let bases = members.map(|members| members.text.bases.clone()).unwrap_or_default();
        if bases.iter().filter_map(|base| self.env.classes.members(base)).any(|base| has(&base)) {
            return Ok(Some(object));
        }
        let op = *op;
        let is_accessor = count == 0 && self.op_accessor(op, name)?.is_some();
        Ok((is_accessor || OF_STATE.contains(&name) || OF_TRAITS.contains(&name)).then_some(object))
    }

    /// Returns the operations of a block or region that are of a class.
    pub(in crate::eval) fn ops_of_class(&mut self, target: &Val, template: &[TemplateArg]) -> Answer {
        let ir = self.env.ir()?;
        let ops: Vec<OpId> = match target {
            Val::Block(block) => ir.block_ops(*block).collect(),
            Val::Region(region) => ir.region_blocks(*region).flat_map(|block| ir.block_ops(block)).collect(),
            _ => Vec::new(),
        };
        let mut found = Vec::new();
        for op in ops {
            self.step(1)?;
            match self.cast_call("dyn_cast", template, Val::Op(op))? {
                Val::Null => {}
                op => found.push(op),
            }
        }
        Ok(Val::list(found))
    }

    /// `object.name<template>(args)`, where the object is of a class of operations or of an interface.
    pub(in crate::eval) fn class_method(
        &mut self,
        op: OpId,
        class: &ClassRef,
        name: &str,
        template: &[TemplateArg],
        args: Vec<Val>,
    ) -> Answer {
        let object = Val::View(op, class.clone());
        let plain = args.is_empty() && template.is_empty();
        let is_interface = class.is_interface();
        let members = self.env.classes.members(&class.0.path);
        if plain && !is_interface {
            if let Some(value) = self.op_accessor(op, name)? {
                return Ok(value);
            }
            if let Some(value) = self.mutable_of(op, name)? {
                return Ok(value);
            }
            if let Some(value) = self.part(op, members.as_deref(), name)? {
                return Ok(value);
            }
        }
        if template.is_empty()
            && !is_interface
            && let Some(value) = self.attr_method_of_op(op, name, &args)?
        {
            return Ok(value);
        }
        if let Some(value) = self.native_method(&Val::Op(op), name, &args)? {
            return Ok(value);
        }
        let mut declared = None;
        let bases = members.as_ref().map(|members| members.text.bases.clone()).unwrap_or_default();
        let own = std::iter::once((class.0.path.to_string(), members));
        let inherited: Vec<_> =
            bases.into_iter().map(|base| (base.clone(), self.env.classes.members(&base))).collect();
        for (path, members) in own.chain(inherited) {
            // If no definition declares the class, only the evaluator's own methods are known.
            let Some(members) = members else { continue };
            let found = members.named(name);
            let Some(member) = found.iter().find(|member| member.takes(args.len())) else {
                // A name hides the same name in the classes that follow.
                if !found.is_empty() {
                    declared = Some(path);
                    break;
                }
                continue;
            };
            if is_interface {
                if let Some(body) = member.interface_body() {
                    let object = Some(self.own_view(op));
                    return self.run_member(&members, member, body, object, args);
                }
                // The operation's own class determines the meaning.
                if let Val::View(op, concrete) = self.own_view(op)
                    && concrete.0.path != class.0.path
                    && !concrete.is_interface()
                    && self.is_interface_method(&path, name)
                {
                    return self.class_method(op, &concrete, name, template, args);
                }
            }
            match member.body() {
                Some(body) => {
                    let object = (!member.is_static).then_some(object);
                    return self.run_member(&members, member, body, object, args);
                }
                None => {
                    declared = Some(path);
                    break;
                }
            }
        }
        if declared.is_none()
            && (OF_STATE.contains(&name) || OF_TRAITS.contains(&name))
            && let Some(value) = self.operation_method(op, name, template, &args)?
        {
            return Ok(value);
        }
        if let Some(helper) = self.env.classes.find_method(name) {
            let args: Vec<Val> = std::iter::once(Val::Op(op)).chain(args).collect();
            return helper(self.env, &args);
        }
        let subject = self.env.ctx.op_str(self.env.ir()?.op(op).name()).to_owned();
        Err(EvalError::unknown(match declared {
            Some(path) => format!("method '{name}' of '{path}' is declared, but its body is C++"),
            None if super::OP_METHODS.contains(&name) || super::LOCAL_METHODS.contains(&name) => format!(
                "'{name}' is not a method of class '{}': operations have it, through '->' ('{subject}')",
                class.0.path
            ),
            None => format!("unknown method '{name}' of '{subject}'"),
        }))
    }

    /// Rejects a method that is called through `->` of a class, and that `Operation` lacks.
    pub(in crate::eval) fn check_of_operation(
        &self,
        class: &ClassRef,
        name: &str,
        arguments: usize,
    ) -> Result<(), EvalError> {
        if self.has_of_operation(name, arguments) {
            Ok(())
        } else {
            Err(EvalError::unknown(format!(
                "'{name}' is not a method of 'Operation', which '->' of '{}' leads to",
                class.0.path
            )))
        }
    }

    /// Rejects a method that is called on an `Operation *` and that only its class has.
    pub(in crate::eval) fn check_of_pointer(
        &self,
        op: OpId,
        name: &str,
        arguments: usize,
    ) -> Result<(), EvalError> {
        if self.has_of_operation(name, arguments) {
            return Ok(());
        }
        let subject = self.env.ctx.op_str(self.env.ir()?.op(op).name());
        Err(EvalError::unknown(format!(
            "'{name}' is not a method of 'Operation', cast it to its class ('{subject}')"
        )))
    }

    fn has_of_operation(&self, name: &str, arguments: usize) -> bool {
        let classes = self.env.classes;
        crate::eval::is_of_operation(name, arguments)
            || crate::eval::is_any_method(name)
            || classes.find_method(name).is_some()
            || !classes.native_methods(name).is_empty()
    }

    /// Returns true if a name is one of an interface's methods that operations implement.
    fn is_interface_method(&self, interface: &str, name: &str) -> bool {
        let members = self.env.classes.members(interface);
        members.is_some_and(|members| members.text.methods.iter().any(|method| method.name == name))
    }

    /// Returns a region or successor by its accessor.
    fn part(&mut self, op: OpId, members: Option<&Members>, name: &str) -> Result<Option<Val>, EvalError> {
        let Some(members) = members else { return Ok(None) };
        let data = self.env.ir()?.op(op);
        if let Some(at) = members.text.regions.iter().position(|part| is_accessor_of(part, name)) {
            let missing = || EvalError::invalid("operation has no such region");
            return Ok(Some(Val::Region(*data.regions().get(at).ok_or_else(missing)?)));
        }
        if let Some(at) = members.text.successors.iter().position(|part| is_accessor_of(part, name)) {
            let missing = || EvalError::invalid("operation has no such successor");
            return Ok(Some(Val::Block(self.env.ir()?.successors(op).nth(at).ok_or_else(missing)?)));
        }
        Ok(None)
    }

    /// Runs the body of a method on its object.
    pub(in crate::eval) fn run_member(
        &mut self,
        members: &Arc<Members>,
        member: &Arc<Member>,
        body: &Result<Vec<Stmt>, SnippetError>,
        object: Option<Val>,
        args: Vec<Val>,
    ) -> Answer {
        let body = body.as_ref().map_err(|error| {
            EvalError::unknown(format!("body of method '{}' cannot be read: {}", member.name, error.message))
        })?;
        if self.calls >= MAX_CALLS {
            return Err(EvalError::new(EvalErrorKind::Limit, "methods call each other too deeply"));
        }
        // A body does not see the caller's names.
        let inner = Scope::beside(&self.scope);
        let mut outer = std::mem::replace(&mut self.scope, inner);
        let within = self.within.replace(members.clone());
        if let Some(object) = object {
            self.bind(&"this_op".into(), object.clone());
            self.bind(&"this".into(), object);
        }
        let mut bound = Ok(());
        let mut args = args;
        // A missing argument is replaced by its default, which sees the class's members.
        for default in member.defaults.iter().skip(args.len().saturating_sub(member.required)) {
            let value = match default {
                Ok(node) => self.eval(node),
                Err(error) => Err(EvalError::unknown(format!(
                    "a default argument of method '{}' cannot be read: {}",
                    member.name, error.message
                ))),
            };
            match value {
                Ok(value) => args.push(value),
                Err(error) => {
                    bound = Err(error);
                    break;
                }
            }
        }
        for ((ty, name), value) in member.params.iter().zip(args) {
            let value = match ty {
                Some(ty) => self.convert_declared(ty, value),
                None => Err(EvalError::unknown(format!(
                    "the type of a parameter of method '{}' cannot be read",
                    member.name
                ))),
            };
            match value {
                // Changes through a reference do not reach the caller.
                Ok(value) if ty.as_ref().is_some_and(|ty| ty.reference) => self.bind_read_only(name, value),
                Ok(value) => {
                    self.bind(name, value);
                    if let Some(ty) = ty {
                        self.scope.declare(ty);
                    }
                }
                Err(error) => bound = bound.and(Err(error)),
            }
        }
        self.calls += 1;
        let result = bound.and_then(|()| self.body(body));
        self.calls -= 1;
        self.leave(0);
        outer.continue_after(&self.scope);
        self.scope = outer;
        self.within = within;
        // The offset refers to the method's own text.
        let result = result.map_err(|error| EvalError { offset: 0, ..error })?;
        match &member.returns {
            Some(ty) if !matches!(result, Val::Void) => self.convert_returned(ty, result),
            _ => Ok(result),
        }
    }
}
