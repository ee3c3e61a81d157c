use legalize_conversion::*;
use legalize_ir::{Location, OperationState};

use crate::common::*;

#[test]
fn folds_constants_and_shares_them_at_the_start() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32):
          %0 = "test.add"(%x, %x) : (i32, i32) -> i32
          %1 = "test.const"() {value = 1 : i32} : () -> i32
          %2 = "test.const"() {value = 2 : i32} : () -> i32
          %3 = "test.const"() {value = 1 : i32} : () -> i32
          %4 = "test.add"(%1, %2) : (i32, i32) -> i32
          %5 = "test.add"(%3, %0) : (i32, i32) -> i32
          %6 = "test.pure"(%4) : (i32) -> i32
          "test.ret"(%4, %5) : (i32, i32) -> ()
        }) {function_type = (i32) -> ()} : () -> ()
        "#,
    );
    let set = m.freeze(PatternSet::new());
    let result = m.greedy(&set);
    assert!(result.changed && result.stop.converged());
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32):
        %0 = "test.const"() <{value = 3 : i32}> : () -> i32
        %1 = "test.const"() <{value = 1 : i32}> : () -> i32
        %2 = "test.add"(%arg0, %arg0) : (i32, i32) -> i32
        %3 = "test.add"(%2, %1) : (i32, i32) -> i32
        "test.ret"(%0, %3) : (i32, i32) -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn a_loop_of_patterns_is_named() {
    let mut m = Module::parse(r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#);
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b")).add(rename("u.b", "u.a"));
    let set = m.freeze(set);
    let config = GreedyConfig::default().with(|config| config.max_rewrites = Some(100));
    let result = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
    insta::assert_snapshot!(format!("{:?}", result.stop), @r#"IterationLimit { patterns: ["u.a->u.b", "u.b->u.a"] }"#);
}

/// Rewrites that still apply after a run of at most three rounds of 20 applications; the query does not
/// change the body.
fn unfinished(text: &str, set: PatternSet) -> String {
    let mut m = Module::parse(text);
    let set = m.freeze(set);
    let config = GreedyConfig::default().with(|config| {
        config.max_rewrites = Some(20);
        config.max_iterations = Some(3);
    });
    let result = apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
    assert!(!result.stop.converged());
    let before = m.print();
    let found = explain_limit(&m.ctx, &mut m.ir, m.root, &set, &config, &result.stop);
    assert_eq!(m.print(), before);
    let Some(found) = found else { return "nothing".to_owned() };
    let steps = if found.cycle.is_empty() { &found.steps } else { &found.cycle };
    let steps: Vec<String> = steps.iter().map(|step| step.text(&m.ctx)).collect();
    format!("{:?}, cycle of {}\n{}", found.patterns, found.cycle.len(), steps.join("\n"))
}

#[test]
fn alternating_forms_are_named() {
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b")).add(rename("u.b", "u.a")).add(rename("u.c", "u.d"));
    let text = r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#;
    insta::assert_snapshot!(unfinished(text, set), @r#"
    ["u.a->u.b", "u.b->u.a"], cycle of 2
    pattern 'u.a->u.b' turns `"u.a"() : () -> i32` into `"u.b"() : () -> i32`
    pattern 'u.b->u.a' turns `"u.b"() : () -> i32` into `"u.a"() : () -> i32`
    "#);
}

#[test]
fn longer_cycles_of_forms_are_named() {
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b")).add(rename("u.b", "u.c")).add(rename("u.c", "u.a"));
    insta::assert_snapshot!(unfinished(r#""u.c"() {x} : () -> ()"#, set), @r#"
    ["u.c->u.a", "u.a->u.b", "u.b->u.c"], cycle of 3
    pattern 'u.c->u.a' turns `"u.c"() : () -> ()` into `"u.a"() : () -> ()`
    pattern 'u.a->u.b' turns `"u.a"() : () -> ()` into `"u.b"() : () -> ()`
    pattern 'u.b->u.c' turns `"u.b"() : () -> ()` into `"u.c"() : () -> ()`
    "#);
}

#[test]
fn one_pattern_alternates_between_forms_in_place() {
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("toggle", "u.a"), |op, rewriter| {
        let ctx = rewriter.ctx();
        let on = rewriter.ir().attr(ctx, op, ctx.name("on")).is_some();
        rewriter.set_attr(op, "on", (!on).then(|| ctx.int_attr(ctx.common().i32, 1)));
        Ok(())
    });
    insta::assert_snapshot!(unfinished(r#""u.a"() : () -> ()"#, set), @r#"
    ["toggle"], cycle of 2
    pattern 'toggle' turns `"u.a"() : () -> ()` into `"u.a"() {on = 1 : i32} : () -> ()`
    pattern 'toggle' turns `"u.a"() {on = 1 : i32} : () -> ()` into `"u.a"() : () -> ()`
    "#);
}

#[test]
fn a_folder_that_undoes_a_pattern_is_named() {
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("add zero", "u.use"), |op, rewriter| {
        let (ctx, i32) = (rewriter.ctx(), rewriter.ctx().common().i32);
        let operand = rewriter.ir().operand(op, 0);
        let inner = rewriter.ir().defining_op(operand).ok_or("an argument")?;
        if ctx.op_str(rewriter.ir().op(inner).name()) == "test.add" {
            return Err("it is a sum".into());
        }
        let mut state = OperationState::new(ctx, ctx.op_name("test.const"), Location::UNKNOWN);
        state.set_attr(ctx, "value", ctx.int_attr(i32, 0));
        state.result_types.push(i32);
        let zero = rewriter.create_op(&state);
        let mut state = OperationState::new(ctx, ctx.op_name("test.add"), Location::UNKNOWN);
        state.operands = [operand, rewriter.ir().op(zero).results()[0]].into_iter().collect();
        state.result_types.push(i32);
        let sum = rewriter.create_op(&state);
        let sum = rewriter.ir().op(sum).results()[0];
        rewriter.set_operand(op, 0, sum);
        Ok(())
    });
    let text = r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#;
    insta::assert_snapshot!(unfinished(text, set), @r#"
    ["add zero"], cycle of 2
    pattern 'add zero' turns `"u.use"("u.a"()) : (i32) -> ()` into `"u.use"("test.add"("u.a"(), "test.const"() <{value = 0 : i32}>)) : (i32) -> ()`, `"test.const"() <{value = 0 : i32}> : () -> i32`, `"test.add"("u.a"(), "test.const"() <{value = 0 : i32}>) : (i32, i32) -> i32`
    folding turns `"u.use"("test.add"("u.a"(), "test.const"() <{value = 0 : i32}>)) : (i32) -> ()` into `"u.use"("u.a"()) : (i32) -> ()`
    "#);
}

#[test]
fn a_limit_at_which_all_is_done_leaves_nothing() {
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b"));
    let ops = r#""u.a"() : () -> () "#.repeat(60);
    assert_eq!(unfinished(&ops, set), "nothing");
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b"));
    let ops = r#""u.a"() : () -> () "#.repeat(61);
    insta::assert_snapshot!(unfinished(&ops, set), @r#"
    ["u.a->u.b"], cycle of 0
    pattern 'u.a->u.b' turns `"u.a"() : () -> ()` into `"u.b"() : () -> ()`
    "#);
}

#[test]
fn dead_block_arguments_vanish() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32):
          %0 = "test.pure"(%x) : (i32) -> i32
          "test.br"(%0, %x)[^bb1] : (i32, i32) -> ()
        ^bb1(%a: i32, %b: i32):
          %1 = "test.pure"(%a) : (i32) -> i32
          "test.br"(%1, %b)[^bb1] : (i32, i32) -> ()
        ^bb2:
          "test.br"(%x, %x)[^bb1] : (i32, i32) -> ()
        }) {function_type = (i32) -> ()} : () -> ()
        "#,
    );
    let set = m.freeze(PatternSet::new());
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32):
        "test.br"()[^bb1] : () -> ()
      ^bb1:  // 2 preds: ^bb0, ^bb1
        "test.br"()[^bb1] : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn ops_after_their_users_are_live_with_all_that_they_use() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32):
          %1 = "test.pure"(%x) : (i32) -> i32
          %2 = "test.pure"(%1, %1) : (i32, i32) -> i32
          %3 = "test.pure"(%2) : (i32) -> i32
          "u.effect"(%2) : (i32) -> ()
          "test.ret"() : () -> ()
        }) {function_type = (i32) -> ()} : () -> ()
        "#,
    );
    // A pattern may leave this IR until the next one fixes it.
    let name = m.ctx.op_name("u.effect");
    let effect = m.ir.preorder(m.root).find(|&op| m.ir.op(op).name() == name).unwrap();
    let block = m.ir.op(effect).parent().unwrap();
    m.ir.insert_op(effect, legalize_ir::InsertPoint::Start(block));
    let set = m.freeze(PatternSet::new());
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32):
        "u.effect"(%1) : (i32) -> ()
        %0 = "test.pure"(%arg0) : (i32) -> i32
        %1 = "test.pure"(%0, %0) : (i32, i32) -> i32
        "test.ret"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn dead_operations_go_in_one_round_wherever_they_are_read() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32):
          %0 = "test.pure"(%x) : (i32) -> i32
          %1 = "test.pure"(%0) : (i32) -> i32
          "u.region"() ({
            "test.br"(%1)[^bb1] : (i32) -> ()
          ^bb1(%a: i32):
            %2 = "test.pure"(%a, %0) : (i32, i32) -> i32
            "test.br"(%2)[^bb1] : (i32) -> ()
          }) : () -> ()
          "test.ret"() : () -> ()
        }) {function_type = (i32) -> ()} : () -> ()
        "#,
    );
    let set = m.freeze(PatternSet::new());
    let config = GreedyConfig::default().with(|config| config.max_iterations = Some(1));
    apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32):
        "u.region"() ({
          "test.br"()[^bb1] : () -> ()
        ^bb1:  // 2 preds: ^bb0, ^bb1
          "test.br"()[^bb1] : () -> ()
        }) : () -> ()
        "test.ret"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn equal_constants_with_regions_become_one() {
    for top_down in [true, false] {
        let mut m = Module::parse(
            r#"
            %0 = "test.const"() ({
              %2 = "test.const"() {value = 2 : i32} : () -> i32
              "u.use"(%2) : (i32) -> ()
            }) {value = 1 : i32} : () -> i32
            %1 = "test.const"() ({
              "u.other"() : () -> ()
            }) {value = 1 : i32} : () -> i32
            "u.use"(%0, %1) : (i32, i32) -> ()
            "#,
        );
        let set = m.freeze(PatternSet::new());
        let config = GreedyConfig::default().with(|config| config.top_down = top_down);
        apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
        let text = m.print();
        assert_eq!(text.matches("value = 1").count(), 1, "{text}");
        assert!(!text.contains("u.other"), "{text}");
    }
}

#[test]
fn attempts_come_in_upstreams_order() {
    let mut m = Module::parse(
        r#"
        %0 = "u.a"() : () -> i32
        "u.r"() ({
          %1 = "u.a"() : () -> i32
          "u.c"(%0, %1) : (i32, i32) -> ()
        }) : () -> ()
        "#,
    );
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b"));
    set.add_fn(PatternInfo::any("any"), |_, _| Err(MatchFailure::new("never")));
    let set = m.freeze(set);
    let config = GreedyConfig::default();
    let mut log = Vec::new();
    let mut listener = |ctx: &legalize_ir::Context, ir: &legalize_ir::Ir, event: &Event<'_>| {
        if let Event::PatternBegin { pattern, op } = event {
            log.push(format!("{} on {}", pattern.debug_name, ctx.op_str(ir.op(*op).name())));
        }
    };
    GreedyDriver::new(&set, &config).with_listener(&mut listener).run(&m.ctx, &mut m.ir, m.root).unwrap();
    insta::assert_snapshot!(log.join("\n"), @r"
    any on u.c
    any on u.r
    u.a->u.b on u.a
    any on u.c
    any on u.r
    any on u.b
    u.a->u.b on u.a
    any on u.r
    any on u.c
    any on u.b
    any on u.c
    any on u.r
    any on u.b
    any on u.b
    ");
}

#[test]
fn a_failing_pattern_leaves_no_edits() {
    let mut m = Module::parse(r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("half", "u.a"), |op, rewriter| {
        rewriter.set_attr(op, "x", Some(rewriter.ctx().common().unit));
        let state = OperationState::new(rewriter.ctx(), rewriter.ctx().op_name("u.b"), Location::UNKNOWN);
        rewriter.create_op(&state);
        Err("changed its mind".into())
    });
    let set = m.freeze(set);
    let result = m.greedy(&set);
    assert!(!result.changed);
    assert_eq!(m.print(), before);
}

#[test]
fn aggressive_simplification_merges_equal_blocks() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32, %y: i32):
          "u.switch"()[^bb1, ^bb2] : () -> ()
        ^bb1:
          "test.br"(%x)[^bb3] : (i32) -> ()
        ^bb2:
          "test.br"(%y)[^bb4] : (i32) -> ()
        ^bb3(%a: i32):
          "u.eff"(%a, %x) : (i32, i32) -> ()
          "test.ret"() : () -> ()
        ^bb4(%b: i32):
          "u.eff"(%b, %y) : (i32, i32) -> ()
          "test.ret"() : () -> ()
        }) {function_type = (i32) -> ()} : () -> ()
        "#,
    );
    let set = m.freeze(PatternSet::new());
    let config = GreedyConfig::default()
        .with(|config| config.region_simplification = RegionSimplification::Aggressive);
    apply_patterns_greedily(&m.ctx, &mut m.ir, m.root, &set, &config).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32, %arg1: i32):
        "u.switch"()[^bb1, ^bb2] : () -> ()
      ^bb1:  // pred: ^bb0
        "test.br"(%arg0, %arg0)[^bb3] : (i32, i32) -> ()
      ^bb2:  // pred: ^bb0
        "test.br"(%arg1, %arg1)[^bb3] : (i32, i32) -> ()
      ^bb3(%0: i32, %1: i32):  // 2 preds: ^bb1, ^bb2
        "u.eff"(%0, %1) : (i32, i32) -> ()
        "test.ret"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}
