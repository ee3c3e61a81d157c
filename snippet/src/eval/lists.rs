//! Methods of ranges, optionals and strings, and the methods that change a local name.

use std::sync::Arc;

use super::{Answer, Machine, Place};
use crate::error::{EvalError, EvalErrorKind};
use crate::integer::{CppInt, IntType};
use crate::operator::{BinaryOp, UnaryOp};
use crate::tree::{Kind, Node, TemplateArg, TypeName};
use crate::value::Val;

/// Methods of ranges that the evaluator knows.
pub(crate) const LIST_METHODS: &[&str] = &[
    "size",
    "empty",
    "front",
    "back",
    "begin",
    "end",
    "drop_front",
    "drop_back",
    "take_front",
    "take_back",
    "slice",
    "contains",
    "count",
    "at",
    "data",
    "getTypes",
    "getType",
    "getTypeRange",
    "vec",
    "equals",
    "push_back",
    "emplace_back",
    "append",
    "pop_back",
    "insert",
    "clear",
    "resize",
    "pop_back_val",
    "truncate",
    "reset",
    "emplace",
    "swap",
    "assign",
    "reserve",
    "erase",
    "set",
    "getDictionary",
    "get",
    "value_or",
    "has_value",
    "value",
    "succeeded",
    "first",
    "second",
    "getFirst",
    "getSecond",
    "index",
    "getName",
    "getValue",
    "find",
];

/// Methods of strings that the evaluator knows.
pub(crate) const TEXT_METHODS: &[&str] = &[
    "str",
    "size",
    "length",
    "empty",
    "starts_with",
    "ends_with",
    "startswith",
    "endswith",
    "contains",
    "equals",
    "compare",
    "drop_front",
    "drop_back",
    "take_front",
    "take_back",
    "substr",
    "slice",
    "lower",
    "upper",
    "data",
    "c_str",
    "front",
    "back",
    "trim",
    "ltrim",
    "rtrim",
    "find",
    "rfind",
    "count",
    "split",
    "equals_insensitive",
    "begin",
    "end",
    "strref",
    "getValue",
    "at",
    "has_value",
    "value",
    "value_or",
    "concat",
];

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
    "setAllBits",
    "clearAllBits",
    "flipAllBits",
];

impl Machine<'_, '_> {
    /// The place that a method call changes; nothing if it changes none.
    pub(super) fn changed(&mut self, target: &Node, name: &str) -> Result<Option<Place>, EvalError> {
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
            _ => false,
        };
        let Some(place) = self.lvalue(target)? else {
            // A reference to what has no place is not changed.
            return match &target.kind {
                Kind::Name(path)
                    if path.as_plain().and_then(|name| self.local(name)).is_some_and(changes) =>
                {
                    Err(self.no_place(target))
                }
                _ => Ok(None),
            };
        };
        let place = match self.scope.get(&place)? {
            Val::Pointer(place) => (**place).clone(),
            _ => place,
        };
        Ok(changes(self.scope.get(&place)?).then_some(place))
    }

    /// A method call that changes a place.
    pub(super) fn change(&mut self, place: &Place, name: &str, args: Vec<Val>) -> Answer {
        // A number beside others of its type.
        if let ("push_back", [Val::Int(item)], Val::List(items)) =
            (name, args.as_slice(), self.scope.get_mut(place)?)
            && matches!(items.first(), Some(Val::Int(first)) if first.ty() == item.ty())
            && items.len() < super::MAX_ITEMS
        {
            Arc::make_mut(items).push(Val::Int(*item));
            self.step(2)?;
            return Ok(Val::Void);
        }
        let old = self.scope.get(place)?.clone();
        let ty = self.type_at(place);
        let (new, answer) = match old {
            Val::Shape(builder) => {
                let new = self.shape_method(&builder, name, &args)?;
                (new.clone(), new)
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
                // The place gives its list up, so that it is changed without a copy.
                *self.scope.get_mut(place)? = Val::Null;
                let mut items = items;
                let result = self.change_list(Arc::make_mut(&mut items), name, args);
                *self.scope.get_mut(place)? = Val::List(items);
                return result;
            }
            Val::Null | Val::Engaged(_)
                if matches!((name, args.as_slice()), ("reset", []) | ("emplace", [_])) =>
            {
                let value = match args.into_iter().next() {
                    None => Val::Null,
                    Some(value) => match &ty {
                        Some(ty) => self.convert_declared(ty, value)?,
                        None => return Err(EvalError::unknown("what the optional holds is not known")),
                    },
                };
                (value, Val::Void)
            }
            // `->` leads to what it holds.
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
            other => return Err(EvalError::unknown(format!("unknown method '{name}' of {}", other.kind()))),
        };
        *self.scope.get_mut(place)? = new;
        Ok(answer)
    }

    /// The arguments of a method that adds items, converted to the items' type.
    fn converted_args(
        &mut self,
        name: &str,
        ty: Option<&TypeName>,
        first: Option<&Val>,
        args: Vec<Val>,
    ) -> Result<Vec<Val>, EvalError> {
        let adds = match (name, args.len()) {
            ("push_back" | "emplace_back", 1) => 0..1,
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
    fn as_item(&mut self, ty: Option<&TypeName>, first: Option<&Val>, value: Val) -> Answer {
        match (ty, first) {
            (Some(ty), _) => self.convert_declared(ty, value),
            (None, Some(first)) => self.converted_like(&first.clone(), value),
            (None, None) => Ok(value),
        }
    }

    fn change_list(&mut self, items: &mut Vec<Val>, name: &str, args: Vec<Val>) -> Answer {
        self.step(args.len() as u64 + 1)?;
        for arg in &args {
            self.nest(arg)?;
        }
        if items.len() > super::MAX_ITEMS {
            return Err(EvalError::new(EvalErrorKind::Limit, "range is too long"));
        }
        match (name, args.as_slice()) {
            ("push_back", [item]) => items.push(item.clone()),
            ("emplace_back", [item]) => items.push(item.clone()),
            ("emplace_back", several) => items.push(Val::list(several.iter().cloned())),
            ("append" | "assign", [range]) => {
                let more = self.items(range)?;
                if name == "assign" {
                    items.clear();
                }
                items.extend(more);
            }
            ("append", [Val::Int(count), value]) | ("assign", [Val::Int(count), value]) => {
                let count =
                    usize::try_from(count.value()).map_err(|_| EvalError::invalid("length is negative"))?;
                self.step(count as u64)?;
                if name == "assign" {
                    items.clear();
                }
                items.extend(std::iter::repeat_n(value.clone(), count));
            }
            ("append" | "assign", [Val::Iter(list, from), Val::Iter(_, to)]) => {
                let part = list.get(*from..*to).ok_or_else(|| EvalError::invalid("range runs backwards"))?;
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
            ("erase", [Val::Str(name)]) => {
                let name = self.env.ctx.name(&String::from_utf8_lossy(name));
                items.retain(|item| !matches!(item, Val::Named(other, _) if *other == name));
            }
            ("erase", [Val::Iter(_, at)]) if *at < items.len() => {
                items.remove(*at);
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
                    return Err(EvalError::invalid("range is shorter"));
                }
                items.truncate(count);
            }
            ("resize", [count, rest @ ..]) => {
                let count = self.as_index(count)?;
                self.step(count as u64)?;
                let fill = match (rest, items.first()) {
                    ([fill], _) => fill.clone(),
                    ([], Some(item)) => default_like(item)?,
                    _ => return Err(EvalError::unknown("items of an unknown type are made")),
                };
                if count > super::MAX_ITEMS {
                    return Err(EvalError::new(EvalErrorKind::Limit, "range is too long"));
                }
                items.resize(count, fill);
            }
            _ => return Err(EvalError::unknown(format!("unknown method '{name}' of a range"))),
        }
        Ok(Val::Void)
    }

    /// A method of a range; nothing if ranges have no such method.
    pub(super) fn list_method(
        &mut self,
        items: &Arc<Vec<Val>>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let empty = || EvalError::invalid("range is empty");
        let part = |from: usize, to: usize| match items.get(from..to) {
            Some(part) => Ok(Val::list(part.iter().cloned())),
            None => Err(EvalError::invalid(format!("range has only {} items", items.len()))),
        };
        let count = |machine: &Self, args: &[Val]| match args {
            [] => Ok(1),
            [count] => machine.as_index(count),
            _ => Err(EvalError::invalid("too many arguments")),
        };
        Ok(Some(match (name, args) {
            ("size", []) => Val::size(items.len()),
            ("empty", []) => Val::Bool(items.is_empty()),
            ("front" | "first" | "getFirst", []) => items.first().cloned().ok_or_else(empty)?,
            ("second" | "getSecond", []) => items.get(1).cloned().ok_or_else(empty)?,
            ("back", []) => items.last().cloned().ok_or_else(empty)?,
            ("begin" | "data", []) => Val::Iter(items.clone(), 0),
            ("end", []) => Val::Iter(items.clone(), items.len()),
            ("index", []) if items.len() == 2 => items[0].clone(),
            ("value", []) if items.len() == 2 => items[1].clone(),
            ("drop_front", rest) => part(count(self, rest)?, items.len())?,
            ("drop_back", rest) => {
                let dropped = count(self, rest)?;
                let to = items.len().checked_sub(dropped).ok_or_else(empty)?;
                part(0, to)?
            }
            ("take_front", rest) => part(0, count(self, rest)?)?,
            ("take_back", rest) => {
                let taken = count(self, rest)?;
                let from = items.len().checked_sub(taken).ok_or_else(empty)?;
                part(from, items.len())?
            }
            ("slice", [from, len]) => {
                let (from, len) = (self.as_index(from)?, self.as_index(len)?);
                part(from, from.saturating_add(len))?
            }
            ("slice", [from]) => part(self.as_index(from)?, items.len())?,
            ("contains" | "count", [item]) => {
                let mut found = 0;
                for other in items.iter() {
                    self.step(1)?;
                    found += usize::from(self.equal(other, item)?);
                }
                if name == "contains" { Val::Bool(found > 0) } else { Val::size(found) }
            }
            ("find", [item]) => {
                let mut at = items.len();
                for (index, other) in items.iter().enumerate() {
                    if self.equal(other, item)? {
                        at = index;
                        break;
                    }
                }
                Val::Iter(items.clone(), at)
            }
            ("at", [index]) => self.index(&Val::List(items.clone()), index)?,
            ("vec" | "get", []) => Val::List(items.clone()),
            ("equals", [other]) => {
                let equal = self.equal(&Val::List(items.clone()), other)?;
                Val::Bool(equal)
            }
            ("getTypes" | "getType" | "getTypeRange", []) => {
                let mut types = Vec::with_capacity(items.len());
                for item in items.iter() {
                    types.push(self.method(item.clone(), "getType", &[], Vec::new())?);
                }
                Val::list(types)
            }
            ("get", [key]) if matches!(items.first(), None | Some(Val::Named(..))) => {
                let key = self.text(key)?;
                let ctx = self.env.ctx;
                let found = items.iter().find_map(|item| match item {
                    Val::Named(name, value) if ctx.str(*name) == key => Some(*value),
                    _ => None,
                });
                Val::opt_attr(found)
            }
            ("getDictionary", [_]) => {
                let entry = |item: &Val| match item {
                    Val::Named(name, value) => Ok((*name, *value)),
                    other => Err(EvalError::invalid(format!("{} is no named attribute", other.kind()))),
                };
                let entries = items.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
                Val::Attr(self.env.ctx.dict(entries).as_attribute())
            }
            ("has_value", []) => Val::Bool(true),
            ("value" | "value_or", _) => Val::List(items.clone()),
            _ => return Ok(None),
        }))
    }

    /// A method of an iterator.
    pub(super) fn iter_method(
        &mut self,
        items: &Arc<Vec<Val>>,
        at: usize,
        name: &str,
        args: Vec<Val>,
    ) -> Answer {
        match items.get(at) {
            Some(item) => self.method(item.clone(), name, &[], args),
            None => Err(EvalError::invalid("iterator is at the end")),
        }
    }

    /// A method of a string; nothing if strings have no such method.
    pub(super) fn text_method(
        &mut self,
        text: &Arc<[u8]>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let bytes = |bytes: &[u8]| Val::Str(bytes.into());
        Ok(Some(match (name, args) {
            ("str" | "data" | "c_str" | "strref" | "getValue" | "value" | "value_or", _) => {
                Val::Str(text.clone())
            }
            ("has_value", []) => Val::Bool(true),
            ("size" | "length", []) => Val::size(text.len()),
            ("empty", []) => Val::Bool(text.is_empty()),
            ("starts_with" | "startswith", [other]) => Val::Bool(text.starts_with(&self.bytes(other)?)),
            ("ends_with" | "endswith", [other]) => Val::Bool(text.ends_with(&self.bytes(other)?)),
            ("contains", [other]) => Val::Bool(find(text, &self.bytes(other)?).is_some()),
            ("equals", [other]) => Val::Bool(*text == self.bytes(other)?),
            ("equals_insensitive", [other]) => Val::Bool(text.eq_ignore_ascii_case(&self.bytes(other)?)),
            ("compare", [other]) => Val::int32(match (**text).cmp(&*self.bytes(other)?) {
                std::cmp::Ordering::Less => -1,
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Greater => 1,
            }),
            ("find", [other]) => {
                let other = self.piece(other)?;
                found_at(find(text, &other))
            }
            ("rfind", [other]) => {
                let other = self.piece(other)?;
                found_at((0..=text.len()).rev().find(|&at| text[at..].starts_with(&other)))
            }
            ("count", [other]) => {
                let other = self.piece(other)?;
                // Those that overlap count once.
                let (mut count, mut rest) = (0, &**text);
                while let Some(at) = find(rest, &other).filter(|_| !other.is_empty()) {
                    count += 1;
                    rest = &rest[at + other.len()..];
                }
                Val::size(count)
            }
            ("drop_front" | "drop_back" | "take_front" | "take_back", rest) => {
                let count = match rest {
                    [] => 1,
                    [count] => self.as_index(count)?,
                    _ => return Ok(None),
                };
                let count = if name.starts_with("take") { count.min(text.len()) } else { count };
                let Some(left) = text.len().checked_sub(count) else {
                    return Err(EvalError::invalid("string is shorter"));
                };
                match name {
                    "drop_front" => bytes(&text[count..]),
                    "drop_back" => bytes(&text[..left]),
                    "take_front" => bytes(&text[..count]),
                    _ => bytes(&text[left..]),
                }
            }
            ("substr" | "slice", [from, rest @ ..]) => {
                let from = self.as_index(from)?.min(text.len());
                let to = match rest {
                    [to] if name == "slice" => self.as_index(to)?,
                    [len] => from.saturating_add(self.as_index(len)?),
                    _ => text.len(),
                };
                bytes(&text[from..to.clamp(from, text.len())])
            }
            ("lower", []) => Val::Str(text.to_ascii_lowercase().into()),
            ("upper", []) => Val::Str(text.to_ascii_uppercase().into()),
            ("trim", []) => bytes(text.trim_ascii()),
            ("ltrim", []) => bytes(text.trim_ascii_start()),
            ("rtrim", []) => bytes(text.trim_ascii_end()),
            ("front", []) => character(*text.first().ok_or_else(|| EvalError::invalid("string is empty"))?),
            ("back", []) => character(*text.last().ok_or_else(|| EvalError::invalid("string is empty"))?),
            ("split", [at]) => {
                let separator = self.piece(at)?;
                match find(text, &separator) {
                    Some(at) => Val::list([bytes(&text[..at]), bytes(&text[at + separator.len()..])]),
                    None => Val::list([Val::Str(text.clone()), Val::str("")]),
                }
            }
            ("concat", [other]) => self.binary(BinaryOp::Add, Val::Str(text.clone()), other.clone())?,
            ("begin", []) => Val::Iter(Arc::new(self.items(&Val::Str(text.clone()))?), 0),
            ("end", []) => {
                let items = Arc::new(self.items(&Val::Str(text.clone()))?);
                let end = items.len();
                Val::Iter(items, end)
            }
            _ => return Ok(None),
        }))
    }
}

/// The value of the type of another that its default constructor makes.
fn default_like(item: &Val) -> Answer {
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
            return Err(EvalError::unknown(format!(
                "what C++ makes of nothing for {} is not known",
                other.kind()
            )));
        }
    })
}

/// A `char`.
pub(super) fn character(byte: u8) -> Val {
    Val::Int(CppInt::new(byte.into(), IntType::Char))
}

/// A position, or `npos`.
fn found_at(at: Option<usize>) -> Val {
    at.map_or(Val::uint64(u64::MAX), Val::size)
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    if part.is_empty() {
        return Some(0);
    }
    text.windows(part.len()).position(|window| window == part)
}
