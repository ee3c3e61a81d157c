//! Dispatch of methods and fields by the kind of their object.

use super::functions::known_shape;
use super::types::OF_SHAPED;
use super::{Answer, Machine};
use crate::error::EvalError;
use crate::tree::TemplateArg;
use crate::value::Val;

/// Methods of any object that the evaluator implements.
pub(crate) const ANY_METHODS: &[&str] = &[
    "isa",
    "cast",
    "dyn_cast",
    "dyn_cast_or_null",
    "isa_and_nonnull",
    "hasTrait",
    "has_value",
    "value",
    "value_or",
    "get",
    "getOperation",
    "getContext",
    "getImpl",
    "succeeded",
    "failed",
    "hasPromiseOrImplementsInterface",
];

/// Fields of objects that the evaluator implements: of pairs, and of the state of an operation.
pub(crate) const FIELDS: &[&str] = &["first", "second", "name", "location", "operands", "types"];

impl Machine<'_, '_> {
    /// `target.name<template>(args)`
    pub(crate) fn method(
        &mut self,
        target: Val,
        name: &str,
        template: &[TemplateArg],
        args: Vec<Val>,
    ) -> Answer {
        let args: Vec<Val> = args.into_iter().map(Val::plain).collect();
        match (name, args.as_slice(), &target) {
            ("isa" | "cast" | "dyn_cast" | "dyn_cast_or_null" | "isa_and_nonnull", [], _)
                if !template.is_empty() =>
            {
                return self.cast_call(name, template, target);
            }
            ("value", [], Val::Engaged(held)) => return Ok((**held).clone()),
            ("value_or", [_], Val::Engaged(held)) => return Ok((**held).clone()),
            ("has_value", [], _) => return Ok(Val::Bool(!matches!(target, Val::Null))),
            ("value_or", [other], Val::Null) => return Ok(other.clone()),
            ("value_or", [_], _) => return Ok(target),
            (
                "hasTrait" | "hasPromiseOrImplementsInterface",
                [],
                Val::Type(_) | Val::Attr(_) | Val::Op(_) | Val::View(..),
            ) => {
                let [TemplateArg::Type(ty)] = template else {
                    return Err(EvalError::invalid("'hasTrait' takes one trait"));
                };
                return self.trait_call(&target, ty);
            }
            (_, _, Val::Null) => return Err(EvalError::invalid(format!("'{name}' of null"))),
            // `->` accesses the contained value.
            (_, _, Val::Engaged(held)) => {
                let held = (**held).clone();
                return self.method(held, name, template, args);
            }
            _ => {}
        }
        if matches!(target, Val::Type(_) | Val::Attr(_))
            && let Some(answer) = self.object_method(&target, name, &args)?
        {
            return Ok(answer);
        }
        let answer = match &target {
            Val::Type(ty) => self.type_method(*ty, name, &args)?,
            Val::Attr(attr) => {
                let attr = *attr;
                match self.attr_method(attr, name, &args)? {
                    Some(value)
                        if !template.is_empty()
                            && matches!(
                                name,
                                "getSplatValue" | "getValues" | "value_begin" | "value_end"
                            ) =>
                    {
                        let ctx = self.env.ctx;
                        let element = ctx.attr_type(attr).and_then(|ty| legalize_ir::shape_of(ctx, ty));
                        let element = element.map_or(ctx.common().none, |shaped| shaped.element);
                        Some(self.elements_as(element, template, value)?)
                    }
                    Some(value @ Val::Attr(_)) if !template.is_empty() && name == "getAs" => {
                        Some(self.cast_call("dyn_cast", template, value)?)
                    }
                    other => other,
                }
            }
            Val::Value(value) => self.value_method(*value, name, template, &args)?,
            Val::Op(op) => self.op_method(*op, name, template, &args)?,
            Val::View(op, class) => {
                let (op, class) = (*op, class.clone());
                return self.class_method(op, &class, name, template, args);
            }
            Val::Block(_) | Val::Region(_) if name == "getOps" && !template.is_empty() => {
                Some(self.ops_of_class(&target, template)?)
            }
            Val::Block(block) => self.block_method(*block, name, &args)?,
            Val::Region(region) => self.region_method(*region, name, &args)?,
            Val::List(items) => {
                let items = items.clone();
                self.list_method(&items, name, &args)?
            }
            Val::Str(text) => {
                let text = text.clone();
                self.text_method(&text, name, &args)?
            }
            Val::ApInt(value) => {
                let value = value.clone();
                self.apint_method(&value, name, &args)?
            }
            Val::ApFloat(value) => self.apfloat_method(&value.clone(), name, &args)?,
            Val::Map(map) => {
                let map = map.clone();
                self.map_method(&map, name, &args)?
            }
            Val::Affine(expr) => {
                let expr = expr.clone();
                self.affine_method(&expr, name, &args)?
            }
            Val::Shape(builder) => {
                let builder = builder.clone();
                return self.shape_method(&builder, name, &args);
            }
            Val::Builder => match self.builder_method(name, template, &args)? {
                None => self.rewriter_method(name, &args)?,
                some => some,
            },
            Val::State(_) if name == "getContext" => Some(Val::Context),
            Val::Iter(items, at) => {
                let (items, at) = (items.clone(), *at);
                return self.iter_method(&items, at, name, args);
            }
            Val::OpName(op) => match (name, args.as_slice()) {
                ("getStringRef" | "str" | "getAsString", []) => Some(Val::str(self.env.ctx.op_str(*op))),
                ("getDialectNamespace", []) => Some(Val::str(self.env.ctx.str(self.env.ctx.op_dialect(*op)))),
                ("getIdentifier", []) => Some(Val::Attr(self.env.ctx.string_attr(self.env.ctx.op_str(*op)))),
                ("stripDialect", []) => {
                    let full = self.env.ctx.op_str(*op);
                    Some(Val::str(full.split_once('.').map_or(full, |(_, name)| name)))
                }
                ("isRegistered", []) => Some(Val::Bool(self.env.ctx.op_info(*op).is_some())),
                _ => None,
            },
            Val::Named(attr_name, value) => match (name, args.as_slice()) {
                ("getName" | "getNameDialect", []) => {
                    Some(Val::Attr(self.env.ctx.string_attr(self.env.ctx.str(*attr_name))))
                }
                ("getValue", []) => Some(Val::Attr(*value)),
                _ => None,
            },
            Val::Loc(_) => match (name, args.as_slice()) {
                ("getContext", []) => Some(Val::Context),
                _ => None,
            },
            Val::Dialect(space) => match (name, args.as_slice()) {
                ("getNamespace", []) => Some(Val::str(self.env.ctx.str(*space))),
                _ => None,
            },
            Val::Set(set) => match (name, args.as_slice()) {
                ("getNumDims", []) => Some(Val::uint32(set.dims)),
                ("getNumSymbols", []) => Some(Val::uint32(set.symbols)),
                ("getNumConstraints", []) => Some(Val::count(set.constraints.len())),
                _ => None,
            },
            Val::Object(object) => {
                let object = object.clone();
                match &object.class.0.kind {
                    crate::classes::ClassKind::Native(native) => {
                        match native.methods.iter().find(|(method, _)| **method == *name) {
                            Some((_, helper)) => {
                                let args: Vec<Val> = std::iter::once(target.clone()).chain(args).collect();
                                return helper(self.env, &args);
                            }
                            None => None,
                        }
                    }
                    _ => None,
                }
            }
            Val::Int(_) | Val::Bool(_) | Val::Enum(..) | Val::Double(_) | Val::Single(_) => {
                match (name, args.as_slice()) {
                    ("value", []) => Some(target.clone()),
                    ("succeeded", []) => target.as_bool().map(Val::Bool),
                    _ => None,
                }
            }
            Val::Properties(op, copy) => {
                let (op, copy) = (*op, *copy);
                match args.as_slice() {
                    [] => return self.property(op, copy, name, true),
                    [value] => self.set_property_method(op, copy, name, value)?,
                    _ => None,
                }
            }
            Val::Operand(op, index) => self.operand_method(*op, *index, name, &args)?,
            Val::Mutable(range) => self.mutable_method(*range, name, &args)?.map(|(value, _)| value),
            Val::TypeSwitch(switch) => {
                let switch = switch.clone();
                match switch.subject {
                    Val::Str(_) => self.text_switch_method(&switch, name, &args)?,
                    _ => self.switch_method(&switch, name, template, &args)?,
                }
            }
            Val::Mapping(mapping) => {
                let mut mapping = mapping.clone();
                self.mapping_method(&mut mapping, name, &args)?
            }
            Val::Logical(holds) => match (name, args.as_slice()) {
                ("succeeded", []) => Some(Val::Bool(*holds)),
                ("failed", []) => Some(Val::Bool(!holds)),
                _ => None,
            },
            _ => None,
        };
        if let Some(answer) = answer {
            return Ok(answer);
        }
        if let Some(answer) = self.native_method(&target, name, &args)? {
            return Ok(answer);
        }
        if let Some(helper) = self.env.classes.find_method(name) {
            let args: Vec<Val> = std::iter::once(target).chain(args).collect();
            return helper(self.env, &args);
        }
        if let Some(error) = self.declared_method(&target, name) {
            return Err(error);
        }
        if let Val::Type(ty) = target
            && OF_SHAPED.contains(&name)
        {
            known_shape(self.env.ctx, ty)?;
        }
        let subject = match &target {
            Val::Op(op) => format!("'{}'", self.env.ctx.op_str(self.env.ir()?.op(*op).name())),
            other => other.kind().to_owned(),
        };
        if !self.has_method(&target, name) {
            return Err(EvalError::unknown(format!("unknown method '{name}' of {subject}")));
        }
        Err(EvalError::invalid(match args.as_slice() {
            [] => format!("'{name}' of {subject} takes arguments"),
            args => {
                let kinds: Vec<&str> = args.iter().map(Val::kind).collect();
                format!("'{name}' of {subject} does not take {}", kinds.join(", "))
            }
        }))
    }

    /// Returns true if objects of this kind have a method of this name, for some arguments.
    fn has_method(&self, target: &Val, name: &str) -> bool {
        let lists: &[&[&str]] = match target {
            Val::Builder => &[super::builder::BUILDER_METHODS, super::rewriter::REWRITER_METHODS],
            Val::Value(_) => &[super::operations::VALUE_METHODS, super::operations::RANGE_METHODS],
            Val::Block(_) | Val::Region(_) => &[super::operations::BLOCK_METHODS],
            Val::Op(_) => return super::is_operation_method(name),
            _ => &[],
        };
        lists.iter().any(|list| list.contains(&name))
    }

    /// Evaluates a method of the object's class, if the host implements that class.
    pub(super) fn native_method(
        &mut self,
        target: &Val,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        for (class, helper) in self.env.classes.native_methods(name) {
            if self.is_a_class(target, &class)? {
                let args: Vec<Val> = std::iter::once(target.clone()).chain(args.iter().cloned()).collect();
                return helper(self.env, &args).map(Some);
            }
        }
        Ok(None)
    }

    /// `target.name` without a call.
    pub(super) fn field(&mut self, target: &Val, name: &str) -> Answer {
        match (target, name) {
            (Val::Properties(op, copy), _) => self.property(*op, *copy, name, false),
            (Val::List(items), "first") if !items.is_empty() => Ok(items[0].clone()),
            (Val::List(items), "second") if items.len() > 1 => Ok(items[1].clone()),
            (Val::Iter(items, at), _) => match items.get(*at) {
                Some(item) => self.field(&item.clone(), name),
                None => Err(EvalError::invalid("iterator is at the end")),
            },
            (Val::State(state), "name") => Ok(Val::OpName(state.name)),
            (Val::State(state), "location") => Ok(Val::Loc(state.loc)),
            (Val::State(state), "operands") => Ok(Val::list(state.operands.iter().copied().map(Val::Value))),
            (Val::State(state), "types") => Ok(Val::list(state.result_types.iter().copied().map(Val::Type))),
            (Val::Object(object), _) => {
                let found = object.fields.iter().find(|(field, _)| **field == *name);
                found
                    .map(|(_, value)| value.clone())
                    .ok_or_else(|| EvalError::unknown(format!("unknown field '{name}'")))
            }
            (target, _) => Err(EvalError::unknown(format!("unknown field '{name}' of {}", target.kind()))),
        }
    }
}
