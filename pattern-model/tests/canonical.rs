//! Equal canonical forms of different spellings of a rule.

use legalize_pattern_model::{PatternFile, read_ron};
use legalize_source::SourceMap;

fn file(pattern: &str) -> PatternFile {
    let sources = SourceMap::new();
    let text = format!("(schema: \"legalize-patterns\", version: 1, patterns: [{pattern}])");
    let (file, diagnostics) = read_ron(&sources, sources.add("p.ron", text)).into_parts();
    assert!(!diagnostics.has_errors(), "{}", diagnostics.resolved(&sources).render());
    file.unwrap()
}

fn same(one: &str, other: &str) -> bool {
    file(one).canonical() == file(other).canonical()
}

const NESTED: &str = r#"(name: "A", benefit: 2, match: [
    Operand(id: "x"), Operand(id: "y"), Types(id: "t"),
    Operation(id: "inner", name: "a.in", operands: ["x", "y"], results: ["t"]),
    Results(id: "r", op: "inner", index: 0, single: true),
    Types(id: "u"),
    Operation(id: "outer", name: "a.out", operands: ["r", "x"], results: ["u"]),
], rewrite: [
    Attribute(id: "k", value: "1 : i32"),
    Operation(id: "n", name: "a.new", operands: ["y"], attributes: [(name: "k", value: "k")]),
    Replace(op: "outer", with: Operation("n")),
])"#;

#[test]
fn canonical_form_ignores_spelling() {
    let other = r#"(labels: ["l"], benefit: 2, match: [
        Attribute(id: "one", value: "1 : i32"),
        Type(id: "free"),
        Operand(id: "again"), Operand(id: "b"), Operand(id: "a", type: "free"), Type(id: "t"),
        Operation(id: "in", name: "a.in", operands: ["a", "b"], results: ["t"]),
        Result(id: "r", op: "in", index: 0),
        Operation(id: "out", name: "a.out", operands: ["r", "again"], results: []),
        Constraint(Equal(left: "a", right: "again")),
    ], root: "out", rewrite: [
        Operation(id: "n", name: "a.new", operands: ["b"], attributes: [(name: "k", value: "one")],
                  results: Like("out"), location: Matched),
        Results(id: "all", op: "n"),
        Replace(op: "out", with: Values(["all"])),
    ])"#;
    assert!(same(NESTED, other));
}

#[test]
fn canonical_form_keeps_the_meaning() {
    for (from, to) in [
        ("benefit: 2", "benefit: 3"),
        (r#"operands: ["r", "x"]"#, r#"operands: ["r", "y"]"#),
        (r#"operands: ["r", "x"]"#, r#"operands: ["x", "r"]"#),
        ("\"a.new\"", "\"a.newer\""),
        ("1 : i32", "2 : i32"),
        (r"index: 0, single: true", r"index: 0"),
        (r"index: 0, single: true", r"index: 1, single: true"),
        (r#"results: ["u"]"#, r#"results: ["t"]"#),
        (r#"op: "outer", with: Operation("n")"#, r#"op: "outer", with: Values(["y"])"#),
    ] {
        assert!(!same(NESTED, &NESTED.replace(from, to)), "{from} -> {to}");
    }
}

#[test]
fn an_unnamed_operation_keeps_its_result_count() {
    let rule = |results: &str| {
        format!(
            r#"(benefit: 1, match: [Type(id: "t"), Types(id: "ts"), Operation(id: "o", results: [{results}])],
               rewrite: [Erase(op: "o")])"#
        )
    };
    assert!(!same(&rule(r#""t""#), &rule(r#""ts""#)));
}

#[test]
fn a_comparison_that_is_not_a_shared_symbol_stays() {
    let shared = file(
        r#"(benefit: 1, match: [
            Type(id: "t", value: "i32"), Operand(id: "a", type: "t"), Types(id: "u"),
            Operation(id: "in", name: "a.in", operands: ["a"], results: ["u"]),
            Result(id: "r", op: "in", index: 0), Result(id: "s", op: "in", index: 1),
            Operation(id: "o", name: "a.o", operands: ["r", "s"]),
            Constraint(Equal(left: "r", right: "s")),
            Constraint(Equal(left: "r", right: "a")),
        ], rewrite: [Erase(op: "o")])"#,
    );
    let text = legalize_pattern_model::write_ron(&shared.canonical());
    assert_eq!(text.matches("Equal").count(), 2, "{text}");
}
