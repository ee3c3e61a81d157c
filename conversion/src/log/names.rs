//! The names of operations, values and blocks in a log.

use std::fmt::Write;

use legalize_ir::{
    BlockId, Context, Ir, OpId, PrintOptions, ValueDef, ValueId, attr_to_string, print_op_alone,
    type_to_string,
};
use rustc_hash::FxHashMap;

/// Numbers of operations and of blocks, in the order in which a log first names them.
#[derive(Default)]
pub(super) struct Names {
    ops: OpNumbers,
    blocks: BlockNumbers,
}

#[derive(Default)]
struct OpNumbers {
    numbers: FxHashMap<OpId, u32>,
    last: u32,
}

#[derive(Default)]
struct BlockNumbers {
    numbers: FxHashMap<BlockId, u32>,
    last: u32,
}

impl OpNumbers {
    fn of(&mut self, op: OpId) -> u32 {
        let last = &mut self.last;
        *self.numbers.entry(op).or_insert_with(|| {
            *last += 1;
            *last
        })
    }

    /// The name of a value, without `%`.
    fn value(&mut self, ir: &Ir, value: ValueId) -> String {
        match ir.value(value).def() {
            ValueDef::Result { op, index } if ir.op(op).results().len() > 1 => {
                format!("{}#{index}", self.of(op))
            }
            ValueDef::Result { op, .. } => self.of(op).to_string(),
            ValueDef::Argument { index, .. } => format!("arg{index}"),
        }
    }
}

impl BlockNumbers {
    fn of(&mut self, block: BlockId) -> u32 {
        let last = &mut self.last;
        *self.numbers.entry(block).or_insert_with(|| {
            *last += 1;
            *last
        })
    }
}

impl Names {
    pub(super) fn number(&mut self, op: OpId) -> u32 {
        self.ops.of(op)
    }

    /// Forgets an operation that is erased: its slot may be used again.
    pub(super) fn forget_op(&mut self, op: OpId) {
        self.ops.numbers.remove(&op);
    }

    /// Forgets a block that is erased.
    pub(super) fn forget_block(&mut self, block: BlockId) {
        self.blocks.numbers.remove(&block);
    }

    /// The custom assembly without regions.
    pub(super) fn custom_form(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> String {
        let Names { ops, blocks } = self;
        let options = PrintOptions::default();
        print_op_alone(ctx, ir, op, &options, |value| ops.value(ir, value), |block| blocks.of(block))
    }

    /// The generic form without regions, in one line.
    pub(super) fn generic_form(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> String {
        let data = ir.op(op);
        let mut text = String::new();
        if !data.results().is_empty() {
            let _ = write!(text, "%{} = ", self.number(op));
        }
        let operands: Vec<String> =
            ir.operands(op).map(|value| format!("%{}", self.ops.value(ir, value))).collect();
        let _ = write!(text, "\"{}\"({})", ctx.op_str(data.name()), operands.join(", "));
        let successors: Vec<String> =
            ir.successors(op).map(|block| format!("^bb{}", self.blocks.of(block))).collect();
        if !successors.is_empty() {
            let _ = write!(text, "[{}]", successors.join(", "));
        }
        for (dict, open, close) in [(data.inherent(), " <", ">"), (data.discardable(), " ", "")] {
            if dict != ctx.common().empty_dict {
                let _ = write!(text, "{open}{}{close}", attr_to_string(ctx, dict.as_attribute()));
            }
        }
        let types = |values: &mut dyn Iterator<Item = ValueId>| {
            values.map(|value| type_to_string(ctx, ir.value_type(value))).collect::<Vec<_>>().join(", ")
        };
        let _ = write!(
            text,
            " : ({}) -> ({})",
            types(&mut ir.operands(op)),
            types(&mut data.results().iter().copied())
        );
        text
    }
}
