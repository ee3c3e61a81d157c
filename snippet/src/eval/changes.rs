//! Methods that change the list or text that a local name holds.

use std::sync::Arc;

use legalize_ir::OperationState;

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::integer::CppInt;
use crate::lvalue::Lvalue;
use crate::operator::UnaryOp;
use crate::tree::{Kind, Node, TemplateArg, TypeName};
use crate::value::Val;

/// Methods that change their object.
const CHANGING: &[&str] = &[
    "push_back",
    "emplace_back",
    "append",
    "pop_back",
    "pop_back_val",
    "insert",
    "clear",
    "resize",
    "assign",
    "reserve",
    "set",
    "erase",
    "setDim",
    "dropDim",
    "insertDim",
    "setShape",
    "setElementType",
    "addAttribute",
    "emplace",
    "reset",
    "truncate",
    "negate",
    "convert",
    "setAllBits",
    "clearAllBits",
    "flipAllBits",
    "map",
];

impl Machine<'_, '_> {
    /// Returns the lvalue that a method call changes; `None` if it changes none.
    pub(super) fn changed(&mut self, target: &Node, name: &str) -> Result<Option<Lvalue>, EvalError> {
        if !matches!(
            target.kind,
            Kind::Name(_) | Kind::Index(..) | Kind::Member { .. } | Kind::Unary(UnaryOp::Deref, _)
        ) && !matches!(&target.kind, Kind::Method { name, .. } if matches!(&**name, "front" | "back" | "at"))
        {
            return Ok(None);
        }
        // Most names hold handles, which no call changes.
        if let Kind::Name(path) = &target.kind
            && path.as_plain().and_then(|name| self.local(name)).is_none_or(|value| {
                matches!(
                    value,
                    Val::Value(_) | Val::Type(_) | Val::Attr(_) | Val::Op(_) | Val::View(..) | Val::Builder
                )
            })
        {
            return Ok(None);
        }
        if !CHANGING.contains(&name) && !name.starts_with("add") {
            return Ok(None);
        }
        let changes = |value: &Val| match value {
            Val::List(_) | Val::Shape(_) | Val::Str(_) | Val::Null | Val::Engaged(_) | Val::ApInt(_) => {
                CHANGING.contains(&name)
            }
            Val::State(_) => name.starts_with("add"),
            Val::Mapping(_) => matches!(name, "map" | "erase" | "clear"),
            Val::Mutable(_) => matches!(name, "append" | "assign" | "clear" | "erase"),
            Val::ApFloat(_) => name == "convert",
            _ => false,
        };
        let Some(lvalue) = self.lvalue(target)? else {
            // A reference to an expression without an lvalue is not changed.
            return match &target.kind {
                Kind::Name(path)
                    if path.as_plain().and_then(|name| self.local(name)).is_some_and(changes) =>
                {
                    Err(self.not_an_lvalue(target))
                }
                _ => Ok(None),
            };
        };
        let lvalue = match self.scope.get(&lvalue)? {
            Val::Pointer(lvalue) => (**lvalue).clone(),
            _ => lvalue,
        };
        Ok(changes(self.scope.get(&lvalue)?).then_some(lvalue))
    }

    /// `tuple.getFlattenedTypes(types)`: appends to a local name; `None` for any other call.
    pub(super) fn appended_types(
        &mut self,
        target: &Node,
        name: &str,
        args: &[Node],
    ) -> Result<Option<Val>, EvalError> {
        let ("getFlattenedTypes", [types]) = (name, args) else { return Ok(None) };
        let Some(lvalue) = self.lvalue(types)? else { return Ok(None) };
        let tuple = self.eval(target)?;
        let flat = self.algorithm(name, &[], vec![tuple])?;
        self.change(&lvalue, "append", vec![flat])?;
        Ok(Some(Val::Void))
    }

    /// A method call that changes an lvalue.
    pub(super) fn change(&mut self, lvalue: &Lvalue, name: &str, args: Vec<Val>) -> Answer {
        // A number beside others of its type.
        if let ("push_back", [Val::Int(item)], Val::List(items)) =
            (name, args.as_slice(), self.scope.get_mut(lvalue)?)
            && matches!(items.first(), Some(Val::Int(first)) if first.ty() == item.ty())
            && items.len() < super::MAX_ITEMS
        {
            Arc::make_mut(items).push(Val::Int(*item));
            self.step(2)?;
            return Ok(Val::Void);
        }
        let old = self.scope.get(lvalue)?.clone();
        let ty = self.type_at(lvalue);
        let (new, answer) = match old {
            Val::Shape(builder) => {
                let new = self.shape_method(&builder, name, &args)?;
                (new.clone(), new)
            }
            Val::Mapping(mut mapping) => match self.mapping_method(&mut mapping, name, &args)? {
                Some(given) => (Val::Mapping(mapping), given),
                None => return Err(EvalError::unknown(format!("unknown method '{name}' of a mapping"))),
            },
            Val::Mutable(range) => match self.mutable_method(range, name, &args)? {
                Some((given, range)) => (Val::Mutable(range), given),
                None => {
                    return Err(EvalError::unknown(format!(
                        "unknown method '{name}' of a range of operands"
                    )));
                }
            },
            Val::State(state) if name == "addRegion" && args.is_empty() => {
                let mut state = OperationState::clone(&state);
                let region = self.add_region(&mut state)?;
                (Val::State(Arc::new(state)), region)
            }
            Val::State(state) => (self.state_method(&state, name, &args)?, Val::Void),
            Val::Str(text) => match (name, args.as_slice()) {
                ("append" | "push_back", [more]) => {
                    let more = self.piece(more)?;
                    (self.join(&text, &more)?, Val::Void)
                }
                ("pop_back", []) if !text.is_empty() => (Val::Str(text[..text.len() - 1].into()), Val::Void),
                ("clear", []) => (Val::str(""), Val::Void),
                _ => return Err(EvalError::unknown(format!("unknown method '{name}' of a string"))),
            },
            Val::List(items) => {
                let item =
                    ty.as_ref().and_then(|ty| ty.path.last().args.as_deref()).and_then(|args| args.first());
                let item = match item {
                    Some(TemplateArg::Type(item)) => Some(item.clone()),
                    _ => None,
                };
                let args = self.converted_args(name, item.as_ref(), items.first(), args)?;
                let args = match (name, args.as_slice(), &ty) {
                    ("resize", [count], Some(ty)) if items.is_empty() => {
                        vec![count.clone(), self.default_item(ty)?]
                    }
                    _ => args,
                };
                // The list is moved out of the lvalue, so that it is changed without a copy.
                *self.scope.get_mut(lvalue)? = Val::Null;
                let mut items = items;
                let result = self.change_list(Arc::make_mut(&mut items), name, args);
                *self.scope.get_mut(lvalue)? = Val::List(items);
                return result;
            }
            Val::Null | Val::Engaged(_)
                if matches!((name, args.as_slice()), ("reset", []) | ("emplace", [_])) =>
            {
                let value = match args.into_iter().next() {
                    None => Val::Null,
                    Some(value) => match &ty {
                        Some(ty) => self.convert_declared(ty, value)?,
                        None => {
                            return Err(EvalError::unknown("the value type of the optional is not known"));
                        }
                    },
                };
                (value, Val::Void)
            }
            // `->` accesses the contained value.
            Val::ApInt(value)
                if matches!(
                    (name, args.as_slice()),
                    ("negate" | "clearAllBits" | "setAllBits" | "flipAllBits", [])
                ) =>
            {
                let new = match name {
                    "negate" => -value.signed().to_big(),
                    "setAllBits" => num_bigint::BigInt::from(-1),
                    "flipAllBits" => !value.signed().to_big(),
                    _ => num_bigint::BigInt::from(0),
                };
                let new = crate::value::ApInt {
                    signed: value.signed,
                    ..crate::value::ApInt::new(new, value.width)
                };
                (Val::ApInt(new), Val::Void)
            }
            Val::ApFloat(value) if name == "convert" => {
                (Val::ApFloat(self.converted_float(&value, &args)?), Val::Void)
            }
            other => return Err(EvalError::unknown(format!("unknown method '{name}' of {}", other.kind()))),
        };
        *self.scope.get_mut(lvalue)? = new;
        Ok(answer)
    }

    /// The arguments of a method that adds items, converted to the items' type.
    pub(super) fn converted_args(
        &mut self,
        name: &str,
        ty: Option<&TypeName>,
        first: Option<&Val>,
        args: Vec<Val>,
    ) -> Result<Vec<Val>, EvalError> {
        let adds = match (name, args.len()) {
            ("push_back" | "emplace_back", 1) => 0..1,
            // Two positions.
            ("append" | "assign", 2) if matches!(args.as_slice(), [Val::Iter(..), _]) => return Ok(args),
            // A name and an attribute.
            ("append", 2) if matches!(args.as_slice(), [Val::Str(_) | Val::Attr(_), _]) => return Ok(args),
            ("append", 1) if matches!(args.as_slice(), [Val::Named(..)]) => return Ok(args),
            ("insert", 1 | 2) | ("append" | "assign" | "resize", 2) => args.len() - 1..args.len(),
            ("append" | "assign", 1) => {
                let mut args = args;
                let range = args.pop().unwrap_or(Val::Null);
                let mut items = self.items(&range)?;
                for item in &mut items {
                    *item = self.as_item(ty, first, item.clone())?;
                }
                return Ok(vec![Val::list(items)]);
            }
            _ => return Ok(args),
        };
        let mut args = args;
        for arg in &mut args[adds] {
            *arg = self.as_item(ty, first, arg.clone())?;
        }
        Ok(args)
    }

    /// A value as an item of a range.
    pub(super) fn as_item(&mut self, ty: Option<&TypeName>, first: Option<&Val>, value: Val) -> Answer {
        match (ty, first) {
            (Some(ty), _) => self.convert_declared(ty, value),
            (None, Some(first)) => self.converted_like(&first.clone(), value),
            (None, None) => Ok(value),
        }
    }

    pub(super) fn change_list(&mut self, items: &mut Vec<Val>, name: &str, args: Vec<Val>) -> Answer {
        self.step(args.len() as u64 + 1)?;
        for arg in &args {
            self.nest(arg)?;
        }
        if items.len() > super::MAX_ITEMS {
            return Err(EvalError::too_large("range", "items", super::MAX_ITEMS));
        }
        match (name, args.as_slice()) {
            ("push_back", [item]) | ("append", [item @ Val::Named(..)]) => items.push(item.clone()),
            ("emplace_back", [item]) => items.push(item.clone()),
            ("emplace_back", several) => items.push(Val::list(several.iter().cloned())),
            ("append" | "assign", [range]) => {
                let more = self.items(range)?;
                if name == "assign" {
                    items.clear();
                }
                items.extend(more);
            }
            ("append" | "assign", [Val::Int(count), value]) => {
                let count =
                    usize::try_from(count.value()).map_err(|_| EvalError::invalid("length is negative"))?;
                self.step(count as u64)?;
                if name == "assign" {
                    items.clear();
                }
                items.extend(std::iter::repeat_n(value.clone(), count));
            }
            ("append" | "assign", [Val::Iter(list, from), Val::Iter(_, to)]) => {
                let part =
                    list.get(*from..*to).ok_or_else(|| EvalError::invalid("range ends before it begins"))?;
                self.step(part.len() as u64)?;
                if name == "assign" {
                    items.clear();
                }
                items.extend(part.iter().cloned());
            }
            ("append", [name, value]) => {
                // A list of named attributes.
                let name = self.text(name)?;
                let value = self.coerce_attr(value)?;
                items.push(Val::Named(self.env.ctx.name(&name), value));
            }
            ("set" | "addAttribute", [name, value]) => {
                let name = self.text(name)?;
                let name = self.env.ctx.name(&name);
                let value = self.coerce_attr(value)?;
                items.retain(|item| !matches!(item, Val::Named(other, _) if *other == name));
                items.push(Val::Named(name, value));
            }
            // Of a list of named attributes.
            ("erase", [name @ (Val::Str(_) | Val::Attr(_))]) => {
                let name = self.text(name)?;
                let name = self.env.ctx.name(&name);
                let at = items.iter().position(|item| matches!(item, Val::Named(other, _) if *other == name));
                return Ok(match at.map(|at| items.remove(at)) {
                    Some(Val::Named(_, old)) => Val::Attr(old),
                    _ => Val::Null,
                });
            }
            ("erase", [Val::Iter(_, at)]) if *at < items.len() => {
                items.remove(*at);
            }
            ("erase", [Val::Iter(_, from), Val::Iter(_, to)]) if from <= to && *to <= items.len() => {
                items.drain(*from..*to);
            }
            ("pop_back" | "pop_back_val", []) => {
                let last = items.pop().ok_or_else(|| EvalError::invalid("range is empty"))?;
                if name == "pop_back_val" {
                    return Ok(last);
                }
            }
            ("insert" | "emplace", [item]) => {
                for other in items.iter() {
                    if self.equal(other, item)? {
                        return Ok(Val::list([Val::Null, Val::Bool(false)]));
                    }
                }
                items.push(item.clone());
                return Ok(Val::list([Val::Null, Val::Bool(true)]));
            }
            ("insert", [Val::Iter(_, at), item]) if *at <= items.len() => items.insert(*at, item.clone()),
            ("clear", []) => items.clear(),
            ("reserve", [_]) => {}
            ("truncate", [count]) => {
                let count = self.as_index(count)?;
                if count > items.len() {
                    return Err(EvalError::invalid("range is too short"));
                }
                items.truncate(count);
            }
            ("resize", [count, rest @ ..]) => {
                let count = self.as_index(count)?;
                self.step(count as u64)?;
                let fill = match (rest, items.first()) {
                    ([fill], _) => fill.clone(),
                    ([], Some(item)) => default_like(item)?,
                    _ => return Err(EvalError::unknown("items of an unknown type are created")),
                };
                if count > super::MAX_ITEMS {
                    return Err(EvalError::too_large("range", "items", super::MAX_ITEMS));
                }
                items.resize(count, fill);
            }
            _ => return Err(EvalError::unknown(format!("unknown method '{name}' of a range"))),
        }
        Ok(Val::Void)
    }
}

/// Returns the default-constructed value of the type of another.
pub(super) fn default_like(item: &Val) -> Answer {
    Ok(match item {
        Val::Int(value) => Val::Int(CppInt::new(0, value.ty())),
        Val::Bool(_) => Val::Bool(false),
        Val::Double(_) => Val::Double(0.0),
        Val::Single(_) => Val::Single(0.0),
        Val::Str(_) => Val::str(""),
        Val::List(_) => Val::list([]),
        Val::Enum(class, _) => Val::Enum(class.clone(), 0),
        Val::Null | Val::Type(_) | Val::Attr(_) | Val::Value(_) | Val::Op(_) | Val::View(..) => Val::Null,
        Val::Engaged(_) | Val::Block(_) | Val::Region(_) => Val::Null,
        other => {
            return Err(EvalError::unknown(format!("the default value of {} is not known", other.kind())));
        }
    })
}
