//! Unary and binary operators, equality, indexing.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::AttrData;

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::integer::IntType;
use crate::operator::{BinaryOp, UnaryOp};
use crate::tree::Node;
use crate::value::{ApInt, Val, int_of};

/// Maximum length of a text that a snippet creates, in bytes.
pub(super) const MAX_TEXT: usize = 1 << 20;

impl Machine<'_, '_> {
    pub(super) fn unary(&mut self, op: UnaryOp, node: &Node) -> Answer {
        match op {
            UnaryOp::Not => return Ok(Val::Bool(!self.truth(node)?)),
            UnaryOp::Increment | UnaryOp::Decrement | UnaryOp::PostIncrement | UnaryOp::PostDecrement => {
                let step = if matches!(op, UnaryOp::Increment | UnaryOp::PostIncrement) { 1 } else { -1 };
                let lvalue = self.lvalue_mut(node)?;
                let value = match lvalue {
                    Val::Int(value) => Val::Int(value.stepped(step).map_err(EvalError::invalid)?),
                    Val::Double(value) => Val::Double(*value + step as f64),
                    Val::Single(value) => Val::Single(*value + step as f32),
                    Val::Cursor(lvalue, at) => match at.checked_add_signed(step as isize) {
                        // The range may have grown since; reading checks the position.
                        Some(at) => Val::Cursor(lvalue.clone(), at),
                        None => return Err(EvalError::invalid("iterator leaves its range")),
                    },
                    Val::Iter(items, at) => match at.checked_add_signed(step as isize) {
                        Some(at) if at <= items.len() => Val::Iter(items.clone(), at),
                        _ => return Err(EvalError::invalid("iterator leaves its range")),
                    },
                    other => {
                        return Err(EvalError::invalid(format!(
                            "{} cannot be incremented or decremented",
                            other.kind()
                        )));
                    }
                };
                let old = std::mem::replace(lvalue, value.clone());
                let postfix = matches!(op, UnaryOp::PostIncrement | UnaryOp::PostDecrement);
                return Ok(if postfix { old } else { value });
            }
            _ => {}
        }
        if op == UnaryOp::AddressOf {
            return self.address(node);
        }
        let value = self.eval(node)?;
        match (op, value) {
            (UnaryOp::Deref, pointer @ (Val::Pointer(_) | Val::Cursor(..))) => self.read(&pointer),
            (UnaryOp::Plus, value @ (Val::Double(_) | Val::Single(_))) => Ok(value),
            (UnaryOp::Plus, value) => {
                let value = self.integer(&value)?;
                Ok(Val::Int(value.to(value.ty().promoted())))
            }
            (UnaryOp::Deref, Val::Iter(items, at)) => {
                items.get(at).cloned().ok_or_else(|| EvalError::invalid("iterator is at the end"))
            }
            (UnaryOp::Deref, Val::Null) => Err(EvalError::invalid("null is dereferenced")),
            (UnaryOp::Deref, Val::Engaged(held)) => Ok((*held).clone()),
            (UnaryOp::Deref, value) => Ok(value),
            (UnaryOp::Minus, Val::Double(value)) => Ok(Val::Double(-value)),
            (UnaryOp::Minus, Val::Single(value)) => Ok(Val::Single(-value)),
            (UnaryOp::Minus, Val::Affine(expr)) => {
                self.charge_affine(&expr)?;
                Ok(Val::Affine(Arc::new(legalize_ir::AffineExpr::clone(&expr).negated())))
            }
            (UnaryOp::Minus, Val::ApInt(value)) => {
                self.step(u64::from(value.width) / 64)?;
                let negative = -value.value.to_big();
                Ok(Val::ApInt(ApInt { signed: value.signed, ..ApInt::new(negative, value.width) }))
            }
            (UnaryOp::Minus, value) => {
                Ok(Val::Int(self.integer(&value)?.negated().map_err(EvalError::invalid)?))
            }
            (UnaryOp::BitNot, Val::ApInt(value)) => {
                self.step(u64::from(value.width) / 64)?;
                let not = !value.value.to_big();
                Ok(Val::ApInt(ApInt { signed: value.signed, ..ApInt::new(not, value.width) }))
            }
            (UnaryOp::BitNot, Val::Enum(class, value)) if class.bits => {
                let inverted = class.inverted(value);
                Ok(Val::Enum(class, inverted))
            }
            (UnaryOp::BitNot, value) => Ok(Val::Int(self.integer(&value)?.inverted())),
            (op, value) => Err(EvalError::invalid(format!("{op:?} of {}", value.kind()))),
        }
    }

    pub(super) fn binary(&mut self, op: BinaryOp, lhs: Val, rhs: Val) -> Answer {
        use BinaryOp as Op;
        match op {
            Op::Eq => return self.equal(&lhs, &rhs).map(Val::Bool),
            Op::Ne => return self.equal(&lhs, &rhs).map(|equal| Val::Bool(!equal)),
            Op::Lt | Op::Le | Op::Gt | Op::Ge => {
                let order = self.compare(&lhs, &rhs)?;
                return Ok(Val::Bool(match (op, order) {
                    (_, None) => false,
                    (Op::Lt, Some(order)) => order == Ordering::Less,
                    (Op::Le, Some(order)) => order != Ordering::Greater,
                    (Op::Gt, Some(order)) => order == Ordering::Greater,
                    (_, Some(order)) => order != Ordering::Less,
                }));
            }
            _ => {}
        }
        match (&lhs, &rhs) {
            (Val::Enum(class, a), Val::Enum(other, b))
                if class.bits
                    && class.cpp_name == other.cpp_name
                    && matches!(op, Op::And | Op::Or | Op::Xor) =>
            {
                let value = match op {
                    Op::And => a & b,
                    Op::Or => a | b,
                    _ => a ^ b,
                };
                Ok(Val::Enum(class.clone(), value))
            }
            (Val::Str(_), _) | (_, Val::Str(_)) if op == Op::Add => {
                let (a, b) = (self.piece(&lhs)?, self.piece(&rhs)?);
                self.join(&a, &b)
            }
            (Val::Cursor(lvalue, at), Val::Int(_) | Val::Bool(_)) if matches!(op, Op::Add | Op::Sub) => {
                let step = i128::from(self.int64(&rhs)?) * if op == Op::Add { 1 } else { -1 };
                let at = (*at as i128).checked_add(step).and_then(|at| usize::try_from(at).ok());
                let at = at.ok_or_else(|| EvalError::invalid("iterator leaves its range"))?;
                Ok(Val::Cursor(lvalue.clone(), at))
            }
            (Val::Cursor(_, a), Val::Cursor(_, b) | Val::Iter(_, b))
            | (Val::Iter(_, a), Val::Cursor(_, b))
                if op == Op::Sub =>
            {
                Ok(Val::int64(*a as i64 - *b as i64))
            }
            (Val::Iter(items, at), _) if matches!(op, Op::Add | Op::Sub) => {
                if let (Op::Sub, Val::Iter(_, other)) = (op, &rhs) {
                    return Ok(Val::int64(*at as i64 - *other as i64));
                }
                let step = self.int64(&rhs)?;
                let step = i128::from(step) * if op == Op::Add { 1 } else { -1 };
                let at = (*at as i128).checked_add(step).and_then(|at| usize::try_from(at).ok());
                match at {
                    Some(at) if at <= items.len() => Ok(Val::Iter(items.clone(), at)),
                    _ => Err(EvalError::invalid("iterator leaves its range")),
                }
            }
            (Val::Double(_), _) | (_, Val::Double(_)) => {
                let (a, b) = (self.double(&lhs)?, self.double(&rhs)?);
                Ok(Val::Double(match op {
                    Op::Add => a + b,
                    Op::Sub => a - b,
                    Op::Mul => a * b,
                    Op::Div => a / b,
                    _ => return Err(EvalError::invalid(format!("{op:?} of floating-point numbers"))),
                }))
            }
            (Val::Single(_), _) | (_, Val::Single(_)) => {
                let (a, b) = (self.single(&lhs)?, self.single(&rhs)?);
                Ok(Val::Single(match op {
                    Op::Add => a + b,
                    Op::Sub => a - b,
                    Op::Mul => a * b,
                    Op::Div => a / b,
                    _ => return Err(EvalError::invalid(format!("{op:?} of floating-point numbers"))),
                }))
            }
            (Val::Affine(_), _) | (_, Val::Affine(_)) => self.affine_binary(op, &lhs, &rhs),
            (Val::ApInt(ApInt { width, .. }), _) | (_, Val::ApInt(ApInt { width, .. })) => {
                self.apint_binary(op, &lhs, &rhs, *width)
            }
            _ => {
                let (a, b) = (self.integer(&lhs)?, self.integer(&rhs)?);
                a.binary(op, b).map(Val::Int).map_err(EvalError::invalid)
            }
        }
    }

    /// Evaluates `==` of C++, across the conversions that occur.
    pub(crate) fn equal(&mut self, lhs: &Val, rhs: &Val) -> Result<bool, EvalError> {
        Ok(match (lhs, rhs) {
            (Val::Engaged(_), Val::Null) | (Val::Null, Val::Engaged(_)) => false,
            (Val::Engaged(held), other) => self.equal(held, other)?,
            (other, Val::Engaged(held)) => self.equal(other, held)?,
            (Val::Null, other) | (other, Val::Null) => match other {
                Val::Null => true,
                // An empty optional is not equal to a text.
                Val::Str(_) => false,
                // An empty optional is not equal to a number, either.
                Val::Int(_) | Val::Bool(_) => false,
                Val::List(_) => {
                    return Err(EvalError::invalid(format!("null is compared with {}", other.kind())));
                }
                _ => false,
            },
            (Val::Type(a), Val::Type(b)) => a == b,
            (Val::Attr(a), Val::Attr(b)) => a == b,
            (Val::Value(a), Val::Value(b)) => a == b,
            (Val::Op(a) | Val::View(a, _), Val::Op(b) | Val::View(b, _)) => a == b,
            (Val::Block(a), Val::Block(b)) => a == b,
            (Val::Region(a), Val::Region(b)) => a == b,
            (Val::Loc(a), Val::Loc(b)) => a == b,
            // There is one.
            (Val::Context, Val::Context) => true,
            (Val::OpName(a), Val::OpName(b)) => a == b,
            (Val::TypeId(a), Val::TypeId(b)) => a == b,
            (Val::Dialect(a), Val::Dialect(b)) => a == b,
            (Val::Map(a), Val::Map(b)) => a == b,
            (Val::Affine(a), Val::Affine(b)) => a == b,
            (Val::Set(a), Val::Set(b)) => a == b,
            (Val::Str(a), Val::Str(b)) => a == b,
            (Val::Logical(a), Val::Logical(b)) => a == b,
            (Val::ApFloat(a), Val::ApFloat(b)) => self.float_of(a)? == self.float_of(b)?,
            (Val::Pointer(a), Val::Pointer(b)) => a == b,
            (Val::Cursor(a, i), Val::Cursor(b, j)) => i == j && a == b,
            (Val::Cursor(_, i), Val::Iter(_, j)) | (Val::Iter(_, j), Val::Cursor(_, i)) => i == j,
            (Val::Iter(a, i), Val::Iter(b, j)) => i == j && a.len() == b.len(),
            (Val::Named(a, x), Val::Named(b, y)) => a == b && x == y,
            (Val::List(a), Val::List(b)) => {
                if a.len() != b.len() {
                    return Ok(false);
                }
                self.step(a.len() as u64)?;
                for (a, b) in a.iter().zip(b.iter()) {
                    if !self.equal(a, b)? {
                        return Ok(false);
                    }
                }
                true
            }
            (Val::Bool(a), Val::ApInt(b)) | (Val::ApInt(b), Val::Bool(a)) if b.width == 1 => {
                *a != b.value.is_zero()
            }
            (Val::Shape(_), Val::Type(b)) => self.coerce_type(lhs)? == *b,
            (Val::Type(a), Val::Shape(_)) => *a == self.coerce_type(rhs)?,
            (Val::Shape(a), Val::Shape(b)) => a == b,
            (Val::OpName(name), Val::Str(text)) | (Val::Str(text), Val::OpName(name)) => {
                self.env.ctx.op_str(*name).as_bytes() == &**text
            }
            (Val::Attr(attr), Val::Str(text)) | (Val::Str(text), Val::Attr(attr)) => {
                matches!(self.env.ctx.attr_data(*attr), AttrData::String { value, .. } if **value == **text)
            }
            (Val::Double(_), _) | (_, Val::Double(_)) => self.double(lhs)? == self.double(rhs)?,
            (Val::Single(_), _) | (_, Val::Single(_)) => self.single(lhs)? == self.single(rhs)?,
            (Val::ApInt(a), Val::ApInt(b)) => {
                if a.width != b.width {
                    return Err(EvalError::invalid("integers of different widths are compared"));
                }
                a.unsigned() == b.unsigned()
            }
            // The attribute of an enum is an integer if its class is not seen.
            (Val::Enum(of, case), Val::ApInt(number)) | (Val::ApInt(number), Val::Enum(of, case))
                if of.scoped =>
            {
                number.as_i128().is_some_and(|value| of.value_of(value, number.width) == *case)
            }
            // An `APInt` is equal to a number of 64 bits.
            (Val::ApInt(a), other) | (other, Val::ApInt(a)) if a.width > 1 => {
                let number = self.integer(other)?;
                match a.signed {
                    Some(_) => a.number() == int_of(number.value()),
                    None => a.unsigned() == int_of(number.to(IntType::U64).value()),
                }
            }
            (Val::Enum(of, a), Val::Enum(other, b)) if of.cpp_name == other.cpp_name => a == b,
            // Numbers, cases of an unscoped enum, truth values.
            _ => match (self.integer(lhs), self.integer(rhs)) {
                (Ok(a), Ok(b)) => a.compared(b) == Ordering::Equal,
                _ => {
                    return Err(EvalError::invalid(format!(
                        "{} is compared with {}",
                        lhs.kind(),
                        rhs.kind()
                    )));
                }
            },
        })
    }

    /// Joins two texts, up to a maximum length.
    pub(super) fn join(&mut self, a: &[u8], b: &[u8]) -> Answer {
        self.step((a.len() + b.len()) as u64 / 16)?;
        if a.len() + b.len() > MAX_TEXT {
            return Err(EvalError::too_large("string", "bytes", MAX_TEXT));
        }
        Ok(Val::Str([a, b].concat().into()))
    }

    /// Compares two values; `None` for unordered floating-point numbers.
    pub(crate) fn compare(&mut self, lhs: &Val, rhs: &Val) -> Result<Option<Ordering>, EvalError> {
        match (lhs, rhs) {
            // An empty optional is less than any value that an optional may contain.
            (Val::Null, Val::Int(_) | Val::Bool(_) | Val::Enum(..) | Val::Engaged(_)) => {
                Ok(Some(Ordering::Less))
            }
            (Val::Int(_) | Val::Bool(_) | Val::Enum(..) | Val::Engaged(_), Val::Null) => {
                Ok(Some(Ordering::Greater))
            }
            (Val::Engaged(held), other) => self.compare(held, other),
            (other, Val::Engaged(held)) => self.compare(other, held),
            (Val::Str(a), Val::Str(b)) => Ok(Some(a.cmp(b))),
            (Val::Enum(of, a), Val::Enum(other, b)) if of.cpp_name == other.cpp_name => {
                Ok(Some(of.integer(*a).compared(of.integer(*b))))
            }
            (Val::Double(_) | Val::ApFloat(_), _) | (_, Val::Double(_) | Val::ApFloat(_)) => {
                Ok(self.double(lhs)?.partial_cmp(&self.double(rhs)?))
            }
            (Val::Single(_), _) | (_, Val::Single(_)) => {
                Ok(self.single(lhs)?.partial_cmp(&self.single(rhs)?))
            }
            (Val::ApInt(a), Val::ApInt(b)) if a.signed.is_some() && a.signed == b.signed => {
                Ok(Some(a.number().to_big().cmp(&b.number().to_big())))
            }
            (Val::ApInt(a), other) | (other, Val::ApInt(a)) if a.signed.is_some() => {
                let order = a.number().to_big().cmp(&int_of(self.int(other)?).to_big());
                Ok(Some(if matches!(lhs, Val::ApInt(_)) { order } else { order.reverse() }))
            }
            (Val::ApInt(a), _) | (_, Val::ApInt(a)) if a.width > 1 => {
                Err(EvalError::invalid("'APInt' has no order without a sign: use 'slt' or 'ult'"))
            }
            (Val::Iter(_, a) | Val::Cursor(_, a), Val::Iter(_, b) | Val::Cursor(_, b)) => Ok(Some(a.cmp(b))),
            (Val::List(a), Val::List(b)) => {
                for (a, b) in a.clone().iter().zip(b.clone().iter()) {
                    match self.compare(a, b)? {
                        Some(Ordering::Equal) => {}
                        other => return Ok(other),
                    }
                }
                Ok(Some(a.len().cmp(&b.len())))
            }
            _ => Ok(Some(self.integer(lhs)?.compared(self.integer(rhs)?))),
        }
    }

    pub(super) fn index(&mut self, target: &Val, index: &Val) -> Answer {
        match target {
            Val::Attr(_) | Val::List(_) => {
                if let (Val::Attr(_), Val::Str(_)) = (target, index) {
                    return self.method(target.clone(), "get", &[], vec![index.clone()]);
                }
                let items = self.list(target)?;
                let at = self.as_index(index)?;
                items.get(at).cloned().ok_or_else(|| {
                    EvalError::invalid(format!("index {at} is out of range: {} items", items.len()))
                })
            }
            Val::Mutable(range) => {
                let items = self.mutable_items(*range)?;
                let at = self.as_index(index)?;
                items.get(at).cloned().ok_or_else(|| EvalError::invalid("index is out of range"))
            }
            Val::Iter(items, at) => {
                let offset = self.as_index(index)?;
                let item = at.checked_add(offset).and_then(|at| items.get(at));
                item.cloned().ok_or_else(|| EvalError::invalid("index is out of range"))
            }
            Val::Str(text) => {
                let at = self.as_index(index)?;
                text.get(at)
                    .map(|&byte| super::text::character(byte))
                    .ok_or_else(|| EvalError::invalid("index is out of range"))
            }
            Val::ApInt(value) => {
                let at = self.as_index(index)? as u64;
                Ok(Val::Bool(value.unsigned().to_big().bit(at)))
            }
            other => Err(EvalError::invalid(format!("{} cannot be indexed", other.kind()))),
        }
    }

    /// Converts a value to the index of a list's item.
    pub(super) fn as_index(&self, index: &Val) -> Result<usize, EvalError> {
        let value = self.int(index)?;
        usize::try_from(value).map_err(|_| EvalError::invalid(format!("index {value} is out of range")))
    }

    /// Returns an attribute's elements or a list's items, shared.
    pub(crate) fn list(&mut self, value: &Val) -> Result<Arc<Vec<Val>>, EvalError> {
        match value {
            Val::List(items) => Ok(items.clone()),
            other => Ok(Arc::new(self.items(other)?)),
        }
    }
}
