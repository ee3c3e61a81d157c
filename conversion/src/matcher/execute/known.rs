//! Cache of the attributes of new operations that depend only on matched attributes and types.
//!
//! Operations with equal inputs get equal attributes: then natives need not run again, and dictionaries need
//! not be created. Each pattern remembers the attributes that its last few rewrites created.

use crate::matcher::program::position::Val;
use legalize_ir::{AttrDict, Ir, Type, ValueId};
use smallvec::SmallVec;

/// The inherent and the discardable attributes of an operation.
pub(crate) type Dicts = (AttrDict, AttrDict);

/// Inputs and created attributes of a rewrite of a pattern.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known {
    inputs: SmallVec<[Val; 2]>,
    /// Attributes of the created operations, in order.
    pub created: SmallVec<[Dicts; 2]>,
    /// The number of the form that its root took last, see [`crate::conversion`].
    pub last_in_place: u32,
    inferred: Option<Box<Inferred>>,
}

/// The types of the first operation's operands, and those that were inferred from them for its results.
#[derive(Clone, Debug)]
struct Inferred {
    operands: SmallVec<[Type; 4]>,
    results: SmallVec<[Type; 2]>,
}

impl Known {
    /// A record with these inputs.
    pub(crate) fn given(inputs: SmallVec<[Val; 2]>) -> Self {
        Known { inputs, ..Known::default() }
    }

    /// The result types of the first operation for operands, if they were inferred for operands of these
    /// types.
    #[inline]
    pub(crate) fn inferred(&self, ir: &Ir, operands: &[ValueId]) -> Option<&[Type]> {
        let known = self.inferred.as_deref()?;
        let same = known.operands.len() == operands.len()
            && known.operands.iter().zip(operands).all(|(&ty, &value)| ir.value_type(value) == ty);
        same.then_some(&known.results)
    }

    /// Remembers inferred types.
    pub(crate) fn set_inferred(&mut self, ir: &Ir, operands: &[ValueId], types: &[Type]) {
        let operands = operands.iter().map(|&value| ir.value_type(value)).collect();
        self.inferred = Some(Box::new(Inferred { operands, results: types.into() }));
    }

    /// Inputs, position by position.
    pub(crate) fn inputs(&self) -> &[Val] {
        &self.inputs
    }
}
