//! Patterns, bodies and converters of one context used with another.

use std::panic::{AssertUnwindSafe, catch_unwind};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

const TEXT: &str = r#"%0 = "u.a"() : () -> i32  "u.use"(%0) : (i32) -> ()"#;

/// A module and patterns of one context, and another context.
struct Scene {
    m: Module,
    set: FrozenPatternSet,
    other: Module,
    other_set: FrozenPatternSet,
}

fn scene() -> Scene {
    let one = || {
        let m = Module::parse(TEXT);
        let mut set = PatternSet::new();
        set.add(rename("u.a", "u.b"));
        let set = m.freeze(set);
        (m, set)
    };
    let ((m, set), (other, other_set)) = (one(), one());
    Scene { m, set, other, other_set }
}

/// The message of a panic.
fn panic_of<T>(run: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(run)) else { return "no panic".to_owned() };
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned())).unwrap_or_default()
}

#[test]
fn drivers_that_can_fail_fail_with_an_error() {
    let Scene { mut m, set, other, other_set } = scene();
    let before = m.print();
    let (target, config) = (ConversionTarget::new(), ConversionConfig::default());
    let cases = [
        (&other.ctx, &set, "the set of patterns"),
        (&other.ctx, &other_set, "the body"),
        (&m.ctx, &other_set, "the set of patterns"),
    ];
    for (ctx, patterns, what) in cases {
        let message = format!("{what} belongs to another context");
        let error = walk_and_apply_patterns(ctx, &mut m.ir, m.root, patterns).expect_err("refused");
        let error = error.diagnostic();
        assert_eq!((error.code, &error.message), (FOREIGN_CONTEXT, &message));
        for apply in [apply_partial_conversion, apply_full_conversion, apply_analysis_conversion] {
            let failed = apply(ctx, &mut m.ir, m.root, &target, patterns, &config).expect_err("refused");
            assert_eq!((failed.diagnostic.code, &failed.diagnostic.message), (FOREIGN_CONTEXT, &message));
            assert!(failed.restored);
        }
    }
    assert_eq!(m.print(), before);
    assert!(walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).expect("its own context").changed);
}

#[test]
fn drivers_that_cannot_fail_panic() {
    let Scene { mut m, set, other, other_set } = scene();
    let (before, root, config) = (m.print(), m.root, GreedyConfig::default());
    let region = m.ir.op(root).regions()[0];
    let cases = [
        (&other.ctx, &set, "the set of patterns"),
        (&other.ctx, &other_set, "the body"),
        (&m.ctx, &other_set, "the set of patterns"),
    ];
    for (ctx, patterns, what) in cases {
        let message = format!("{what} belongs to another context");
        let ir = &mut m.ir;
        assert_eq!(panic_of(|| apply_patterns_greedily(ctx, ir, root, patterns, &config)), message);
        assert_eq!(panic_of(|| apply_op_patterns_greedily(ctx, ir, &[root], patterns, &config)), message);
        let driver = GreedyDriver::new(patterns, &config);
        assert_eq!(panic_of(|| driver.run_on_region(ctx, ir, region)), message);
    }
    let refused = "the body belongs to another context";
    assert_eq!(panic_of(|| reconcile_unrealized_casts(&other.ctx, &mut m.ir, root)), refused);
    let target = ConversionTarget::new();
    assert_eq!(panic_of(|| target.is_legal(&other.ctx, &m.ir, root)), refused);
    assert_eq!(panic_of(|| target.is_illegal(&other.ctx, &m.ir, root)), refused);
    assert_eq!(m.print(), before);
    let Module { ctx, mut ir, .. } = m;
    let mut rewriter = PlainRewriter::new(&ctx, &mut ir);
    let mut applicator = PatternApplicator::new(&other_set);
    assert_eq!(
        panic_of(|| applicator.match_and_rewrite(root, &mut rewriter)),
        "the set of patterns belongs to another context"
    );
    assert_eq!(panic_of(|| drop(PlainRewriter::new(&other.ctx, &mut ir))), refused);
}

/// A converter consists of rules, which hold for any context; its cache holds for one.
#[test]
fn a_converter_does_not_remember_types_across_contexts() {
    let (first, second) = (context(), context());
    // The same number denotes two types.
    let (a, b) = (first.int_type(24), second.int_type(40));
    assert_eq!(a, b);
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ctx, ty| match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(ctx.int_type(width + 1).into()),
        _ => None,
    });
    let width =
        |ctx: &Context, ty: Type| match ctx.type_data(converter.convert(ctx, ty).expect("converts")[0]) {
            TypeData::Integer { width, .. } => *width,
            _ => 0,
        };
    assert_eq!((width(&first, a), width(&second, b), width(&first, a)), (25, 41, 25));
}
