//! Matchers of values and operations, as arguments of `matchPattern`.
//!
//! A matcher with the address of a local name, `m_Constant(&attr)`, assigns the matched object to it, if the
//! object is of the name's declared class.

use std::sync::Arc;

use legalize_ir::OpId;

use super::super::{Answer, Machine};
use super::expects;
use crate::classes::ClassKind;
use crate::error::EvalError;
use crate::operator::UnaryOp;
use crate::tree::{Kind, Node, TemplateArg};
use crate::value::{FloatKind, Matcher, Val};

impl Machine<'_, '_> {
    /// `m_…(…)`
    pub(super) fn matcher(&mut self, name: &str, template: &[TemplateArg], nodes: &[Node]) -> Answer {
        let target = |node: &Node| -> Option<Box<str>> {
            let Kind::Unary(UnaryOp::AddressOf, inner) = &node.kind else { return None };
            if let Kind::Name(path) = &inner.kind { path.as_plain().map(Into::into) } else { None }
        };
        // An output name is written `&name`.
        let given = |nodes: &[Node]| -> Result<Option<Box<str>>, EvalError> {
            match nodes {
                [] => Ok(None),
                [node] => target(node).map(Some).ok_or_else(|| expects(name, "the address of a local name")),
                _ => Err(expects(name, "at most one argument")),
            }
        };
        let matcher = match name {
            "m_Constant" => Matcher::Constant(given(nodes)?),
            "m_ConstantInt" => Matcher::ConstantInt(given(nodes)?),
            "m_ConstantFloat" => Matcher::ConstantFloat(given(nodes)?),
            "m_Any" => Matcher::Any(given(nodes)?),
            "m_Attr" => {
                let [attr, rest @ ..] = nodes else { return Err(expects(name, "an attribute's name")) };
                let attr = self.eval(attr)?;
                let text = attr.as_str().ok_or_else(|| expects(name, "an attribute's name"))?;
                Matcher::Attr(self.env.ctx.name(text), given(rest)?)
            }
            "m_Val" => {
                let [value] = nodes else { return Err(expects(name, "one value")) };
                match self.eval(value)? {
                    Val::Value(value) => Matcher::Value(value),
                    _ => return Err(expects(name, "one value")),
                }
            }
            "m_Op" => return self.op_matcher(template, nodes),
            "m_AnyAttrOf" => Matcher::AnyOf(self.eval_all(nodes)?),
            _ if !nodes.is_empty() => return Err(expects(name, "no arguments")),
            "m_Zero" => Matcher::Integer(0),
            "m_One" => Matcher::Integer(1),
            "m_NonZero" => Matcher::NonZero,
            "m_ZeroFloat" | "m_AnyZeroFloat" => Matcher::Number(0.0),
            "m_OneFloat" => Matcher::Number(1.0),
            "m_PosZeroFloat" => Matcher::Float(FloatKind::PosZero),
            "m_NegZeroFloat" => Matcher::Float(FloatKind::NegZero),
            "m_NaNFloat" => Matcher::Float(FloatKind::NaN),
            "m_PosInfFloat" => Matcher::Float(FloatKind::PosInf),
            "m_NegInfFloat" => Matcher::Float(FloatKind::NegInf),
            _ => return Err(EvalError::unknown(format!("unknown function '{name}'"))),
        };
        Ok(Val::Matcher(Arc::new(matcher)))
    }

    /// `m_Op<C>()`, `m_Op<C>(operand, …)`, `m_Op("name")`
    fn op_matcher(&mut self, template: &[TemplateArg], nodes: &[Node]) -> Answer {
        let args = self.eval_all(nodes)?;
        let Some(TemplateArg::Type(ty)) = template.first() else {
            let [name] = args.as_slice() else { return Err(expects("m_Op", "an operation's class or name")) };
            let name = name.as_str().ok_or_else(|| expects("m_Op", "an operation's class or name"))?;
            let name = self.env.ctx.op_name(name);
            return Ok(Val::Matcher(Arc::new(Matcher::Op(name, None))));
        };
        let Some(class) = self.class_of(&ty.path) else {
            return Err(EvalError::unknown(format!("unknown class '{}'", ty.path.text())));
        };
        let ClassKind::Op(op) = class.0.kind else { return Err(expects("m_Op", "an operation's class")) };
        if let Some(other) = args.iter().find(|arg| !matches!(arg, Val::Matcher(_))) {
            return Err(EvalError::invalid(format!("{} is not a matcher", other.kind())));
        }
        Ok(Val::Matcher(Arc::new(Matcher::Op(op, (!nodes.is_empty()).then_some(args)))))
    }

    /// Returns the attribute of the constant that defines a value.
    pub(in crate::eval) fn constant_of(
        &mut self,
        value: &Val,
    ) -> Result<Option<legalize_ir::Attribute>, EvalError> {
        let ctx = self.env.ctx;
        if let Val::Attr(attr) = value {
            return Ok(Some(*attr));
        }
        match self.defining_op(value)? {
            Some(op) => Ok(legalize_ir::constant_value(ctx, self.env.ir()?, op)),
            None => Ok(None),
        }
    }

    /// Returns the operation itself, or the defining operation of a value.
    fn defining_op(&self, value: &Val) -> Result<Option<OpId>, EvalError> {
        Ok(match value {
            Val::Op(op) | Val::View(op, _) => Some(*op),
            Val::Value(value) => self.env.ir()?.defining_op(*value),
            _ => None,
        })
    }

    /// Assigns a matched object to the local name that a matcher was given; false if the object is of another
    /// class.
    fn give(&mut self, target: Option<&str>, value: Val) -> Result<bool, EvalError> {
        let Some(target) = target else { return Ok(true) };
        if matches!(value, Val::Attr(_))
            && let Some(class) = self.declared_class(target)
            && !self.is_a_class(&value, &class)?
        {
            return Ok(false);
        }
        *self.lvalue_mut(&Node::named(target))? = value;
        Ok(true)
    }

    pub(super) fn match_pattern(&mut self, value: &Val, matcher: &Val) -> Answer {
        let Val::Matcher(matcher) = matcher else {
            return Err(EvalError::invalid(format!("{} is not a matcher", matcher.kind())));
        };
        Ok(Val::Bool(self.matches(value, matcher)?))
    }

    fn matches(&mut self, value: &Val, matcher: &Matcher) -> Result<bool, EvalError> {
        match matcher {
            Matcher::Op(name, operands) => {
                let Some(op) = self.defining_op(value)? else { return Ok(false) };
                if self.env.ir()?.op(op).name() != *name {
                    return Ok(false);
                }
                let Some(matchers) = operands else { return Ok(true) };
                if self.env.ir()?.op(op).operand_count() != matchers.len() {
                    return Ok(false);
                }
                for (index, matcher) in matchers.iter().enumerate() {
                    let operand = Val::Value(self.env.ir()?.operand(op, index));
                    if self.match_pattern(&operand, matcher)?.as_bool() != Some(true) {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
            Matcher::Attr(name, target) => {
                let Some(op) = self.defining_op(value)? else { return Ok(false) };
                let attr = self.env.ir()?.attr(self.env.ctx, op, *name);
                return match attr {
                    Some(attr) => self.give(target.as_deref(), Val::Attr(attr)),
                    None => Ok(false),
                };
            }
            Matcher::Any(target) => return self.give(target.as_deref(), value.clone()),
            Matcher::Value(wanted) => return Ok(matches!(value, Val::Value(value) if value == wanted)),
            Matcher::AnyOf(matchers) => {
                for matcher in matchers {
                    if self.match_pattern(value, matcher)?.as_bool() == Some(true) {
                        return Ok(true);
                    }
                }
                return Ok(false);
            }
            _ => {}
        }
        let Some(attr) = self.constant_of(value)? else { return Ok(false) };
        if let Matcher::Constant(target) = matcher {
            return self.give(target.as_deref(), Val::Attr(attr));
        }
        match (matcher, self.splat_value(attr)?) {
            (Matcher::ConstantInt(target), Some(value @ Val::ApInt(_)))
            | (Matcher::ConstantFloat(target), Some(value @ Val::ApFloat(_))) => {
                self.give(target.as_deref(), value)
            }
            // `true` of `i1` is one: C++ compares unsigned.
            (Matcher::Integer(number), Some(Val::ApInt(value))) => {
                Ok(value.unsigned().to_big() == (*number).into())
            }
            (Matcher::NonZero, Some(Val::ApInt(value))) => Ok(!value.unsigned().is_zero()),
            (Matcher::Number(number), Some(Val::ApFloat(value))) => Ok(self.float_of(&value)? == *number),
            (Matcher::Float(kind), Some(Val::ApFloat(value))) => {
                let value = self.float_of(&value)?;
                Ok(match kind {
                    FloatKind::PosZero => value == 0.0 && value.is_sign_positive(),
                    FloatKind::NegZero => value == 0.0 && value.is_sign_negative(),
                    FloatKind::NaN => value.is_nan(),
                    FloatKind::PosInf => value == f64::INFINITY,
                    FloatKind::NegInf => value == f64::NEG_INFINITY,
                })
            }
            (Matcher::IntegerThat(test), Some(value @ Val::ApInt(_)))
            | (Matcher::NumberThat(test), Some(value @ Val::ApFloat(_))) => self.predicate(test, value),
            _ => Ok(false),
        }
    }
}
