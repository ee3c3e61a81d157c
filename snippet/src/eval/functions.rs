//! Free functions: `isa` and `cast`, the algorithms of `llvm` and `std`, constructors, and calls of the
//! operation's own accessors.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::verify::{element_type_or_self, shapes_compatible};
use legalize_ir::{AttrData, OpId, Traits, TypeData, ValueDef};

use super::{Answer, Machine};
use crate::builtin::{self, BuiltinClass, Plain, ValueClass};
use crate::classes::{ClassKind, ClassRef};
use crate::error::EvalError;
use crate::syntax::ast::{Kind, Node, Path, TemplateArg, TypeName, UnaryOp};
use crate::value::{Matcher, Val};

/// Free functions that the evaluator knows by the last segment of their name.
pub(crate) const FUNCTIONS: &[&str] = &[
    "isa",
    "isa_and_nonnull",
    "isa_and_present",
    "cast",
    "cast_or_null",
    "cast_if_present",
    "dyn_cast",
    "dyn_cast_or_null",
    "dyn_cast_if_present",
    "getElementTypeOrSelf",
    "all_of",
    "any_of",
    "none_of",
    "is_contained",
    "hasNItems",
    "hasNItemsOrLess",
    "hasNItemsOrMore",
    "hasSingleElement",
    "is_sorted",
    "adjacent_find",
    "equal",
    "all_equal",
    "is_splat",
    "begin",
    "end",
    "size",
    "empty",
    "front",
    "find",
    "find_if",
    "count",
    "count_if",
    "to_vector",
    "map_range",
    "map_to_vector",
    "make_filter_range",
    "concat",
    "zip",
    "zip_equal",
    "zip_first",
    "enumerate",
    "seq",
    "reverse",
    "drop_begin",
    "drop_end",
    "min",
    "max",
    "abs",
    "minimum",
    "maximum",
    "succeeded",
    "failed",
    "success",
    "failure",
    "isPowerOf2_32",
    "isPowerOf2_64",
    "Log2_32",
    "Log2_64",
    "divideCeil",
    "ceilDiv",
    "floorDiv",
    "mod",
    "alignTo",
    "accumulate",
    "product_of",
    "sum_of",
    "next",
    "prev",
    "move",
    "forward",
    "distance",
    "make_pair",
    "make_tuple",
    "get",
    "matchPattern",
    "m_Constant",
    "m_Zero",
    "m_One",
    "m_NonZero",
    "m_ZeroFloat",
    "m_OneFloat",
    "m_AnyZeroFloat",
    "m_Op",
    "verifyCompatibleShape",
    "verifyCompatibleShapes",
    "to_string",
    "str",
    "getAffineConstantExpr",
    "getAffineDimExpr",
    "getAffineSymbolExpr",
    "makeArrayRef",
    "getType",
    "getAsOpFoldResult",
    "getConstantIntValue",
    "isConstantIntValue",
    "isZeroInteger",
    "isOneInteger",
    "bit_width",
    "countr_zero",
    "popcount",
    "as_const",
    "ref",
    "sort",
];

fn expects(name: &str, count: &str) -> EvalError {
    EvalError::invalid(format!("'{name}' takes {count}"))
}

impl Machine<'_, '_> {
    /// `path(args)`
    pub(super) fn call(&mut self, path: &Path, nodes: &[Node]) -> Answer {
        if let Some(name) = path.as_plain()
            && let Some(callee) = self.local(name).cloned()
        {
            let args = self.eval_all(nodes)?;
            return self.apply(&callee, args);
        }
        let text = path.text();
        if let Some(helper) = self.env.classes.find_helper(&text, self.env.namespace) {
            let args = self.eval_all(nodes)?;
            return helper(self.env, &args);
        }
        let last = path.last();
        // A static function of a class, `X::get(…)`, or a class in a class, `X::Builder(…)`.
        if path.segments.len() > 1 {
            if let Some(class) = self.class_of(path) {
                let args = self.eval_all(nodes)?;
                return self.construct_class(&class, &TypeName { path: path.clone(), pointer: false }, args);
            }
            if let Some(parent) = path.parent()
                && let Some(class) = self.class_of(&parent)
            {
                let args = self.eval_all(nodes)?;
                return self.static_call(&class, &parent, &last.name, args);
            }
        }
        if is_library(path) && FUNCTIONS.contains(&&*last.name) {
            // A function of that name with a receiver of the operation is rarer than the library's.
            if !(path.segments.len() == 1 && self.is_own_method(&last.name)) {
                return self.library_call(&last.name, last.args.as_deref().unwrap_or(&[]), nodes);
            }
        }
        if let Some(class) = self.class_of(path) {
            let args = self.eval_all(nodes)?;
            return self.construct_class(&class, &TypeName { path: path.clone(), pointer: false }, args);
        }
        // A method of the operation itself.
        if path.segments.len() == 1
            && let Some(op) = self.env.op
        {
            let args = self.eval_all(nodes)?;
            let template = last.args.as_deref().unwrap_or(&[]);
            return self.method(Val::Op(op), &last.name, template, args);
        }
        // An empty handle of a class that no definition declares.
        if nodes.is_empty() && is_handle_name(&last.name) {
            return Ok(Val::Null);
        }
        Err(EvalError::unknown(format!("unknown function '{text}'")))
    }

    /// Whether a call without object is one of the operation's own accessors.
    fn is_own_method(&self, name: &str) -> bool {
        matches!(name, "getType" | "getResult") && self.env.op.is_some()
    }

    fn library_call(&mut self, name: &str, template: &[TemplateArg], nodes: &[Node]) -> Answer {
        match name {
            "isa"
            | "isa_and_nonnull"
            | "isa_and_present"
            | "cast"
            | "cast_or_null"
            | "cast_if_present"
            | "dyn_cast"
            | "dyn_cast_or_null"
            | "dyn_cast_if_present" => {
                let [node] = nodes else { return Err(expects(name, "one value")) };
                let value = self.eval(node)?;
                self.cast_call(name, template, value)
            }
            "matchPattern" => {
                let [value, matcher] = nodes else { return Err(expects(name, "a value and a matcher")) };
                let value = self.eval(value)?;
                let matcher = self.eval(matcher)?;
                self.match_pattern(&value, &matcher)
            }
            "m_Constant" | "m_Op" => {
                let target = match nodes {
                    [Node { kind: Kind::Unary(UnaryOp::AddressOf, inner), .. }] => match &inner.kind {
                        Kind::Name(path) => path.as_plain().map(Into::into),
                        _ => None,
                    },
                    _ => None,
                };
                if name == "m_Op" {
                    let Some(TemplateArg::Type(ty)) = template.first() else {
                        return Err(expects(name, "an operation's class"));
                    };
                    return match self.class_of(&ty.path).map(|class| class.0.clone()) {
                        Some(class) => match &class.kind {
                            ClassKind::Op(op) => Ok(Val::Matcher(Arc::new(Matcher::Op(*op)))),
                            _ => Err(expects(name, "an operation's class")),
                        },
                        None => Err(EvalError::unknown(format!("unknown class '{}'", ty.path.text()))),
                    };
                }
                Ok(Val::Matcher(Arc::new(Matcher::Constant(target))))
            }
            _ => {
                let args = self.eval_all(nodes)?;
                self.algorithm(name, template, args)
            }
        }
    }

    // `isa` and `cast`.

    /// `isa<…>(value)` and its relatives, also as methods.
    pub(super) fn cast_call(&mut self, name: &str, template: &[TemplateArg], value: Val) -> Answer {
        let nullable =
            name.ends_with("_or_null") || name.ends_with("_if_present") || name.starts_with("isa_and");
        if matches!(value, Val::Null) {
            return match (nullable, name.starts_with("isa")) {
                (true, true) => Ok(Val::Bool(false)),
                (true, false) => Ok(Val::Null),
                (false, _) => Err(EvalError::invalid(format!("'{name}' of null"))),
            };
        }
        let mut holds = false;
        let mut unknown = None;
        for arg in template {
            let TemplateArg::Type(ty) = arg else { return Err(expects(name, "classes")) };
            match self.is_a(&value, ty) {
                Ok(true) => {
                    holds = true;
                    break;
                }
                Ok(false) => {}
                Err(error) => unknown = Some(error),
            }
        }
        if let (false, Some(error)) = (holds, unknown) {
            return Err(error);
        }
        if template.is_empty() {
            return Err(expects(name, "a class in angle brackets"));
        }
        if name.starts_with("isa") {
            return Ok(Val::Bool(holds));
        }
        match (holds, name.starts_with("dyn_cast")) {
            (true, _) => Ok(value),
            (false, true) => Ok(Val::Null),
            (false, false) => Err(EvalError::invalid(format!(
                "'{name}' of {} that is no '{}'",
                value.kind(),
                template.iter().map(spell).collect::<Vec<_>>().join(", ")
            ))),
        }
    }

    fn is_a(&mut self, value: &Val, ty: &TypeName) -> Result<bool, EvalError> {
        match self.class_of(&ty.path) {
            Some(class) => self.is_a_class(value, &class),
            None => {
                let name = ty.path.last().name.to_string();
                // What nobody declared may still be named among the traits of a definition.
                match self.has_trait(value, &name)? {
                    true => Ok(true),
                    false => Err(EvalError::unknown(format!("unknown class '{}'", ty.path.text()))),
                }
            }
        }
    }

    /// Whether a value is of a class.
    pub(super) fn is_a_class(&mut self, value: &Val, class: &ClassRef) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        Ok(match (&class.0.kind, value) {
            (ClassKind::Builtin(BuiltinClass::Type), Val::Type(_))
            | (ClassKind::Builtin(BuiltinClass::Attribute), Val::Attr(_)) => true,
            (ClassKind::Builtin(BuiltinClass::OneOf(class)), Val::Type(ty)) => {
                builtin::is_type(ctx, *ty, *class)
            }
            (ClassKind::Builtin(BuiltinClass::Float(kind)), Val::Type(ty)) => {
                matches!(ctx.type_data(*ty), TypeData::Float(found) if found == kind)
            }
            (ClassKind::Builtin(BuiltinClass::Attr(class)), Val::Attr(attr)) => {
                builtin::is_attr(ctx, *attr, *class)
            }
            (ClassKind::Builtin(BuiltinClass::Attr(builtin::AttrClass::Location)), Val::Loc(_)) => true,
            (ClassKind::Builtin(BuiltinClass::Value(ValueClass::Value)), Val::Value(_))
            | (ClassKind::Builtin(BuiltinClass::Value(ValueClass::Operation)), Val::Op(_)) => true,
            (ClassKind::Builtin(BuiltinClass::Value(class)), Val::Value(value)) => {
                let def = self.env.ir()?.value(*value).def();
                match class {
                    ValueClass::OpResult => matches!(def, ValueDef::Result { .. }),
                    ValueClass::BlockArgument => matches!(def, ValueDef::Argument { .. }),
                    _ => false,
                }
            }
            (ClassKind::Builtin(BuiltinClass::Location), Val::Loc(_)) => true,
            (ClassKind::Builtin(BuiltinClass::Plain(Plain::Affine)), Val::Affine(_)) => true,
            (ClassKind::Builtin(_), _) => false,
            (ClassKind::Type(name), Val::Type(ty)) => {
                matches!(ctx.type_data(*ty), TypeData::Dialect { name: found, .. } if found == name)
            }
            (ClassKind::Attr(name), Val::Attr(attr)) => {
                matches!(ctx.attr_data(*attr), AttrData::Dialect { name: found, .. } if found == name)
            }
            (ClassKind::Op(name), Val::Op(op)) => self.env.ir()?.op(*op).name() == *name,
            (ClassKind::Enum(class), Val::Enum(found, _)) => class == found,
            (ClassKind::Interface(name), value) => {
                let name = ctx.str(*name).to_owned();
                self.has_trait(value, &name)?
            }
            (ClassKind::Native(native), Val::Type(ty)) => match &native.is_type {
                Some(test) => test(ctx, *ty),
                None => false,
            },
            (ClassKind::Native(native), Val::Attr(attr)) => match &native.is_attr {
                Some(test) => test(ctx, *attr),
                None => false,
            },
            (ClassKind::Native(_), Val::Object(object)) => object.class.0.path == class.0.path,
            // What is cast to a value's defining operation.
            (ClassKind::Op(_), Val::Value(value)) => match self.env.ir()?.defining_op(*value) {
                Some(op) => self.is_a_class(&Val::Op(op), class)?,
                None => false,
            },
            _ => false,
        })
    }

    /// Whether a value's definition names a trait or interface.
    pub(super) fn has_trait(&mut self, value: &Val, name: &str) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        Ok(match value {
            Val::Type(ty) => match name.rsplit("::").next().unwrap_or(name) {
                "ValueSemantics" => {
                    matches!(
                        ctx.type_data(*ty),
                        TypeData::Vector { .. } | TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_)
                    ) || builtin::type_has_trait(ctx, *ty, "ValueSemantics")
                }
                "ShapedType" | "ShapedTypeInterface" => {
                    builtin::is_type(ctx, *ty, builtin::TypeClass::Shaped)
                }
                "VectorElementTypeInterface" => builtin::is_type(ctx, *ty, builtin::TypeClass::VectorElement),
                _ => builtin::type_has_trait(ctx, *ty, name),
            },
            Val::Attr(attr) => builtin::attr_has_trait(ctx, *attr, name),
            Val::Op(op) => self.op_has_trait(*op, name)?,
            _ => false,
        })
    }

    pub(super) fn op_has_trait(&self, op: OpId, name: &str) -> Result<bool, EvalError> {
        let Some(info) = self.env.ir()?.info(self.env.ctx, op) else { return Ok(false) };
        let bit = match name.rsplit("::").next().unwrap_or(name) {
            "IsTerminator" => Some(Traits::TERMINATOR),
            "IsIsolatedFromAbove" => Some(Traits::ISOLATED_FROM_ABOVE),
            "SymbolTable" => Some(Traits::SYMBOL_TABLE),
            "Symbol" | "SymbolOpInterface" => Some(Traits::SYMBOL),
            "IsCommutative" => Some(Traits::COMMUTATIVE),
            "SingleBlock" => Some(Traits::SINGLE_BLOCK),
            "NoTerminator" => Some(Traits::NO_TERMINATOR),
            "ConstantLike" => Some(Traits::CONSTANT_LIKE),
            "ReturnLike" => Some(Traits::RETURN_LIKE),
            "SameOperandsAndResultType" => Some(Traits::SAME_OPERANDS_AND_RESULT_TYPE),
            "Elementwise" => Some(Traits::ELEMENTWISE),
            "AffineScope" => Some(Traits::AFFINE_SCOPE),
            "AutomaticAllocationScope" => Some(Traits::AUTOMATIC_ALLOCATION_SCOPE),
            _ => None,
        };
        if bit.is_some_and(|bit| info.traits.contains(bit)) {
            return Ok(true);
        }
        Ok(info.trait_names.iter().any(|&other| builtin::same_trait(self.env.ctx.str(other), name)))
    }

    // Algorithms.

    fn predicate(&mut self, callee: &Val, item: Val) -> Result<bool, EvalError> {
        let answer = self.apply(callee, vec![item])?;
        answer.as_bool().ok_or_else(|| EvalError::invalid(format!("{} is no truth value", answer.kind())))
    }

    fn algorithm(&mut self, name: &str, template: &[TemplateArg], args: Vec<Val>) -> Answer {
        let ctx = self.env.ctx;
        Ok(match (name, args.as_slice()) {
            ("getElementTypeOrSelf", [value]) => match value {
                Val::Value(value) => Val::Type(element_type_or_self(ctx, self.env.ir()?.value_type(*value))),
                Val::Attr(attr) => match ctx.attr_type(*attr) {
                    Some(ty) => Val::Type(element_type_or_self(ctx, ty)),
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
                other => Val::Type(element_type_or_self(ctx, self.coerce_type(other)?)),
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
            ("size", [range]) => Val::Int(self.items(range)?.len() as i128),
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
                    count += i128::from(hit);
                }
                Val::Int(count)
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
                Val::list((0..len).map(|at| Val::list(lists.iter().map(|list| list[at].clone()))))
            }
            ("enumerate", [range]) => {
                let items = self.items(range)?;
                Val::list(
                    items.into_iter().enumerate().map(|(at, item)| Val::list([Val::Int(at as i128), item])),
                )
            }
            ("seq", bounds @ ([_] | [_, _])) => {
                let (from, to) = match bounds {
                    [to] => (0, self.int(to)?),
                    _ => (self.int(&bounds[0])?, self.int(&bounds[1])?),
                };
                self.step(u64::try_from(to.saturating_sub(from)).unwrap_or(0))?;
                Val::list((from..to).map(Val::Int))
            }
            ("reverse", [range]) => {
                let mut items = self.items(range)?;
                items.reverse();
                Val::list(items)
            }
            ("sort", [range]) => Val::list(self.sorted(range)?),
            ("drop_begin" | "drop_end", [range, rest @ ..]) => {
                let items = self.items(range)?;
                let count = match rest {
                    [count] => self.as_index(count)?,
                    _ => 1,
                };
                let Some(left) = items.len().checked_sub(count) else {
                    return Err(EvalError::invalid("more is dropped than there is"));
                };
                let part = if name == "drop_begin" { &items[count..] } else { &items[..left] };
                Val::list(part.iter().cloned())
            }
            ("min" | "max" | "minimum" | "maximum", [a, b]) => {
                let order = self.compare(a, b)?;
                let first = match name {
                    "min" | "minimum" => order != Some(Ordering::Greater),
                    _ => order != Some(Ordering::Less),
                };
                if first { a.clone() } else { b.clone() }
            }
            ("abs", [Val::Double(value)]) => Val::Double(value.abs()),
            ("abs", [value]) => Val::Int(self.int(value)?.wrapping_abs()),
            ("succeeded", [value]) => Val::Bool(value.as_bool().unwrap_or(true)),
            ("failed", [value]) => Val::Bool(!value.as_bool().unwrap_or(true)),
            ("success", []) => Val::Logical(true),
            ("failure", []) => Val::Logical(false),
            ("success", [value]) => Val::Logical(value.as_bool().unwrap_or(false)),
            ("failure", [value]) => Val::Logical(!value.as_bool().unwrap_or(false)),
            ("isPowerOf2_32" | "isPowerOf2_64", [value]) => {
                let value = self.int(value)?;
                Val::Bool(value > 0 && value & (value - 1) == 0)
            }
            ("Log2_32" | "Log2_64", [value]) => match self.int(value)? {
                value if value > 0 => Val::Int(i128::from(value.ilog2())),
                _ => Val::Int(-1),
            },
            ("bit_width", [value]) => match self.int(value)? {
                value if value > 0 => Val::Int(i128::from(value.ilog2()) + 1),
                _ => Val::Int(0),
            },
            ("countr_zero", [value]) => Val::Int(i128::from(self.int(value)?.trailing_zeros())),
            ("popcount", [value]) => Val::Int(i128::from(self.int(value)?.count_ones())),
            ("divideCeil" | "ceilDiv" | "floorDiv" | "mod" | "alignTo", [a, b]) => {
                let (a, b) = (self.int(a)?, self.int(b)?);
                let floor = a.checked_div_euclid(b).ok_or_else(|| EvalError::invalid("division by zero"))?;
                let rest = a.rem_euclid(b);
                let ceil = floor + i128::from(rest != 0);
                Val::Int(match name {
                    "floorDiv" => floor,
                    "mod" => rest,
                    "alignTo" => ceil * b,
                    _ => ceil,
                })
            }
            ("product_of" | "sum_of", [range, rest @ ..]) => {
                let product = name == "product_of";
                let start = match rest {
                    [start] => start.clone(),
                    _ => Val::Int(i128::from(product)),
                };
                let op = if product {
                    crate::syntax::ast::BinaryOp::Mul
                } else {
                    crate::syntax::ast::BinaryOp::Add
                };
                let mut total = start;
                for item in self.items(range)? {
                    total = self.binary(op, total, item)?;
                }
                total
            }
            ("accumulate", [range, start]) => {
                let mut total = start.clone();
                for item in self.items(range)? {
                    total = self.binary(crate::syntax::ast::BinaryOp::Add, total, item)?;
                }
                total
            }
            ("next" | "prev", [iterator, rest @ ..]) => {
                let count = match rest {
                    [count] => count.clone(),
                    _ => Val::Int(1),
                };
                let op = if name == "next" {
                    crate::syntax::ast::BinaryOp::Add
                } else {
                    crate::syntax::ast::BinaryOp::Sub
                };
                self.binary(op, iterator.clone(), count)?
            }
            ("distance", [from, to]) => {
                self.binary(crate::syntax::ast::BinaryOp::Sub, to.clone(), from.clone())?
            }
            ("move" | "forward" | "as_const" | "ref", [value]) => value.clone(),
            ("make_pair" | "make_tuple", items) => Val::list(items.iter().cloned()),
            ("get", [value]) => match template {
                [TemplateArg::Int(at)] => {
                    let at = Val::Int(*at);
                    self.index(value, &at)?
                }
                _ => return Err(EvalError::unknown("unknown function 'get'")),
            },
            ("to_string" | "str", [value]) => Val::Str(self.bytes(value)?),
            ("verifyCompatibleShape", [a, b]) => match (a, b) {
                (Val::List(_), Val::List(_)) => {
                    let (a, b) = (self.coerce_dims(a)?, self.coerce_dims(b)?);
                    let fits = |a: i64, b: i64| {
                        a == b || a == legalize_ir::Type::DYNAMIC || b == legalize_ir::Type::DYNAMIC
                    };
                    Val::Logical(a.len() == b.len() && a.iter().zip(&b).all(|(&a, &b)| fits(a, b)))
                }
                _ => Val::Logical(shapes_compatible(ctx, self.coerce_type(a)?, self.coerce_type(b)?)),
            },
            ("verifyCompatibleShapes", [types]) => {
                let types = self.coerce_types(types)?;
                let pairs =
                    types.iter().enumerate().flat_map(|(at, a)| types[at..].iter().map(move |b| (*a, *b)));
                self.step((types.len() * types.len()) as u64)?;
                Val::Logical(pairs.into_iter().all(|(a, b)| shapes_compatible(ctx, a, b)))
            }
            ("m_Zero" | "m_ZeroFloat" | "m_AnyZeroFloat", []) => Val::Matcher(Arc::new(Matcher::Number(0.0))),
            ("m_One" | "m_OneFloat", []) => Val::Matcher(Arc::new(Matcher::Number(1.0))),
            ("m_NonZero", []) => Val::Matcher(Arc::new(Matcher::NonZero)),
            ("getAffineConstantExpr" | "getAffineDimExpr" | "getAffineSymbolExpr", [value, Val::Context]) => {
                let value = self.int64(value)?;
                self.affine_leaf(name, value)?
            }
            ("getConstantIntValue", [value]) => match self.constant_of(value)? {
                Some(attr) => ctx.as_i64(attr).map_or(Val::Null, |value| Val::Int(i128::from(value))),
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

    fn sorted(&mut self, range: &Val) -> Result<Vec<Val>, EvalError> {
        let items = self.items(range)?;
        let mut keys = Vec::with_capacity(items.len());
        for item in &items {
            keys.push(self.int(item)?);
        }
        let mut order: Vec<usize> = (0..items.len()).collect();
        order.sort_by_key(|&at| keys[at]);
        Ok(order.into_iter().map(|at| items[at].clone()).collect())
    }

    // Matchers.

    /// The attribute of the constant that defines a value.
    pub(super) fn constant_of(&mut self, value: &Val) -> Result<Option<legalize_ir::Attribute>, EvalError> {
        let ctx = self.env.ctx;
        let op = match value {
            Val::Attr(attr) => return Ok(Some(*attr)),
            Val::Op(op) => *op,
            Val::Value(value) => match self.env.ir()?.defining_op(*value) {
                Some(op) => op,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        let ir = self.env.ir()?;
        match ir.info(ctx, op) {
            Some(info) if info.traits.contains(Traits::CONSTANT_LIKE) => Ok(ir.attr_named(ctx, op, "value")),
            _ => Ok(None),
        }
    }

    fn match_pattern(&mut self, value: &Val, matcher: &Val) -> Answer {
        let Val::Matcher(matcher) = matcher else {
            return Err(EvalError::invalid(format!("{} is no matcher", matcher.kind())));
        };
        if let Matcher::Op(name) = **matcher {
            let op = match value {
                Val::Op(op) => Some(*op),
                Val::Value(value) => self.env.ir()?.defining_op(*value),
                _ => None,
            };
            let ir = self.env.ir()?;
            return Ok(Val::Bool(op.is_some_and(|op| ir.op(op).name() == name)));
        }
        let Some(attr) = self.constant_of(value)? else { return Ok(Val::Bool(false)) };
        Ok(Val::Bool(match &**matcher {
            Matcher::Constant(target) => {
                if let Some(target) = target
                    && let Some(place) = self.local_mut(target)
                {
                    *place = Val::Attr(attr);
                }
                true
            }
            Matcher::Number(number) => self.splat_number(attr)? == Some(*number),
            Matcher::NonZero => self.splat_number(attr)?.is_some_and(|number| number != 0.0),
            Matcher::Op(_) => false,
        }))
    }
}

/// Whether a class of this name is one of handles to types, attributes or locations.
pub(crate) fn is_handle_name(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && ["Attr", "Type", "Loc"].iter().any(|end| name.ends_with(end))
}

/// Whether a name may be the library's: unqualified or in `llvm`, `std` or `mlir`.
fn is_library(path: &Path) -> bool {
    match &*path.segments {
        [_] => true,
        [space, _] => matches!(&*space.name, "llvm" | "std" | "mlir" | "ranges"),
        [space, inner, _] => &*space.name == "mlir" && matches!(&*inner.name, "detail" | "matchers"),
        _ => false,
    }
}

fn spell(arg: &TemplateArg) -> String {
    match arg {
        TemplateArg::Type(ty) => ty.path.text(),
        TemplateArg::Int(value) => value.to_string(),
    }
}
