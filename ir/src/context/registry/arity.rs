//! Declared operands and results, and the number of values of each.

use crate::context::Name;

/// Number of values of a declared operand or result. Its names are interned ([`Name`]), or texts where no
/// context is at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arity<N = Name> {
    /// Exactly one.
    Single,
    /// At most one value.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups of any number; the attribute named here holds the groups' sizes.
    VariadicOfVariadic(N),
}

impl<N> Arity<N> {
    /// True if the number of values is not fixed.
    #[inline]
    pub const fn is_variable_length(&self) -> bool {
        !matches!(self, Arity::Single)
    }

    /// The same with another name.
    pub fn map_name<M>(&self, name: impl FnOnce(&N) -> M) -> Arity<M> {
        match self {
            Arity::Single => Arity::Single,
            Arity::Optional => Arity::Optional,
            Arity::Variadic => Arity::Variadic,
            Arity::VariadicOfVariadic(segments) => Arity::VariadicOfVariadic(name(segments)),
        }
    }
}

/// A declared operand or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GroupDef {
    /// Name of the group.
    pub name: Name,
    /// Number of values in the group.
    pub arity: Arity,
}
