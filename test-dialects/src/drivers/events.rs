//! A listener that prints events on standard output, one per line, in the words of mlir-opt.

use legalize_conversion::{Event, Listener};
use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId};

/// Prints events.
pub(super) struct Events {
    /// True if the previous position of a moved operation is known exactly: not so if events are delayed.
    pub exact: bool,
}

fn name<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> &'c str {
    ctx.op_str(ir.op(op).name())
}

impl Events {
    fn inserted(&self, ctx: &Context, ir: &Ir, previous: Option<InsertPoint>) -> String {
        match previous {
            None => "was unlinked".to_owned(),
            Some(_) if !self.exact => "was linked, exact position unknown".to_owned(),
            Some(InsertPoint::Before(next)) => format!("previous = {}", name(ctx, ir, next)),
            Some(_) => "was last in block".to_owned(),
        }
    }
}

fn block_parent<'c>(ctx: &'c Context, ir: &Ir, block: BlockId) -> &'c str {
    ir.block_parent_op(block).map_or("unknown op", |parent| name(ctx, ir, parent))
}

impl Listener for Events {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        match *event {
            Event::OpInserted { op, previous } => {
                println!(
                    "notifyOperationInserted: {}, {}",
                    name(ctx, ir, op),
                    self.inserted(ctx, ir, previous)
                );
            }
            Event::OpModified { op } => println!("notifyOperationModified: {}", name(ctx, ir, op)),
            Event::OpReplaced { op, .. } => println!("notifyOperationReplaced: {}", name(ctx, ir, op)),
            Event::OpErased { op } => println!("notifyOperationErased: {}", name(ctx, ir, op)),
            Event::BlockInserted { block, previous } => {
                let was = if previous.is_some() { "linked" } else { "unlinked" };
                println!("notifyBlockInserted into {}: was {was}", block_parent(ctx, ir, block));
            }
            Event::BlockErased { .. } => println!("notifyBlockErased"),
            // Upstream's listener only reports edits.
            _ => {}
        }
    }
}
