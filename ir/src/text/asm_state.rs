//! Names that several texts share.

use rustc_hash::{FxHashMap, FxHashSet};

use super::print::alone::ValueNames;
use super::print::scope_of;
use super::{PrintOptions, print_op_alone};
use crate::body::{BlockId, Ir, OpId, ValueDef, ValueId};
use crate::context::Context;

/// The names of values and blocks in texts that are printed one after the other, of a body that changes in
/// between. A value keeps its first name: what is there when something around it is first printed is named as
/// the whole prints, what comes later gets the next numbers.
///
/// A text takes as long as what it shows; what is around it is numbered once, up to the next operation that
/// is isolated from above. Mirrors `AsmState`.
#[derive(Clone, Debug, Default)]
pub struct AsmState {
    /// Names without `%`.
    values: FxHashMap<ValueId, Box<str>>,
    /// Blocks whose values are named.
    blocks: FxHashMap<BlockId, u32>,
    /// Operations below which all was named once.
    scopes: FxHashSet<OpId>,
    next_value: u32,
    next_block: u32,
}

impl AsmState {
    /// Creates a state without names.
    pub fn new() -> Self {
        Self::default()
    }

    /// The text of an operation without its regions. Options about names hold where these are given.
    ///
    /// # Panics
    /// If the body belongs to another context, or the operation is gone.
    #[track_caller]
    pub fn print_op(&mut self, ctx: &Context, ir: &Ir, op: OpId, options: &PrintOptions) -> String {
        let entries = ir.op(op).regions().iter().filter_map(|&region| ir.region(region).first());
        let of_operands = ir.operands(op).filter_map(|value| match ir.value(value).def() {
            ValueDef::Result { op, .. } => ir.op(op).parent(),
            ValueDef::Argument { block, .. } => Some(block),
        });
        let all = ir.op(op).parent().into_iter().chain(entries).chain(of_operands).chain(ir.successors(op));
        for block in all {
            self.name_block(ctx, ir, block, options);
        }
        let AsmState { values, blocks, next_value, .. } = self;
        let value = |value| name_of(values, next_value, ir, value);
        let block = |block| blocks.get(&block).copied().unwrap_or_default();
        print_op_alone(ctx, ir, op, options, value, block)
    }

    /// Names what is around a block, and the block.
    fn name_block(&mut self, ctx: &Context, ir: &Ir, block: BlockId, options: &PrintOptions) {
        if self.blocks.contains_key(&block) {
            return;
        }
        if let Some(parent) = ir.block_parent_op(block) {
            let scope = scope_of(ctx, ir, parent);
            if self.scopes.insert(scope) {
                self.name_scope(ctx, ir, scope, options);
            }
        }
        let next_block = &mut self.next_block;
        self.blocks.entry(block).or_insert_with(|| next(next_block));
    }

    fn name_scope(&mut self, ctx: &Context, ir: &Ir, scope: OpId, options: &PrintOptions) {
        let names = ValueNames::of(ctx, ir, scope, options);
        let values_of = |block| {
            let results = ir.block_ops(block).flat_map(|op| ir.op(op).results());
            ir.block(block).args().iter().chain(results)
        };
        // Values that were moved here keep their names, which a numbering of the rest may have given again.
        if ir.nested_blocks(scope).flat_map(values_of).any(|value| self.values.contains_key(value)) {
            return;
        }
        for block in ir.nested_blocks(scope) {
            let number = names.block(block);
            self.next_block = self.next_block.max(number + 1);
            self.blocks.entry(block).or_insert(number);
            for &value in values_of(block) {
                let name = names.value(value);
                if let Ok(number) = name.split('#').next().unwrap_or_default().parse::<u32>() {
                    self.next_value = self.next_value.max(number.saturating_add(1));
                }
                self.values.entry(value).or_insert_with(|| name.into());
            }
        }
    }
}

fn next(number: &mut u32) -> u32 {
    std::mem::replace(number, number.saturating_add(1))
}

/// The name of a value; results of one operation get theirs together.
fn name_of(
    names: &mut FxHashMap<ValueId, Box<str>>,
    next_value: &mut u32,
    ir: &Ir,
    value: ValueId,
) -> String {
    if let Some(name) = names.get(&value) {
        return name.to_string();
    }
    let number = next(next_value);
    match ir.value(value).def() {
        ValueDef::Result { op, index } if ir.op(op).results().len() > 1 => {
            let results = ir.op(op).results().iter().enumerate();
            names.extend(results.map(|(at, &result)| (result, format!("{number}#{at}").into())));
            format!("{number}#{index}")
        }
        _ => {
            names.insert(value, number.to_string().into());
            number.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::WalkOrder;
    use crate::text::{ParseOptions, parse_module};

    #[test]
    fn names_stay_while_the_body_changes() {
        let mut ctx = Context::new(std::sync::Arc::default());
        let text = "%0:2 = \"t.two\"() : () -> (i1, i1)\n%1 = \"t.one\"(%0#1) : (i1) -> i1\n\
                    \"t.use\"(%1) : (i1) -> ()\n";
        ctx.allow_unregistered_dialects(true);
        let file = ctx.sources().add("t.mlir", text);
        let mut module = parse_module(&ctx, file, &ParseOptions::default()).value.expect("a module");
        let ops = module.ir.nested_ops(module.root, WalkOrder::PreOrder).split_off(1);
        let mut state = AsmState::new();
        let mut print = |ir: &Ir, op| state.print_op(&ctx, ir, op, &PrintOptions::default());
        assert_eq!(print(&module.ir, ops[1]), "%1 = \"t.one\"(%0#1) : (i1) -> i1");
        let (old, new) = (module.ir.op(ops[1]).results()[0], module.ir.op(ops[0]).results()[0]);
        module.ir.replace_all_uses(old, new);
        module.ir.erase_op(ops[1]);
        assert_eq!(print(&module.ir, ops[2]), "\"t.use\"(%0#0) : (i1) -> ()");
        assert_eq!(print(&module.ir, ops[0]), "%0:2 = \"t.two\"() : () -> (i1, i1)");
    }
}
