//! Natives that are functions of attributes and types.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use legalize_conversion::*;
use legalize_ir::*;

use crate::common::*;

/// Rule from `u.f` on an `i32`, or a type converted to it, to `v.f` with a number of the operand's converted
/// type.
const RULE: &str = r#"patterns: [Pattern(name: Some("rule"), benefit: 1,
    match: [
        Operand(id: "x"), Type(id: "t"), Attribute(id: "n"),
        Operation(id: "root", name: Some("u.f"), operands: ["x"], attributes: [(name: "n", value: "n")], results: ["t"]),
        Constraint(Native(name: "isNarrow", args: [Ref("x"), Text("64")])),
    ],
    rewrite: [
        Native(name: "more", args: [Ref("x"), Ref("n")], results: [(id: "made", kind: Attribute)]),
        Operation(id: "new", name: "v.f", operands: ["x"], attributes: [(name: "n", value: "made")], results: Like("root")),
        Replace(op: "root", with: Operation("new")),
    ])]"#;

/// The natives, and the number of calls of the function.
fn natives() -> (Natives, Arc<AtomicUsize>) {
    let calls = Arc::new(AtomicUsize::new(0));
    let count = calls.clone();
    let mut natives = Natives::new();
    natives.add_function("more", move |call| {
        count.fetch_add(1, Ordering::Relaxed);
        let number = call.ctx.as_i64(call.attr(1)?).ok_or("no number")?;
        Ok(NativeValue::Attr(call.ctx.int_attr(call.converted(0)?, number + 1)))
    });
    natives.add_condition("isNarrow", |call| {
        let most = call.int(1)?;
        match call.ctx.type_data(call.converted(0)?) {
            TypeData::Integer { width, .. } if i64::from(*width) <= most => Ok(()),
            _ => Err("it is not an integer, or a wide one".into()),
        }
    });
    (natives, calls)
}

const INPUT: &str = r#"
    %0:3 = "u.x"() : () -> (i32, i32, i128)
    %1 = "u.f"(%0#0) {n = 1 : i32} : (i32) -> i32
    %2 = "u.f"(%0#1) {n = 1 : i32} : (i32) -> i32
    %3 = "u.f"(%2) {n = 1 : i32} : (i32) -> i32
    %4 = "u.f"(%2) {n = 2 : i32} : (i32) -> i32
    %5 = "u.f"(%0#2) {n = 2 : i32} : (i128) -> i32
    "u.use"(%1, %3, %4, %5) : (i32, i32, i32, i32) -> ()
"#;

#[test]
fn a_function_is_called_once_for_the_same_types_and_attributes() {
    let (natives, calls) = natives();
    let mut m = Module::parse(INPUT);
    let set = m.freeze_with(ron(&m.ctx, RULE, DeclarativeOptions::plain()), &natives);
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:3 = "u.x"() : () -> (i32, i32, i128)
      %1 = "v.f"(%0#0) {n = 2 : i32} : (i32) -> i32
      %2 = "v.f"(%0#1) {n = 2 : i32} : (i32) -> i32
      %3 = "v.f"(%2) {n = 2 : i32} : (i32) -> i32
      %4 = "v.f"(%2) {n = 3 : i32} : (i32) -> i32
      %5 = "u.f"(%0#2) {n = 2 : i32} : (i128) -> i32
      "u.use"(%1, %3, %4, %5) : (i32, i32, i32, i32) -> ()
    }) : () -> ()
    "#);
    assert_eq!(calls.load(Ordering::Relaxed), 2);
}

#[test]
fn types_are_asked_for_as_the_converter_has_them() {
    let (natives, _) = natives();
    let mut m = Module::parse(INPUT);
    let mut converter = widen(&m.ctx);
    converter.add_cast_materializations();
    let converter = Arc::new(converter);
    let set = m.freeze_with(ron(&m.ctx, RULE, DeclarativeOptions::converted(converter)), &natives);
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("v");
    m.partial(&target, &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:3 = "u.x"() : () -> (i32, i32, i128)
      %1 = "builtin.unrealized_conversion_cast"(%0#1) : (i32) -> i64
      %2 = "builtin.unrealized_conversion_cast"(%0#0) : (i32) -> i64
      %3 = "v.f"(%2) {n = 2 : i64} : (i64) -> i64
      %4 = "builtin.unrealized_conversion_cast"(%3) : (i64) -> i32
      %5 = "v.f"(%1) {n = 2 : i64} : (i64) -> i64
      %6 = "v.f"(%5) {n = 2 : i64} : (i64) -> i64
      %7 = "builtin.unrealized_conversion_cast"(%6) : (i64) -> i32
      %8 = "v.f"(%5) {n = 3 : i64} : (i64) -> i64
      %9 = "builtin.unrealized_conversion_cast"(%8) : (i64) -> i32
      %10 = "u.f"(%0#2) {n = 2 : i32} : (i128) -> i32
      "u.use"(%4, %7, %9, %10) : (i32, i32, i32, i32) -> ()
    }) : () -> ()
    "#);
    // The reason why a condition does not hold is reported.
    let mut m = Module::parse(INPUT);
    let (natives, _) = self::natives();
    let set = m.freeze_with(ron(&m.ctx, RULE, DeclarativeOptions::plain()), &natives);
    let mut target = ConversionTarget::new();
    target.add_illegal_op("u.f");
    target.add_legal_dialect("v");
    let failure = m.partial(&target, &set).unwrap_err();
    let rendered = legalize_source::Diagnostics::from(*failure).resolved(m.ctx.sources()).render();
    assert!(rendered.contains("it is not an integer, or a wide one"), "{rendered}");
}

#[test]
fn a_missing_attribute_with_a_default_is_matched_as_that() {
    let mut ctx = context();
    let mut info = OpInfo::new(ctx.op_name("test.flagged"));
    let n = ctx.name("n");
    info.inherent = [n].into();
    info.default_attrs = [(n, ctx.int_attr(ctx.common().i32, 7i64))].into();
    ctx.register_op(info);
    let mut m = Module::parse_in(ctx, r#"%0 = "u.x"() : () -> i32 "u.use"(%0) : (i32) -> ()"#);
    // Created without it.
    let x = m.ir.nested_ops(m.root, WalkOrder::PreOrder)[1];
    let mut state = OperationState::new(&m.ctx, m.ctx.op_name("test.flagged"), Location::UNKNOWN);
    state.operands = m.ir.op(x).results().into();
    let created = m.ir.create_op(&state);
    m.ir.insert_op(created, InsertPoint::After(x));
    let text = r#"patterns: [Pattern(benefit: 1,
        match: [
            Operand(id: "x"), Attribute(id: "n"),
            Operation(id: "root", name: Some("test.flagged"), operands: ["x"], attributes: [(name: "n", value: "n")], results: []),
        ],
        rewrite: [
            Operation(id: "new", name: "v.f", operands: ["x"], attributes: [(name: "n", value: "n")], results: Of([])),
            Replace(op: "root", with: Operation("new")),
        ])]"#;
    let set = m.freeze(ron(&m.ctx, text, DeclarativeOptions::plain()));
    m.greedy(&set);
    assert!(m.print().contains(r#""v.f"(%0) {n = 7 : i32}"#), "{}", m.print());
}

#[test]
fn all_patterns_that_lack_a_constraint_are_left_out() {
    let mut m = Module::parse(r#"%0 = "u.x"() : () -> i32 "u.c"(%0) : (i32) -> ()"#);
    let rule = |name: &str, asks: bool| {
        let constraint = if asks { r#"Constraint(Native(name: "Magic", args: [Ref("x")])),"# } else { "" };
        format!(
            r#"Pattern(name: Some("{name}"), benefit: 1,
            match: [Operand(id: "x"), Operation(id: "root", name: Some("u.{name}"), operands: ["x"], results: []), {constraint}],
            rewrite: [Operation(id: "new", name: "v.{name}", operands: ["x"], results: Of([])), Replace(op: "root", with: Operation("new"))])"#
        )
    };
    let text = format!(
        r#"natives: [Native(name: "Magic", params: [Param(kind: Some(Value))])], patterns: [{}, {}, {}]"#,
        rule("a", true),
        rule("b", true),
        rule("c", false),
    );
    let options = FreezeOptions::default().with(|options| options.allow_unresolved_natives = true);
    let set = ron(&m.ctx, &text, DeclarativeOptions::plain());
    let (set, warnings) =
        set.freeze_with(&m.ctx, &Natives::new(), &options).into_result_with_warnings().unwrap();
    assert_eq!((set.len(), warnings.len()), (1, 1));
    m.greedy(&set);
    assert!(m.print().contains("v.c"), "{}", m.print());
}
