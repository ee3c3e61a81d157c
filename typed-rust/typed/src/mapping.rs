//! Converted operands by name, one value each or any number.

use std::marker::PhantomData;

use legalize_conversion::ConvertedOperands;
use legalize_ir::ValueId;
use smallvec::SmallVec;

/// Number of values that an operand is mapped to in a conversion.
pub trait Mapping: 'static {
    /// True if an operand may be mapped to any number of values.
    const MANY: bool;
    /// Values that a single operand is mapped to.
    type Single<'a>;

    /// Returns the values that operand `index` is mapped to.
    fn single(operands: &ConvertedOperands, index: usize) -> Self::Single<'_>;
}

/// One value for each operand.
#[derive(Clone, Copy, Debug)]
pub struct One;

/// Any number of values for each operand.
#[derive(Clone, Copy, Debug)]
pub struct Many;

impl Mapping for One {
    const MANY: bool = false;
    type Single<'a> = ValueId;

    fn single(operands: &ConvertedOperands, index: usize) -> ValueId {
        operands.one(index)
    }
}

impl Mapping for Many {
    const MANY: bool = true;
    type Single<'a> = &'a [ValueId];

    fn single(operands: &ConvertedOperands, index: usize) -> &[ValueId] {
        operands.many(index)
    }
}

/// Converted operands by their index in the definition; adaptors give them names.
#[derive(Clone, Debug)]
pub struct Operands<'a, M> {
    operands: &'a ConvertedOperands,
    ranges: SmallVec<[(u32, u32); 4]>,
    mapping: PhantomData<M>,
}

impl<'a, M: Mapping> Operands<'a, M> {
    /// The operands, with the range of each that the definition has.
    pub(crate) fn new(operands: &'a ConvertedOperands, ranges: SmallVec<[(u32, u32); 4]>) -> Self {
        Operands { operands, ranges, mapping: PhantomData }
    }

    /// Returns the values that a single operand is mapped to.
    ///
    /// # Panics
    /// If there is no such operand, or, in a 1:1 mapping, it is not mapped to one value.
    #[track_caller]
    pub fn single(&self, index: usize) -> M::Single<'a> {
        M::single(self.operands, self.ranges[index].0 as usize)
    }

    /// Returns the values that an optional operand is mapped to.
    pub fn optional(&self, index: usize) -> Option<M::Single<'a>> {
        let (start, end) = self.ranges[index];
        (start < end).then(|| M::single(self.operands, start as usize))
    }

    /// Returns the values that each operand of a group is mapped to.
    pub fn group(&self, index: usize) -> SmallVec<[M::Single<'a>; 4]> {
        let (start, end) = self.ranges[index];
        (start..end).map(|at| M::single(self.operands, at as usize)).collect()
    }

    /// Returns all values in order, without grouping.
    pub fn all(&self) -> &'a ConvertedOperands {
        self.operands
    }
}
