//! An operation that is verified, accessed by number and name: groups of operands as its definition declares
//! them, types, attributes, blocks.

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{
    AttrData, Attribute, BlockId, Context, Ir, OpId, Type, TypeData, ValueId, shape_of, type_to_string,
};
use legalize_ods::OpDef;
use legalize_snippet::operand_group;

use crate::attributes::{enum_of, number};

/// An operation that is being verified.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation.
    pub op: OpId,
}

impl<'a> Subject<'a> {
    /// Returns another operation of the same body.
    pub fn with_op(self, op: OpId) -> Self {
        Subject { op, ..self }
    }

    /// The name of the operation.
    pub fn name(self) -> &'a str {
        self.ctx.op_str(self.ir.op(self.op).name())
    }

    /// The range of a declared group of operands; an empty one if the operation does not fit its definition.
    pub fn group(self, index: usize) -> Range<usize> {
        operand_group(self.ctx, self.ir, self.op, index).unwrap_or(0..0)
    }

    /// The number of a declared group of operands by its name.
    pub fn group_named(self, name: &str) -> Option<usize> {
        let def = self.ir.info(self.ctx, self.op)?.extensions.get::<Arc<OpDef>>()?;
        def.operands.iter().position(|operand| operand.name == name)
    }

    /// The values of a declared group of operands.
    pub fn values(self, group: usize) -> Vec<ValueId> {
        let range = self.group(group);
        self.ir.operands(self.op).skip(range.start).take(range.len()).collect()
    }

    /// The types of a declared group of operands.
    pub fn types(self, group: usize) -> Vec<Type> {
        self.values(group).into_iter().map(|value| self.ir.value_type(value)).collect()
    }

    /// The type of the first value of a declared group of operands.
    pub fn ty(self, group: usize) -> Option<Type> {
        let range = self.group(group);
        let value = self.ir.operands(self.op).nth(range.start).filter(|_| !range.is_empty())?;
        Some(self.ir.value_type(value))
    }

    /// The types of all operands.
    pub fn operand_types(self) -> Vec<Type> {
        self.ir.operands(self.op).map(|value| self.ir.value_type(value)).collect()
    }

    /// The types of the results.
    pub fn result_types(self) -> Vec<Type> {
        self.ir.op(self.op).results().iter().map(|&value| self.ir.value_type(value)).collect()
    }

    /// The type of the first result.
    pub fn result(self) -> Option<Type> {
        self.ir.op(self.op).results().first().map(|&value| self.ir.value_type(value))
    }

    /// The attribute of a name.
    pub fn attr(self, name: &str) -> Option<Attribute> {
        self.ir.attr_named(self.ctx, self.op, name)
    }

    /// The data of an attribute.
    pub fn attr_data(self, name: &str) -> Option<&'a AttrData> {
        self.attr(name).map(|attr| self.ctx.attr_data(attr))
    }

    /// Returns true if the operation has the attribute.
    pub fn has(self, name: &str) -> bool {
        self.attr(name).is_some()
    }

    /// The value of an integer attribute.
    pub fn int(self, name: &str) -> Option<i64> {
        self.attr(name).and_then(|attr| self.ctx.as_i64(attr))
    }

    /// The value of a string attribute.
    pub fn text(self, name: &str) -> Option<&'a str> {
        self.attr(name).and_then(|attr| self.ctx.as_str(attr))
    }

    /// The elements of `array<i64: …>`.
    pub fn ints(self, name: &str) -> Option<Vec<i64>> {
        self.attr(name).and_then(|attr| self.ctx.as_dense_i64_array(attr))
    }

    /// The spelling of the enum case that a dialect's attribute holds.
    pub fn word(self, name: &str) -> Option<String> {
        let attr = self.attr(name)?;
        let AttrData::Dialect { name, .. } = self.ctx.attr_data(attr) else { return None };
        enum_of(self.ctx, *name)?.stringify(number(self.ctx, Some(attr))?)
    }

    /// The elements of an array attribute.
    pub fn list(self, name: &str) -> &'a [Attribute] {
        crate::attributes::elements(self.ctx, self.attr(name))
    }

    /// The first block of a region.
    pub fn block(self, region: usize) -> Option<BlockId> {
        self.ir.region(*self.ir.op(self.op).regions().get(region)?).first()
    }

    /// The types of a block's arguments.
    pub fn args(self, block: BlockId) -> Vec<Type> {
        self.ir.block(block).args().iter().map(|&arg| self.ir.value_type(arg)).collect()
    }

    /// The last operation of a block.
    pub fn last(self, block: BlockId) -> Option<Subject<'a>> {
        self.ir.block(block).last().map(|op| self.with_op(op))
    }

    /// The parent operation.
    pub fn parent(self) -> Option<Subject<'a>> {
        self.ir.parent_op(self.op).map(|op| self.with_op(op))
    }

    /// The data of a type.
    pub fn data(self, ty: Type) -> &'a TypeData {
        self.ctx.type_data(ty)
    }

    /// The dimensions of a tensor or buffer that has a rank.
    pub fn dims(self, ty: Type) -> Option<&'a [i64]> {
        match self.data(ty) {
            TypeData::RankedTensor { shape, .. } | TypeData::MemRef { shape, .. } => Some(shape),
            _ => None,
        }
    }

    /// The element type of a shaped type.
    pub fn element(self, ty: Type) -> Option<Type> {
        shape_of(self.ctx, ty).map(|shaped| shaped.element)
    }

    /// A type's text.
    pub fn show(self, ty: Type) -> String {
        type_to_string(self.ctx, ty)
    }
}
