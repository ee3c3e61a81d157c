//! Diagnostics about faulty pattern files, as users see them.

use legalize_pattern_model::{check, parse_ron};
use legalize_source::SourceMap;

/// Findings about a whole RON text.
fn findings(text: &str) -> String {
    let sources = SourceMap::new();
    let file = sources.add("p.ron", text);
    let (parsed, mut diagnostics) = parse_ron(&sources, file).into_parts();
    if let Some((patterns, origins)) = parsed {
        diagnostics.extend(check(&patterns, &origins));
    }
    diagnostics.resolved(&sources).render()
}

/// Findings about patterns in a file with a valid header.
fn patterns(text: &str) -> String {
    findings(&format!("(schema: \"legalize-patterns\", version: 1, patterns: [\n{text}\n])"))
}

#[test]
fn header_is_checked_first() {
    insta::assert_snapshot!(findings(r#"(schema: "legalize-patterns", version: 2, nonsense: 1)"#), @r#"
    p.ron:1:40: error: pattern file of version 2 [model::version]
       1 | (schema: "legalize-patterns", version: 2, nonsense: 1)
         |                                        ^ another version
         = help: export the patterns again from their source: this build reads version 1
    "#);
    insta::assert_snapshot!(findings(r#"(schema: "something else", version: 7)"#), @r#"
    p.ron:1:10: error: not a pattern file: its schema is "something else" [model::version]
       1 | (schema: "something else", version: 7)
         |          ^^^^^^^^^^^^^^^^ another schema
         = help: write a pattern file that starts with `(schema: "legalize-patterns", version: 1`
    "#);
    // However they are spelled.
    let raw = "(r#schema: \"legalize\", version: 1)";
    for text in [raw, r##"(schema: r#"legalize"#, version: 1)"##, r#"(schema: "legalize\u{2d}", version: 1)"#]
    {
        assert!(findings(text).contains("[model::version]"), "{text}");
    }
    let text = r#"(schema: "legalize-patterns", version: 0x2, patterns: [])"#;
    assert!(findings(text).contains("pattern file of version 0x2 [model::version]"), "{}", findings(text));
    insta::assert_snapshot!(findings(r"(version: 1, patterns: [])"), @r#"
    p.ron:1:26: error: unexpected missing field named `schema` in `PatternFile` [model::missing_field]
       1 | (version: 1, patterns: [])
         |                          ^
         = help: add the field 'schema: "legalize-patterns"'
    "#);
}

#[test]
fn text_that_does_not_fit_the_schema_is_refused() {
    insta::assert_snapshot!(patterns(r#"(benefit: 1, match: [], rewrite: [], color: "red")"#), @r#"
    p.ron:2:38: error: unexpected field named `color` in `Pattern`, expected one of `name`, `benefit`, `bounded_recursion`, `labels`, `place`, `match`, `root`, or `rewrite` instead [model::unknown_field]
       2 | (benefit: 1, match: [], rewrite: [], color: "red")
         |                                      ^^^^^
         = help: use one of name, benefit, bounded_recursion, labels, place, match, root, rewrite
    "#);
    insta::assert_snapshot!(patterns(r#"(benefit: "x", match: [], rewrite: [])"#), @r#"
    p.ron:2:11: error: expected integer [model::syntax]
       2 | (benefit: "x", match: [], rewrite: [])
         |           ^
         = help: write an integer
    "#);
    insta::assert_snapshot!(patterns(r#"(benefit: 1, match: [Opreation(id: "a")], rewrite: [])"#), @r#"
    p.ron:2:22: error: unexpected variant named `Opreation` in enum `Match`, expected one of `Type`, `Types`, `Attribute`, `Operand`, `Operands`, `Successor`, `Region`, `Block`, `Operation`, `Result`, `Results`, or `Constraint` instead [model::unknown_variant]
       2 | (benefit: 1, match: [Opreation(id: "a")], rewrite: [])
         |                      ^^^^^^^^^
         = help: use one of Type, Types, Attribute, Operand, Operands, Successor, Region, Block, Operation, Result, Results, Constraint
    "#);
    insta::assert_snapshot!(patterns(r"(benefit: 70000, match: [], rewrite: [])"), @"
    p.ron:2:11: error: integer is out of bounds [model::value]
       2 | (benefit: 70000, match: [], rewrite: [])
         |           ^^^^^
         = help: use an integer from 0 to 65534
    ");
    insta::assert_snapshot!(patterns(r"(benefit: 1, rewrite: [])"), @"
    p.ron:2:25: error: unexpected missing field named `match` in `Pattern` [model::missing_field]
       2 | (benefit: 1, rewrite: [])
         |                         ^
         = help: add the field 'match: […]'
    ");
    insta::assert_snapshot!(patterns(r"(benefit: 1, match: [}"), @"
    p.ron:2:22: error: expected identifier [model::syntax]
       2 | (benefit: 1, match: [}
         |                      ^
         = help: write a name
    ");
}

#[test]
fn nesting_is_bounded() {
    let nested = |levels: usize| {
        let tree = format!("{}True{}", "Not(".repeat(levels), ")".repeat(levels));
        patterns(&format!(
            r#"(benefit: 1, match: [Operation(id: "o"), Constraint(Predicate(tree: {tree}, self: "o"))], rewrite: [Erase(op: "o")])"#
        ))
    };
    assert_eq!(nested(255), "");
    assert!(nested(256).contains("[model::nesting]"));
    assert!(nested(1_000).contains("[model::nesting]"));
    assert!(nested(200_000).contains("[model::nesting]"));
}

#[test]
fn symbols_are_defined_before_their_uses() {
    insta::assert_snapshot!(patterns(
        r#"(benefit: 1, match: [
  Operation(id: "o", operands: ["x"]),
  Operand(id: "x"),
  Operation(id: "x", results: ["o"]),
  Result(id: "r", op: "late", index: 0),
], rewrite: [Operation(id: "late", name: "a.b"), Replace(op: "o", with: Operation("absent"))])"#
    ), @r#"
    p.ron:3:3: error: symbol 'x' is used before it is defined [model::unbound]
       3 |   Operation(id: "o", operands: ["x"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ used here
       5 |   Operation(id: "x", results: ["o"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ defined here
         = help: move the definition before this statement
    p.ron:5:3: error: symbol 'o' is an operation, not a type or a range of types [model::kind]
       5 |   Operation(id: "x", results: ["o"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ used here
       3 |   Operation(id: "o", operands: ["x"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ defined here
         = help: use a type or a range of types
    p.ron:5:3: error: symbol 'x' is defined twice [model::redefined]
       5 |   Operation(id: "x", results: ["o"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ defined again
       4 |   Operand(id: "x"),
         |   ^^^^^^^^^^^^^^^^ first defined here
         = help: give the second one another name, or compare both with `Equal`
    p.ron:6:3: error: symbol 'late' is of the rewrite section [model::unbound]
       6 |   Result(id: "r", op: "late", index: 0),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ used in the match section
       7 | ], rewrite: [Operation(id: "late", name: "a.b"), Replace(op: "o", with: Operation("absent"))])
         |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ defined here
         = help: use a symbol of the match section: the rewrite section follows it
    p.ron:7:50: error: symbol 'absent' is not defined [model::unbound]
       7 | ], rewrite: [Operation(id: "late", name: "a.b"), Replace(op: "o", with: Operation("absent"))])
         |                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ not defined
         = help: bind the symbol in an earlier statement of the pattern
    "#);
}

#[test]
fn natives_are_called_as_declared() {
    insta::assert_snapshot!(findings(
        r#"(schema: "legalize-patterns", version: 1,
natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
patterns: [(benefit: 1, match: [
  Operand(id: "x"),
  Operation(id: "o", operands: ["x"]),
  Constraint(Native(name: "n", args: [Ref("x")], results: [(id: "v", kind: Type)])),
  Constraint(Native(name: "registered in Rust", args: [Text("x")])),
], rewrite: [Erase(op: "o")])])"#
    ), @r#"
    p.ron:2:75: error: native 'n' is declared twice [model::duplicate_native]
       2 | natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
         |                                                                           ^^^^^^^^^^^ declared again
       2 | natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ first declared here
         = help: declare each native once; calls refer to it by name
    p.ron:6:3: error: native 'n' takes 2 arguments, not 1 [model::native_arity]
       6 |   Constraint(Native(name: "n", args: [Ref("x")], results: [(id: "v", kind: Type)])),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ called here
       2 | natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ declared here
         = help: pass the arguments and results that it declares
    p.ron:6:3: error: argument 0 of native 'n' is a value, not an attribute [model::native_kind]
       6 |   Constraint(Native(name: "n", args: [Ref("x")], results: [(id: "v", kind: Type)])),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ called here
       2 | natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ declared here
         = help: pass the arguments and results that it declares
    p.ron:6:3: error: result 0 of native 'n' is a value, not a type [model::native_kind]
       6 |   Constraint(Native(name: "n", args: [Ref("x")], results: [(id: "v", kind: Type)])),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ called here
       2 | natives: [(name: "n", params: [(kind: Attribute), ()], results: [Value]), (name: "n")],
         |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ declared here
         = help: pass the arguments and results that it declares
    "#);
}

#[test]
fn operations_are_connected_with_the_root() {
    insta::assert_snapshot!(patterns(
        r#"(benefit: 1, match: [Operand(id: "x")], rewrite: [])
, (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"])], root: "x", rewrite: [])
, (benefit: 65535, match: [Operation(id: "o")], rewrite: [Erase(op: "o")])
, (benefit: 1, match: [Operation(id: "far", name: "a.far"), Operation(id: "o", name: "a.o")], rewrite: [Erase(op: "o")])
, (benefit: 1, match: [Operation(id: "o", name: "a.kept")], rewrite: [Operation(id: "n", name: "a.n")])
, (benefit: 1, match: [
     Operand(id: "x"), Operation(id: "u", name: "a.user", operands: ["x"]), Operation(id: "r", name: "a.root", operands: ["x"]),
   ], rewrite: [Erase(op: "u")])
, (benefit: 1, match: [Operation(id: "o", name: "a.idle")], rewrite: [])"#
    ), @r#"
    p.ron:2:1: error: the pattern matches no operation [model::no_operation]
       2 | (benefit: 1, match: [Operand(id: "x")], rewrite: [])
         | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: add an `Operation` to the match section
    p.ron:3:86: error: root 'x' is not a matched operation [model::root]
       3 | , (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"])], root: "x", rewrite: [])
         |                                                                                      ^^^
         = help: use the symbol of an `Operation` of the match section
    p.ron:4:13: error: benefit 65535 is out of range [model::benefit]
       4 | , (benefit: 65535, match: [Operation(id: "o")], rewrite: [Erase(op: "o")])
         |             ^^^^^ too large
         = help: use a benefit from 0 to 65534
    p.ron:5:24: error: operation 'far' cannot be reached from the root [model::disconnected]
       5 | , (benefit: 1, match: [Operation(id: "far", name: "a.far"), Operation(id: "o", name: "a.o")], rewrite: [Erase(op: "o")])
         |                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no path from the root
         = help: connect it to the root: use a matched value in it, or one of its results in a matched operation
    p.ron:6:3: warning: the rewrite leaves the root 'o' unchanged [model::root_kept]
       6 | , (benefit: 1, match: [Operation(id: "o", name: "a.kept")], rewrite: [Operation(id: "n", name: "a.n")])
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: end the rewrite section with `Replace` or `Erase` of the root, or a native that updates it; otherwise the greedy driver applies the pattern in each round in which it matches, up to its limit
    p.ron:7:3: warning: the rewrite leaves the root 'r' unchanged [model::root_kept]
       7 | , (benefit: 1, match: [
         |   ^^^^^^^^^^^^^^^^^^^^^
         = help: end the rewrite section with `Replace` or `Erase` of the root, or a native that updates it; otherwise the greedy driver applies the pattern in each round in which it matches, up to its limit
    p.ron:10:3: error: the rewrite section is empty [model::root_kept]
      10 | , (benefit: 1, match: [Operation(id: "o", name: "a.idle")], rewrite: [])
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: replace, erase or update the root
    "#);
}

#[test]
fn symbols_are_bound_and_used() {
    insta::assert_snapshot!(patterns(
        r#"(benefit: 1, match: [
  Operand(id: "loose"),
  Type(id: "t"),
  Operand(id: "typed", type: "t"),
  Attribute(id: "unused", value: "1 : i32"),
  Operation(id: "o", operands: ["typed"]),
], rewrite: [Replace(op: "o", with: Values(["loose"]))])"#
    ), @r#"
    p.ron:3:3: error: 'loose', a value, is not bound [model::unbound]
       3 |   Operand(id: "loose"),
         |   ^^^^^^^^^^^^^^^^^^^^ not bound by a matched operation
         = help: use it in a matched operation, or give it a constant value
    p.ron:6:3: warning: symbol 'unused' is never used [model::unused]
       6 |   Attribute(id: "unused", value: "1 : i32"),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: remove the statement
    "#);
}

#[test]
fn shadowed_patterns_are_reported() {
    insta::assert_snapshot!(patterns(
        r#"(name: "late", benefit: 1, match: [Operand(id: "p"), Operand(id: "q"), Operation(id: "o", name: "a.o", operands: ["p", "q"])],
  rewrite: [Replace(op: "o", with: Values(["q"]))])
, (name: "early", benefit: 2, match: [Operand(id: "y"), Operand(id: "x"), Operation(id: "o", name: "a.o", operands: ["x", "y"])],
  rewrite: [Replace(op: "o", with: Values(["x"]))])
, (name: "same", benefit: 2, match: [Type(id: "free"), Operand(id: "a", type: "free"), Operand(id: "b"), Operation(id: "o", name: "a.o", operands: ["a", "b"])],
  rewrite: [Replace(op: "o", with: Values(["a"]))])
, (name: "other", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a", "a"])],
  rewrite: [Replace(op: "o", with: Values(["a"]))])"#
    ), @r#"
    p.ron:2:1: warning: pattern 'late' is shadowed by pattern 'early', which matches the same and is tried first [model::shadowed]
       2 | (name: "late", benefit: 1, match: [Operand(id: "p"), Operand(id: "q"), Operation(id: "o", name: "a.o", operands: ["p", "q"])],
         | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tried later
       4 | , (name: "early", benefit: 2, match: [Operand(id: "y"), Operand(id: "x"), Operation(id: "o", name: "a.o", operands: ["x", "y"])],
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tried first
         = help: give it a higher benefit, or a condition of its own
    p.ron:6:3: warning: pattern 'same' is a duplicate of pattern 'early' [model::duplicate]
       6 | , (name: "same", benefit: 2, match: [Type(id: "free"), Operand(id: "a", type: "free"), Operand(id: "b"), Operation(id: "o", name: "a.o", operands: ["a", "b"])],
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tried later
       4 | , (name: "early", benefit: 2, match: [Operand(id: "y"), Operand(id: "x"), Operation(id: "o", name: "a.o", operands: ["x", "y"])],
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ tried first
         = help: remove one of them
    "#);
}

#[test]
fn a_region_moves_once() {
    insta::assert_snapshot!(patterns(
        r#"(name: "twice", benefit: 1, match: [
  Region(id: "r"), Operation(id: "o", name: "a.o", regions: ["r"]),
], rewrite: [
  Operation(id: "m", name: "a.m", regions: ["r"]),
  Operation(id: "n", name: "a.n", regions: ["r"]),
  Erase(op: "o"),
])"#
    ), @r#"
    p.ron:6:3: error: region 'r' is moved twice [model::region]
       6 |   Operation(id: "n", name: "a.n", regions: ["r"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ it is moved here
         = help: move it to only one of the operations
    "#);
}

#[test]
fn patterns_that_match_their_result_are_reported() {
    let rule = |bounded: &str, condition: &str| {
        patterns(&format!(
            r#"(name: "swap", {bounded} benefit: 1, match: [
  Operand(id: "a"), Operand(id: "b"), Types(id: "t"), Operation(id: "o", name: "a.add", operands: ["a", "b"], results: ["t"]),
  {condition}
], rewrite: [
  Operation(id: "n", name: "a.add", operands: ["b", "a"]),
  Replace(op: "o", with: Operation("n")),
])"#
        ))
    };
    insta::assert_snapshot!(rule("", ""), @r#"
    p.ron:6:3: warning: pattern 'swap' matches what it creates [model::retrigger]
       6 |   Operation(id: "n", name: "a.add", operands: ["b", "a"]),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ matched again by the same pattern
         = help: add a condition that the created operation does not satisfy, or declare bounded recursion
    "#);
    assert_eq!(rule("bounded_recursion: true,", ""), "");
    let native = r#"Constraint(Native(name: "n", args: [Ref("a")])),"#;
    assert_eq!(rule("", native), "", "the condition is about another value the second time");
}

#[test]
fn patterns_that_may_decline_shadow_none() {
    let two = |natives: &str, first: &str| {
        findings(&format!(
            r#"(schema: "legalize-patterns", version: 1, natives: [{natives}], patterns: [
(name: "first", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  {first}
  Replace(op: "o", with: Values(["a"]))])
, (name: "second", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  Operation(id: "n", name: "a.n", operands: ["a"]), Replace(op: "o", with: Operation("n"))])])"#
        ))
    };
    let call = r#"Native(name: "n", args: [Ref("a")]),"#;
    assert_eq!(two(r#"(name: "n", params: [()])"#, call), "", "Rust may refuse");
    let shadowed = "pattern 'second' is shadowed by pattern 'first'";
    let text = two(r#"(name: "n", params: [()], body: Some((text: "f($0)")))"#, call);
    assert!(text.contains(shadowed), "C++ text has no way to refuse: {text}");
    assert!(two("", "").contains(shadowed));
}

#[test]
fn counted_results_distinguish_patterns() {
    let rule = |name: &str, results: &str| {
        format!(
            r#"(name: "{name}", benefit: 1, match: [Type(id: "t"), Type(id: "u"), Operation(id: "o", name: "a.o", results: [{results}])],
  rewrite: [Erase(op: "o")])"#
        )
    };
    let all = |rules: &[String]| {
        let text = patterns(&rules.join("\n, "));
        text.lines().filter(|line| line.contains("model::duplicate")).count()
    };
    assert_eq!(all(&[rule("none", ""), rule("one", r#""t""#), rule("two", r#""t", "u""#)]), 0);
    assert_eq!(all(&[rule("one", r#""t""#), rule("other", r#""u""#)]), 1);
}

#[test]
fn a_root_distinguishes_patterns() {
    let rule = |root: &str| {
        format!(
            r#"(name: "{root}", benefit: 1, match: [Operand(id: "a"), Operation(id: "lower", name: "a.o", operands: ["a"]),
  Result(id: "r", op: "lower", index: 0), Operation(id: "upper", name: "a.o", operands: ["r"])],
  root: "{root}", rewrite: [Replace(op: "{root}", with: Values(["a"]))])"#
        )
    };
    assert_eq!(patterns(&[rule("upper"), rule("lower")].join("\n, ")), "");
}

#[test]
fn natives_of_one_name_in_two_files_are_two() {
    use legalize_pattern_model::{Listed, overlaps_among};
    let sources = SourceMap::new();
    let file = |name: &str, body: &str| {
        let text = format!(
            r#"(schema: "legalize-patterns", version: 1, natives: [(name: "n", params: [()], body: Some((text: "{body}")))], patterns: [
(name: "{name}", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"]),
  Constraint(Native(name: "n", args: [Ref("a")]))], rewrite: [Replace(op: "o", with: Values(["a"]))])])"#
        );
        let file = sources.add(name, text);
        parse_ron(&sources, file).value.expect("a pattern file")
    };
    let (one, other, same) = (file("one", "f($0)"), file("other", "g($0)"), file("same", "f($0)"));
    let files = [&one, &other, &same];
    let listed = |group: usize| {
        files.map(|(file, origins)| Listed { file, origins, at: 0, group, tentative: false }).to_vec()
    };
    let found = overlaps_among(&listed(0)).resolved(&sources);
    let messages: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
    assert_eq!(messages, ["pattern 'same' is a duplicate of pattern 'one'"]);
    // A label in each of the files.
    let text = found.render();
    assert!(text.contains("same:2:1: warning") && text.contains("one:2:1: note: tried first"), "{text}");
    let mut apart = listed(0);
    apart[2].group = 1;
    assert!(overlaps_among(&apart).is_empty(), "patterns of another converter");
}

#[test]
fn a_conversion_tries_what_a_rewrite_does_not() {
    use legalize_pattern_model::{Listed, overlaps_among};
    let sources = SourceMap::new();
    let text = r#"(schema: "legalize-patterns", version: 1, patterns: [
(name: "again", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  Operation(id: "n", name: "a.o", operands: ["a"]), Replace(op: "o", with: Operation("n"))])
, (name: "next", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  Replace(op: "o", with: Values(["a"]))])
, (name: "last", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  Erase(op: "o")])])"#;
    let file = sources.add("p.ron", text);
    let (patterns, origins) = parse_ron(&sources, file).value.expect("a pattern file");
    let found = |tentative: bool| {
        let listed = |at| Listed { file: &patterns, origins: &origins, at, group: 0, tentative };
        let found = overlaps_among(&[listed(0), listed(1), listed(2)]);
        found.iter().map(|one| one.message.clone()).collect::<Vec<_>>()
    };
    let by = |late: &str, early: &str| {
        format!(
            "pattern '{late}' is shadowed by pattern '{early}', which matches the same and is tried first"
        )
    };
    assert_eq!(found(true), [by("last", "next")]);
    let again = "pattern 'again' matches what it creates".to_owned();
    assert_eq!(found(false), [by("next", "again"), by("last", "again"), again]);
}

#[test]
fn a_pattern_of_a_higher_benefit_may_end_what_another_repeats() {
    let rules = |benefit: u16| {
        let text = patterns(&format!(
            r#"(name: "again", benefit: 1, match: [Operand(id: "a"), Operation(id: "o", name: "a.o", operands: ["a"])], rewrite: [
  Operation(id: "n", name: "a.o", operands: ["a"]), Replace(op: "o", with: Operation("n"))])
, (name: "ends", benefit: {benefit}, match: [Operand(id: "a"), Attribute(id: "x"), Operation(id: "o", name: "a.o", operands: ["a"],
  attributes: [(name: "done", value: "x")])], rewrite: [Replace(op: "o", with: Values(["a"]))])"#
        ));
        text.contains("model::retrigger")
    };
    assert!(rules(1));
    assert!(!rules(2));
}

/// The number of patterns may grow, and so may the natives of a file.
#[test]
fn ten_thousand_patterns_are_compared_in_linear_time() {
    use legalize_pattern_model::{Native, Param, Pattern, PatternFile};
    let sources = SourceMap::new();
    let text = r#"(schema: "legalize-patterns", version: 1, patterns: [(benefit: 1,
  match: [Operand(id: "a"), Operand(id: "b"), Operation(id: "o", name: "a.o", operands: ["a", "b"]), Constraint(Native(name: "n", args: [Ref("a")]))],
  rewrite: [Operation(id: "n", name: "a.n", operands: ["b", "a"]), Replace(op: "o", with: Operation("n"))])])"#;
    let file = sources.add("p.ron", text);
    let (model, origins) = parse_ron(&sources, file).value.expect("a pattern file");
    let time = |count: usize| {
        let mut file = PatternFile::new();
        for index in 0..count {
            let name = format!("n{index}");
            let mut pattern: Pattern = model.patterns[0].clone();
            if let Some(legalize_pattern_model::Match::Constraint(
                legalize_pattern_model::Constraint::Native { name: called, .. },
            )) = pattern.matches.last_mut()
            {
                called.clone_from(&name);
            }
            let param = Param { name: String::new(), kind: None, class: None };
            let (params, function, results, body, place) = (vec![param], None, Vec::new(), None, None);
            file.natives.push(Native { name, function, params, results, body, place });
            file.patterns.push(pattern);
        }
        let started = std::time::Instant::now();
        assert!(legalize_pattern_model::overlaps(&file, &origins).is_empty());
        started.elapsed()
    };
    let (small, large) = (time(1_250), time(10_000));
    assert!(large < small * 32, "8 times as many patterns took {large:?}, the few {small:?}");
}
