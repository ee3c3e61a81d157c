//! How the arguments of a block change.

use legalize_ir::{Type, ValueId};
use smallvec::SmallVec;

use crate::type_converter::Types;

/// What becomes of one original argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputMapping {
    /// It becomes the new arguments `start..start + count`.
    Inputs {
        /// The first new argument.
        start: usize,
        /// How many new arguments.
        count: usize,
    },
    /// It is replaced by values that are there already.
    Values(SmallVec<[ValueId; 2]>),
}

/// The new arguments of a block and where each original argument goes. An original argument that is mapped
/// nowhere is dropped.
#[derive(Clone, Debug, Default)]
pub struct SignatureConversion {
    inputs: Vec<Option<InputMapping>>,
    types: Types,
}

impl SignatureConversion {
    /// All of `count` original arguments are dropped.
    pub fn new(count: usize) -> Self {
        SignatureConversion { inputs: vec![None; count], types: Types::new() }
    }

    /// Original argument `index` becomes new arguments of these types.
    ///
    /// # Panics
    /// If it was mapped before.
    #[track_caller]
    pub fn add_inputs(&mut self, index: usize, types: &[Type]) {
        if types.is_empty() {
            return;
        }
        assert!(self.inputs[index].is_none(), "an argument is mapped once");
        let start = self.types.len();
        self.types.extend_from_slice(types);
        self.inputs[index] = Some(InputMapping::Inputs { start, count: types.len() });
    }

    /// Further new arguments that stand for no original one.
    pub fn add_extra_inputs(&mut self, types: &[Type]) {
        self.types.extend_from_slice(types);
    }

    /// Original argument `index` is replaced by values that are there already.
    ///
    /// # Panics
    /// If it was mapped before.
    #[track_caller]
    pub fn replace_input(&mut self, index: usize, values: &[ValueId]) {
        assert!(self.inputs[index].is_none(), "an argument is mapped once");
        self.inputs[index] = Some(InputMapping::Values(values.into()));
    }

    /// The types of the new arguments.
    pub fn converted_types(&self) -> &[Type] {
        &self.types
    }

    /// What becomes of an original argument; nothing if it is dropped.
    pub fn input(&self, index: usize) -> Option<&InputMapping> {
        self.inputs.get(index)?.as_ref()
    }
}
