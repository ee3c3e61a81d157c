//! PDL text in both directions, as users meet it.

use std::sync::Arc;

use legalize_ir::Context;
use legalize_pattern_model::{
    Action, Arg, Constraint, Location, Match, Native, Origins, Pattern, PatternFile, Predicate, Replacement,
    Snippet, read_ron, verify, write_ron,
};
use legalize_pdl::{
    Loc, Locations, PatternLocations, ReadOptions, WriteOptions, check_pdl, read_pdl, spell_with, write_pdl,
};
use legalize_source::SourceMap;

fn read(text: &str) -> (PatternFile, String) {
    let sources = SourceMap::new();
    let file = sources.add("p.mlir", text);
    let (model, diagnostics) = read_pdl(&sources, file, &ReadOptions::default()).into_parts();
    (model.unwrap(), diagnostics.resolved(&sources).render())
}

fn write(model: &PatternFile, options: &WriteOptions<'_>) -> String {
    let sources = SourceMap::new();
    let (text, diagnostics) = write_pdl(model, &model.origins(&sources), options).into_parts();
    text + &diagnostics.resolved(&sources).render()
}

/// Reads and prints; by way of RON, so that this is tested too.
fn roundtrip(text: &str) -> String {
    let (model, messages) = read(text);
    let sources = SourceMap::new();
    let ron = sources.add("p.ron", write_ron(&model));
    assert_eq!(read_ron(&sources, ron).value.as_ref(), Some(&model));
    write(&model, &WriteOptions::default()) + &messages
}

/// Text that `mlir-opt` prints as it is.
const PRINTED: &str = r#"#map = affine_map<(d0)[s0] -> (d0 + s0)>
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  pdl.pattern @first : benefit(3) {
    %0 = type
    %1 = type : memref<4xf32, #map>
    %2 = types : [i32, (i32) -> i64]
    %3 = operand : %0
    %4 = operands : %2
    %5 = attribute : %0
    %6 = attribute = [#set, "a\22b"]
    %7 = operation "a.in"(%3, %4 : !pdl.value, !pdl.range<value>)  {"k" = %5, "l" = %6} -> (%0, %1 : !pdl.type, !pdl.type)
    %8 = result 1 of %7
    %9 = results 0 of %7  -> !pdl.value
    %10 = results of %7 
    %11 = operation "a.out"(%8, %9, %10 : !pdl.value, !pdl.value, !pdl.range<value>) 
    apply_native_constraint "check"(%3, %5 : !pdl.value, !pdl.attribute) {isNegated = true}
    %12:2 = apply_native_constraint "get"(%11 : !pdl.operation) : !pdl.attribute, !pdl.type
    rewrite %11 {
      %13:2 = apply_native_rewrite "make" : !pdl.value, !pdl.range<value>
      %14 = range %13#0, %4 : !pdl.value, !pdl.range<value> 
      %15 = range : !pdl.range<type>
      %16 = operation "a.new"(%14, %13#1 : !pdl.range<value>, !pdl.range<value>)  {"k" = %12#0} -> (%12#1 : !pdl.type)
      apply_native_rewrite "done"(%16, %15 : !pdl.operation, !pdl.range<type>)
      replace %11 with %16
    }
  }
  pdl.pattern @"odd name" : benefit(0) {
    %0 = operand
    %1 = operation(%0 : !pdl.value) 
    %2 = operation "b.user"(%0 : !pdl.value) 
    rewrite {
      replace %1 with(%0 : !pdl.value)
      erase %2
    }
  }
}
"#;

#[test]
fn printed_text_is_printed_again() {
    assert_eq!(roundtrip(PRINTED), PRINTED);
}

#[test]
fn other_spellings_give_the_same() {
    let free = r#"
    !t = i32 // an alias
    #one = 1 : !t
    module @named attributes {dlti.x = {a = "}"}} {
      module {
        pdl.pattern : benefit(1) attributes {note = "x"} {
          ^bb0:
          %root, %two = pdl.apply_native_constraint "f"(%nothing : !pdl.value) : !pdl.type, !pdl.type
        }
        "pdl.pattern"() <{benefit = 1 : i16, sym_name = "g"}> ({
          %a = "pdl.attribute"() <{value}> : () -> !pdl.attribute loc("x":1:2)
          %b = pdl.attribute = #one
          %root = "pdl.operation"(%a, %b) <{attributeValueNames = ["u", "v"], opName = "a.b",
              operandSegmentSizes = array<i32: 0, 2, 0>}> : (!pdl.attribute, !pdl.attribute) -> !pdl.operation
          pdl.rewrite %root with "outside" {
          } loc(#l)
        }) {some = "thing"} : () -> () loc(#l)
      }
      "test.op"() : () -> ()
    } loc(unknown)
    #l = loc("x":1:3)"#;
    insta::assert_snapshot!(roundtrip(free), @r#"
    module {
      pdl.pattern @g : benefit(1) {
        %0 = attribute = unit
        %1 = attribute = 1 : i32
        %2 = operation "a.b"  {"u" = %0, "v" = %1}
        rewrite %2 {
          apply_native_rewrite "outside"(%2 : !pdl.operation)
        }
      }
    }
    p.mlir:6:45: warning: PDL does not keep attributes of the PDL operations themselves [pdl::dropped]
       6 |         pdl.pattern : benefit(1) attributes {note = "x"} {
         |                                             ^^^^^^^^^^^^
         = help: export the pattern as RON to keep it
    p.mlir:19:7: warning: the rest of this module is ignored [pdl::skipped]
      19 |       "test.op"() : () -> ()
         |       ^^^^^^^^^^^
         = help: move the patterns to a module of their own
    p.mlir:6:9: error: pattern without a rewrite at its end [pdl::syntax]
       6 |         pdl.pattern : benefit(1) attributes {note = "x"} {
         |         ^^^^^^^^^^^^^^^^^^^^^^^^
         = help: end the pattern's body with 'pdl.rewrite'
    "#);
}

#[test]
fn malformed_text_is_reported_at_its_place() {
    let fault = |body: &str| read(&format!("pdl.pattern @p : benefit(1) {{\n{body}\n}}")).1;
    insta::assert_snapshot!(fault("%o = operation \"a.b\"\nrewrite %x { erase %o }"), @r"
    p.mlir:3:9: error: '%x' is not defined before its use [pdl::unbound]
       3 | rewrite %x { erase %o }
         |         ^^
         = help: define it earlier in the pattern
    ");
    insta::assert_snapshot!(fault("%o = operation \"a.b\"\nrewrite %o { erase %o"), @r"
    p.mlir:1:29: error: region is not closed [pdl::syntax]
       1 | pdl.pattern @p : benefit(1) {
         |                             ^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    p.mlir:1:1: error: this pattern does not end [pdl::syntax]
       1 | pdl.pattern @p : benefit(1) {
         | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    ");
    insta::assert_snapshot!(fault("%o = operation \"a.b\"(%o : !pdl.thing)\nrewrite %o { erase %o }"), @r#"
    p.mlir:2:27: error: '!pdl.thing' is not a type of the PDL dialect [pdl::syntax]
       2 | %o = operation "a.b"(%o : !pdl.thing)
         |                           ^^^^^^^^^^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    "#);
    insta::assert_snapshot!(fault("%o = operation \"a.b\"\nerase %o\nrewrite %o { erase %o }"), @r"
    p.mlir:3:1: error: this operation belongs in the rewrite [pdl::misplaced]
       3 | erase %o
         | ^^^^^^^^
         = help: move it into the body of 'pdl.rewrite', which ends the pattern
    ");
    insta::assert_snapshot!(fault("%o = arith.constant 1 : i32\nrewrite %o { erase %o }"), @r"
    p.mlir:2:6: error: unknown PDL operation 'arith.constant' [pdl::unknown_operation]
       2 | %o = arith.constant 1 : i32
         |      ^^^^^^^^^^^^^^
         = help: use only operations of the 'pdl' dialect in the body of a pattern
    ");
    insta::assert_snapshot!(fault("%v = operand\n%v = operation \"a.b\"(%v : !pdl.type)\nrewrite %v { erase %v }"), @r#"
    p.mlir:3:1: error: '%v' is defined twice [pdl::redefined]
       3 | %v = operation "a.b"(%v : !pdl.type)
         | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
       2 | %v = operand
         | ^^^^^^^^^^^^ first defined here
         = help: rename one of them
    "#);
    insta::assert_snapshot!(read("module {\n  pdl.pattern : benefit(40000) {\n}\n  pdl.pattern : benefit(1) {}\n  nonsense }").1, @r"
    p.mlir:2:25: error: benefit is out of range [pdl::syntax]
       2 |   pdl.pattern : benefit(40000) {
         |                         ^^^^^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    p.mlir:5:3: warning: the rest of this module is ignored [pdl::skipped]
       5 |   nonsense }
         |   ^^^^^^^^
         = help: move the patterns to a module of their own
    p.mlir:4:3: error: pattern without a rewrite at its end [pdl::syntax]
       4 |   pdl.pattern : benefit(1) {}
         |   ^^^^^^^^^^^^^^^^^^^^^^^^
         = help: end the pattern's body with 'pdl.rewrite'
    ");
    insta::assert_snapshot!(read("module { pdl.pattern").1, @r"
    p.mlir:1:21: error: expected ':', found the end of the file [pdl::syntax]
       1 | module { pdl.pattern
         |                     ^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    p.mlir:1:10: error: this pattern does not end [pdl::syntax]
       1 | module { pdl.pattern
         |          ^^^^^^^^^^^
         = help: write PDL as `mlir-opt` prints it, as custom assembly or in generic form
    ");
}

#[test]
fn parts_that_pdl_cannot_express_are_named() {
    let text = r#"(schema: "legalize-patterns", version: 1,
natives: [(name: "with body", params: [()], body: (text: "true"))],
patterns: [
  (benefit: 40000, match: [Operation(id: "o")], rewrite: [Erase(op: "o")]),
  (benefit: 1, match: [Region(id: "r"), Operation(id: "o", name: "a.o", regions: ["r"])], rewrite: [
    Operation(id: "n", name: "a.n", regions: ["r"], location: Named("here")), Replace(op: "o", with: Operation("n"))]),
  (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"], successors: []),
    Constraint(Predicate(tree: Leaf((text: "$_self")), self: "x")),
    Constraint(Native(name: "with body", args: [Ref("x")])),
    Constraint(Native(name: "other", args: [Text("x")])),
    Constraint(Equal(left: "x", right: "x", negated: true)),
  ], rewrite: [Erase(op: "o")]),
  (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"]), Operation(id: "user", operands: ["x"])],
    root: "o", rewrite: [Erase(op: "o")]),
  (benefit: 1, labels: ["l"], bounded_recursion: true, match: [Operand(id: "x"), Operand(id: "y"),
    Operation(id: "o", name: "a.fine", operands: ["x", "y"]), Constraint(Equal(left: "x", right: "y")),
    Constraint(Predicate(tree: True, self: "x"))],
    rewrite: [Replace(op: "o", with: Values(["x", "y"]))]),
])"#;
    let sources = SourceMap::new();
    let file = sources.add("p.ron", text);
    let (model, diagnostics) = read_ron(&sources, file).into_parts();
    assert!(!diagnostics.has_errors(), "{}", diagnostics.resolved(&sources).render());
    let model = model.unwrap();
    let origins = model.origins(&sources).with_ron(&sources, file);
    let (text, diagnostics) = write_pdl(&model, &origins, &WriteOptions::default()).into_parts();
    insta::assert_snapshot!(text + &diagnostics.resolved(&sources).render(), @r#"
    module {
      pdl.pattern : benefit(1) {
        %0 = operand
        %1 = operation "a.fine"(%0, %0 : !pdl.value, !pdl.value) 
        rewrite {
          replace %1 with(%0, %0 : !pdl.value, !pdl.value)
        }
      }
    }
    p.ron:4:13: error: PDL cannot express benefit 40000, more than 32767 [pdl::inexpressible]
       4 |   (benefit: 40000, match: [Operation(id: "o")], rewrite: [Erase(op: "o")]),
         |             ^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:5:24: error: PDL cannot express a region [pdl::inexpressible]
       5 |   (benefit: 1, match: [Region(id: "r"), Operation(id: "o", name: "a.o", regions: ["r"])], rewrite: [
         |                        ^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:5:41: error: PDL cannot express a condition on regions [pdl::inexpressible]
       5 |   (benefit: 1, match: [Region(id: "r"), Operation(id: "o", name: "a.o", regions: ["r"])], rewrite: [
         |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:6:5: error: PDL cannot express a region [pdl::inexpressible]
       6 |     Operation(id: "n", name: "a.n", regions: ["r"], location: Named("here")), Replace(op: "o", with: Operation("n"))]),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:6:5: error: PDL cannot express a named location [pdl::inexpressible]
       6 |     Operation(id: "n", name: "a.n", regions: ["r"], location: Named("here")), Replace(op: "o", with: Operation("n"))]),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:7:42: error: PDL cannot express a condition on successors [pdl::inexpressible]
       7 |   (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"], successors: []),
         |                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:8:5: error: PDL cannot express a constraint with a native body [pdl::inexpressible]
       8 |     Constraint(Predicate(tree: Leaf((text: "$_self")), self: "x")),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:9:5: error: PDL cannot express the body of native 'with body' [pdl::inexpressible]
       9 |     Constraint(Native(name: "with body", args: [Ref("x")])),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:10:5: error: PDL cannot express a string as an argument of native 'other' [pdl::inexpressible]
      10 |     Constraint(Native(name: "other", args: [Text("x")])),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:11:5: error: PDL cannot express that 'x' and 'x' differ [pdl::inexpressible]
      11 |     Constraint(Equal(left: "x", right: "x", negated: true)),
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:13:79: error: PDL cannot express a matched operation that nothing refers to [pdl::inexpressible]
      13 |   (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"]), Operation(id: "user", operands: ["x"])],
         |                                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: keep this pattern in RON, which can express all of it
    p.ron:15:3: warning: PDL does not keep labels [pdl::dropped]
      15 |   (benefit: 1, labels: ["l"], bounded_recursion: true, match: [Operand(id: "x"), Operand(id: "y"),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: export the pattern as RON to keep it
    p.ron:15:3: warning: PDL does not keep the declaration of bounded recursion [pdl::dropped]
      15 |   (benefit: 1, labels: ["l"], bounded_recursion: true, match: [Operand(id: "x"), Operand(id: "y"),
         |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: export the pattern as RON to keep it
    "#);
}

#[test]
fn locations_are_printed_as_aliases() {
    let (model, _) = read("pdl.pattern @p : benefit(1) { %0 = operation \"a\" rewrite %0 { erase %0 } }");
    let at = |line, column| Some(Loc { file: 0, line, column });
    let locations = Locations {
        files: vec!["a.pdll".to_owned()],
        module: at(1, 1),
        patterns: vec![PatternLocations {
            pattern: at(1, 1),
            rewrite: None,
            matches: vec![at(2, 3)],
            actions: vec![at(2, 3)],
        }],
    };
    let options = WriteOptions::default().with(|options| options.locations = Some(&locations));
    insta::assert_snapshot!(write(&model, &options), @r#"
    module {
      pdl.pattern @p : benefit(1) {
        %0 = operation "a"  loc(#loc1)
        rewrite %0 {
          erase %0 loc(#loc1)
        } loc(#loc2)
      } loc(#loc)
    } loc(#loc)
    #loc = loc("a.pdll":1:1)
    #loc1 = loc("a.pdll":2:3)
    #loc2 = loc(unknown)
    "#);
}

#[test]
fn aliases_of_locations_are_replaced_without_their_brackets() {
    let text = r#"#loc1 = loc("f":1:2)
#loc2 = loc("g"(#loc1))
#loc3 = loc(fused<#loc1>[#loc2, callsite(#loc1 at "h")])
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  pdl.pattern : benefit(1) {
    %0 = attribute = [#loc3, distinct[0]<#loc2>, #set, #d.alloc<(#loc1)>]
    %1 = operation "a.b" {"x" = %0}
    rewrite %1 {
      erase %1
    }
  }
}
"#;
    let (model, messages) = read(text);
    assert_eq!(messages, "");
    let Some(Match::Attribute { value: Some(value), .. }) = model.patterns[0].matches.first() else {
        panic!("{model:?}");
    };
    let location = r#"loc(fused<loc("f":1:2)>["g"("f":1:2), callsite("f":1:2 at "h")])"#;
    let rest =
        r#"distinct[0]<loc("g"("f":1:2))>, affine_set<(d0) : (d0 - 3 >= 0)>, #d.alloc<(loc("f":1:2))>"#;
    assert_eq!(value, &format!("[{location}, {rest}]"));
}

#[test]
fn values_before_a_result_read_back() {
    let mut model = read("pdl.pattern : benefit(1) { %0 = operation \"a\" rewrite %0 { erase %0 } }").0;
    model.sources.clear();
    let op = match &model.patterns[0].matches[0] {
        Match::Operation { id, .. } => id.clone(),
        other => panic!("{other:?}"),
    };
    model.patterns[0].rewrite = vec![
        Action::Replace { op, with: Replacement::Values(Vec::new()) },
        Action::Type { id: "t".to_owned(), value: "i32".to_owned() },
        Action::Native {
            name: "n".to_owned(),
            args: vec![Arg::Ref("t".to_owned())],
            results: Vec::new(),
            place: None,
        },
    ];
    assert!(write(&model, &WriteOptions::default()).contains("replace %0 with {}\n"));
    assert!(
        write(&model, &WriteOptions::default().with(|options| options.exact = true))
            .contains("replace %0 with\n")
    );
    for exact in [false, true] {
        let text = write(&model, &WriteOptions::default().with(|options| options.exact = exact));
        assert_eq!(read(&text).0.canonical(), model.canonical());
    }
}

#[test]
fn any_part_of_a_text_is_survived() {
    for at in (0..PRINTED.len()).filter(|&at| PRINTED.is_char_boundary(at)) {
        read(&PRINTED[..at]);
        read(&format!("{}{}", &PRINTED[..at], &PRINTED[(at + 7).min(PRINTED.len())..]));
    }
    for text in
        ["(", "<", "{", "[", "module {", "module @", "!a = ", "#a = ((((", "pdl.pattern \"", "%", "\"\\"]
    {
        read(&text.repeat(50_000));
    }
    let bomb: String = (1..40).map(|n| format!("#a{n} = [#a{}, #a{}]\n", n - 1, n - 1)).collect();
    assert!(read(&format!("#a0 = [1]\n{bomb}")).1.contains("too large"));
}

#[test]
fn a_model_built_by_hand_is_refused_or_printed() {
    let snippet = Snippet { text: "x".to_owned(), place: None };
    let pattern = Pattern {
        benefit: 1,
        matches: vec![
            Match::Operand { id: "x".to_owned(), ty: None },
            Match::Operation {
                id: "o".to_owned(),
                name: None,
                operands: vec!["x".to_owned()],
                attributes: Vec::new(),
                results: Vec::new(),
                successors: None,
                regions: None,
                place: None,
            },
            Match::Constraint(Constraint::Predicate {
                tree: Predicate::Not(Arc::new(Predicate::Leaf(snippet.clone()))),
                subject: "x".to_owned(),
                args: Vec::new(),
                summary: String::new(),
                place: None,
            }),
        ],
        rewrite: vec![Action::Operation {
            id: "n".to_owned(),
            name: "a.n".to_owned(),
            operands: Vec::new(),
            attributes: Vec::new(),
            results: Default::default(),
            successors: Vec::new(),
            regions: Vec::new(),
            location: Location::Of(vec!["x".to_owned()]),
            place: None,
        }],
        ..Pattern::default()
    };
    let native = Native {
        name: "n".to_owned(),
        params: Vec::new(),
        results: Vec::new(),
        body: Some(snippet),
        function: None,
        place: None,
    };
    let model = PatternFile { patterns: vec![pattern], natives: vec![native], ..PatternFile::new() };
    let found = verify(&model, &Origins::none());
    assert!(found.iter().any(|found| found.code == "model::root_kept"), "the root is left as it is");
    insta::assert_snapshot!(write(&model, &WriteOptions::default()), @r"
    module {
    }
    pattern without a name: error: PDL cannot express a constraint with a native body [pdl::inexpressible]
         = help: keep this pattern in RON, which can express all of it
    pattern without a name: error: PDL cannot express the location of a bound entity [pdl::inexpressible]
         = help: keep this pattern in RON, which can express all of it
    ");
}

#[test]
fn a_context_spells_types_and_attributes() {
    let mut ctx = Context::new(Default::default());
    legalize_ir::register_builtin(&mut ctx);
    let text = r#"pdl.pattern : benefit(1) {
      %t = type : ( i32 )->( tuple< > )
      %a = attribute = { b = 0x10, a = [ 1.5 , unit ] }
      %b = attribute = #unknown.attribute< text >
      %o = operation {"a" = %a, "b" = %b} -> (%t : !pdl.type)
      rewrite %o { erase %o }
    }"#;
    let sources = SourceMap::new();
    let file = sources.add("p.mlir", text);
    let spell = spell_with(&ctx);
    let (model, diagnostics) =
        read_pdl(&sources, file, &ReadOptions::default().with(|options| options.respell = Some(&spell)))
            .into_parts();
    assert!(diagnostics.is_empty(), "{}", diagnostics.resolved(&sources).render());
    insta::assert_snapshot!(write(&model.unwrap(), &WriteOptions::default()), @r#"
    module {
      pdl.pattern : benefit(1) {
        %0 = type : (i32) -> tuple<>
        %1 = attribute = {a = [1.500000e+00, unit], b = 16 : i64}
        %2 = attribute = #unknown.attribute< text >
        %3 = operation  {"a" = %1, "b" = %2} -> (%0 : !pdl.type)
        rewrite %3 {
          erase %3
        }
      }
    }
    "#);
}

#[test]
fn indices_of_results_are_signed() {
    let pattern = |index: &str| {
        format!(
            "pdl.pattern : benefit(1) {{ %0 = operation \"a\" %1 = result {index} of %0\n\
             %2 = operation \"b\"(%1 : !pdl.value) rewrite %2 {{ erase %2 }} }}"
        )
    };
    for (index, printed) in
        [("-1", "-1"), ("4294967295", "-1"), ("0x10", "16"), ("-2147483648", "-2147483648")]
    {
        let text = roundtrip(&pattern(index));
        assert!(text.contains(&format!("= result {printed} of %0\n")), "{index}: {text}");
    }
    for index in ["4294967296", "-2147483649", "-", "1x"] {
        let sources = SourceMap::new();
        let file = sources.add("p.mlir", pattern(index));
        let (model, diagnostics) = read_pdl(&sources, file, &ReadOptions::default()).into_parts();
        assert!(diagnostics.has_errors(), "{index}: {model:?}");
    }
}

/// A native that returns an operation, and a type with invalid text, which is only found by reading the
/// printed text back.
#[test]
fn parts_that_pdl_cannot_hold_are_refused_at_their_place() {
    let text = r#"(schema: "legalize-patterns", version: 1, patterns: [
  (benefit: 1, match: [Operand(id: "x"), Operation(id: "o", operands: ["x"]),
    Constraint(Native(name: "giver", args: [Ref("x")], results: [(id: "g", kind: Operation)]))],
    rewrite: [Erase(op: "o")]),
  (name: "Cut", benefit: 1, match: [Type(id: "t", value: "!foo.bar<"), Operation(id: "o", results: ["t"])],
    rewrite: [Erase(op: "o")]),
])"#;
    let sources = SourceMap::new();
    let file = sources.add("p.ron", text);
    let model = read_ron(&sources, file).value.expect("a model");
    let origins = model.origins(&sources).with_ron(&sources, file);
    let (_, diagnostics) = write_pdl(&model, &origins, &WriteOptions::default()).into_parts();
    let reported: Vec<String> =
        diagnostics.resolved(&sources).iter().map(legalize_source::Diagnostic::one_line).collect();
    let [giver, cut] = &reported[..] else { panic!("{reported:?}") };
    assert!(
        giver.contains("p.ron:3:5") && giver.contains("native constraint 'giver' that returns an operation"),
        "{giver}"
    );
    assert!(cut.contains("p.ron:5:3") && cut.contains("'<' is not closed"), "{cut}");
}

/// Printed text is read back: an undefined name, an operation in the wrong section, text that is not a type.
#[test]
fn printed_text_is_checked() {
    let text = |matched: &str, done: &str| {
        format!(
            "module {{\n  pdl.pattern : benefit(1) {{\n    %0 = operation \"a\"\n    rewrite %0 {{\n      erase %0\n    }}\n  \
             }}\n  pdl.pattern @P : benefit(1) {{\n    {matched}\n    rewrite %0 {{\n      {done}\n    }}\n  }}\n}}\n"
        )
    };
    let fine = "%0 = operation \"a\"";
    assert_eq!(check_pdl(&text(fine, "erase %0")), []);
    let type_of_result = |ty: &str| format!("%1 = type : {ty} %0 = operation \"a\" -> (%1 : !pdl.type)");
    assert_eq!(check_pdl(&text(&type_of_result("!foo.bar<i32>"), "erase %0")), []);
    let refused = [
        (fine.to_owned(), "erase %1"),
        (fine.to_owned(), "replace %0 with (%<unbound> : !pdl.value)"),
        (format!("{fine} apply_native_constraint \"Never\"(%<unbound> : !pdl.value)"), "erase %0"),
        (fine.to_owned(), "apply_native_constraint \"Never\"(%0 : !pdl.operation)"),
        (fine.to_owned(), "%1 = operand"),
        (type_of_result("nonsense"), "erase %0"),
        (type_of_result("tensor<"), "erase %0"),
        (fine.to_owned(), "%1 = attribute = [1, nonsense]"),
    ];
    for (matched, done) in refused {
        let faults = check_pdl(&text(&matched, done));
        let of: Vec<_> = faults.iter().map(|fault| fault.pattern).collect();
        assert_eq!(of, [Some(1)], "{matched} / {done}: {faults:?}");
    }
}

/// Tokens are those of the IR's reader; `mlir-opt` gave the verdicts.
#[test]
fn tokens_are_those_of_modules() {
    let pattern =
        |benefit: &str, body: &str| format!("module {{ pdl.pattern : benefit({benefit}) {{ {body} }} }}");
    let accepted = [
        pattern("0x10", "%0 = pdl.operation \"a.b\" pdl.rewrite %0 { pdl.erase %0 }"),
        pattern("1", "%a-b = pdl.operation \"a.b\" pdl.rewrite %a-b { pdl.erase %a-b }"),
        pattern(
            "1",
            "%t = pdl.type : tuple<i32, // e >\n i64> %0 = pdl.operation \"a.b\" -> (%t : !pdl.type) pdl.rewrite %0 { pdl.erase %0 }",
        ),
        pattern(
            "1",
            "%t = pdl.type : !x.y<a -> b, [c], \"q>\", #m, @> %0 = pdl.operation \"a.b\" -> (%t : !pdl.type) \
             pdl.rewrite %0 { pdl.erase %0 }",
        ),
        pattern(
            "1",
            "%1 = pdl.attribute = @a::@\"b c\"::@d %2 = pdl.attribute = [affine_set<(d0) : (d0 >= 0)>, -1.5e+3 : f32] \
             %0 = pdl.operation \"a.b\" {\"a\" = %1, \"b\" = %2} pdl.rewrite %0 { pdl.erase %0 }",
        ),
    ];
    for text in accepted {
        assert_eq!(read(&text).1, "", "{text}");
    }
    let types =
        &read(&pattern("1", "%t = pdl.type : tuple<i32, // e >\n i64> pdl.rewrite {}")).0.patterns[0].matches;
    assert!(
        matches!(&types[0], Match::Type { value: Some(text), .. } if text == "tuple<i32, \n i64>"),
        "{types:?}"
    );
    let refused = [
        (pattern("1", "%0abc = pdl.operation \"a.b\" pdl.rewrite %0abc {}"), "expected '=', found 'abc'"),
        (
            pattern("1", "%0 = pdl.operation \"a.\nb\" pdl.rewrite %0 { pdl.erase %0 }"),
            "string is not closed",
        ),
        (
            pattern("1", "%0 = pdl.operation \"a.b\\q\" pdl.rewrite %0 { pdl.erase %0 }"),
            "invalid escape in string",
        ),
        (
            pattern(
                "1",
                "%1 = pdl.attribute = #x.z<a >= b> %0 = pdl.operation \"a.b\" {\"k\" = %1} pdl.rewrite %0 { pdl.erase %0 }",
            ),
            "expected a PDL operation, found '='",
        ),
        (
            pattern("1", "& %0 = pdl.operation \"a.b\" pdl.rewrite %0 { pdl.erase %0 }"),
            "expected a PDL operation, found '&'",
        ),
        (pattern("99999999999", "pdl.rewrite {}"), "number is too large"),
    ];
    for (text, message) in refused {
        let found = read(&text).1;
        assert!(found.contains(message) && found.matches("error:").count() == 1, "{text}\n{found}");
    }
}
