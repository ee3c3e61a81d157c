//! Algorithms of `llvm` and `std` on ranges, shapes and numbers.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::{
    AffineExpr, AffineMap, Context, Type, TypeData, element_type_or_self, has_unknown_shape,
    shapes_compatible,
};

use super::bits;
use crate::builtin::{BuiltinClass, Plain};
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::integer::CppInt;
use crate::tree::TemplateArg;
use crate::value::Val;

/// Returns the element type of a shaped type, and any other type itself.
///
/// # Errors
/// If the type is shaped, but its shape is known only to C++ code.
fn element_type(ctx: &Context, ty: Type) -> Result<Type, EvalError> {
    known_shape(ctx, ty).map(|ty| element_type_or_self(ctx, ty))
}

/// Returns the type, unless it is shaped and its shape is known only to C++ code.
pub(in crate::eval) fn known_shape(ctx: &Context, ty: Type) -> Result<Type, EvalError> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } if has_unknown_shape(ctx, ty) => Err(EvalError::unknown(format!(
            "the shape of '!{}' is known to C++ code only; attach a `ShapedTypeHook`",
            ctx.str(*name)
        ))),
        _ => Ok(ty),
    }
}

impl Machine<'_, '_> {
    pub(in crate::eval) fn predicate(&mut self, callee: &Val, item: Val) -> Result<bool, EvalError> {
        let answer = self.apply(callee, vec![item])?;
        answer.as_bool().ok_or_else(|| EvalError::invalid(format!("{} is not a boolean", answer.kind())))
    }

    pub(in crate::eval) fn algorithm(
        &mut self,
        name: &str,
        template: &[TemplateArg],
        args: Vec<Val>,
    ) -> Answer {
        let ctx = self.env.ctx;
        Ok(match (name, args.as_slice()) {
            ("getElementTypeOrSelf", [value]) => match value {
                Val::Value(value) => Val::Type(element_type(ctx, self.env.ir()?.value_type(*value))?),
                Val::Attr(attr) => match ctx.attr_type(*attr) {
                    Some(ty) => Val::Type(element_type(ctx, ty)?),
                    None => Val::Null,
                },
                Val::List(items) => {
                    let items = items.clone();
                    let mut types = Vec::with_capacity(items.len());
                    for item in items.iter() {
                        types.push(self.algorithm(name, template, vec![item.clone()])?);
                    }
                    Val::list(types)
                }
                other => Val::Type(element_type(ctx, self.coerce_type(other)?)?),
            },
            ("all_of" | "any_of" | "none_of", [range, test]) => {
                let stop = name != "all_of";
                let mut found = false;
                for item in self.items(range)? {
                    if self.predicate(test, item)? == stop {
                        found = true;
                        break;
                    }
                }
                Val::Bool(if name == "any_of" { found } else { !found })
            }
            ("is_contained", [range, value]) => {
                let mut found = false;
                for item in self.items(range)? {
                    if self.equal(&item, value)? {
                        found = true;
                        break;
                    }
                }
                Val::Bool(found)
            }
            ("hasNItems", [range, count]) => Val::Bool(self.items(range)?.len() as i128 == self.int(count)?),
            ("hasNItemsOrLess", [range, count]) => {
                Val::Bool(self.items(range)?.len() as i128 <= self.int(count)?)
            }
            ("hasNItemsOrMore", [range, count]) => {
                Val::Bool(self.items(range)?.len() as i128 >= self.int(count)?)
            }
            ("hasSingleElement", [range]) => Val::Bool(self.items(range)?.len() == 1),
            ("is_sorted", [range]) => {
                let items = self.items(range)?;
                let mut sorted = true;
                for pair in items.windows(2) {
                    sorted &= self.compare(&pair[0], &pair[1])? != Some(Ordering::Greater);
                }
                Val::Bool(sorted)
            }
            ("adjacent_find", [Val::Iter(items, from), Val::Iter(_, to)]) => {
                let items = items.clone();
                let mut at = *to;
                for index in *from..to.saturating_sub(1) {
                    self.step(1)?;
                    if self.equal(&items[index], &items[index + 1])? {
                        at = index;
                        break;
                    }
                }
                Val::Iter(items, at)
            }
            ("equal", [a, b]) => {
                let (a, b) = (Val::list(self.items(a)?), Val::list(self.items(b)?));
                Val::Bool(self.equal(&a, &b)?)
            }
            ("all_equal" | "is_splat", [range]) => {
                let items = self.items(range)?;
                let mut equal = name == "all_equal" || !items.is_empty();
                for item in items.iter().skip(1) {
                    equal &= self.equal(&items[0], item)?;
                }
                Val::Bool(equal)
            }
            ("begin", [range]) => Val::Iter(self.list(range)?, 0),
            ("end", [range]) => {
                let items = self.list(range)?;
                let end = items.len();
                Val::Iter(items, end)
            }
            ("size", [range]) => Val::int64(self.items(range)?.len() as i64),
            ("empty", [range]) => Val::Bool(self.items(range)?.is_empty()),
            ("front", [range]) => {
                self.items(range)?.into_iter().next().ok_or_else(|| EvalError::invalid("range is empty"))?
            }
            ("find" | "find_if", [range, what]) => {
                let items = self.list(range)?;
                let mut at = items.len();
                for (index, item) in items.iter().enumerate() {
                    let hit = if name == "find" {
                        self.equal(item, what)?
                    } else {
                        self.predicate(what, item.clone())?
                    };
                    if hit {
                        at = index;
                        break;
                    }
                }
                Val::Iter(items, at)
            }
            ("find", [Val::Iter(items, from), Val::Iter(_, to), what]) => {
                let items = items.clone();
                let mut at = *to;
                for index in *from..*to {
                    if self.equal(&items[index], what)? {
                        at = index;
                        break;
                    }
                }
                Val::Iter(items, at)
            }
            ("count" | "count_if", [range, what]) => {
                let mut count = 0;
                for item in self.items(range)? {
                    let hit =
                        if name == "count" { self.equal(&item, what)? } else { self.predicate(what, item)? };
                    count += i64::from(hit);
                }
                Val::int64(count)
            }
            ("to_vector" | "makeArrayRef", [range]) => Val::list(self.items(range)?),
            ("map_range" | "map_to_vector", [range, function]) => {
                let mut out = Vec::new();
                for item in self.items(range)? {
                    out.push(self.apply(function, vec![item])?);
                }
                Val::list(out)
            }
            ("make_filter_range", [range, test]) => {
                let mut out = Vec::new();
                for item in self.items(range)? {
                    if self.predicate(test, item.clone())? {
                        out.push(item);
                    }
                }
                Val::list(out)
            }
            ("concat", ranges) => {
                let mut out = Vec::new();
                for range in ranges {
                    out.extend(self.items(range)?);
                }
                Val::list(out)
            }
            ("zip" | "zip_equal" | "zip_first", ranges) if !ranges.is_empty() => {
                let mut lists = Vec::new();
                for range in ranges {
                    lists.push(self.items(range)?);
                }
                let len = lists.iter().map(Vec::len).min().unwrap_or(0);
                // C++ has this as a precondition.
                let fits = match name {
                    "zip_equal" => lists.iter().all(|list| list.len() == len),
                    "zip_first" => lists[0].len() == len,
                    _ => true,
                };
                if !fits {
                    return Err(EvalError::invalid(format!("'{name}' of ranges of different lengths")));
                }
                Val::list((0..len).map(|at| Val::list(lists.iter().map(|list| list[at].clone()))))
            }
            ("enumerate", [range]) => {
                let items = self.items(range)?;
                Val::list(items.into_iter().enumerate().map(|(at, item)| Val::list([Val::size(at), item])))
            }
            ("seq", bounds @ ([_] | [_, _])) => {
                let (from, to) = match bounds {
                    [to] => (0, self.int(to)?),
                    _ => (self.int(&bounds[0])?, self.int(&bounds[1])?),
                };
                let of = match template {
                    [TemplateArg::Type(ty)] => match self
                        .class_of(&ty.path)
                        .and_then(|class| class.0.kind_of())
                    {
                        Some(BuiltinClass::Plain(Plain::Int(ty))) => ty,
                        _ => return Err(EvalError::unknown(format!("unknown type '{}'", ty.path.text()))),
                    },
                    _ => self.integer(&bounds[0])?.ty(),
                };
                self.step(u64::try_from(to.saturating_sub(from)).unwrap_or(0))?;
                Val::list((from..to).map(|number| Val::Int(CppInt::new(number, of))))
            }
            ("reverse", [range]) => {
                let mut items = self.items(range)?;
                items.reverse();
                Val::list(items)
            }
            ("drop_begin" | "drop_end", [range, rest @ ..]) => {
                let items = self.items(range)?;
                let count = match rest {
                    [count] => self.as_index(count)?,
                    _ => 1,
                };
                let Some(left) = items.len().checked_sub(count) else {
                    return Err(EvalError::invalid("more items are dropped than there are"));
                };
                let part = if name == "drop_begin" { &items[count..] } else { &items[..left] };
                Val::list(part.iter().cloned())
            }
            ("min" | "max", [a, b]) => {
                let wrong = if name == "min" { Ordering::Greater } else { Ordering::Less };
                let (a, b) = match template {
                    [TemplateArg::Type(ty)] => {
                        (&self.convert_declared(ty, a.clone())?, &self.convert_declared(ty, b.clone())?)
                    }
                    _ => (a, b),
                };
                if self.compare(a, b)? == Some(wrong) { b.clone() } else { a.clone() }
            }
            // Of `APFloat`: a NaN is the result, and -0 is below +0.
            ("minimum" | "maximum", [a @ Val::ApFloat(first), b @ Val::ApFloat(second)]) => {
                let (x, y) = (self.float_of(first)?, self.float_of(second)?);
                let takes_first = if x.is_nan() || y.is_nan() {
                    x.is_nan()
                } else {
                    (x.total_cmp(&y) != Ordering::Greater) == (name == "minimum")
                };
                if takes_first { a.clone() } else { b.clone() }
            }
            ("abs", [Val::Double(value)]) => Val::Double(value.abs()),
            ("abs", [Val::Single(value)]) => Val::Single(value.abs()),
            ("abs", [value]) => {
                let value = self.integer(value)?;
                let value = value.to(value.ty().promoted());
                if !value.ty().is_signed() {
                    return Err(EvalError::invalid("'abs' of an unsigned integer is ambiguous"));
                }
                Val::Int(if value.value() < 0 { value.negated().map_err(EvalError::invalid)? } else { value })
            }
            // The value inside a `FailureOr` need not be a boolean.
            (
                "succeeded" | "failed",
                [value @ (Val::List(_) | Val::Str(_) | Val::ApInt(_) | Val::ApFloat(_))],
            ) => {
                let _ = value;
                Val::Bool(name == "succeeded")
            }
            ("succeeded", [value]) => Val::Bool(self.as_truth(value)?),
            ("failed", [value]) => Val::Bool(!self.as_truth(value)?),
            ("success", []) => Val::Logical(true),
            ("failure", []) => Val::Logical(false),
            ("success", [value]) => Val::Logical(self.as_truth(value)?),
            ("failure", [value]) => Val::Logical(!self.as_truth(value)?),
            ("isPowerOf2_32" | "isPowerOf2_64", [value]) => {
                Val::Bool(bits::is_power_of_2(name, self.integer(value)?))
            }
            (
                "Log2_32" | "Log2_64" | "Log2_32_Ceil" | "Log2_64_Ceil" | "PowerOf2Ceil" | "bit_ceil"
                | "bit_floor" | "bit_width" | "countr_zero" | "countl_zero" | "popcount",
                [value],
            ) => Val::Int(bits::of_bits(name, self.integer(value)?).map_err(EvalError::invalid)?),
            ("getFlattenedTypes", [tuple]) => {
                let mut pending = vec![self.coerce_type(tuple)?];
                let mut types = Vec::new();
                while let Some(ty) = pending.pop() {
                    self.step(1)?;
                    match ctx.type_data(ty) {
                        TypeData::Tuple(inner) => pending.extend(inner.iter().rev().copied()),
                        _ => types.push(Val::Type(ty)),
                    }
                }
                Val::list(types)
            }
            (
                "divideCeil" | "divideCeilSigned" | "divideFloorSigned" | "ceilDiv" | "floorDiv" | "mod"
                | "alignTo",
                [a, b],
            ) => {
                let (a, b) = (self.integer(a)?, self.integer(b)?);
                Val::Int(bits::divided(name, a, b).map_err(EvalError::invalid)?)
            }
            ("product_of" | "sum_of", [range, rest @ ..]) => {
                let product = name == "product_of";
                let items = self.items(range)?;
                let one = Val::int32(i32::from(product));
                // Without an initial value the result has the items' type.
                let start = match (rest, items.first()) {
                    ([start], _) => start.clone(),
                    (_, Some(first)) => self.converted_like(&first.clone(), one)?,
                    _ => one,
                };
                let op =
                    if product { crate::operator::BinaryOp::Mul } else { crate::operator::BinaryOp::Add };
                let mut total = start.clone();
                for item in items {
                    let next = self.binary(op, total, item)?;
                    total = self.converted_like(&start, next)?;
                }
                total
            }
            ("accumulate", args) if (2..=4).contains(&args.len()) => self.accumulated(args)?,
            ("to_underlying", [Val::Enum(class, value)]) => Val::Int(class.integer(*value)),
            ("join", [range, between]) => {
                let items = self.items(range)?;
                self.joined_texts(&items, between)?
            }
            ("join", [Val::Iter(items, from), Val::Iter(_, to), between]) => {
                let part =
                    items.get(*from..*to).ok_or_else(|| EvalError::invalid("range ends before it begins"))?;
                self.joined_texts(part, between)?
            }
            ("join_items", [between, items @ ..]) if !items.is_empty() => {
                self.joined_texts(items, between)?
            }
            ("next" | "prev", [iterator, rest @ ..]) => {
                let count = match rest {
                    [count] => count.clone(),
                    _ => Val::int64(1),
                };
                let op = if name == "next" {
                    crate::operator::BinaryOp::Add
                } else {
                    crate::operator::BinaryOp::Sub
                };
                self.binary(op, iterator.clone(), count)?
            }
            ("distance", [from, to]) => {
                self.binary(crate::operator::BinaryOp::Sub, to.clone(), from.clone())?
            }
            ("move" | "forward" | "as_const" | "ref", [value]) => value.clone(),
            ("make_pair" | "make_tuple", items) => Val::list(items.iter().cloned()),
            ("get", [value]) => match template {
                [TemplateArg::Int(at)] => {
                    let at = Val::wide(*at).ok_or_else(|| EvalError::invalid("index is out of range"))?;
                    self.index(value, &at)?
                }
                _ => return Err(EvalError::unknown("unknown function 'get'")),
            },
            (
                "to_string" | "str",
                [value @ (Val::Int(_) | Val::Bool(_) | Val::Double(_) | Val::Single(_))],
            ) => Val::Str(self.digits(value)?),
            ("to_string" | "str", [value]) => Val::Str(self.bytes(value)?),
            ("debugString", [value]) => {
                let text = self.printed(value)?;
                self.step(text.len() as u64)?;
                Val::Str(text)
            }
            // Null if the text is not valid.
            ("parseType", [text, ..]) => {
                let text = self.text(text)?;
                self.step(text.len() as u64)?;
                Val::opt_type(legalize_ir::parse_type_str(ctx, &text).ok())
            }
            ("parseAttribute", [text, rest @ ..]) => {
                let text = self.text(text)?;
                self.step(text.len() as u64)?;
                let ty = rest.iter().find_map(Val::as_type);
                Val::opt_attr(legalize_ir::parse_attr_str(ctx, &text, ty).ok())
            }
            ("verifyCompatibleShape", [a, b]) => match (a, b) {
                (Val::List(_), Val::List(_)) => {
                    let (a, b) = (self.coerce_dims(a)?, self.coerce_dims(b)?);
                    let fits = |a: i64, b: i64| a == b || a == Type::DYNAMIC || b == Type::DYNAMIC;
                    Val::Logical(a.len() == b.len() && a.iter().zip(&b).all(|(&a, &b)| fits(a, b)))
                }
                _ => {
                    let (a, b) = (self.coerce_type(a)?, self.coerce_type(b)?);
                    Val::Logical(shapes_compatible(ctx, known_shape(ctx, a)?, known_shape(ctx, b)?))
                }
            },
            ("verifyCompatibleShapes", [types]) => {
                let types = self.coerce_types(types)?;
                for &ty in &types {
                    known_shape(ctx, ty)?;
                }
                let pairs =
                    types.iter().enumerate().flat_map(|(at, a)| types[at..].iter().map(move |b| (*a, *b)));
                self.step((types.len() * types.len()) as u64)?;
                Val::Logical(pairs.into_iter().all(|(a, b)| shapes_compatible(ctx, a, b)))
            }
            ("convertReassociationMapsToIndices", [groups]) => {
                let mut lists = Vec::new();
                for group in self.items(groups)? {
                    let position = |item: &Val| match item {
                        Val::Affine(expr) => match **expr {
                            AffineExpr::Dim(dim) => Ok(Val::int64(dim.into())),
                            _ => Err(EvalError::invalid("an expression of a group is not a dimension")),
                        },
                        other => Err(EvalError::invalid(format!("{} is not an expression", other.kind()))),
                    };
                    let list = self.items(&group)?.iter().map(position).collect::<Result<Vec<_>, _>>()?;
                    lists.push(Val::list(list));
                }
                Val::list(lists)
            }
            ("inversePermutation", [Val::Map(map)]) => inverse_permutation(map),
            ("getAffineConstantExpr" | "getAffineDimExpr" | "getAffineSymbolExpr", [value, Val::Context]) => {
                let value = self.int64(value)?;
                self.affine_leaf(name, value)?
            }
            ("getConstantIntValue", [value]) => match self.constant_of(value)? {
                Some(attr) => ctx.as_i64(attr).map_or(Val::Null, |value| Val::int64(value).engaged()),
                None => Val::Null,
            },
            ("isConstantIntValue", [value, number]) => {
                let number = self.int(number)?;
                let found = self.constant_of(value)?.and_then(|attr| ctx.as_i64(attr));
                Val::Bool(found.map(i128::from) == Some(number))
            }
            ("isZeroInteger" | "isOneInteger", [value]) => {
                let number = i64::from(name == "isOneInteger");
                Val::Bool(self.constant_of(value)?.and_then(|attr| ctx.as_i64(attr)) == Some(number))
            }
            ("getAsOpFoldResult", [value]) => match self.constant_of(value)? {
                Some(attr) => Val::Attr(attr),
                None => value.clone(),
            },
            ("getType", [value]) => self.method(value.clone(), "getType", &[], Vec::new())?,
            _ => {
                return Err(EvalError::unknown(format!(
                    "unknown function '{name}' of {} arguments",
                    args.len()
                )));
            }
        })
    }
}

/// Returns the map that inverts a permutation of its results; null if a dimension is not a result.
fn inverse_permutation(map: &Arc<AffineMap>) -> Val {
    if map.dims == 0 && map.symbols == 0 && map.results.is_empty() {
        return Val::Map(map.clone());
    }
    let at = |dim: u32| {
        let found = map.results.iter().position(|result| *result == AffineExpr::Dim(dim));
        found.map(|at| AffineExpr::Dim(at as u32))
    };
    match (0..map.dims).map(at).collect::<Option<Vec<_>>>() {
        Some(results) => Val::Map(Arc::new(AffineMap {
            dims: map.results.len() as u32,
            symbols: 0,
            results: results.into(),
        })),
        None => Val::Null,
    }
}
