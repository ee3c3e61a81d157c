//! Free functions: `isa` and `cast`, the algorithms of `llvm` and `std`, constructors, and calls of the
//! operation's own accessors.

mod algorithm;
mod cast;

use std::sync::Arc;

use super::{Answer, Machine};
use crate::classes::ClassKind;
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
    "Log2_32_Ceil",
    "Log2_64_Ceil",
    "PowerOf2Ceil",
    "bit_ceil",
    "bit_floor",
    "getFlattenedTypes",
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
    "m_AnyAttrOf",
    "m_Op",
    "m_ConstantInt",
    "m_ConstantFloat",
    "inversePermutation",
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
            return self.apply_to(&callee, nodes, args);
        }
        if let Some(functions) = self.env.functions.filter(|functions| functions.has(path.spelled())) {
            let args: Vec<Val> = self.eval_all(nodes)?.into_iter().map(Val::plain).collect();
            let value = functions.call(self.env, path.spelled(), &args)?;
            return self.made(value);
        }
        let last = path.last();
        // Inside a class its members hide functions.
        if path.segments().len() == 1
            && let Some(object) = self.own_member(&last.name, nodes.len())?
        {
            let args = self.eval_all(nodes)?;
            return self.method(object, &last.name, last.args.as_deref().unwrap_or(&[]), args);
        }
        if let Some(helper) = self.helper_of(path) {
            let args: Vec<Val> = self.eval_all(nodes)?.into_iter().map(Val::plain).collect();
            return helper(self.env, &args);
        }
        // A static function of a class, `X::get(…)`, or a class in a class, `X::Builder(…)`.
        if path.segments().len() > 1 {
            if let Some(class) = self.class_of(path) {
                let args = self.eval_all(nodes)?;
                return self.construct_class(&class, &TypeName { path: path.clone(), pointer: false }, args);
            }
            if let Some(parent) = path.parent()
                && let Some(class) = self.class_of(parent)
            {
                let args = self.eval_all(nodes)?;
                return self.static_call(&class, parent, &last.name, args);
            }
        }
        if path.is_library() {
            // A function of that name with a receiver of the operation is rarer than the library's.
            if !(path.segments().len() == 1 && self.is_own_method(&last.name)) {
                return self.library_call(&last.name, last.args.as_deref().unwrap_or(&[]), nodes);
            }
        }
        if let Some(class) = self.class_of(path) {
            let args = self.eval_all(nodes)?;
            return self.construct_class(&class, &TypeName { path: path.clone(), pointer: false }, args);
        }
        // A method of the operation itself.
        if path.segments().len() == 1
            && let Some(object) = self.own_object()
        {
            let args = self.eval_all(nodes)?;
            let template = last.args.as_deref().unwrap_or(&[]);
            return self.method(object, &last.name, template, args);
        }
        // An empty handle of a class that no definition declares.
        if nodes.is_empty() && is_handle_name(&last.name) {
            return Ok(Val::Null);
        }
        Err(EvalError::unknown(format!("unknown function '{}'", path.text())))
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
            "m_Constant" | "m_Op" | "m_ConstantInt" | "m_ConstantFloat" => {
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
                Ok(Val::Matcher(Arc::new(match name {
                    "m_ConstantInt" => Matcher::ConstantInt(target),
                    "m_ConstantFloat" => Matcher::ConstantFloat(target),
                    _ => Matcher::Constant(target),
                })))
            }
            _ => {
                let args = self.eval_all(nodes)?;
                self.algorithm(name, template, args)
            }
        }
    }

    /// The attribute of the constant that defines a value.
    pub(super) fn constant_of(&mut self, value: &Val) -> Result<Option<legalize_ir::Attribute>, EvalError> {
        let ctx = self.env.ctx;
        let op = match value {
            Val::Attr(attr) => return Ok(Some(*attr)),
            Val::Op(op) | Val::View(op, _) => *op,
            Val::Value(value) => match self.env.ir()?.defining_op(*value) {
                Some(op) => op,
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        Ok(legalize_ir::constant_value(ctx, self.env.ir()?, op))
    }

    /// Gives a local name that a matcher was handed its value.
    fn give(&mut self, target: Option<&str>, value: Val) {
        if let Some(place) = target.and_then(|target| self.local_mut(target)) {
            *place = value;
        }
    }

    fn match_pattern(&mut self, value: &Val, matcher: &Val) -> Answer {
        let Val::Matcher(matcher) = matcher else {
            return Err(EvalError::invalid(format!("{} is no matcher", matcher.kind())));
        };
        if let Matcher::Op(name) = **matcher {
            let op = match value {
                Val::Op(op) | Val::View(op, _) => Some(*op),
                Val::Value(value) => self.env.ir()?.defining_op(*value),
                _ => None,
            };
            let ir = self.env.ir()?;
            return Ok(Val::Bool(op.is_some_and(|op| ir.op(op).name() == name)));
        }
        if let Matcher::AnyOf(matchers) = &**matcher {
            for matcher in matchers {
                if self.match_pattern(value, matcher)?.as_bool() == Some(true) {
                    return Ok(Val::Bool(true));
                }
            }
            return Ok(Val::Bool(false));
        }
        let Some(attr) = self.constant_of(value)? else { return Ok(Val::Bool(false)) };
        Ok(Val::Bool(match &**matcher {
            Matcher::Constant(target) => {
                self.give(target.as_deref(), Val::Attr(attr));
                true
            }
            Matcher::ConstantInt(target) => match self.splat_value(attr)? {
                Some(value @ Val::ApInt(_)) => {
                    self.give(target.as_deref(), value);
                    true
                }
                _ => false,
            },
            Matcher::ConstantFloat(target) => match self.splat_value(attr)? {
                Some(value @ Val::ApFloat(_)) => {
                    self.give(target.as_deref(), value);
                    true
                }
                _ => false,
            },
            // `i1`'s true is one: C++ compares without sign.
            Matcher::Integer(number) => match self.splat_value(attr)? {
                Some(Val::ApInt(value)) => value.unsigned().to_big() == (*number).into(),
                _ => false,
            },
            Matcher::NonZero => match self.splat_value(attr)? {
                Some(Val::ApInt(value)) => !value.unsigned().is_zero(),
                _ => false,
            },
            Matcher::Number(number) => match self.splat_value(attr)? {
                Some(Val::ApFloat(value)) => self.float_of(&value)? == *number,
                _ => false,
            },
            Matcher::IntegerThat(test) => match self.splat_value(attr)? {
                Some(value @ Val::ApInt(_)) => self.predicate(test, value)?,
                _ => false,
            },
            Matcher::NumberThat(test) => match self.splat_value(attr)? {
                Some(value @ Val::ApFloat(_)) => self.predicate(test, value)?,
                _ => false,
            },
            Matcher::Op(_) | Matcher::AnyOf(_) => false,
        }))
    }
}

/// Whether a class of this name is one of handles to types, attributes or locations.
pub(crate) fn is_handle_name(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && ["Attr", "Type", "Loc"].iter().any(|end| name.ends_with(end))
}

/// Whether a path names a function of the library: unqualified or in `llvm`, `std` or `mlir`.
pub(crate) fn is_library(names: &[&str]) -> bool {
    let may_be = match names {
        [_] => true,
        [space, _] => matches!(*space, "llvm" | "std" | "mlir" | "ranges"),
        [space, inner, _] => *space == "mlir" && matches!(*inner, "detail" | "matchers"),
        _ => false,
    };
    may_be && names.last().is_some_and(|name| FUNCTIONS.contains(name))
}
