//! Interfaces as Rust traits: methods with a default are provided, and handles typed by the interface call
//! them.

use std::sync::Arc;

use legalize::ir::{Location, OpId};
use legalize::ods::OdsModule;
use legalize::prelude::*;
use legalize::source::{Includes, Reported, SourceMap};
use legalize::typed::{BuildOp, OpView};

use crate::hooked::{self, Cost, CrateOp, GiftOp, Measured};

/// Writes the one method without a default.
impl Cost for CrateOp {
    fn price(&self, ctx: &Context, ir: &Ir) -> i64 {
        2 * self.weight(&(ctx, ir))
    }
}

/// Writes a method with a default, too.
impl Cost for GiftOp {
    fn price(&self, _: &Context, _: &Ir) -> i64 {
        100
    }

    fn price_of(&self, ctx: &Context, ir: &Ir, count: i64) -> Result<i64, MatchFailure> {
        Ok(self.price(ctx, ir) * count / 2)
    }
}

impl Measured for CrateOp {}

impl Measured for GiftOp {}

fn context() -> Context {
    let mut ctx = Context::new(Arc::default());
    legalize::ir::register_builtin(&mut ctx);
    assert!(!hooked::register(&mut ctx).has_errors());
    assert!(<dyn Cost>::attach::<CrateOp>(&mut ctx) && <dyn Cost>::attach::<GiftOp>(&mut ctx));
    assert!(<dyn Measured>::attach::<CrateOp>(&mut ctx) && <dyn Measured>::attach::<GiftOp>(&mut ctx));
    ctx
}

/// A crate that weighs 3, a gift, and an operation that implements nothing.
fn operations(ctx: &Context, ir: &mut Ir) -> [OpId; 3] {
    let at = &mut (ctx, ir);
    let weighs = CrateOp::builder(3).create(at, Location::UNKNOWN).expect("an operation");
    let gift = GiftOp::builder().create(at, Location::UNKNOWN).expect("an operation");
    let other = hooked::PaidOp::builder().create(at, Location::UNKNOWN).expect("an operation");
    [weighs.op(), gift.op(), other.op()]
}

/// The price of one and of four, and true if that is cheap.
fn prices(ctx: &Context, ir: &Ir, cost: &dyn Cost) -> (i64, Option<i64>, Option<bool>) {
    (cost.price(ctx, ir), cost.price_of(ctx, ir, 4).ok(), cost.is_cheap(ctx, ir).ok())
}

#[test]
fn handles_of_an_interface_inherit_its_defaults() {
    let (ctx, mut ir) = (context(), Ir::new());
    let [weighs, gift, other] = operations(&ctx, &mut ir);
    let weighs_cost = <dyn Cost>::of(&ctx, &ir, weighs).expect("an implementation");
    assert_eq!(prices(&ctx, &ir, &*weighs_cost), (6, Some(24), Some(true)));
    let gift_cost = <dyn Cost>::of(&ctx, &ir, gift).expect("an implementation");
    assert_eq!(prices(&ctx, &ir, &*gift_cost), (100, Some(200), Some(false)));
    assert!(<dyn Cost>::of(&ctx, &ir, other).is_none());
    // So do views, as they are.
    assert_eq!(prices(&ctx, &ir, &CrateOp::of(weighs)), (6, Some(24), Some(true)));
}

#[test]
fn defaults_of_each_kind_are_evaluated() {
    let (ctx, mut ir) = (context(), Ir::new());
    let [weighs, gift, _] = operations(&ctx, &mut ir);
    let measured = <dyn Measured>::of(&ctx, &ir, weighs).expect("an implementation");
    assert_eq!(measured.unit(&ctx, &ir).ok(), Some(5));
    assert_eq!(measured.next(&ctx, &ir, 7).ok(), Some(8));
    assert_eq!(measured.check(&ctx, &ir, 3), Ok(()));
    let refused = measured.check(&ctx, &ir, 2).expect_err("a failure");
    assert_eq!(String::from(refused), "'::hooked::Measured::check' fails");
    // A gift has no weight.
    let measured = <dyn Measured>::of(&ctx, &ir, gift).expect("an implementation");
    let refused = String::from(measured.check(&ctx, &ir, 2).expect_err("a failure"));
    assert!(refused.contains("the default of '::hooked::Measured::check' cannot be evaluated"), "{refused}");
}

#[test]
fn interfaces_are_not_attached_to_unknown_operations() {
    let mut ctx = Context::new(Arc::default());
    assert!(!<dyn Cost>::attach::<CrateOp>(&mut ctx));
}

/// The dialect with the implementations of interfaces alone.
struct Priced;

impl Provider for Priced {
    fn modules(&self, _: &Arc<SourceMap>, _: &Includes) -> Reported<Vec<OdsModule>> {
        Reported::new(vec![hooked::DEFINITIONS.module()], Diagnostics::new())
    }

    fn attach(&self, ctx: &mut Context) {
        <dyn Cost>::attach::<CrateOp>(ctx);
        <dyn Cost>::attach::<GiftOp>(ctx);
    }
}

/// True if the method of an operation gives a number, as C++ text of a rule sees it.
fn gives(op: &str, class: &str, call: &str) -> bool {
    let patterns = format!(
        "Constraint Gives(o: Op) [{{ return success(::llvm::cast<::hooked::{class}>(o).{call}); }}];
        Pattern {{ let r = op<hooked.{op}>; Gives(r); erase r; }}"
    );
    let session = legalize::session().provider(Priced).allow_unregistered_dialects();
    let session = session.patterns_text("rules.pdll", patterns).build();
    let session = session.unwrap_or_else(|found| panic!("{}", found.render()));
    let text = format!("\"hooked.{op}\"() <{{weight = 3 : i64}}> : () -> ()");
    let text = if op == "gift" { "\"hooked.gift\"() : () -> ()".to_owned() } else { text };
    let mut module = session.parse("a.mlir", &text).unwrap_or_else(|found| panic!("{}", found.render()));
    let patterns = session.freeze_set(session.pattern_set(None));
    let patterns = patterns.unwrap_or_else(|found| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &patterns, &config)
        .unwrap_or_else(|found| panic!("{}", found.reason));
    !session.print(&module).contains("hooked.")
}

#[test]
fn text_of_rules_calls_methods_of_the_trait() {
    assert!(gives("crate", "CrateOp", "getPriceOf(4) == 24"));
    assert!(gives("crate", "CrateOp", "isCheap()"));
    assert!(gives("gift", "GiftOp", "getPriceOf(4) == 200"));
    assert!(!gives("gift", "GiftOp", "isCheap()"));
}
