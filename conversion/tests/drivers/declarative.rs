use std::sync::Arc;

use legalize_conversion::*;

use crate::common::*;

/// `u.f(u.g(x))` becomes `u.h(x)`.
const NESTED: &str = r#"patterns: [Pattern(
    name: Some("nested"), benefit: 1,
    match: [
        Type(id: "t"), Operand(id: "x", type: Some("t")), Type(id: "u"),
        Operation(id: "inner", name: Some("u.g"), operands: ["x"], results: ["u"]),
        Result(id: "r", op: "inner", index: 0), Type(id: "v"),
        Operation(id: "root", name: Some("u.f"), operands: ["r"], results: ["v"]),
    ],
    rewrite: [
        Operation(id: "new", name: "u.h", operands: ["x"], results: Of(["v"])),
        Replace(op: "root", with: Operation("new")),
    ],
)]"#;

#[test]
fn a_nested_pattern_fires() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        %1 = "u.g"(%0) : (i32) -> i64
        %2 = "u.f"(%1) : (i64) -> i32
        %3 = "u.f"(%2) : (i32) -> i32
        "u.use"(%2, %3) : (i32, i32) -> ()
        "#,
    );
    let set = ron(&m.ctx, NESTED, DeclarativeOptions::plain());
    let set = m.freeze(set);
    insta::assert_snapshot!(explain_automaton(&m.ctx, &set), @r"
    name of root
      u.f:
        operand count of root
          1:
            result count of root
              1:
                result number of root.operand(0)
                  0:
                    name of root.operand(0).definer
                      u.g:
                        operand count of root.operand(0).definer
                          1:
                            result count of root.operand(0).definer
                              1:
                                => 'nested'
    ");
    let result = m.greedy(&set);
    assert_eq!(result.stats.patterns_applied, 1);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "u.g"(%0) : (i32) -> i64
      %2 = "u.h"(%0) : (i32) -> i32
      %3 = "u.f"(%2) : (i32) -> i32
      "u.use"(%2, %3) : (i32, i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn patterns_remap_operands_in_a_conversion() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        %1 = "u.g"(%0) : (i32) -> i32
        %2 = "u.f"(%1) : (i32) -> i32
        "u.use"(%2) : (i32) -> ()
        "#,
    );
    let converter = Arc::new(widen(&m.ctx));
    let mut set = ron(&m.ctx, NESTED, DeclarativeOptions::converted(converter.clone()));
    set.add_conversion(convert("u.x", "v.x", &converter)).add_conversion(convert("u.g", "v.g", &converter));
    set.add_conversion(convert("u.use", "v.use", &converter));
    let set = m.freeze(set);
    let mut target = ConversionTarget::new();
    target.add_illegal_dialect("u").add_legal_dialect("v").add_legal_op("u.h");
    m.partial(&target, &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "v.x"() : () -> i64
      %1 = "v.g"(%0) : (i64) -> i64
      %2 = "u.h"(%0) : (i64) -> i64
      "v.use"(%2) : (i64) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn a_native_that_nobody_registered_is_an_error_at_freeze() {
    let m = Module::parse("");
    let set = ron(
        &m.ctx,
        r#"
        sources: [SourceText(name: "p.td", text: "def P : Pat<(F $x), (G (Magic $x))>;\n")],
        natives: [Native(name: "Magic", params: [Param(kind: Some(Value))], results: [Value],
            body: Some(Snippet(text: "magic($0)", place: Some(Place(source: 0, start: 26, end: 31)))))],
        patterns: [Pattern(benefit: 1,
            match: [Operand(id: "x"), Operation(id: "root", name: Some("u.f"), operands: ["x"], results: [])],
            rewrite: [
                Native(name: "Magic", args: [Ref("x")], results: [NativeResult(id: "y", kind: Value)]),
                Operation(id: "new", name: "u.g", operands: ["y"], results: Of([])),
                Replace(op: "root", with: Operation("new")),
            ])]
        "#,
        DeclarativeOptions::plain(),
    );
    let errors = set.freeze(&m.ctx, &Natives::new()).unwrap_err();
    insta::assert_snapshot!(errors.resolved(m.ctx.sources()).render(), @r#"
    p.td:1:27: error: native rewrite 'Magic' is not registered [convert::unresolved_native]
       1 | def P : Pat<(F $x), (G (Magic $x))>;
         |                           ^^^^^ declared here
         = help: register a Rust function under 'Magic' or under the exact text of its body (Natives::add_rewrite)
    test.ron:8:17: note: called here
       8 |                 Native(name: "Magic", args: [Ref("x")], results: [NativeResult(id: "y", kind: Value)]),
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
    "#);
}

#[test]
fn operand_groups_are_matched_and_made() {
    let mut m = Module::parse(
        r#"
        %0:4 = "u.x"() : () -> (i32, i32, i32, i32)
        "test.many"(%0#0, %0#1, %0#2, %0#3) {operandSegmentSizes = array<i32: 2, 1, 1>} : (i32, i32, i32, i32) -> ()
        "#,
    );
    let set = ron(
        &m.ctx,
        r#"patterns: [Pattern(benefit: 1,
            match: [
                Operands(id: "a"), Operand(id: "b"), Operands(id: "c"),
                Attribute(id: "done", value: None),
                Operation(id: "root", name: Some("test.many"), operands: ["a", "b", "c"], results: []),
            ],
            rewrite: [
                Attribute(id: "unit", value: "unit"),
                Operation(id: "new", name: "test.many", operands: ["c", "b", "a"], attributes: [AttributeEntry(name: "flag", value: "unit")], results: Of([])),
                Replace(op: "root", with: Operation("new")),
            ])]"#
            .replace("Attribute(id: \"done\", value: None),", "")
            .as_str(),
        DeclarativeOptions::plain(),
    );
    let set = m.freeze(set);
    walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set, None).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:4 = "u.x"() : () -> (i32, i32, i32, i32)
      "test.many"(%0#3, %0#2, %0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> {flag} : (i32, i32, i32, i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn readers_of_a_matched_value_are_found() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        "u.p"(%0) : (i32) -> ()
        "u.q"(%0) : (i32) -> ()
        "#,
    );
    // The root only shares a value with the other operation.
    let set = ron(
        &m.ctx,
        r#"patterns: [Pattern(benefit: 1, root: Some("root"),
            match: [
                Operand(id: "x"),
                Operation(id: "root", name: Some("u.q"), operands: ["x"], results: []),
                Operation(id: "other", name: Some("u.p"), operands: ["x"], results: []),
            ],
            rewrite: [Erase(op: "other"), Erase(op: "root")])]"#,
        DeclarativeOptions::plain(),
    );
    let set = m.freeze(set);
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
    }) : () -> ()
    "#);
}

#[test]
fn natives_bind_check_and_build() {
    let mut m = Module::parse(
        r#"
        "u.f"() {n = 3 : i32} : () -> ()
        "u.f"() {n = 4 : i32} : () -> ()
        "#,
    );
    let mut natives = Natives::new();
    natives.add_check("IsEven", |call| {
        call.args[0].attr().and_then(|attr| call.ctx.as_i64(attr)).is_some_and(|n| n % 2 == 0)
    });
    natives.add_rewrite("Half", |rewriter, call| {
        let ctx = rewriter.ctx();
        let n = call.args[0].attr().and_then(|attr| ctx.as_i64(attr)).ok_or("no number")?;
        Ok(std::iter::once(NativeValue::Attr(ctx.int_attr(ctx.common().i32, n / 2))).collect())
    });
    let set = ron(
        &m.ctx,
        r#"patterns: [Pattern(benefit: 1,
            match: [
                Attribute(id: "n"),
                Operation(id: "root", name: Some("u.f"), operands: [], attributes: [AttributeEntry(name: "n", value: "n")], results: []),
                Constraint(Native(name: "IsEven", args: [Ref("n")])),
            ],
            rewrite: [
                Native(name: "Half", args: [Ref("n")], results: [NativeResult(id: "half", kind: Attribute)]),
                Operation(id: "new", name: "u.half", operands: [], attributes: [AttributeEntry(name: "n", value: "half")], results: Of([])),
                Replace(op: "root", with: Operation("new")),
            ])]"#,
        DeclarativeOptions::plain(),
    );
    let set = m.freeze_with(set, &natives);
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "u.f"() {n = 3 : i32} : () -> ()
      "u.half"() {n = 2 : i32} : () -> ()
    }) : () -> ()
    "#);
}
