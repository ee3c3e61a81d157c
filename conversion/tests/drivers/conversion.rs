use std::sync::Arc;

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

#[test]
fn types_convert_and_casts_fold() {
    let mut m = Module::parse(
        r#"
        %0 = "u.a"() : () -> i32
        %1 = "u.b"(%0) : (i32) -> i32
        "u.keep"(%1, %0) : (i32, i32) -> ()
        "#,
    );
    let converter = Arc::new(widen(&m.ctx));
    let mut set = PatternSet::new();
    set.add_conversion(convert("u.a", "v.a", &converter)).add_conversion(convert("u.b", "v.b", &converter));
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.a").add_illegal_op("u.b").add_legal_dialect("v").add_legal_op("u.keep");
    let config = ConversionConfig::default().with(|config| config.build_materializations = false);
    let report = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap();
    assert!(report.changed);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "v.a"() : () -> i64
      %1 = "builtin.unrealized_conversion_cast"(%0) : (i64) -> i32
      %2 = "v.b"(%0) : (i64) -> i64
      %3 = "builtin.unrealized_conversion_cast"(%2) : (i64) -> i32
      "u.keep"(%3, %1) : (i32, i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn a_missing_materialization_fails_and_restores() {
    let mut m = Module::parse(
        r#"
        %0 = "u.a"() : () -> i32
        "u.keep"(%0) : (i32) -> ()
        "#,
    );
    let before = m.print();
    let converter = Arc::new(widen(&m.ctx));
    let mut set = PatternSet::new();
    set.add_conversion(convert("u.a", "v.a", &converter));
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.a").add_legal_dialect("v").add_legal_op("u.keep");
    let failure = m.partial(&target, &set).unwrap_err();
    assert!(failure.restored);
    assert_eq!(m.print(), before);
    insta::assert_snapshot!(failure.diagnostic.clone().resolved(m.ctx.sources()).render(), @r#"
    test.mlir:2:14: error: failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion [convert::unresolved_materialization]
       2 |         %0 = "u.a"() : () -> i32
         |              ^ here
         = help: add a source materialization to the type converter, or a pattern for the user
    test.mlir:3:9: note: see existing live user here: 'u.keep'
       3 |         "u.keep"(%0) : (i32) -> ()
         |         ^ here
    "#);
}

#[test]
fn chains_are_legalized_and_the_failing_branch_is_rolled_back() {
    let text = r#"
        %0 = "u.a"() : () -> i32
        "u.keep"(%0) : (i32) -> ()
        "#;
    let mut m = Module::parse(text);
    let mut set = PatternSet::new();
    // Tried last first: u.a -> u.dead fails deep down, u.a -> u.b -> v.c works.
    set.add(rename("u.a", "u.b")).add(rename("u.b", "v.c"));
    set.add_fn(PatternInfo::on("dead end", "u.a").with_benefit(5), |op, rewriter| {
        let ctx = rewriter.ctx();
        let mut state = OperationState::new(ctx, ctx.op_name("u.dead"), Location::UNKNOWN);
        state.result_types.push(ctx.common().i32);
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("u").add_legal_dialect("v").add_legal_op("u.keep");
    let report = m.partial(&target, &set).unwrap();
    assert_eq!(report.stats.rollbacks, 1);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "v.c"() : () -> i32
      "u.keep"(%0) : (i32) -> ()
    }) : () -> ()
    "#);

    let mut m = Module::parse_in(m.ctx, text);
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("u").add_legal_op("u.keep");
    let before = m.print();
    let failure = m.partial(&target, &set).unwrap_err();
    assert_eq!(m.print(), before);
    insta::assert_snapshot!(failure.tree.to_string(), @r"
    'u.a' is illegal
      pattern 'u.a->u.b': applied, but its result is not legal
        'u.b' is illegal
          pattern 'u.b->v.c': not tried, it creates 'v.c' which cannot be legalized
      pattern 'dead end': applied, but its result is not legal
        'u.dead' is illegal
          no pattern applies to it
    ");
}

/// Behaves like upstream's applicator: a pattern that is impossible by its cost model is tried first, beside
/// a pattern that is kept, and not at all without one.
#[test]
fn an_impossible_pattern_is_tried_first_if_another_one_is_kept() {
    let text = r#"
        %zero = "test.const"() <{value = 0 : i32}> : () -> i32
        %0 = "u.a"(%zero, %zero) : (i32, i32) -> i32
        %1 = "u.x"() : () -> i32
        %2 = "u.a"(%1, %zero) : (i32, i32) -> i32
        %3 = "u.a"(%1, %1) : (i32, i32) -> i32
        "v.keep"(%0, %2, %3) : (i32, i32, i32) -> ()
        "#;
    for beside in [false, true] {
        let mut m = Module::parse(text);
        let mut set = PatternSet::new();
        set.add(rename("u.a", "test.add"));
        if beside {
            set.add(rename("u.a", "v.a"));
        }
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("test.add").add_legal_op("test.const").add_legal_dialect("v");
        let config = ConversionConfig::default();
        let pruned = Conversion::new(&target, &set, &config).pruned_patterns(&m.ctx).len();
        m.partial(&target, &set).unwrap();
        if beside {
            assert_eq!(pruned, 0);
            insta::assert_snapshot!(m.print(), @r#"
            "builtin.module"() ({
              %0 = "test.const"() <{value = 0 : i32}> : () -> i32
              %1 = "test.const"() <{value = 0 : i32}> : () -> i32
              %2 = "u.x"() : () -> i32
              %3 = "v.a"(%2, %2) : (i32, i32) -> i32
              "v.keep"(%1, %2, %3) : (i32, i32, i32) -> ()
            }) : () -> ()
            "#);
        } else {
            assert_eq!(pruned, 1);
            assert_eq!(m.print(), Module::parse(text).print());
        }
    }
}

/// Target in which everything is legal, functions if their signature is.
fn functions_of(converter: &Arc<TypeConverter>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target
        .add_illegal_dialect("u")
        .add_legal_dialect("v")
        .add_legal_op("test.ret")
        .add_legal_dialect("builtin");
    let legal = converter.clone();
    target.add_dynamically_legal_op("test.func", move |ctx, ir, op| {
        Some(legal.is_signature_attr_legal(ctx, ir.attr_named(ctx, op, "function_type")?))
    });
    target
}

/// Creates a converter of `i32` to two `i16` that drops `f32`.
fn split_or_dropped(ctx: &Context) -> TypeConverter {
    let (i32, f32, i16) = (ctx.common().i32, ctx.common().f32, ctx.common().i16);
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(move |_, ty| {
        if ty == i32 {
            return Some(ConversionAnswer::to_many([i16, i16]));
        }
        (ty == f32).then(ConversionAnswer::dropped)
    });
    converter
}

#[test]
fn signatures_convert_and_branches_are_left_to_patterns() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32, %y: f32):
          %0 = "u.b"(%x) : (i32) -> i32
          "u.ret"(%0, %y) : (i32, f32) -> ()
        }) {function_type = (i32, f32) -> i32} : () -> ()
        "#,
    );
    let converter = Arc::new(widen(&m.ctx));
    let mut set = PatternSet::new();
    set.add_conversion(convert("u.b", "v.b", &converter))
        .add_conversion(convert("u.ret", "test.ret", &converter));
    populate_function_signature_conversion(&mut set, "test.func", converter.clone());
    let set = m.freeze(set);
    m.full(&functions_of(&converter), &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i64, f32) -> i64}> ({
      ^bb0(%arg0: i64, %arg1: f32):
        %0 = "v.b"(%arg0) : (i64) -> i64
        "test.ret"(%0, %arg1) : (i64, f32) -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn attributes_of_arguments_and_results_go_with_their_values() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32, %y: f32, %z: i64):
          "test.ret"() : () -> ()
        }) {function_type = (i32, f32, i64) -> (i64, f32), arg_attrs = [{t.x}, {t.y}, {t.z}], res_attrs = [{t.r}, {t.s}]} : () -> ()
        "#,
    );
    let converter = Arc::new(split_or_dropped(&m.ctx));
    let mut set = PatternSet::new();
    populate_function_signature_conversion(&mut set, "test.func", converter.clone());
    let set = m.freeze(set);
    m.full(&functions_of(&converter), &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i16, i16, i64) -> i64}> ({
      ^bb0(%arg0: i16, %arg1: i16, %arg2: i64):
        "test.ret"() : () -> ()
      }) {arg_attrs = [{}, {}, {t.z}], res_attrs = [{t.r}]} : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn one_value_becomes_two_and_none() {
    let mut m = Module::parse(
        r#"
        "test.func"() ({
        ^bb0(%x: i32, %y: f32, %z: i64):
          %0 = "u.b"(%x, %y, %z) : (i32, f32, i64) -> i32
          "u.ret"(%0) : (i32) -> ()
        }) {function_type = (i32, f32, i64) -> i32} : () -> ()
        "#,
    );
    let converter = Arc::new(split_or_dropped(&m.ctx));
    let mut set = PatternSet::new();
    set.add_conversion(convert("u.ret", "test.ret", &converter));
    set.add_conversion(
        FnConversionPattern::new(
            PatternInfo::on("split", "u.b"),
            Some(converter.clone()),
            |op, operands, rewriter| {
                let ctx = rewriter.ctx();
                let mut state = OperationState::new(ctx, ctx.op_name("v.b"), rewriter.ir().op(op).loc());
                state.operands = operands.values().into();
                state.result_types = [ctx.common().i16, ctx.common().i16].into_iter().collect();
                let new = rewriter.create_op(&state);
                let results = rewriter.ir().op(new).results().to_vec();
                rewriter.replace_op_with_multiple(op, &[&results]);
                Ok(())
            },
        )
        .with_many_values(),
    );
    populate_function_signature_conversion(&mut set, "test.func", converter.clone());
    let set = m.freeze(set);
    m.full(&functions_of(&converter), &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i16, i16, i64) -> (i16, i16)}> ({
      ^bb0(%arg0: i16, %arg1: i16, %arg2: i64):
        %0:2 = "v.b"(%arg0, %arg1, %arg2) : (i16, i16, i64) -> (i16, i16)
        "test.ret"(%0#0, %0#1) : (i16, i16) -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
}

#[test]
fn analysis_changes_nothing() {
    let mut m = Module::parse(r#"%0 = "u.a"() : () -> i32  "u.keep"(%0) : (i32) -> ()"#);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add(rename("u.a", "v.a"));
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("v").add_illegal_dialect("u").add_legal_dialect("builtin");
    let config = ConversionConfig::default();
    let report = apply_analysis_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap();
    let names: Vec<&str> = report.legalizable.iter().map(|&op| m.ctx.op_str(m.ir.op(op).name())).collect();
    assert_eq!(names, ["builtin.module", "u.a"]);
    assert_eq!(m.print(), before);
}

#[test]
fn an_explanation_has_a_limit_and_a_success_has_none() {
    fn count(nodes: &[LegalizationNode]) -> usize {
        let below = |attempt: &Attempt| match &attempt.outcome {
            Outcome::IllegalResult { nodes } => count(nodes),
            _ => 0,
        };
        nodes.iter().map(|node| 1 + node.attempts.iter().map(below).sum::<usize>()).sum()
    }
    for (last, is_legal) in [("u.never", false), ("v.end", true)] {
        let mut m = Module::parse(r#"%0 = "u.0"() : () -> i32"#);
        let before = m.print();
        // Two patterns each: the number of attempts doubles with each step, until the last one is illegal.
        let mut set = PatternSet::new();
        for at in 0..12 {
            let to = if at == 11 { last.to_owned() } else { format!("u.{}", at + 1) };
            set.add(rename(&format!("u.{at}"), &to)).add(rename(&format!("u.{at}"), &to));
        }
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.0").add_legal_dialect("v");
        target.add_dynamically_legal_op("u.never", |_, _, _| Some(false));
        let without_memory = ConversionConfig::default().with(|config| config.remember_failures = false);
        match apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &without_memory) {
            Ok(report) => assert!(is_legal && report.stats.patterns_applied == 12),
            Err(failure) => {
                assert!(!is_legal);
                assert_eq!(m.print(), before);
                let node_count = count(&failure.tree.roots);
                assert!((100..=1000).contains(&node_count), "{node_count} nodes");
                // Attempts for the explanation are not counted again.
                assert_eq!(failure.stats.patterns_tried, (1 << 13) - 2);
                // A remembered failure is reported like the first time, and not tried.
                let remembered = m.partial(&target, &set).unwrap_err();
                assert_eq!(remembered.tree.to_string(), failure.tree.to_string());
                assert_eq!(remembered.stats.patterns_tried, 46);
            }
        }
    }
}
