//! A dialect from its `.td`: an operation built by name, verified and printed.

use legalize::ir::{Builder, Ir, print_op, verify};
use legalize::opt::{Session, SessionOptions, Timing};

fn main() -> Result<(), legalize::source::Diagnostic> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/shop.td").into();
    let options = SessionOptions { ods: vec![file], ..SessionOptions::default() };
    let (session, problems) = Session::new(Default::default(), &options, &[], &mut Timing::new());
    let ctx = session.as_ref().unwrap_or_else(|| panic!("{problems:?}")).ctx();
    let (mut ir, amount) = (Ir::new(), ctx.int_attr(ctx.common().i64, 250i64));
    let op = Builder::new(ctx, &mut ir).op("shop.price").attr("amount", amount).build()?;
    assert!(!verify(ctx, &ir, op).has_errors());
    let text = print_op(ctx, &ir, op, &Default::default());
    assert_eq!(text.trim_end(), "%0 = shop.price 250 : i64");
    Ok(())
}
