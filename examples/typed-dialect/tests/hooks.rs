//! Hooks that the definitions declare and that traits of the generated code require.

use std::sync::Arc;

use legalize::ir::{Context, print_op};
use legalize::ods::OdsModule;
use legalize::prelude::*;
use legalize::session::Provider;
use legalize::source::{Diagnostics, Includes, Reported, SourceMap};
use typed_dialect::{ToyHooks, toy};

/// The dialect, with or without its hooks.
struct Toy {
    attached: bool,
}

impl Provider for Toy {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![toy::DEFINITIONS.module()], Diagnostics::new())
    }

    fn attach(&self, ctx: &mut Context) {
        if self.attached {
            toy::attach(ctx, ToyHooks);
        }
    }
}

fn session(attached: bool) -> legalize::session::Session {
    let session = legalize::session().provider(Toy { attached }).allow_unregistered_dialects();
    session.patterns_text("costs.pdll", COSTS).build().unwrap_or_else(|found| panic!("{}", found.render()))
}

/// The C++ text calls a method that is written in Rust.
const COSTS: &str = r#"
Constraint IsCostly(product: Op) [{
  return success(::llvm::cast<::toy::MulOp>(product).getCyclesOf(10) > 30);
}];
Pattern {
  let root = op<toy.mul>(x: Value, y: Value) -> (type: Type);
  IsCostly(root);
  replace root with op<other.mul>(x, y) -> (type);
}
"#;

fn messages(found: &Diagnostics) -> Vec<String> {
    found.iter().map(|one| one.message.clone()).collect()
}

#[test]
fn a_session_lists_hooks_that_are_not_attached() {
    assert_eq!(
        messages(&session(false).warnings()),
        [
            "'toy.add' declares hooks that only C++ has: folder",
            "'toy.mul' declares hooks that only C++ has: method CostInterface::getCycles",
            "'toy.sum' declares hooks that only C++ has: verifier, canonicalizer",
        ]
    );
    assert_eq!(messages(&session(true).warnings()), Vec::<String>::new());
}

#[test]
fn registration_lists_them_too() {
    let context = || Context::new(Arc::new(SourceMap::new()));
    assert_eq!(messages(&toy::register(&mut context())), messages(&session(false).warnings()));
    assert_eq!(messages(&toy::register_with(&mut context(), ToyHooks)), Vec::<String>::new());
}

#[test]
#[should_panic(expected = "'toy.add' is not registered: register its dialect before hooks are attached")]
fn hooks_of_unregistered_operations_cannot_be_attached() {
    toy::attach(&mut Context::new(Arc::new(SourceMap::new())), ToyHooks);
}

#[test]
fn the_verifier_refuses_invalid_operations() {
    let text = "%0 = \"toy.sum\"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i64";
    assert!(session(false).parse("sum.mlir", text).is_ok());
    let found = session(true).parse("sum.mlir", text).expect_err("a sum of nothing");
    assert_eq!(messages(&found), ["'toy.sum' op adds nothing"]);
}

#[test]
fn the_folder_folds_and_the_canonicalizer_simplifies() {
    let text = "
      %x = \"other.number\"() : () -> i64
      %zero = toy.constant 0
      %0 = toy.add %x, %zero
      %1 = \"toy.sum\"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i64) -> i64
      \"other.use\"(%1) : (i64) -> ()";
    let canonical = |attached| {
        let session = session(attached);
        let mut module = session.parse("sum.mlir", text).expect("a module");
        session.run_pipeline("builtin.module(canonicalize)", &mut module).expect("a pass that runs");
        session.print(&module)
    };
    let (with, without) = (canonical(true), canonical(false));
    assert!(!with.contains("toy."), "{with}");
    assert!(without.contains("toy.add") && without.contains("toy.sum"), "{without}");
}

#[test]
fn texts_call_methods_that_are_written_in_rust() {
    let text = "
      %x = \"other.number\"() : () -> i64
      %y = \"other.number\"() : () -> i64
      %0 = toy.mul %x, %y
      %1 = toy.mul %x, %x
      \"other.use\"(%0, %1) : (i64, i64) -> ()";
    let session = session(true);
    let mut module = session.parse("mul.mlir", text).expect("a module");
    let patterns = session.freeze_set(session.pattern_set(None)).expect("a sound set");
    let (ctx, config) = (session.ctx(), GreedyConfig::default());
    apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &config).expect("the pattern runs");
    let printed = print_op(ctx, &module.ir, module.root, &Default::default());
    assert!(printed.contains("\"other.mul\"(%0, %1)") && printed.contains("toy.mul %0, %0"), "{printed}");
}

#[test]
fn a_handle_of_an_interface_runs_the_default() {
    let session = legalize::session().provider(typed_dialect::Toy).allow_unregistered_dialects().build();
    let session = session.unwrap_or_else(|found| panic!("{}", found.render()));
    let text = "%x = \"other.number\"() : () -> i64\n%0 = toy.shl %x by 3";
    let module = session.parse("a.mlir", text).unwrap_or_else(|found| panic!("{}", found.render()));
    let body = module.ir.region(module.ir.op(module.root).regions()[0]).first().expect("a body");
    let (ctx, ir) = (session.ctx(), &module.ir);
    let costs: Vec<Option<i64>> =
        ir.block_ops(body).map(|op| typed_dialect::cycles_of(ctx, ir, op, 10)).collect();
    assert_eq!(costs, [None, Some(10)]);
}
