//! A conversion does not succeed with an operation that its target calls illegal.

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// Configuration without the check of each pattern, so that the one at the end has to find illegal
/// operations.
fn unchecked() -> ConversionConfig {
    ConversionConfig::default().with(|config| config.check_patterns = false)
}

/// A set with a pattern for `u.a` that does nothing.
fn idle(m: &Module) -> FrozenPatternSet {
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("idle", "u.a"), |_, _| Ok(()));
    m.freeze(set)
}

fn illegal(ops: &[&str]) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    for op in ops {
        target.add_illegal_op(op);
    }
    target.add_legal_dialect("v").add_legal_dialect("builtin");
    target
}

/// The error of a failed conversion, which left the body as it was.
#[track_caller]
fn error(m: &Module, before: &str, result: Result<ConversionReport, Box<ConversionFailure>>) -> String {
    let failure = result.unwrap_err();
    assert!(failure.restored);
    assert_eq!(m.print(), before);
    failure.diagnostic.clone().resolved(m.ctx.sources()).render()
}

#[test]
fn a_pattern_that_leaves_its_root_illegal_is_named() {
    let mut m = Module::parse(r#""u.b"() ({ "u.a"() : () -> () }) : () -> ()"#);
    let before = m.print();
    let set = idle(&m);
    let target = illegal(&["u.a"]);
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
    let text = error(&m, &before, result);
    assert!(
        text.contains("1:12: error: operation 'u.a' is illegal after the conversion [convert::left_illegal]"),
        "{text}"
    );
    assert!(
        text.contains("pattern 'idle' reported success, but did not replace, erase or legalize it"),
        "{text}"
    );
    let mut target = ConversionTarget::new();
    target.add_legal_op("builtin.module").add_legal_op("u.b");
    let result = apply_full_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
    let text = error(&m, &before, result);
    assert!(text.contains("operation 'u.a' is not legal after the conversion"), "{text}");
}

#[test]
fn an_analysis_does_not_call_legalizable_what_stays_illegal() {
    let mut m = Module::parse(r#""u.a"() : () -> () "v.a"() : () -> ()"#);
    let set = idle(&m);
    let target = illegal(&["u.a"]);
    let report = apply_analysis_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked()).unwrap();
    let names: Vec<_> = report.legalizable.iter().map(|&op| m.ctx.op_str(m.ir.op(op).name())).collect();
    assert_eq!(names, ["builtin.module", "v.a"]);
}

#[test]
fn without_rollback_it_fails_as_well() {
    let mut m = Module::parse(r#""u.a"() : () -> ()"#);
    let set = idle(&m);
    let target = illegal(&["u.a"]);
    let config = unchecked().with(|config| config.mode = ConversionMode::NoRollback);
    let failure = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config).unwrap_err();
    assert_eq!((failure.diagnostic.code, failure.restored), ("convert::left_illegal", false));
}

#[test]
fn a_pattern_that_touches_others_alone_fails_if_patterns_are_checked() {
    let mut m = Module::parse(r#""u.a"() : () -> ()"#);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("beside", "u.a").with_generated_ops(["v.a"]), |op, rewriter| {
        let ctx = rewriter.ctx();
        let loc = rewriter.ir().op(op).loc();
        rewriter.create_op(&OperationState::new(ctx, ctx.op_name("v.a"), loc));
        Ok(())
    });
    let set = m.freeze(set);
    let target = illegal(&["u.a"]);
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
    assert_eq!(result.unwrap_err().diagnostic.code, "convert::left_illegal");
    let checked = unchecked().with(|config| config.check_patterns = true);
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &checked);
    let text = error(&m, &before, result);
    assert!(text.contains("[convert::no_legalization]"), "{text}");
    assert!(
        text.contains("pattern 'beside' reported success but neither replaced, erased nor modified its root"),
        "{text}"
    );
    assert_eq!(ConversionConfig::default().check_patterns, cfg!(debug_assertions));
}

#[test]
fn an_update_in_place_that_stays_illegal_fails() {
    for bounded in [false, true] {
        let mut m = Module::parse(r#""u.a"() : () -> ()"#);
        let before = m.print();
        let mut set = PatternSet::new();
        let info = PatternInfo::on("update", "u.a");
        let info = if bounded { info.with_bounded_recursion() } else { info };
        set.add_fn(info, |op, rewriter| {
            let ctx = rewriter.ctx();
            rewriter.set_attr(op, "n", Some(ctx.int_attr(ctx.common().i32, 1)));
            Ok(())
        });
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_dynamically_legal_op("u.a", |ctx, ir, op| {
            Some(ir.attr(ctx, op, ctx.name("done")).is_some())
        });
        let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
        let text = error(&m, &before, result);
        assert!(text.contains("failed to legalize operation 'u.a'"), "{text}");
    }
}

#[test]
fn conditions_are_asked_again_of_the_converted_module() {
    // Legal as long as a `u.a` follows, which is replaced later; it is still there until the conversion has
    // succeeded.
    let text = r#""u.first"() : () -> () "u.a"() : () -> ()"#;
    let mut m = Module::parse(text);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add(rename("u.a", "v.a"));
    let set = m.freeze(set);
    let mut target = illegal(&["u.a"]);
    target.add_dynamically_legal_op("u.first", |ctx, ir, op| {
        let mut following = std::iter::successors(ir.op(op).next(), |&op| ir.op(op).next());
        Some(following.any(|op| ctx.op_str(ir.op(op).name()) == "u.a"))
    });
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
    let found = error(&m, &before, result);
    assert!(found.contains("operation 'u.first' is illegal after the conversion"), "{found}");
    assert!(
        found.contains(
            "it was legal, or did not exist, when it was visited: pattern 'u.a->v.a' also rewrote 'u.a'"
        ),
        "{found}"
    );
    // The other way round: replaced operations are not counted.
    let mut m = Module::parse(text);
    let mut set = PatternSet::new();
    set.add(rename("u.a", "v.a"));
    let set = m.freeze(set);
    let mut target = illegal(&["u.a"]);
    target.add_dynamically_legal_op("u.first", |_, ir, op| {
        Some(std::iter::successors(ir.op(op).next(), |&op| ir.op(op).next()).count() == 1)
    });
    apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked()).unwrap();
    assert!(m.print().contains("v.a") && !m.print().contains("u.a"), "{}", m.print());
}

#[test]
fn the_rewrite_of_what_an_operation_reads_is_named() {
    for (text, cause) in [
        (
            r#"%0 = "u.a"() : () -> i32 "u.user"(%0) : (i32) -> () "u.b"() : () -> ()"#,
            "pattern 'u.a->v.a' also rewrote 'u.a'",
        ),
        (
            r#""u.b"() : () -> () "u.user"() ({ "u.a"() : () -> () }) : () -> () "u.b"() : () -> ()"#,
            "pattern 'u.a->v.a' also rewrote 'u.a'",
        ),
        (r#""u.user"() : () -> () "u.b"() : () -> ()"#, "pattern 'u.b->v.b' also rewrote 'u.b'"),
    ] {
        let mut m = Module::parse(text);
        let before = m.print();
        let mut set = PatternSet::new();
        set.add(rename("u.a", "v.a"));
        set.add(rename("u.b", "v.b"));
        let set = m.freeze(set);
        let mut target = illegal(&["u.a", "u.b"]);
        // Legal as long as the module has one that is replaced.
        target.add_dynamically_legal_op("u.user", |ctx, ir, op| {
            let block = ir.op(op).parent()?;
            let inside = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
            let all = ir.block_ops(block).chain(inside.into_iter().flat_map(|block| ir.block_ops(block)));
            let names: Vec<&str> = all.map(|op| ctx.op_str(ir.op(op).name())).collect();
            Some(names.iter().any(|name| matches!(*name, "u.a" | "u.b")))
        });
        let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
        let found = error(&m, &before, result);
        assert!(found.contains(cause), "{found}");
    }
}

#[test]
fn operations_in_recursively_legal_and_unreachable_ones_may_stay() {
    let text = r#""u.legal"() ({ "u.a"() : () -> () }) : () -> ()
        "test.func"() ({ "test.ret"() : () -> () ^dead: "u.a"() : () -> () "test.ret"() : () -> () }) : () -> ()"#;
    let mut m = Module::parse(text);
    let set = idle(&m);
    let mut target = illegal(&["u.a"]);
    target.add_legal_op("u.legal").mark_recursively_legal("u.legal");
    apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked()).unwrap();
}

#[test]
fn replacements_of_a_root_are_checked() {
    let mut m =
        Module::parse(r#""v.before"() : () -> () "u.x"() : () -> () "u.a"() : () -> () "u.a"() : () -> ()"#);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add(rename("u.x", "v.x"));
    set.add_fn(PatternInfo::on("idle", "u.a"), |_, _| Ok(()));
    let set = m.freeze(set);
    let block = m.ir.region(m.ir.op(m.root).regions()[0]).first().unwrap();
    let ops: Vec<OpId> = m.ir.block_ops(block).collect();
    let config = unchecked();
    let mut target = illegal(&["u.x"]);
    // Legal at the first call of the condition.
    target.add_dynamically_legal_op("v.x", |ctx, ir, op| {
        Some(ir.op(op).next().is_some_and(|next| ctx.op_str(ir.op(next).name()) == "u.x"))
    });
    let result = Conversion::new(&target, &set, &config).partial(&m.ctx, &mut m.ir, &ops[1..2]);
    let text = error(&m, &before, result);
    assert!(text.contains("operation 'v.x' is illegal after the conversion"), "{text}");
    // Operations beside the roots are not checked.
    let target = illegal(&["u.x", "u.a"]);
    Conversion::new(&target, &set, &config).partial(&m.ctx, &mut m.ir, &ops[1..2]).unwrap();
    let result = Conversion::new(&target, &set, &config).partial(&m.ctx, &mut m.ir, &ops[2..]);
    assert_eq!(result.unwrap_err().diagnostic.code, "convert::left_illegal");
}

#[test]
fn too_many_steps_are_an_error_though_the_operation_may_stay() {
    let mut m = Module::parse(r#""u.a"() : () -> ()"#);
    let before = m.print();
    let mut set = PatternSet::new();
    set.add_fn(PatternInfo::on("longer", "u.a").with_bounded_recursion(), |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = OperationState::new(ctx, ctx.op_name("u.a"), rewriter.ir().op(op).loc());
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    let set = m.freeze(set);
    let target = illegal(&[]);
    let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &unchecked());
    let text = error(&m, &before, result);
    assert!(
        text.contains("legalizing operation 'u.a' takes more than 256 steps [convert::too_many_steps]"),
        "{text}"
    );
    assert!(text.contains("nested applications of patterns: 'longer'"), "{text}");
}
