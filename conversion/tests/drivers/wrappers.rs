//! Natives around operations that a rewrite creates.

use std::sync::Arc;

use legalize_conversion::*;
use legalize_source::Severity;

use crate::common::*;

/// A rule that replaces `u.f` by `v.f`, with these actions between the creation and the replacement by `by`.
fn rules(around: &str, by: &str) -> String {
    format!(
        r#"patterns: [Pattern(name: Some("rule"), benefit: 1,
            match: [
                Operand(id: "x"), Type(id: "t"),
                Operation(id: "root", name: Some("u.f"), operands: ["x"], results: ["t"]),
                Result(id: "old", op: "root", index: 0),
            ],
            rewrite: [
                Attribute(id: "three", value: "3 : i32"),
                Operation(id: "new", name: "v.f", operands: ["x"], attributes: [(name: "n", value: "three")], results: Of(["t"])),
                Result(id: "made", op: "new", index: 0),
                {around}
                Replace(op: "root", with: {by}),
            ])]"#
    )
}

const INPUT: &str = r#"
    %0 = "u.x"() : () -> i32
    %1 = "u.f"(%0) {n = 1 : i32, my.a = "kept", my.b} : (i32) -> i32
    "u.use"(%1) : (i32) -> ()
"#;

/// Result of the greedy driver, which must equal those of a conversion with and without rollback.
#[track_caller]
fn applied(text: &str, natives: &Natives) -> String {
    let mut greedy = Module::parse(INPUT);
    let set = ron(&greedy.ctx, text, DeclarativeOptions::plain());
    let set = greedy.freeze_with(set, natives);
    greedy.greedy(&set);
    for mode in [ConversionMode::Rollback, ConversionMode::NoRollback] {
        let mut m = Module::parse(INPUT);
        let set = ron(&m.ctx, text, DeclarativeOptions::plain());
        let set = m.freeze_with(set, natives);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.f");
        target.add_legal_dialect("v");
        let config = ConversionConfig::default().with(|config| config.mode = mode);
        let result = apply_partial_conversion(&m.ctx, &mut m.ir, m.root, &target, &set, &config);
        assert!(result.is_ok());
        assert_eq!(m.print(), greedy.print());
    }
    greedy.print()
}

/// Errors of freezing.
#[track_caller]
fn refused(text: &str, natives: &Natives) -> String {
    let m = Module::parse("");
    match ron(&m.ctx, text, DeclarativeOptions::plain()).freeze(&m.ctx, natives) {
        Ok(_) => String::new(),
        Err(found) => (found.iter())
            .filter(|one| one.severity == Severity::Error)
            .map(|one| format!("[{}] {}\n", one.code, one.message))
            .collect(),
    }
}

const CARRY: &str = r#"Native(name: "carryAttributes", args: [Ref("root"), Ref("new")]),"#;

#[test]
fn attributes_are_carried_unless_they_are_given_or_excepted() {
    let natives = Natives::new();
    let printed = applied(&rules(CARRY, r#"Operation("new")"#), &natives);
    insta::assert_snapshot!(printed, @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "v.f"(%0) {my.a = "kept", my.b, n = 3 : i32} : (i32) -> i32
      "u.use"(%1) : (i32) -> ()
    }) : () -> ()
    "#);
    // By their results, as an expression, and but for one.
    let around = r#"Native(name: "carryAttributes", args: [Ref("old"), Ref("made"), Text("my.b")], results: [(id: "whole", kind: Value)]),"#;
    let printed = applied(&rules(around, r#"Values(["whole"])"#), &natives);
    insta::assert_snapshot!(printed, @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "v.f"(%0) {my.a = "kept", n = 3 : i32} : (i32) -> i32
      "u.use"(%1) : (i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn sizes_of_operand_groups_are_not_carried() {
    let mut m = Module::parse(
        r#"
        %0:4 = "u.x"() : () -> (i32, i32, i32, i32)
        "test.many"(%0#0, %0#1, %0#2, %0#3) {operandSegmentSizes = array<i32: 2, 1, 1>, my.a} : (i32, i32, i32, i32) -> ()
        "#,
    );
    let text = r#"patterns: [Pattern(benefit: 1,
        match: [
            Operands(id: "a"), Operand(id: "b"), Operands(id: "c"),
            Attribute(id: "mark"),
            Operation(id: "root", name: Some("test.many"), operands: ["a", "b", "c"], attributes: [(name: "my.a", value: "mark")], results: []),
        ],
        rewrite: [
            Operation(id: "new", name: "test.many", operands: ["c", "b", "a"], results: Of([])),
            Native(name: "carryAttributes", args: [Ref("root"), Ref("new"), Text("my.a")]),
            Replace(op: "root", with: Operation("new")),
        ])]"#;
    let set = m.freeze(ron(&m.ctx, text, DeclarativeOptions::plain()));
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:4 = "u.x"() : () -> (i32, i32, i32, i32)
      "test.many"(%0#3, %0#2, %0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> ()
    }) : () -> ()
    "#);
}

/// Creates an operation twice, the second one on the result of the first, if it has an attribute of this
/// name.
fn twice_if(attr: &'static str) -> Natives {
    let mut natives = Natives::new();
    natives.add_creation(
        "acme::twice",
        move |ctx, _, state| {
            let name = ctx.name(attr);
            ctx.dict_entry(state.inherent, name).or(ctx.dict_entry(state.discardable, name)).is_some()
        },
        |rewriter, state| {
            let first = rewriter.create_op(state);
            let mut second = state.clone();
            second.operands = rewriter.ir().op(first).results().into();
            let second = rewriter.create_op(&second);
            Ok(rewriter.ir().op(second).results().into())
        },
    );
    natives
}

const TWICE: &str =
    r#"Native(name: "acme::twice", args: [Ref("made")], results: [(id: "whole", kind: Value)]),"#;

#[test]
fn an_operation_is_created_as_its_wrapper_says() {
    let text = rules(&format!("{CARRY} {TWICE}"), r#"Values(["whole"])"#);
    insta::assert_snapshot!(applied(&text, &twice_if("my.b")), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "v.f"(%0) {my.a = "kept", my.b, n = 3 : i32} : (i32) -> i32
      %2 = "v.f"(%1) {my.a = "kept", my.b, n = 3 : i32} : (i32) -> i32
      "u.use"(%2) : (i32) -> ()
    }) : () -> ()
    "#);
    insta::assert_snapshot!(applied(&text, &twice_if("my.c")), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "v.f"(%0) {my.a = "kept", my.b, n = 3 : i32} : (i32) -> i32
      "u.use"(%1) : (i32) -> ()
    }) : () -> ()
    "#);
    // As an operand of another one, so that the steps are run one by one.
    let inner =
        format!(r#"{TWICE} Operation(id: "outer", name: "v.g", operands: ["whole"], results: Of(["t"])),"#);
    let text = rules(&inner, r#"Operation("outer")"#);
    insta::assert_snapshot!(applied(&text, &twice_if("n")), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "v.f"(%0) {n = 3 : i32} : (i32) -> i32
      %2 = "v.f"(%1) {n = 3 : i32} : (i32) -> i32
      %3 = "v.g"(%2) : (i32) -> i32
      "u.use"(%3) : (i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn a_creation_that_fails_is_rolled_back() {
    let mut natives = Natives::new();
    natives.add_creation(
        "acme::twice",
        |_, _, _| true,
        |rewriter, state| {
            rewriter.create_op(state);
            Err("it cannot be".into())
        },
    );
    let printed = {
        let mut m = Module::parse(INPUT);
        let before = m.print();
        let set = ron(&m.ctx, &rules(TWICE, r#"Values(["whole"])"#), DeclarativeOptions::plain());
        let set = m.freeze_with(set, &natives);
        m.greedy(&set);
        assert_eq!(m.print(), before);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.f");
        assert!(m.partial(&target, &set).is_err());
        (m.print(), before)
    };
    assert_eq!(printed.0, printed.1);
}

#[test]
fn wrappers_take_an_operation_that_the_pattern_creates() {
    let natives = twice_if("n");
    let with = |around: &str, by: &str| refused(&rules(around, by), &natives);
    let new = r#"Operation("new")"#;
    assert_eq!(with(CARRY, new), "");
    let of = |native: &str| {
        format!(
            "[convert::wrapped_operation] native '{native}' is called with arguments that it does not support\n"
        )
    };
    // A matched operation instead of the created one, a value, swapped arguments, a missing argument.
    for args in
        [r#"Ref("new"), Ref("root")"#, r#"Ref("x"), Ref("new")"#, r#"Ref("root"), Ref("x")"#, r#"Ref("new")"#]
    {
        let call = format!(r#"Native(name: "carryAttributes", args: [{args}]),"#);
        assert_eq!(with(&call, new), of("carryAttributes"), "{args}");
    }
    assert_eq!(with(&format!("{CARRY} {CARRY}"), new), of("carryAttributes"));
    // Its result does not replace the operation.
    assert_eq!(with(TWICE, new), of("acme::twice"));
    let matched =
        r#"Native(name: "acme::twice", args: [Ref("root")], results: [(id: "whole", kind: Value)]),"#;
    assert_eq!(with(matched, r#"Values(["whole"])"#), of("acme::twice"));
}

#[test]
fn a_registered_rewrite_of_the_name_is_what_is_called() {
    let mut natives = Natives::new();
    natives.add_rewrite("carryAttributes", |rewriter, call| {
        let op = call.args[1].op().ok_or("no operation")?;
        let (ctx, attr) = (rewriter.ctx(), rewriter.ctx().string_attr("mine"));
        rewriter.modify_op(op, |ir| ir.set_attr(ctx, op, ctx.name("by"), Some(attr)));
        Ok(Default::default())
    });
    let printed = applied(&rules(CARRY, r#"Operation("new")"#), &natives);
    assert!(printed.contains(r#""v.f"(%0) {by = "mine", n = 3 : i32}"#), "{printed}");
}

#[test]
fn successors_convert_once_though_they_occur_twice() {
    let text = r#"patterns: [Pattern(name: Some("br"), benefit: 1,
        match: [
            Operands(id: "c"),
            Operation(id: "root", name: Some("u.br"), operands: ["c"], results: []),
        ],
        rewrite: [
            Native(name: "convertSuccessor", args: [Ref("root"), Text("0"), Ref("c")], results: [(id: "a", kind: Block)]),
            Native(name: "convertSuccessor", args: [Ref("root"), Text("1"), Ref("c")], results: [(id: "b", kind: Block)]),
            Operation(id: "new", name: "v.br", operands: ["c"], results: Of([]), successors: ["a", "b"]),
            Erase(op: "root"),
        ])]"#;
    let convert = |passed: &str, ty: &str| {
        let mut m = Module::parse(&format!(
            r#"
            "test.func"() ({{
            ^bb0(%a: i32, %b: f32):
              "u.br"({passed})[^bb1, ^bb1] : ({ty}) -> ()
            ^bb1(%c: i32):
              "u.use"(%c) : (i32) -> ()
              "test.ret"() : () -> ()
            }}) {{function_type = (i32) -> ()}} : () -> ()
            "#
        ));
        let mut converter = widen(&m.ctx);
        converter.add_cast_materializations();
        let converter = Arc::new(converter);
        let set = ron(&m.ctx, text, DeclarativeOptions::converted(converter));
        let set = m.freeze(set);
        let mut target = ConversionTarget::new();
        target.add_illegal_op("u.br");
        target.add_legal_dialect("v");
        target.add_legal_op("test.func");
        m.partial(&target, &set).is_ok().then(|| m.print())
    };
    insta::assert_snapshot!(convert("%a", "i32").unwrap(), @r#"
    "builtin.module"() ({
      "test.func"() <{function_type = (i32) -> ()}> ({
      ^bb0(%arg0: i32, %arg1: f32):
        %0 = "builtin.unrealized_conversion_cast"(%arg0) : (i32) -> i64
        "v.br"(%0)[^bb1, ^bb1] : (i64) -> ()
      ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb0
        %2 = "builtin.unrealized_conversion_cast"(%1) : (i64) -> i32
        "u.use"(%2) : (i32) -> ()
        "test.ret"() : () -> ()
      }) : () -> ()
    }) : () -> ()
    "#);
    // The passed value is not converted to the type of the block's argument.
    assert_eq!(convert("%b", "f32"), None);
}
