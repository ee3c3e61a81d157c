//! Converted operands by name, one value each or any number.

use std::marker::PhantomData;

use legalize_conversion::ConvertedOperands;
use legalize_ir::ValueId;
use smallvec::SmallVec;

use crate::OpView;
use crate::misuse::counted;

/// Number of values that an operand is mapped to in a conversion.
pub trait Mapping: 'static {
    /// True if an operand may be mapped to any number of values.
    const MANY: bool;
    /// Values that a single operand is mapped to.
    type Single<'a>;

    /// Returns the values that operand `index` is mapped to.
    ///
    /// # Panics
    /// If there is no such operand, or it is not mapped to as many values.
    #[track_caller]
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

    #[track_caller]
    fn single(operands: &ConvertedOperands, index: usize) -> ValueId {
        operands.one(index)
    }
}

impl Mapping for Many {
    const MANY: bool = true;
    type Single<'a> = &'a [ValueId];

    #[track_caller]
    fn single(operands: &ConvertedOperands, index: usize) -> &[ValueId] {
        operands.many(index)
    }
}

/// Converted operands by their index in the definition; adaptors give them names.
#[derive(Clone, Debug)]
pub struct Operands<'a, M> {
    operands: &'a ConvertedOperands,
    ranges: SmallVec<[(u32, u32); 4]>,
    /// The names of the operation and of its operands, for messages.
    op: &'static str,
    names: &'static [&'static str],
    mapping: PhantomData<M>,
}

impl<'a, M: Mapping> Operands<'a, M> {
    /// The operands, with the range of each that the definition has.
    pub(crate) fn new<O: OpView>(operands: &'a ConvertedOperands, ranges: SmallVec<[(u32, u32); 4]>) -> Self {
        Operands { operands, ranges, op: O::NAME, names: O::OPERAND_NAMES, mapping: PhantomData }
    }

    /// Returns the values that a single operand is mapped to.
    ///
    /// # Panics
    /// If there is no such operand, or, in a 1:1 mapping, it is not mapped to one value.
    #[track_caller]
    pub fn single(&self, index: usize) -> M::Single<'a> {
        let (start, _) = self.range(index);
        self.mapped(index, start)
    }

    /// Returns the values that an optional operand is mapped to.
    ///
    /// # Panics
    /// If, in a 1:1 mapping, it is not mapped to one value.
    #[track_caller]
    pub fn optional(&self, index: usize) -> Option<M::Single<'a>> {
        let (start, end) = self.range(index);
        if start < end { Some(self.mapped(index, start)) } else { None }
    }

    /// Returns the values that each operand of a group is mapped to.
    ///
    /// # Panics
    /// If, in a 1:1 mapping, one of them is not mapped to one value.
    #[track_caller]
    pub fn group(&self, index: usize) -> SmallVec<[M::Single<'a>; 4]> {
        let (start, end) = self.range(index);
        let mut all = SmallVec::with_capacity((end - start) as usize);
        for number in start..end {
            all.push(self.mapped(index, number));
        }
        all
    }

    /// Returns all values in order, without grouping.
    pub fn all(&self) -> &'a ConvertedOperands {
        self.operands
    }

    #[track_caller]
    fn range(&self, index: usize) -> (u32, u32) {
        match self.ranges.get(index) {
            Some(&range) => range,
            None => self.misuse(index, "the definition has no such operand"),
        }
    }

    /// Returns the values of one operand of a group.
    #[track_caller]
    fn mapped(&self, index: usize, number: u32) -> M::Single<'a> {
        let number = number as usize;
        if number >= self.operands.len() {
            self.misuse(index, &counted(self.operands.len(), "operand"));
        }
        let count = self.operands.many(number).len();
        if !M::MANY && count != 1 {
            self.misuse(index, &format!("it is mapped to {count} values, and one is asked for"));
        }
        M::single(self.operands, number)
    }

    #[cold]
    #[track_caller]
    fn misuse(&self, index: usize, why: &str) -> ! {
        match self.names.get(index) {
            Some(name) => panic!("cannot read operand '{name}' of converted '{}' op: {why}", self.op),
            None => panic!("cannot read operand {index} of converted '{}' op: {why}", self.op),
        }
    }
}
