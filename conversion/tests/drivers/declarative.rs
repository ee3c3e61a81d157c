use std::sync::Arc;

use legalize_conversion::*;
use legalize_evaluation::Snippets;

use crate::common::*;

/// Rule from `u.f(u.g(x))` to `u.h(x)`.
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
    insta::assert_snapshot!(set.explain_automaton(&m.ctx), @r"
    name of root
      u.f:
        operand count of root
          1:
            result count of root
              1:
                name of root.operand(0).defining_op
                  u.g:
                    operand count of root.operand(0).defining_op
                      1:
                        result count of root.operand(0).defining_op
                          1:
                            result number of root.operand(0)
                              0:
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

/// A pattern applies others from inside of a conversion: each runs with its own converter.
#[test]
fn an_applicator_inside_of_a_conversion_pattern_remaps() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        %1 = "u.g"(%0) : (i32) -> i32
        %2 = "u.f"(%1) : (i32) -> i32
        "u.use"(%2) : (i32) -> ()
        "#,
    );
    let converter = Arc::new(widen(&m.ctx));
    let inner = m.freeze(ron(&m.ctx, NESTED, DeclarativeOptions::converted(converter.clone())));
    let mut set = PatternSet::new();
    set.add_conversion_fn(PatternInfo::on("outer", "u.f"), None, move |op, _, rewriter| {
        let applied = PatternApplicator::new(&inner).match_and_rewrite(op, rewriter);
        assert!(rewriter.type_converter().is_none(), "the outer pattern has none");
        applied.ok().flatten().map(drop).ok_or("no inner pattern applies".into())
    });
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
fn a_native_that_is_not_registered_is_an_error_at_freeze() {
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
fn patterns_that_lack_a_native_can_be_left_out() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        %1 = "u.a"(%0) : (i32) -> i32
        %2 = "u.b"(%1) : (i32) -> i32
        %3 = "u.c"(%2) : (i32) -> i32
        "u.use"(%3) : (i32) -> ()
        "#,
    );
    let rule = |name: &str, native: bool, to: &str| {
        let call =
            "Native(name: \"Magic\", args: [Ref(\"x\")], results: [NativeResult(id: \"y\", kind: Value)]),";
        let (call, operand) = if native { (call, "y") } else { ("", "x") };
        format!(
            r#"Pattern(benefit: 1,
                match: [
                    Type(id: "t"), Operand(id: "x", type: Some("t")),
                    Operation(id: "root", name: Some("u.{name}"), operands: ["x"], results: ["t"]),
                ],
                rewrite: [
                    {call}
                    Operation(id: "new", name: "u.{to}", operands: ["{operand}"], results: Of(["t"])),
                    Replace(op: "root", with: Operation("new")),
                ])"#
        )
    };
    let text = format!(
        r#"natives: [Native(name: "Magic", params: [Param(kind: Some(Value))], results: [Value])],
        patterns: [{}, {}, {}, {}]"#,
        rule("a", false, "aa"),
        rule("b", true, "bb"),
        rule("c", false, "cc"),
        rule("c", true, "never"),
    );
    let set = ron(&m.ctx, &text, DeclarativeOptions::plain());
    let options = FreezeOptions::default().with(|options| options.allow_unresolved_natives = true);
    let (set, warnings) =
        set.freeze_with(&m.ctx, &Natives::new(), &options).into_result_with_warnings().unwrap();
    assert_eq!(set.len(), 2);
    assert_eq!((warnings.len(), warnings.has_errors()), (1, false));
    let warning = &warnings.iter().next().unwrap();
    assert_eq!(warning.message, "native rewrite 'Magic' is not registered");
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "u.x"() : () -> i32
      %1 = "u.aa"(%0) : (i32) -> i32
      %2 = "u.b"(%1) : (i32) -> i32
      %3 = "u.cc"(%2) : (i32) -> i32
      "u.use"(%3) : (i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn patterns_that_lack_an_inference_can_be_left_out() {
    let m = Module::parse("");
    let rule = |results: &str| {
        format!(
            r#"Pattern(benefit: 1,
                match: [Operand(id: "x"), Operation(id: "root", name: Some("u.f"), operands: ["x"], results: [])],
                rewrite: [
                    Operation(id: "new", name: "u.g", operands: ["x"], results: {results}),
                    Erase(op: "root"),
                ])"#
        )
    };
    let text = format!("patterns: [{}, {}]", rule("Of([])"), rule("Defined"));
    let options = FreezeOptions::default().with(|options| options.allow_unresolved_natives = true);
    let set = ron(&m.ctx, &text, DeclarativeOptions::plain());
    let (set, warnings) =
        set.freeze_with(&m.ctx, &Natives::new(), &options).into_result_with_warnings().unwrap();
    assert_eq!(set.len(), 1);
    let warning: Vec<_> = warnings.iter().map(|warning| (warning.code, warning.severity)).collect();
    assert_eq!(warning, [("convert::no_inference", legalize_source::Severity::Warning)]);
    let refused = ron(&m.ctx, &text, DeclarativeOptions::plain()).freeze(&m.ctx, &Natives::new());
    assert!(refused.is_err());
}

#[test]
fn operand_groups_are_matched_and_created() {
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
    walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap();
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0:4 = "u.x"() : () -> (i32, i32, i32, i32)
      "test.many"(%0#3, %0#2, %0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 2>}> {flag} : (i32, i32, i32, i32) -> ()
    }) : () -> ()
    "#);
}

#[test]
fn users_of_a_matched_value_are_found() {
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

#[test]
fn parts_of_a_tree_may_be_natives() {
    let mut m = Module::parse(
        r#"
        "u.f"() {n = 3 : i32} : () -> ()
        "u.f"() {n = 4 : i32} : () -> ()
        "u.f"() {n = 6 : i32} : () -> ()
        "#,
    );
    let number = |call: &ConstraintCall<'_>| call.args[0].attr().and_then(|attr| call.ctx.as_i64(attr));
    let mut natives = Natives::new();
    natives.add_check("(isEven($_self))", move |call| number(call).is_some_and(|n| n % 2 == 0));
    natives.add_check("isFour($_self)", move |call| number(call) == Some(4));
    let text = r#"patterns: [Pattern(benefit: 1,
            match: [
                Attribute(id: "n"),
                Operation(id: "root", name: Some("u.f"), operands: [], attributes: [AttributeEntry(name: "n", value: "n")], results: []),
                Constraint(Predicate(self: "n", tree: And([
                    Or([Leaf((text: "isFour($_self)")), Leaf((text: "( isEven(\n $_self ) )"))]),
                    Not(Leaf((text: "isFour($_self)"))),
                ]))),
            ],
            rewrite: [
                Operation(id: "new", name: "u.even", operands: [], attributes: [], results: Of([])),
                Replace(op: "root", with: Operation("new")),
            ])]"#;
    let set = ron(&m.ctx, text, DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    m.greedy(&set);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      "u.f"() {n = 3 : i32} : () -> ()
      "u.f"() {n = 4 : i32} : () -> ()
      "u.even"() : () -> ()
    }) : () -> ()
    "#);
}

/// Rule from `u.f(constant, x)` to `u.g(x) {value = constant}`.
const CONSTANT: &str = r#"natives: [Native(
        name: "constant", params: [(name: "_self")], results: [Attribute],
        body: (text: "::mlir::success(::mlir::matchPattern($_self->getResult(0), ::mlir::m_Constant(&$0)))"),
    )],
    patterns: [Pattern(
        name: Some("constant"), benefit: 1,
        match: [
            Type(id: "t"), Operand(id: "x", type: Some("t")), Type(id: "u"),
            Operation(id: "inner", results: ["u"]),
            Result(id: "r", op: "inner", index: 0), Type(id: "v"),
            Operation(id: "root", name: Some("u.f"), operands: ["r", "x"], results: ["v"]),
            Constraint(Native(name: "constant", args: [Ref("inner")], results: [(id: "a", kind: Attribute)])),
        ],
        rewrite: [
            Operation(id: "new", name: "u.g", operands: ["x"], attributes: [(name: "value", value: "a")], results: Of(["v"])),
            Replace(op: "root", with: Operation("new")),
        ],
    )]"#;

#[test]
fn the_tree_looks_for_constants_that_natives_ask_for() {
    let mut m = Module::parse(
        r#"
        %0 = "u.x"() : () -> i32
        %1 = "test.const"() {value = 7 : i32} : () -> i32
        %2 = "u.f"(%0, %1) : (i32, i32) -> i32
        %3 = "u.f"(%1, %2) : (i32, i32) -> i32
        "u.use"(%3) : (i32) -> ()
        "#,
    );
    let mut natives = Natives::new();
    natives.set_evaluator(Arc::new(Snippets::new(legalize_snippet::Classes::new())));
    let set = ron(&m.ctx, CONSTANT, DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    insta::assert_snapshot!(set.explain_automaton(&m.ctx), @r"
    name of root
      u.f:
        operand count of root
          2:
            result count of root
              1:
                is there root.operand(0).defining_op.constant
                  yes:
                    operand count of root.operand(0).defining_op
                      0:
                        result count of root.operand(0).defining_op
                          1:
                            result number of root.operand(0)
                              0:
                                => 'constant'
    ");
    assert_eq!(m.greedy(&set).stats.patterns_applied, 1);
    insta::assert_snapshot!(m.print(), @r#"
    "builtin.module"() ({
      %0 = "test.const"() <{value = 7 : i32}> : () -> i32
      %1 = "u.x"() : () -> i32
      %2 = "u.f"(%1, %0) : (i32, i32) -> i32
      %3 = "u.g"(%2) {value = 7 : i32} : (i32) -> i32
      "u.use"(%3) : (i32) -> ()
    }) : () -> ()
    "#);
    // The function registered under the name is run instead.
    natives.add_check("constant", |_| false);
    let set = ron(&m.ctx, CONSTANT, DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    assert!(!set.explain_automaton(&m.ctx).contains("defining_op.constant"));
}

/// A small generator with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// A pattern on a chain of operations with random names, attributes and types; it marks its root.
fn random_pattern(random: &mut Random, index: usize) -> String {
    let mut statements = vec![r#"Operand(id: "v0")"#.to_owned()];
    let depth = 1 + random.below(3);
    for level in 1..=depth {
        let name = match random.below(4) {
            0 => "None".to_owned(),
            n => format!("Some(\"u.o{n}\")"),
        };
        let mut attributes = String::new();
        if random.below(3) == 0 {
            let value = match random.below(3) {
                0 => "None".to_owned(),
                n => format!("Some(\"{n} : i32\")"),
            };
            statements.push(format!("Attribute(id: \"a{level}\", value: {value})"));
            attributes = format!("attributes: [AttributeEntry(name: \"k\", value: \"a{level}\")],");
        }
        let ty = match random.below(3) {
            0 => "Some(\"i32\")",
            1 => "Some(\"i64\")",
            _ => "None",
        };
        statements.push(format!("Type(id: \"t{level}\", value: {ty})"));
        let below = level - 1;
        let operand = if below == 0 { "v0".to_owned() } else { format!("v{below}") };
        // Some use the same value twice.
        let operands = match random.below(3) {
            0 => format!("\"{operand}\", \"{operand}\""),
            1 => format!("\"{operand}\", \"w{level}\""),
            _ => format!("\"{operand}\""),
        };
        if operands.contains('w') {
            statements.push(format!("Operand(id: \"w{level}\")"));
        }
        statements.push(format!(
            "Operation(id: \"o{level}\", name: {name}, operands: [{operands}], {attributes} results: [\"t{level}\"])"
        ));
        if level < depth {
            statements.push(format!("Result(id: \"v{level}\", op: \"o{level}\", index: 0)"));
        }
    }
    format!(
        r#"Pattern(name: Some("p{index}"), benefit: {}, root: Some("o{depth}"), match: [{}],
            rewrite: [Native(name: "Hit{index}", args: [Ref("o{depth}")])])"#,
        random.below(3),
        statements.join(", ")
    )
}

fn random_module(random: &mut Random) -> String {
    let mut text = "%v0 = \"u.x\"() : () -> i32\n".to_owned();
    let mut types = vec!["i32"];
    for at in 1..30 {
        let name = 1 + random.below(3);
        let count = 1 + random.below(2);
        let operands: Vec<usize> =
            (0..count).map(|_| types.len() - 1 - random.below(types.len().min(3) as u64) as usize).collect();
        let ty = if random.below(2) == 0 { "i32" } else { "i64" };
        let attr = match random.below(3) {
            0 => String::new(),
            n => format!("{{k = {n} : i32}}"),
        };
        let list: Vec<String> = operands.iter().map(|at| format!("%v{at}")).collect();
        let kinds: Vec<&str> = operands.iter().map(|&at| types[at]).collect();
        text +=
            &format!("%v{at} = \"u.o{name}\"({}) {attr} : ({}) -> {ty}\n", list.join(", "), kinds.join(", "));
        types.push(ty);
    }
    text
}

/// The patterns that fire on each operation, in order; every pattern records itself and then fails.
fn hits(module: &str, patterns: &[String], which: &[usize]) -> Vec<String> {
    use std::sync::Mutex;
    let mut m = Module::parse(module);
    let log: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut natives = Natives::new();
    for index in 0..patterns.len() {
        let log = log.clone();
        natives.add_rewrite(format!("Hit{index}"), move |rewriter, call| {
            let loc = legalize_ir::loc_to_string(rewriter.ctx(), rewriter.ir().op(call.root).loc());
            log.lock().unwrap().push(format!("p{index} at {loc}"));
            Err("goes on".into())
        });
    }
    let chosen: Vec<&str> = which.iter().map(|&index| patterns[index].as_str()).collect();
    let set = ron(&m.ctx, &format!("patterns: [{}]", chosen.join(",")), DeclarativeOptions::plain());
    let set = m.freeze_with(set, &natives);
    walk_and_apply_patterns(&m.ctx, &mut m.ir, m.root, &set).unwrap();
    std::mem::take(&mut *log.lock().unwrap())
}

#[test]
fn the_tree_finds_what_each_pattern_alone_finds() {
    for seed in 1..25u64 {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let patterns: Vec<String> = (0..12).map(|index| random_pattern(&mut random, index)).collect();
        let module = random_module(&mut random);
        let all: Vec<usize> = (0..patterns.len()).collect();
        let mut together = hits(&module, &patterns, &all);
        let mut alone: Vec<String> =
            all.iter().flat_map(|&index| hits(&module, &patterns, &[index])).collect();
        together.sort();
        alone.sort();
        assert_eq!(together, alone, "seed {seed}");
    }
}
