//! Patterns in Rust like those of the reference in C++: static info, matching and rewriting, filters of sets,
//! and application by the drivers.

use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// Replaces an operation whose two operands are one value by that value.
struct SameOperand {
    benefit: u16,
}

impl RewritePattern for SameOperand {
    fn info(&self) -> PatternInfo {
        PatternInfo::on("SameOperand", "u.twice").with_benefit(self.benefit).with_label("peephole")
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let arg = rewriter.ir().operand(op, 0);
        if arg != rewriter.ir().operand(op, 1) {
            return Err("the operands differ".into());
        }
        rewriter.replace_op(op, &[arg]);
        Ok(())
    }
}

const TWICE: &str = r#"
    %x, %y = "u.source"() : () -> (i32, i32)
    %0 = "u.twice"(%x, %x) : (i32, i32) -> i32
    %1 = "u.twice"(%x, %y) : (i32, i32) -> i32
    "u.use"(%0, %1) : (i32, i32) -> ()"#;

#[test]
fn equal_operands_are_compared_before_the_root_is_replaced() {
    let mut m = Module::parse(TWICE);
    let mut set = PatternSet::new();
    set.add(SameOperand { benefit: 1 });
    let set = m.freeze(set);
    assert_eq!(m.greedy(&set).stats.patterns_applied, 1);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:2 = "u.source"() : () -> (i32, i32)
      %1 = "u.twice"(%0#0, %0#1) : (i32, i32) -> i32
      "u.use"(%0#0, %1) : (i32, i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn benefits_may_be_computed_when_patterns_are_created() {
    let mut m = Module::parse(TWICE);
    let mut set = PatternSet::new();
    set.add(SameOperand { benefit: u16::try_from(TWICE.matches("twice").count()).unwrap() });
    set.add_fn(PatternInfo::on("Other", "u.twice").with_benefit(1), |op, rewriter| {
        let x = rewriter.ir().operand(op, 1);
        rewriter.replace_op(op, &[x]);
        Ok(())
    });
    let set = m.freeze(set);
    let mut order = Vec::new();
    let mut listener = |_: &Context, _: &Ir, event: &Event<'_>| {
        if let Event::PatternBegin { pattern, .. } = event {
            order.push(pattern.debug_name.clone());
        }
    };
    GreedyDriver::new(&set, &GreedyConfig::default())
        .with_listener(&mut listener)
        .run(&m.ctx, &mut m.ir, m.root)
        .unwrap();
    order.sort();
    assert_eq!(order, ["Other", "SameOperand", "SameOperand"]);
}

#[test]
fn a_pattern_without_a_root_name_sees_every_operation() {
    let mut m = Module::parse(r#""u.a"() : () -> ()  "v.b"() ({ "u.c"() : () -> () }) : () -> ()"#);
    let seen: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut set = PatternSet::new();
    let names = seen.clone();
    set.add_fn(PatternInfo::any("Any"), move |op, rewriter| {
        let name = rewriter.ctx().op_str(rewriter.ir().op(op).name()).to_owned();
        names.lock().unwrap().push(name);
        Err("only looks".into())
    });
    let names = seen.clone();
    set.add_fn(PatternInfo::on("One", "u.c"), move |_, _| {
        names.lock().unwrap().push("One".into());
        Err(MatchFailure::silent())
    });
    let set = m.freeze(set);
    m.greedy(&set);
    let mut seen = seen.lock().unwrap().clone();
    seen.sort();
    assert_eq!(seen, ["One", "u.a", "u.c", "v.b"]);
}

#[test]
fn names_and_labels_filter_a_set() {
    let m = Module::parse(TWICE);
    let frozen = |enabled: &[&str], disabled: &[&str]| {
        let mut set = PatternSet::new();
        set.add(SameOperand { benefit: 1 });
        set.add_with_labels(rename("u.a", "u.b"), &["renaming"]);
        let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect();
        let filter = PatternFilter { enabled: texts(enabled), disabled: texts(disabled) };
        let set = set.freeze_filtered(&m.ctx, &Natives::new(), &filter).expect("nothing is missing");
        set.ids().map(|id| set.info(id).debug_name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(frozen(&[], &[]), ["SameOperand", "u.a->u.b"]);
    assert_eq!(frozen(&["peephole"], &[]), ["SameOperand"]);
    assert_eq!(frozen(&[], &["renaming"]), ["SameOperand"]);
    assert_eq!(frozen(&["u.a->u.b"], &[]), ["u.a->u.b"]);
    // A disabled pattern is excluded even if it is enabled.
    assert_eq!(frozen(&["peephole", "renaming"], &["SameOperand"]), ["u.a->u.b"]);
    assert!(frozen(&["nothing"], &[]).is_empty());
}

/// A conversion of `u.peel`, which carries a count, to itself with the count one less, and at last to
/// `v.done`.
fn peeled(bounded: bool) -> Result<String, String> {
    let mut m = Module::parse(r#""u.peel"() {n = 3 : i64} : () -> ()"#);
    let mut info = PatternInfo::on("Peel", "u.peel");
    if bounded {
        info = info.with_bounded_recursion();
    }
    let mut set = PatternSet::new();
    set.add_fn(info, |op, rewriter| {
        let ctx = rewriter.ctx();
        let n = rewriter.ir().attr_named(ctx, op, "n").and_then(|n| ctx.as_i64(n)).ok_or("no count")?;
        let name = if n == 0 { "v.done" } else { "u.peel" };
        let mut state = OperationState::new(ctx, ctx.op_name(name), rewriter.ir().op(op).loc());
        if n > 0 {
            state.set_attr(ctx, "n", ctx.int_attr(ctx.common().i64, n - 1));
        }
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("v");
    target.add_illegal_dialect("u");
    match m.partial(&target, &set) {
        Ok(_) => Ok(m.print()),
        Err(_) => Err(m.print()),
    }
}

#[test]
fn a_pattern_applies_to_its_own_result_if_it_says_that_it_is_bounded() {
    assert!(peeled(true).unwrap().contains("v.done"));
    let left = peeled(false).unwrap_err();
    assert!(left.contains(r#""u.peel"() {n = 3 : i64}"#), "{left}");
}

#[test]
fn modifications_in_place_are_finalized_or_cancelled() {
    let mut m = Module::parse(r#""u.keep"() {n = 1 : i64} : () -> ()  "u.change"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("Cancel", "u.keep"), |op, rewriter| {
        rewriter.start_modification(op);
        let ctx = rewriter.ctx();
        rewriter.ir_mut().set_attr(ctx, op, ctx.name("n"), None);
        rewriter.cancel_modification(op);
        Err("thought better of it".into())
    });
    set.add_fn(PatternInfo::on("Finalize", "u.change"), |op, rewriter| {
        let ctx = rewriter.ctx();
        if rewriter.ir().attr_named(ctx, op, "seen").is_some() {
            return Err("seen before".into());
        }
        rewriter.start_modification(op);
        rewriter.ir_mut().set_attr(ctx, op, ctx.name("seen"), Some(ctx.common().unit));
        rewriter.finalize_modification(op);
        Ok(())
    });
    let set = m.freeze(set);
    let (mut modified, mut reasons) = (0, Vec::new());
    let mut listener = |ctx: &Context, ir: &Ir, event: &Event<'_>| match event {
        Event::OpModified { op } if ctx.op_str(ir.op(*op).name()) == "u.change" => modified += 1,
        Event::PatternEnd { failure: Some(failure), .. } => reasons.push(failure.reason(ctx, ir)),
        _ => {}
    };
    GreedyDriver::new(&set, &GreedyConfig::default())
        .with_listener(&mut listener)
        .run(&m.ctx, &mut m.ir, m.root)
        .unwrap();
    assert_eq!(modified, 1);
    assert!(reasons.contains(&"thought better of it".to_owned()), "{reasons:?}");
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "u.keep"() {n = 1 : i64} : () -> ()
      "u.change"() {seen} : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn operations_are_erased_and_created_through_the_rewriter() {
    let mut m = Module::parse(r#""u.gone"() : () -> ()  "u.grow"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("Erase", "u.gone"), |op, rewriter| {
        rewriter.erase_op(op);
        Ok(())
    });
    set.add_fn(PatternInfo::on("Grow", "u.grow"), |op, rewriter| {
        let ctx = rewriter.ctx();
        let mut state = OperationState::new(ctx, ctx.op_name("v.before"), rewriter.ir().op(op).loc());
        state.result_types.push(ctx.common().i32);
        let before = rewriter.create_op(&state);
        let mut state = OperationState::new(ctx, ctx.op_name("v.grown"), rewriter.ir().op(op).loc());
        state.operands.push(rewriter.ir().op(before).results()[0]);
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    let set = m.freeze(set);
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "v.before"() : () -> i32
      "v.grown"(%0) : (i32) -> ()
    }) : () -> ()
    "#);
}

fn children(ir: &Ir, root: OpId) -> Vec<OpId> {
    let block = ir.region(ir.op(root).regions()[0]).first().expect("a body");
    ir.block_ops(block).collect()
}

/// A custom driver: each operation once, in the order of the body.
#[test]
fn a_custom_driver_uses_the_applicator() {
    let Module { ctx, mut ir, root } = Module::parse(TWICE);
    let mut set = PatternSet::new();
    set.add(SameOperand { benefit: 1 });
    let set = set.freeze(&ctx, &Natives::new()).expect("nothing is missing");
    let mut applicator = PatternApplicator::new(&set);
    let ops = children(&ir, root);
    let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
    let applied: Vec<bool> =
        ops.iter().map(|&op| applicator.match_and_rewrite(op, &mut rewriter).unwrap().is_some()).collect();
    assert_eq!(applied, [false, true, false, false]);
}

/// The operations on which a pattern is tried, in order, by their tags.
fn order(config: &GreedyConfig, on: Option<&str>) -> String {
    let mut m = Module::parse(
        r#""u.op"() ({ "u.op"() {tag = "b"} : () -> () }) {tag = "a"} : () -> ()  "u.op"() {tag = "c"} : () -> ()"#,
    );
    let seen: Arc<Mutex<Vec<String>>> = Arc::default();
    let tags = seen.clone();
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::any("See"), move |op, rewriter| {
        let ctx = rewriter.ctx();
        let tag = rewriter.ir().attr_named(ctx, op, "tag").and_then(|tag| ctx.as_str(tag)).unwrap_or("root");
        tags.lock().unwrap().push(tag.to_owned());
        Err(MatchFailure::silent())
    });
    let set = m.freeze(set);
    match on {
        None => {
            apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, config).unwrap();
        }
        Some(_) => {
            let ops = children(&m.ir, m.root);
            apply_op_patterns_greedily(&m.ctx, &mut m.ir, &ops[..1], &set, config).unwrap();
        }
    }
    let seen = seen.lock().unwrap();
    seen.join(" ")
}

#[test]
fn the_greedy_driver_goes_top_down_or_bottom_up_and_never_visits_the_container() {
    let config = |top_down| GreedyConfig::default().with(|config| config.top_down = top_down);
    assert_eq!(order(&config(true), None), "a b c");
    assert_eq!(order(&config(false), None), "c a b");
}

#[test]
fn the_op_based_driver_visits_what_it_is_given() {
    assert_eq!(order(&GreedyConfig::default(), Some("a")), "a");
}
