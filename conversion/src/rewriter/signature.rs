//! Signature conversion of the arguments of a block.

use legalize_ir::{Type, ValueId};
use smallvec::SmallVec;

use crate::type_converter::Types;

/// Mapping of one original argument.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InputMapping {
    /// Mapped to the new arguments `start..start + count`.
    Inputs {
        /// The first new argument.
        start: usize,
        /// Number of new arguments.
        count: usize,
    },
    /// Replaced by existing values.
    Values(SmallVec<[ValueId; 2]>),
}

/// The new arguments of a block and the mapping of each original argument. An original argument without a
/// mapping is dropped.
#[derive(Clone, Debug, Default)]
pub struct SignatureConversion {
    inputs: Vec<Option<InputMapping>>,
    types: Types,
}

impl SignatureConversion {
    /// Creates a conversion in which all of `count` original arguments are dropped.
    pub fn new(count: usize) -> Self {
        SignatureConversion { inputs: vec![None; count], types: Types::new() }
    }

    /// Maps original argument `index` to new arguments of these types.
    ///
    /// # Panics
    /// If there is no such argument, or it was mapped before.
    #[track_caller]
    pub fn add_inputs(&mut self, index: usize, types: &[Type]) {
        if types.is_empty() {
            return;
        }
        self.check_unmapped(index);
        let start = self.types.len();
        self.types.extend_from_slice(types);
        self.inputs[index] = Some(InputMapping::Inputs { start, count: types.len() });
    }

    #[track_caller]
    fn check_unmapped(&self, index: usize) {
        let count = self.inputs.len();
        assert!(index < count, "there are {count} original arguments, and no argument {index}");
        assert!(self.inputs[index].is_none(), "argument {index} is mapped already");
    }

    /// Adds new arguments that do not correspond to an original one.
    pub fn add_extra_inputs(&mut self, types: &[Type]) {
        self.types.extend_from_slice(types);
    }

    /// Replaces original argument `index` by existing values.
    ///
    /// # Panics
    /// If there is no such argument, or it was mapped before.
    #[track_caller]
    pub fn replace_input(&mut self, index: usize, values: &[ValueId]) {
        self.check_unmapped(index);
        self.inputs[index] = Some(InputMapping::Values(values.into()));
    }

    /// The types of the new arguments.
    pub fn converted_types(&self) -> &[Type] {
        &self.types
    }

    /// Mapping of an original argument; `None` if it is dropped.
    pub fn input(&self, index: usize) -> Option<&InputMapping> {
        self.inputs.get(index)?.as_ref()
    }
}
