//! Conversions between values of different types, and access to single bits.

use super::{Eval, Evaluator};
use crate::ops::UnOp;
use crate::types::{Ty, TyNode};
use crate::value::{Node, V};

impl Evaluator<'_> {
    /// Converts a value to another type, without creating an expression.
    pub(super) fn convert(&mut self, v: V, ty: Ty) -> Option<V> {
        match self.store.node(v) {
            Node::Unset => Some(v),
            Node::Bit(bit) => match self.store.types.node(ty) {
                TyNode::Bit => Some(v),
                TyNode::Int => Some(self.store.int(i64::from(bit))),
                TyNode::Bits(1) => Some(self.store.bits(&[v])),
                _ => None,
            },
            Node::Bits { start, len } => match self.store.types.node(ty) {
                TyNode::Bit if len == 1 => Some(self.store.operand(start, 0)),
                TyNode::Bits(width) if width == len => Some(v),
                TyNode::Int => {
                    let value = self.as_int(v)?;
                    Some(self.store.int(value))
                }
                _ => None,
            },
            Node::Int(value) => match self.store.types.node(ty) {
                TyNode::Int => Some(v),
                TyNode::Bit => match value {
                    0 | 1 => Some(V::bit(value == 1)),
                    _ => None,
                },
                TyNode::Bits(width) => {
                    let fits = width >= 64 || value >> width == 0 || width > 0 && value >> (width - 1) == -1;
                    if !fits || width > self.limits.bits {
                        return None;
                    }
                    let bits: Vec<V> =
                        (0..width).map(|index| V::bit(index < 64 && value >> index & 1 == 1)).collect();
                    Some(self.store.bits(&bits))
                }
                _ => None,
            },
            Node::List { element, start, len } => {
                let to = self.store.types.element(ty)?;
                if to == element {
                    return Some(v);
                }
                let mut changed = false;
                let mut items = Vec::with_capacity(len as usize);
                for index in 0..len {
                    let item = self.store.operand(start, index);
                    let converted = self.convert(item, to)?;
                    changed |= converted != item;
                    items.push(converted);
                }
                Some(if changed { self.store.list(to, &items) } else { v })
            }
            Node::Def(_) => {
                let from = self.store.type_of(v)?;
                self.store.types.classes(ty)?;
                self.store.convertible(from, ty).then_some(v)
            }
            _ => {
                let from = self.store.type_of(v)?;
                if self.store.ty_is_a(from, ty) {
                    return Some(v);
                }
                if from == Ty::BIT && self.store.types.node(ty) == TyNode::Bits(1) {
                    return Some(self.store.bits(&[v]));
                }
                None
            }
        }
    }

    /// Converts a value to another type, as a `!cast` if it is not known yet.
    pub(super) fn cast_to(&mut self, v: V, ty: Ty) -> Eval<Option<V>> {
        let Some(from) = self.store.type_of(v) else {
            return Ok(Some(v));
        };
        if self.store.ty_is_a(from, ty) {
            return Ok(Some(v));
        }
        if let Some(converted) = self.convert(v, ty) {
            return Ok(Some(converted));
        }
        if !self.store.convertible(from, ty) {
            return Ok(None);
        }
        self.un(UnOp::Cast, v, ty, None, false).map(Some)
    }

    /// Returns the number of a known int, bit or bits value.
    pub(super) fn as_int(&self, v: V) -> Option<i64> {
        match self.store.node(v) {
            Node::Int(value) => Some(value),
            Node::Bit(bit) => Some(i64::from(bit)),
            Node::Bits { start, len } => {
                let mut value = 0_i64;
                for (index, bit) in self.store.operands(start, len).enumerate() {
                    match self.store.node(bit) {
                        Node::Bit(bit) => {
                            value |= i64::from(bit).checked_shl(index as u32).unwrap_or(0);
                        }
                        _ => return None,
                    }
                }
                Some(value)
            }
            _ => None,
        }
    }

    /// Returns one bit of a value.
    pub(super) fn get_bit(&mut self, v: V, index: u32) -> V {
        match self.store.node(v) {
            Node::Unset | Node::Bit(_) | Node::VarBit { .. } => v,
            Node::Int(value) => V::bit(index < 64 && value >> index & 1 == 1),
            Node::Bits { start, len } if index < len => self.store.operand(start, index),
            Node::Un { ty: Ty::BIT, .. }
            | Node::Bin { ty: Ty::BIT, .. }
            | Node::Tern { ty: Ty::BIT, .. }
            | Node::Var { ty: Ty::BIT, .. }
            | Node::Field { ty: Ty::BIT, .. } => v,
            _ => self.store.var_bit(v, index),
        }
    }

    /// Returns some bits of a value, the first named one lowest.
    pub(super) fn bit_range(&mut self, v: V, bits: &[u32]) -> Option<V> {
        let width = match self.store.node(v) {
            Node::Int(_) => 64,
            Node::Bits { len, .. } => len,
            Node::Unset => return None,
            _ => {
                let ty = self.store.type_of(v)?;
                self.store.types.width(ty)?
            }
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let bits: Vec<V> = bits
            .iter()
            .map(|&bit| match self.store.node(v) {
                Node::Int(_) | Node::Bits { .. } => self.get_bit(v, bit),
                _ => self.store.var_bit(v, bit),
            })
            .collect();
        Some(self.store.bits(&bits))
    }

    /// Returns the value that a field of this type holds after `v` is assigned to it; bits are split.
    pub(super) fn field_value(&mut self, v: V, ty: Ty) -> Eval<Option<V>> {
        let Some(v) = self.cast_to(v, ty)? else {
            return Ok(None);
        };
        let Some(width) = self.store.types.width(ty) else {
            return Ok(Some(v));
        };
        if matches!(self.store.node(v), Node::Bits { .. }) {
            return Ok(Some(v));
        }
        let bits: Vec<V> = (0..width).map(|index| self.get_bit(v, index)).collect();
        Ok(Some(self.store.bits(&bits)))
    }

    /// Returns the value of `?`.
    pub(super) fn unset(&self) -> V {
        V::UNSET
    }
}
