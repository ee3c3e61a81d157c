//! The order in which a conversion tries patterns and legalizes their results.

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

const MODES: [ConversionMode; 2] = [ConversionMode::Rollback, ConversionMode::NoRollback];

fn target(illegal: &[&str]) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_op("builtin.module").add_legal_dialect("v");
    for name in illegal {
        target.add_illegal_op(name);
    }
    target
}

/// A pattern that never applies.
fn never(info: PatternInfo) -> FnPattern<impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + use<>> {
    FnPattern::new(info, |_, _| Err("it never applies".into()))
}

/// The events of a partial conversion of some operations, as far as they are about patterns.
fn run(
    m: &mut Module,
    roots: &[OpId],
    target: &ConversionTarget,
    set: PatternSet,
    mode: ConversionMode,
) -> Vec<String> {
    let set = m.freeze(set);
    let config = ConversionConfig::default().with(|config| {
        config.mode = mode;
        config.check_patterns = false;
    });
    let mut events = Vec::new();
    let mut listener = |ctx: &Context, ir: &Ir, event: &Event<'_>| match event {
        Event::PatternBegin { pattern, op } => {
            events.push(format!("{} on {}", pattern.debug_name, ctx.op_str(ir.op(*op).name())));
        }
        Event::PatternEnd { pattern, failure: Some(failure), .. } => {
            events.push(format!("{} failed: {}", pattern.debug_name, failure.reason(ctx, ir)));
        }
        _ => {}
    };
    let run = Conversion::new(target, &set, &config).with_listener(&mut listener);
    // The conversion may fail; the attempts are compared.
    let _ = run.partial(&m.ctx, &mut m.ir, roots);
    events
}

/// The patterns that are tried on the module's operations, in order.
fn tried(text: &str, target: &ConversionTarget, set: PatternSet, mode: ConversionMode) -> Vec<String> {
    let mut m = Module::parse(text);
    let root = m.root;
    let events = run(&mut m, &[root], target, set, mode);
    events.into_iter().filter(|event| !event.contains(" failed: ")).collect()
}

#[test]
fn changed_operations_come_before_created_ones() {
    for mode in MODES {
        let mut set = PatternSet::new();
        set.add_fn(PatternInfo::on("root", "u.root"), |op, rewriter| {
            let ctx = rewriter.ctx();
            let loc = rewriter.ir().op(op).loc();
            let beside = rewriter.ir().op(op).prev().ok_or("nothing stands before it")?;
            rewriter.create_op(&OperationState::new(ctx, ctx.op_name("u.x"), loc));
            rewriter.set_attr(beside, "touched", Some(ctx.common().unit));
            rewriter.create_op(&OperationState::new(ctx, ctx.op_name("u.y"), loc));
            rewriter.erase_op(op);
            Ok(())
        });
        set.add_fn(PatternInfo::on("beside", "u.beside"), |op, rewriter| {
            let ctx = rewriter.ctx();
            rewriter.set_attr(op, "done", Some(ctx.common().unit));
            Ok(())
        });
        set.add(rename("u.x", "v.x")).add(rename("u.y", "v.y"));
        let mut target = target(&["u.root", "u.x", "u.y"]);
        target.add_dynamically_legal_op("u.beside", |ctx, ir, op| {
            let has = |name: &str| ir.attr_named(ctx, op, name).is_some();
            Some(!has("touched") || has("done"))
        });
        let tried = tried(r#""u.beside"() : () -> () "u.root"() : () -> ()"#, &target, set, mode);
        let expected = ["root on u.root", "beside on u.beside", "u.x->v.x on u.x", "u.y->v.y on u.y"];
        assert_eq!(tried, expected, "{mode:?}");
    }
}

/// An operation that a pattern puts a block into is not legalized again for that; it may stay unknown.
#[test]
fn a_block_may_come_into_an_operation_that_is_not_legal() {
    for mode in MODES {
        for illegal in [false, true] {
            let mut m =
                Module::parse(r#""u.parent"() ({ "u.child"() : () -> () "v.end"() : () -> () }) : () -> ()"#);
            let mut set = PatternSet::new();
            set.add_fn(PatternInfo::on("child", "u.child"), |op, rewriter| {
                let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
                let loc = ir.op(op).loc();
                let region = ir
                    .op(op)
                    .parent()
                    .and_then(|block| ir.block(block).parent())
                    .ok_or("it is in no region")?;
                rewriter.create_block(region, None, &[(ctx.common().i32, loc)]);
                rewriter.create_op(&OperationState::new(ctx, ctx.op_name("v.end"), loc));
                rewriter.erase_op(op);
                Ok(())
            });
            set.add(rename("u.parent", "v.parent"));
            let mut target = target(&["u.child"]);
            if illegal {
                target.add_illegal_op("u.parent");
            }
            let parent = first(&m);
            let region = m.ir.op(parent).regions()[0];
            let child =
                m.ir.region(region).first().and_then(|block| m.ir.block(block).first()).expect("a child");
            let events = run(&mut m, &[child], &target, set, mode);
            assert_eq!(events, ["child on u.child"], "{mode:?}");
            assert_eq!(m.ir.region_blocks(region).count(), 2, "{mode:?}");
        }
    }
}

#[test]
fn patterns_that_lead_nowhere_are_left_out_unless_one_is_for_any_operation() {
    for any in [false, true] {
        let mut set = PatternSet::new();
        set.add(rename("u.a", "w.unknown"));
        if any {
            set.add(never(PatternInfo::any("any")));
        }
        let tried = tried(r#""u.a"() : () -> ()"#, &target(&[]), set, ConversionMode::Rollback);
        let expected = ["u.a->w.unknown on u.a", "any on w.unknown", "any on u.a"];
        assert_eq!(tried, if any { &expected[..] } else { &[] });
    }
}

#[test]
fn patterns_on_legal_operations_are_ignored() {
    let mut m = Module::parse(r#""u.a"() : () -> () "u.b"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add(rename("u.a", "u.b")).add(rename("u.b", "w.unknown"));
    let mut target = target(&["u.a"]);
    target.add_legal_op("u.b");
    let config = ConversionConfig::default();
    let frozen = m.freeze(set);
    assert!(Conversion::new(&target, &frozen, &config).pruned_patterns(&m.ctx).is_empty());
    let report = m.partial(&target, &frozen).unwrap();
    assert_eq!((report.stats.patterns_tried, report.stats.patterns_applied), (1, 1));
}

/// Same order as upstream: last added first among equals, but in the order in which they were added beside a
/// pattern on any operation, which is merged by its benefit.
#[test]
fn benefit_decides_and_then_the_order_of_addition() {
    for any in [false, true] {
        let mut set = PatternSet::new();
        set.add(never(PatternInfo::on("first", "u.a"))).add(never(PatternInfo::on("second", "u.a")));
        set.add(never(PatternInfo::on("third of 3", "u.a").with_benefit(3)));
        if any {
            set.add(never(PatternInfo::any("any of 2").with_benefit(2)))
                .add(never(PatternInfo::any("any of 1")));
        }
        let tried = tried(r#""u.a"() : () -> ()"#, &target(&[]), set, ConversionMode::Rollback);
        let expected = if any {
            &["third of 3", "any of 2", "first", "second", "any of 1"][..]
        } else {
            &["third of 3", "second", "first"][..]
        };
        assert_eq!(tried, expected.iter().map(|name| format!("{name} on u.a")).collect::<Vec<_>>());
    }
}

/// Upstream ends such a pattern twice, and gives no reason in a release build.
#[test]
fn a_pattern_ends_once_and_says_why() {
    let mut m = Module::parse(r#""u.a"() : () -> ()"#);
    let mut set = PatternSet::new();
    set.add(never(PatternInfo::on("never", "u.a")));
    set.add_fn(PatternInfo::on("dead end", "u.a").with_benefit(2), |op, rewriter| {
        let ctx = rewriter.ctx();
        let state = OperationState::new(ctx, ctx.op_name("u.dead"), rewriter.ir().op(op).loc());
        rewriter.replace_op_with_new(op, &state);
        Ok(())
    });
    let root = m.root;
    let events = run(&mut m, &[root], &target(&["u.a", "u.dead"]), set, ConversionMode::Rollback);
    let expected = [
        "dead end on u.a",
        "dead end failed: the result could not be legalized",
        "never on u.a",
        "never failed: it never applies",
    ];
    assert_eq!(events, expected);
}

#[test]
#[should_panic(expected = "benefits end at 65534")]
fn a_benefit_may_be_too_large() {
    let _ = PatternInfo::any("any").with_benefit(PatternInfo::MAX_BENEFIT).with_benefit(u16::MAX);
}
