//! A dialect from its `.td` file: an operation created by name, verified and printed.

use legalize::prelude::*;

fn main() -> Result<(), Diagnostics> {
    let session =
        legalize::session().ods(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/shop.td")).build()?;
    let ctx = session.ctx();
    let (mut ir, amount) = (Ir::new(), ctx.int_attr(ctx.common().i64, 250i64));
    let op = Builder::new(ctx, &mut ir).op("shop.price").attr("amount", amount).build()?;
    assert!(!verify(ctx, &ir, op).has_errors());
    let text = print_op(ctx, &ir, op, &PrintOptions::default());
    assert_eq!(text.trim_end(), "%0 = shop.price 250 : i64");
    Ok(())
}
