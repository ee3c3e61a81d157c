//! The walk driver.

use std::sync::{Arc, Mutex};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

#[test]
fn a_walk_visits_once_and_refuses_far_erasures() {
    let text = r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#;
    let mut m = Module::parse(text);
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b")).add(rename("u.b", "u.a"));
    let set = m.freeze(set);
    let result = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap();
    assert_eq!((result.stats.patterns_applied, result.stats.ops), (1, 2));

    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("far", "u.b"), |op, rewriter| {
        let user = rewriter.ir().op(op).next().ok_or("no next")?;
        rewriter.erase_op(user);
        Ok(())
    });
    let set = m.freeze(set);
    let before = m.print();
    let error = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap_err();
    assert_eq!(error.diagnostic().code, "convert::walk_erased");
    assert_eq!(m.print(), before);
}

/// The order in which operations of these names are visited, each with its tag; `u.gone` is erased.
fn visits(text: &str, order: WalkOrder) -> String {
    let mut m = Module::parse(text);
    let seen: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut set = PatternSet::new();
    for name in ["u.outer", "u.inner", "u.leaf", "u.gone"] {
        let seen = seen.clone();
        set.add_fn(PatternInfo::on(name, name), move |op, rewriter| {
            let ctx = rewriter.ctx();
            let tag = rewriter.ir().attr_named(ctx, op, "tag").and_then(|tag| ctx.as_str(tag)).unwrap_or("");
            seen.lock().unwrap().push(format!("{name}{tag}"));
            if name == "u.gone" {
                rewriter.erase_op(op);
            }
            Ok(())
        });
    }
    let set = m.freeze(set);
    WalkDriver::new(&set, &WalkConfig::default().with(|config| config.order = order))
        .run(&m.ctx, &mut m.ir, m.root)
        .unwrap();
    seen.lock().unwrap().join(" ")
}

#[test]
fn nested_operations_come_first_or_last() {
    let text = r#"
    "u.outer"() ({
      "u.inner"() ({ "u.leaf"() {tag = "1"} : () -> () }) : () -> ()
      "u.gone"() ({ "u.leaf"() {tag = "2"} : () -> () }) : () -> ()
      "u.leaf"() {tag = "3"} : () -> ()
    }) : () -> ()
    "u.leaf"() {tag = "4"} : () -> ()
    "#;
    assert_eq!(visits(text, WalkOrder::PostOrder), "u.leaf1 u.inner u.leaf2 u.gone u.leaf3 u.outer u.leaf4");
    assert_eq!(visits(text, WalkOrder::PreOrder), "u.outer u.inner u.leaf1 u.gone u.leaf3 u.leaf4");
}

#[test]
fn operations_that_move_before_the_walk_are_visited_again() {
    let mut m = Module::parse(r#""u.a"() : () -> () "u.b"() : () -> () "u.c"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("on", "u.a"), |op, rewriter| {
        let next = rewriter.ir().op(op).next().ok_or("it is the last one")?;
        rewriter.move_op(op, InsertPoint::After(next));
        Ok(())
    });
    let set = m.freeze(set);
    let result = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap();
    // Once in each place, the last of which it stays in.
    assert_eq!((result.stats.patterns_applied, result.stats.ops), (2, 5));
}

#[test]
fn the_next_operation_may_move() {
    let mut m = Module::parse(
        r#""u.box"() ({ "u.leaf"() : () -> () }) : () -> ()
        "u.pull"() : () -> () "u.moved"() : () -> () "u.last"() : () -> ()"#,
    );
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("pull", "u.pull"), |op, rewriter| {
        let ir = rewriter.ir();
        let next = ir.op(op).next().ok_or("it is the last one")?;
        let into = ir.op(ir.op(op).prev().ok_or("it is the first one")?).regions()[0];
        let into = ir.region(into).first().ok_or("it has no block")?;
        rewriter.move_op(next, InsertPoint::End(into));
        Ok(())
    });
    set.add(rename("u.last", "u.found"));
    let set = m.freeze(set);
    let result = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap();
    assert_eq!(result.stats.patterns_applied, 2);
    assert!(m.print().contains("u.found"));
}

#[test]
fn a_walk_that_does_not_end_is_an_error() {
    let mut m = Module::parse(r#""u.a"() : () -> () "u.b"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("more", "u.a"), |op, rewriter| {
        let last = rewriter.ir().op(op).next().ok_or("it is the last one")?;
        let ctx = rewriter.ctx();
        for name in ["u.b", "u.a"] {
            let state = OperationState::new(ctx, ctx.op_name(name), Location::UNKNOWN);
            let created = rewriter.create_op(&state);
            rewriter.move_op(created, InsertPoint::After(last));
        }
        Ok(())
    });
    let set = m.freeze(set);
    let error = walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap_err();
    let error = error.diagnostic();
    assert_eq!(error.code, "convert::walk_endless");
    assert!(error.message.ends_with("patterns still apply: more"), "{}", error.message);
}

/// The operations that come and go.
#[derive(Default)]
struct Coming(Vec<String>);

impl Listener for Coming {
    fn notify(&mut self, ctx: &Context, ir: &Ir, event: &Event<'_>) {
        let (verb, op) = match *event {
            Event::OpInserted { op, .. } => ("inserted", op),
            Event::OpErased { op } => ("erased", op),
            _ => return,
        };
        self.0.push(format!("{verb} {}", ctx.op_str(ir.op(op).name())));
    }
}

/// Upstream erases it before anyone is notified.
#[test]
fn an_operation_that_folds_at_once_is_not_seen() {
    let text = r#"
        %0 = "test.const"() {value = 1 : i32} : () -> i32
        %1 = "u.twice"(%0) : (i32) -> i32
        %2 = "u.arg"() : () -> i32
        %3 = "u.twice"(%2) : (i32) -> i32
        "u.use"(%1, %3) : (i32, i32) -> ()"#;
    let mut m = Module::parse(text);
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("twice", "u.twice"), |op, rewriter| {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        let (value, loc) = (ir.operand(op, 0), ir.op(op).loc());
        let mut state = OperationState::new(ctx, ctx.op_name("test.add"), loc);
        state.operands.extend([value, value]);
        state.result_types.push(ir.value_type(value));
        let sum = create_or_fold(rewriter, &state);
        rewriter.replace_op(op, &sum);
        Ok(())
    });
    let set = m.freeze(set);
    let mut coming = Coming::default();
    let config = WalkConfig::default();
    let walk = WalkDriver::new(&set, &config).with_listener(&mut coming);
    walk.run(&m.ctx, &mut m.ir, m.root).unwrap();
    assert_eq!(coming.0, ["inserted test.const", "erased u.twice", "inserted test.add", "erased u.twice"]);
    assert_eq!(m.print().matches("test.add").count(), 1);
}
