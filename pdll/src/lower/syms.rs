//! Symbols of an expression or a variable.

use std::sync::Arc;

use legalize_pattern_model::Sym;
use smallvec::SmallVec;

/// The arguments of a call.
pub(super) type Args = SmallVec<[Sym; 1]>;

/// A symbol, or a tuple's elements. Uses of a tuple share its elements, so that tuples of tuples take as much
/// memory as their text.
#[derive(Clone, Debug)]
pub(super) enum Syms {
    /// A single symbol.
    One(Sym),
    /// A tuple.
    Tuple(Arc<[Syms]>),
}

impl Syms {
    /// Returns the symbols of a call without results, or of a rejected expression.
    pub(super) fn none() -> Self {
        Syms::Tuple(Arc::new([]))
    }

    /// Returns the symbol if there is exactly one.
    pub(super) fn only(&self) -> Option<&Sym> {
        let mut at = self;
        loop {
            match at {
                Syms::One(sym) => return Some(sym),
                Syms::Tuple(elements) => match &**elements {
                    [only] => at = only,
                    _ => return None,
                },
            }
        }
    }

    /// Returns the symbol if there is exactly one.
    pub(super) fn into_only(self) -> Option<Sym> {
        match self {
            Syms::One(sym) => Some(sym),
            tuple @ Syms::Tuple(_) => tuple.only().cloned(),
        }
    }

    /// Returns an element of a tuple.
    pub(super) fn element(&self, index: usize) -> Option<&Syms> {
        match self {
            Syms::One(_) => None,
            Syms::Tuple(elements) => elements.get(index),
        }
    }

    /// Returns the results of a call, in order: one, or any number.
    pub(super) fn results(&self, count: usize) -> Vec<&Syms> {
        match self {
            Syms::Tuple(elements) if count != 1 => elements.iter().collect(),
            one => vec![one],
        }
    }
}

impl From<Sym> for Syms {
    fn from(sym: Sym) -> Self {
        Syms::One(sym)
    }
}

impl From<Option<Sym>> for Syms {
    fn from(sym: Option<Sym>) -> Self {
        sym.map_or_else(Syms::none, Syms::One)
    }
}
