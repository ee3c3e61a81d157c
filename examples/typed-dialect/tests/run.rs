//! The example end to end, and the cost of carried definitions and rules at start-up.

use std::sync::Arc;
use std::time::Instant;

use legalize::ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize::source::SourceMap;
use legalize::typed::{OpView, ReadIr};
use typed_dialect::toy;

const INPUT: &str = "
  %x = toy.constant 7
  %eight = toy.constant 8
  %three = toy.constant 3
  %zero = toy.constant 0
  %a = toy.mul %x, %eight
  %b = toy.add %a, %a
  %c = toy.add %b, %zero
  %d = toy.mul %c, %three overflow never
  %e = \"toy.sum\"(%x, %c, %d) <{operandSegmentSizes = array<i32: 1, 2>}> : (i64, i64, i64) -> i64
  \"other.use\"(%e) : (i64) -> ()
";

fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    // An operation that uses the result is not registered.
    ctx.allow_unregistered_dialects(true);
    let found = typed_dialect::register(&mut ctx);
    assert!(!found.has_errors(), "{}", found.render());
    ctx
}

#[test]
fn the_module_is_simplified_and_converted() {
    let ctx = context();
    let file = ctx.sources().add("input", INPUT);
    let (module, found) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
    let mut module = module.unwrap_or_else(|| panic!("{}", found.resolved(ctx.sources()).render()));
    let print = |module: &legalize::ir::ParsedModule| {
        print_op(&ctx, &module.ir, module.root, &PrintOptions::default())
    };
    typed_dialect::simplify(&ctx, &mut module.ir, module.root).expect("the rules apply");
    let simple = print(&module);
    assert!(simple.contains("toy.shl %0 by 3"), "{simple}");
    assert!(simple.contains("toy.shl %2 by 1"), "{simple}");
    assert!(simple.contains("overflow never"), "{simple}");
    assert!(!simple.contains("toy.add"), "{simple}");
    typed_dialect::convert(&ctx, &mut module.ir, module.root).expect("everything converts");
    let converted = print(&module);
    assert!(!converted.contains("toy."), "{converted}");
    assert!(converted.contains("llvm.mul") && converted.contains("overflow<nsw>"), "{converted}");
    assert_eq!(converted.matches("llvm.add").count(), 2, "{converted}");
}

#[test]
fn accessors_and_setters_agree() {
    let ctx = context();
    let file = ctx.sources().add("input", INPUT);
    let (module, _) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
    let mut module = module.expect("the module parses");
    let body = module.ir.region(module.ir.op(module.root).regions()[0]).first().expect("a body");
    let ops: Vec<_> = module.ir.block_ops(body).collect();
    let at = (&ctx, &module.ir);
    let constant = toy::ConstantOp::cast(&at, ops[1]).expect("a constant");
    assert_eq!(constant.value(&at), 8);
    assert!(toy::AddOp::cast(&at, ops[1]).is_none());
    let mul = toy::MulOp::cast(&at, ops[7]).expect("a product");
    assert_eq!(mul.overflow(&at), toy::Overflow::Never);
    assert_eq!(toy::MulOp::cast(&at, ops[4]).expect("a product").overflow(&at), toy::Overflow::Wraps);
    let sum = toy::SumOp::cast(&at, ops[8]).expect("a sum");
    assert_eq!((sum.start(&at).is_some(), sum.values(&at).len()), (true, 2));
    let values = sum.values(&at);
    let mut edit = legalize::ir::Builder::new(&ctx, &mut module.ir);
    sum.set_start(&mut edit, None);
    sum.set_values(&mut edit, &[values[0], values[1], values[0]]);
    assert_eq!((sum.start(&edit), sum.values(&edit).len()), (None, 3));
    let sizes = edit.read_ir().attr_named(&ctx, ops[8], "operandSegmentSizes").expect("sizes");
    assert_eq!(ctx.as_dense_i32_array(sizes), Some(vec![0, 3]));
    assert_eq!("wraps".parse(), Ok(toy::Overflow::Wraps));
    assert!(toy::Overflow::try_from(2).is_err());
}

#[test]
fn loading_is_quick() {
    let ctx = context();
    // Warm, then the best of several: the cost of the work alone is reported.
    let best = |work: &dyn Fn()| {
        (0..50)
            .map(|_| {
                let start = Instant::now();
                work();
                start.elapsed()
            })
            .min()
            .unwrap_or_default()
    };
    let rules = best(&|| drop(typed_dialect::rules::PATTERNS.file()));
    let frozen = best(&|| drop(typed_dialect::simplifications(&ctx)));
    let toy = best(&|| drop(toy::DEFINITIONS.module()));
    let all = best(&|| drop(context()));
    println!(
        "rules read {rules:?}, set frozen {frozen:?}, toy read {toy:?}, both dialects registered {all:?}"
    );
}
