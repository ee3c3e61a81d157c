//! Typed builders of operations whose result types are left open.
#![cfg(feature = "dialects")]

use std::sync::Arc;

use legalize::dialects::ops::arith;
use legalize::ir::register_builtin;
use legalize::prelude::*;
use legalize::typed::BuildOp;

#[test]
fn types_that_the_context_cannot_infer_are_an_error() {
    // Without the definition of `arith.addi` its result type cannot be inferred from its operands.
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    ctx.allow_unregistered_dialects(true);
    register_builtin(&mut ctx);
    let file = ctx.sources().add("a.mlir", "%0 = \"u.a\"() : () -> i32");
    let (module, _) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
    let mut module = module.expect("a module");
    let created = module.ir.nested_ops(module.root, WalkOrder::PreOrder)[1];
    let value = module.ir.op(created).results()[0];
    let mut pair = (&ctx, &mut module.ir);
    let add = || arith::AddIOp::builder(value, value);
    let error = add().create(&mut pair, Location::UNKNOWN).expect_err("no types");
    assert_eq!(
        (error.code, error.message.as_str()),
        ("typed::results", "'arith.addi' op cannot infer the types of its results")
    );
    let typed = add().result_types(&[ctx.common().i32]).create(&mut pair, Location::UNKNOWN);
    assert!(typed.is_ok());
}
