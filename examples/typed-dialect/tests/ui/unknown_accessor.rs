use legalize::ir::{Context, Ir};
use typed_dialect::toy;

fn read(ctx: &Context, ir: &Ir, op: toy::AddOp) -> legalize::ir::ValueId {
    op.left(&(ctx, ir))
}

fn main() {}
