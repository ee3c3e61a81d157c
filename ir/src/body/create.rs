//! Making operations, regions and blocks; they are put somewhere by [`Ir::insert_op`] and
//! [`Ir::insert_block`].

use std::sync::atomic::{AtomicBool, AtomicU32};

use thin_vec::ThinVec;

use super::data::Rest;
use super::journal::Undo;
use super::uses::{NONE, Range};
use super::{
    BlockData, BlockId, Ir, OpData, OpId, OperationState, RegionData, RegionId, ValueData, ValueDef,
};
use crate::context::{Location, Type};

impl Ir {
    /// Creates a detached operation; it takes ownership of its regions.
    ///
    /// # Panics
    /// If a region already belongs to an operation, an operand or successor is erased or belongs to another
    /// body, or the state is of another context than the operations that are there.
    #[track_caller]
    pub fn create_op(&mut self, state: &OperationState) -> OpId {
        if self.context != state.context {
            self.adopt(state.context);
        }
        self.edits += 1;
        self.created.ops += 1;
        self.created.values += (state.operands.len() + state.result_types.len()) as u64;
        let op = self.ops.insert(OpData {
            name: state.name,
            order: AtomicU32::new(0),
            loc: state.loc,
            parent: None,
            prev: None,
            next: None,
            operands: Range::default(),
            result: None,
            rest: None,
            inherent: state.inherent,
            discardable: state.discardable,
        });
        let operand_nodes = self.operands.alloc(op, &state.operands);
        let successor_nodes = self.successors.alloc(op, &state.successors);
        for (node, &value) in operand_nodes.indices().zip(&state.operands) {
            let Some(value) = self.values.get_mut(value) else {
                panic!("operand {value:?} is erased or belongs to another body")
            };
            self.operands.link_front(node, &mut value.first_use);
        }
        let mut result =
            |(&ty, index)| self.values.insert(ValueData::new(ty, ValueDef::Result { op, index }));
        let mut results = ThinVec::new();
        let first_result = match &state.result_types[..] {
            [] => None,
            [ty] => Some(result((ty, 0))),
            types => {
                results.extend(types.iter().zip(0..).map(result));
                results.first().copied()
            }
        };
        let is_plain = results.is_empty() && state.regions.is_empty() && state.successors.is_empty();
        let data = &mut self.ops[op];
        data.operands = operand_nodes;
        data.result = first_result;
        if !is_plain {
            let regions = state.regions.iter().copied().collect();
            data.rest = Some(Box::new(Rest { results, regions, successors: successor_nodes }));
        }
        for (node, &block) in successor_nodes.indices().zip(&state.successors) {
            let Some(block) = self.blocks.get_mut(block) else {
                panic!("successor {block:?} is erased or belongs to another body")
            };
            self.successors.link_front(node, &mut block.first_use);
        }
        for &region in &state.regions {
            let parent = &mut self.regions[region].parent;
            if let Some(parent) = parent {
                panic!("region {region:?} belongs to operation {parent:?} already");
            }
            *parent = Some(op);
        }
        self.journal.log_created(op);
        op
    }

    /// Creates a detached, empty region.
    pub fn create_region(&mut self) -> RegionId {
        self.edits += 1;
        let region = self.regions.insert(RegionData::default());
        self.journal.log(|| Undo::CreateRegion(region));
        region
    }

    /// Creates a detached block with arguments.
    pub fn create_block(&mut self, args: &[(Type, Location)]) -> BlockId {
        self.edits += 1;
        self.created.values += args.len() as u64;
        let values = &mut self.values;
        let block = self.blocks.insert_with_key(|block| BlockData {
            parent: None,
            prev: None,
            next: None,
            first: None,
            last: None,
            args: (args.iter().zip(0..))
                .map(|(&(ty, _), index)| {
                    values.insert(ValueData::new(ty, ValueDef::Argument { block, index }))
                })
                .collect(),
            arg_locs: args.iter().map(|arg| arg.1).collect(),
            first_use: NONE,
            ordered: AtomicBool::new(true),
            erased: false,
        });
        self.journal.log(|| Undo::CreateBlock(block));
        block
    }
}
