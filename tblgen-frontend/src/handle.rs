//! Handles of values.
//!
//! Invariant: a handle is either the index of a node of the [`Store`](crate::value::Store), or the whole
//! value itself: a string, a record or a small number needs no node, no table entry and no memory access.

use std::num::NonZeroU32;

use crate::record::RecordId;
use crate::symbol::Sym;
use crate::value::{Meta, Node};

/// Value of a [`Store`](crate::value::Store): a kind in the highest bits, and a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct V(NonZeroU32);

/// Number of bits of the number.
const BITS: u32 = 29;
const NUMBER: u32 = (1 << BITS) - 1;

// Any other kind is the index of a node, counted from one.
const STR: u32 = 1;
const CODE: u32 = 2;
const DEF: u32 = 3;
const INT: u32 = 4;
const BIT: u32 = 5;
const ANON: u32 = 6;
const UNSET: u32 = 7;

impl V {
    /// Maximum number of symbols, records and nodes each, regardless of the limits; the remaining handles are
    /// a reserve for those that are created until the limit is checked.
    pub(crate) const MAX_HANDLES: usize = NUMBER as usize - (1 << 24);

    pub(crate) const UNSET: V = V::own(UNSET, 0);

    const fn own(kind: u32, number: u32) -> V {
        // The kinds are not zero.
        match NonZeroU32::new(kind << BITS | number & NUMBER) {
            Some(raw) => V(raw),
            None => V(NonZeroU32::MIN),
        }
    }

    /// Returns the value of a node index.
    pub(crate) fn from_node(index: usize) -> V {
        let number = u32::try_from(index + 1).map_or(NUMBER, |number| number.min(NUMBER));
        V(NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN))
    }

    pub(crate) fn str(sym: Sym) -> V {
        V::own(STR, sym.raw())
    }

    pub(crate) fn code(sym: Sym) -> V {
        V::own(CODE, sym.raw())
    }

    /// Creates a string of one of the two formats.
    pub(crate) fn string(sym: Sym, code: bool) -> V {
        if code { V::code(sym) } else { V::str(sym) }
    }

    pub(crate) fn def(record: RecordId) -> V {
        V::own(DEF, record.0)
    }

    pub(crate) fn bit(bit: bool) -> V {
        V::own(BIT, u32::from(bit))
    }

    pub(crate) fn anon(number: u32) -> V {
        V::own(ANON, number)
    }

    /// Creates a number, if it is small enough.
    pub(crate) fn int(value: i64) -> Option<V> {
        const SIDE: i64 = 1 << (BITS - 1);
        (-SIDE..SIDE).contains(&value).then(|| V::own(INT, value as u32))
    }

    /// Returns the index of the value's node, if it has one.
    #[inline]
    pub(crate) fn index(self) -> Option<usize> {
        let raw = self.0.get();
        (raw <= NUMBER).then(|| raw as usize - 1)
    }

    /// Returns the content of a value without a node.
    #[inline]
    pub(crate) fn plain(self) -> Option<Node> {
        let raw = self.0.get();
        let number = raw & NUMBER;
        Some(match raw >> BITS {
            0 => return None,
            STR => Node::Str(Sym::from_raw(number)),
            CODE => Node::Code(Sym::from_raw(number)),
            DEF => Node::Def(RecordId(number)),
            // The sign is the highest bit of the number.
            INT => Node::Int(i64::from((raw << (32 - BITS)) as i32 >> (32 - BITS))),
            BIT => Node::Bit(number != 0),
            ANON => Node::Anon(number),
            _ => Node::Unset,
        })
    }

    /// Returns the properties of a value without a node.
    #[inline]
    pub(crate) fn plain_meta(self) -> Meta {
        match self.0.get() >> BITS {
            ANON => Meta::new(Meta::ANON | Meta::NOT_CONCRETE),
            UNSET => Meta::new(Meta::NOT_COMPLETE),
            _ => Meta::new(0),
        }
    }

    pub(crate) fn raw(self) -> u32 {
        self.0.get()
    }

    pub(crate) fn from_raw(raw: u32) -> V {
        V(NonZeroU32::new(raw).unwrap_or(NonZeroU32::MIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_value_is_in_its_handle() {
        let (sym, record) = (Sym::from_raw(NUMBER - 1), RecordId(7));
        for (v, node) in [
            (V::str(sym), Node::Str(sym)),
            (V::str(Sym::EMPTY), Node::Str(Sym::EMPTY)),
            (V::code(sym), Node::Code(sym)),
            (V::def(record), Node::Def(record)),
            (V::anon(0), Node::Anon(0)),
            (V::bit(false), Node::Bit(false)),
            (V::bit(true), Node::Bit(true)),
            (V::UNSET, Node::Unset),
        ] {
            assert_eq!((v.plain(), v.index()), (Some(node), None));
            assert_eq!(V::from_raw(v.raw()), v);
        }
        for value in [0, 1, -1, 255, -(1 << 28), (1 << 28) - 1] {
            assert_eq!(V::int(value).and_then(V::plain), Some(Node::Int(value)));
        }
        for value in [1 << 28, -(1 << 28) - 1, i64::MAX, i64::MIN] {
            assert_eq!(V::int(value), None);
        }
        for index in [0, 1, NUMBER as usize - 1] {
            assert_eq!((V::from_node(index).plain(), V::from_node(index).index()), (None, Some(index)));
        }
    }
}
