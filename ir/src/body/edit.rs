//! Changing operations in place: operands, successors, attributes, types. Every primitive edit of a body,
//! here and in the sibling modules, is journalled while a checkpoint is open.

use super::journal::Undo;
use super::{BlockId, Ir, OpData, OpId, RegionId, ValueId};
use crate::context::{AttrDict, Attribute, Context, Location, Name, OpName, Type};

impl Ir {
    // Operands, successors, uses.

    #[inline(always)]
    pub(super) fn unlink_operand(&mut self, node: u32) -> u32 {
        let value = self.operands.at(node).target;
        self.operands.unlink(node, &mut self.values[value].first_use)
    }

    pub(super) fn unlink_successor(&mut self, node: u32) -> u32 {
        let block = self.successors.at(node).target;
        self.successors.unlink(node, &mut self.blocks[block].first_use)
    }

    #[track_caller]
    pub(super) fn set_operand_node(&mut self, node: u32, value: ValueId) {
        let old = self.operands.at(node).target;
        let prev = self.unlink_operand(node);
        self.journal.log(|| Undo::Operand { node, value: old, prev });
        self.operands.set_target(node, value);
        self.operands.link_front(node, &mut self.values[value].first_use);
    }

    /// Returns an operation whose uses are about to change: those of an erased one are in no list.
    #[inline]
    #[track_caller]
    fn live_op(&self, op: OpId) -> &OpData {
        match self.try_op(op) {
            Some(data) => data,
            None => panic!("operation {op:?} is erased or belongs to another body"),
        }
    }

    /// Checks, before anything is edited, that an operation may use a value.
    #[inline]
    #[track_caller]
    fn check_value(&self, value: ValueId) {
        assert!(self.values.may_change(value), "value {value:?} is erased or belongs to another body");
    }

    /// Sets one operand.
    ///
    /// # Panics
    /// If the operation has no such operand, or one of them is gone.
    #[track_caller]
    pub fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        let range = self.live_op(op).operands;
        assert!(
            index < range.len as usize,
            "operation {op:?} has {} operands, and no operand {index}",
            range.len
        );
        self.check_value(value);
        self.edits += 1;
        self.set_operand_node(range.start + index as u32, value);
    }

    /// Sets all operands; their number may change.
    ///
    /// # Panics
    /// If the operation or a value is erased or belongs to another body.
    #[track_caller]
    pub fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        let old = self.live_op(op).operands;
        for &value in values {
            self.check_value(value);
        }
        self.edits += 1;
        if old.len as usize == values.len() {
            for (node, &value) in old.indices().zip(values) {
                if self.operands.at(node).target != value {
                    self.set_operand_node(node, value);
                }
            }
            return;
        }
        self.created.values += values.len() as u64;
        for node in old.indices() {
            let prev = self.unlink_operand(node);
            self.journal.log(|| Undo::LinkOperand { node, prev });
        }
        let new = self.operands.alloc(op, values);
        self.ops[op].operands = new;
        if self.journal.is_open() {
            self.journal.log(|| Undo::Operands { op, range: old });
        } else {
            self.operands.release(old);
        }
        for (node, &value) in new.indices().zip(values) {
            self.operands.link_front(node, &mut self.values[value].first_use);
            self.journal.log(|| Undo::UnlinkOperand { node });
        }
    }

    /// Sets one successor.
    ///
    /// # Panics
    /// If the operation has no such successor, or one of them is gone.
    #[track_caller]
    pub fn set_successor(&mut self, op: OpId, index: usize, block: BlockId) {
        let range = self.live_op(op).successor_nodes();
        assert!(
            index < range.len as usize,
            "operation {op:?} has {} successors, and no successor {index}",
            range.len
        );
        self.block(block);
        self.edits += 1;
        let node = range.start + index as u32;
        let old = self.successors.at(node).target;
        let prev = self.unlink_successor(node);
        self.journal.log(|| Undo::Successor { node, block: old, prev });
        self.successors.set_target(node, block);
        self.successors.link_front(node, &mut self.blocks[block].first_use);
    }

    // Changing in place.

    /// An operation whose name or attributes are about to change; what they are is journalled.
    #[track_caller]
    fn change_attrs(&mut self, op: OpId) -> &mut OpData {
        self.edits += 1;
        let Some(data) = self.ops.get_mut(op) else {
            panic!("operation {op:?} is erased or belongs to another body")
        };
        let (name, inherent, discardable) = (data.name, data.inherent, data.discardable);
        self.journal.log(|| Undo::Attrs { op, name, inherent, discardable });
        data
    }

    /// Sets both dictionaries of an operation.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn set_attr_dicts(&mut self, op: OpId, inherent: AttrDict, discardable: AttrDict) {
        let data = self.change_attrs(op);
        data.inherent = inherent;
        data.discardable = discardable;
    }

    /// Sets or removes an attribute: inherent if the operation's definition declares it, else discardable.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn set_attr(&mut self, ctx: &Context, op: OpId, name: Name, value: Option<Attribute>) {
        let data = self.op(op);
        let (mut inherent, mut discardable) = (data.inherent, data.discardable);
        let declared = ctx.op_info(data.name).is_some_and(|info| info.is_inherent(name))
            || ctx.dict_entry(inherent, name).is_some();
        let dict = if declared { &mut inherent } else { &mut discardable };
        *dict = ctx.dict_with(*dict, name, value);
        self.set_attr_dicts(op, inherent, discardable);
    }

    /// Turns an operation into one of another name, with everything else as it is.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn set_op_name(&mut self, op: OpId, name: OpName) {
        self.change_attrs(op).name = name;
    }

    /// Turns an operation into one of another name with these dictionaries, with everything else as it is.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn set_op_name_and_attrs(
        &mut self,
        op: OpId,
        name: OpName,
        inherent: AttrDict,
        discardable: AttrDict,
    ) {
        let data = self.change_attrs(op);
        data.name = name;
        data.inherent = inherent;
        data.discardable = discardable;
    }

    /// Sets an operation's location.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn set_loc(&mut self, op: OpId, loc: Location) {
        self.edits += 1;
        let Some(data) = self.ops.get_mut(op) else {
            panic!("operation {op:?} is erased or belongs to another body")
        };
        self.journal.log(|| Undo::Loc { op, loc: data.loc });
        data.loc = loc;
    }

    /// Sets a value's type.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[track_caller]
    pub fn set_value_type(&mut self, value: ValueId, ty: Type) {
        self.edits += 1;
        let Some(data) = self.values.get_mut(value) else {
            panic!("value {value:?} is erased or belongs to another body")
        };
        self.journal.log(|| Undo::ValueType { value, ty: data.ty });
        data.ty = ty;
    }

    /// Adds a detached region to an operation.
    ///
    /// # Panics
    /// If the region is an operation's already, or one of them is erased or belongs to another body.
    #[track_caller]
    pub fn push_region(&mut self, op: OpId, region: RegionId) {
        if let Some(parent) = self.region(region).parent {
            panic!("region {region:?} belongs to operation {parent:?} already");
        }
        self.edits += 1;
        let old = self.op(op).regions().into();
        self.journal.log(|| Undo::Regions { op, regions: old });
        self.nesting += 1;
        self.regions[region].parent = Some(op);
        self.ops[op].rest_mut().regions.push(region);
    }

    /// Swaps two regions of an operation, with their contents.
    ///
    /// # Panics
    /// If the operation has no such regions, is erased or belongs to another body.
    #[track_caller]
    pub fn swap_regions(&mut self, op: OpId, one: usize, other: usize) {
        let regions = self.op(op).regions();
        assert!(
            one < regions.len() && other < regions.len(),
            "operation {op:?} has {} regions, and no regions {one} and {other}",
            regions.len()
        );
        let old = regions.into();
        self.edits += 1;
        self.journal.log(|| Undo::Regions { op, regions: old });
        self.nesting += 1;
        self.ops[op].rest_mut().regions.swap(one, other);
    }

    /// Adds resources for a tool.
    pub fn push_external_resources(
        &mut self,
        provider: String,
        entries: Vec<(String, crate::context::ResourceValue)>,
    ) {
        self.edits += 1;
        self.journal.log(|| Undo::ExternalResources);
        self.external_resources.push((provider, entries));
    }
}
