//! Budgets of printed text: a text that is shared in memory is printed once for each use.

use super::run;

/// A dialect in TableGen, and a text `s18` of 16 MiB.
fn definitions(rest: &str) -> String {
    let mut text = String::from(
        "include \"mlir/IR/OpBase.td\"\ndef D0 : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }\n",
    );
    text += &format!("defvar s0 = \"{}\";\n", "x".repeat(64));
    for level in 1..=18 {
        text += &format!("defvar s{level} = !strconcat(s{0}, s{0});\n", level - 1);
    }
    text + rest
}

const DESCRIBED: &str =
    "foreach i = 0...2000 in def Op#i : Op<D0, \"op\"#i, []> { let description = s18; }\n";
const TRAITS: &str =
    "def T : NativeOpTrait<s18>;\nforeach i = 0...2000 in def Op#i : Op<D0, \"op\"#i, [T]>;\n";

#[test]
fn texts_that_definitions_share_are_counted() {
    for (what, text) in [("descriptions", definitions(DESCRIBED)), ("traits", definitions(TRAITS))] {
        for args in [&["doc", "a.td"][..], &["ods", "a.td"], &["ods", "--json", "a.td"]] {
            let ended = run(&[("a.td", &text)], args);
            ended.is_refused(&format!("{what}: {args:?}"), "limit::definition_bytes", "definition-bytes");
        }
    }
}

/// Operations whose results have a type of four megabytes.
fn module(ops: usize) -> String {
    let mut text = format!("!t0 = tuple<{}>\n", vec!["i32"; 100].join(", "));
    for level in 1..=13 {
        text += &format!("!t{level} = tuple<!t{0}, !t{0}>\n", level - 1);
    }
    for op in 0..ops {
        text += &format!("%v{op} = \"t.a\"() : () -> !t13\n");
    }
    text
}

#[test]
fn a_graph_of_long_types_is_charged() {
    let graph = ["graph", "--allow-unregistered-dialect", "a.mlir"];
    run(&[("a.mlir", module(20_000))], &graph).is_refused("dot", "limit::output_bytes", "output-bytes");
    let picture = [&graph[..], &["--format", "svg"]].concat();
    run(&[("a.mlir", module(100))], &picture).fails_with("opt::graph", "a picture of long labels");
    run(&[("a.mlir", module(1))], &[&graph[..], &["-o", "out"]].concat()).is_fine("one operation");
}

#[test]
fn texts_of_calls_that_multiply_are_counted() {
    let list = "1,".repeat(300_000);
    let literals = [
        format!("op<t.y>(v) {{a = attr<\"[{list}1]\">}} -> ()"),
        format!("op<t.y>(v) -> (type<\"tuple<{}i1>\">)", "i1,".repeat(100_000)),
        format!("op<t.{}>(v) -> ()", "y".repeat(300_000)),
    ];
    for literal in literals {
        let mut text = format!("Rewrite C0(v: Value) {{ let o = {literal}; }}\n");
        for level in 1..=13 {
            text += &format!("Rewrite C{level}(v: Value) {{ C{0}(v); C{0}(v); }}\n", level - 1);
        }
        text += "Pattern { let r = op<t.x>(v: Value); rewrite r with { C13(v); erase r; }; }\n";
        for form in ["mlir", "ron", "automaton"] {
            let args = ["pdll", "-x", form, "-o", "/dev/null", "a.pdll"];
            let ended = run(&[("a.pdll", &text)], &args);
            ended.is_refused(&format!("{form}: {}", &literal[..20]), "pdll::too_large", "pdll-text-bytes");
        }
    }
}

/// Every command that prints ends at the limit, if it is small.
#[test]
fn every_command_is_charged() {
    let files = [
        (
            "a.td",
            "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/PatternBase.td\"\n\
          def D0 : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }\n\
          def A : Op<D0, \"a\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }\n\
          def B : Op<D0, \"b\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }\n\
          def P : Pat<(A $x), (B $x)>;\n",
        ),
        ("a.pdll", "Pattern { let r = op<t.x>(v: Value); rewrite r with { erase r; }; }\n"),
        ("a.mlir", "module { \"t.a\"() : () -> () }\n"),
        (
            "t.ron",
            "(schema: \"legalize-conversion\", version: 1, mode: partial, target: (legal: (dialects: [\"builtin\"])), patterns: [])",
        ),
    ];
    let commands: [&[&str]; 16] = [
        &["tblgen", "--prelude", "a.td"],
        &["tblgen", "--dump-json", "--prelude", "a.td"],
        &["ods", "a.td"],
        &["ods", "--json", "a.td"],
        &["doc", "a.td"],
        &["drr", "a.td"],
        &["drr", "-x", "mlir", "a.td"],
        &["drr", "-x", "automaton", "a.td"],
        &["pdll", "-x", "mlir", "a.pdll"],
        &["pdll", "-x", "ron", "a.pdll"],
        &["pdll", "-x", "automaton", "a.pdll"],
        &["graph", "--allow-unregistered-dialect", "a.mlir"],
        &["graph", "--allow-unregistered-dialect", "--format", "svg", "a.mlir"],
        &["opt", "--allow-unregistered-dialect", "a.mlir"],
        &["rewrite", "--allow-unregistered-dialect", "--patterns", "a.pdll", "a.mlir"],
        &["convert", "--allow-unregistered-dialect", "--target", "t.ron", "a.mlir"],
    ];
    for command in commands {
        run(&files, command).is_fine(&format!("{command:?}"));
        let ended = run(&files, &[command, &["--max-output-bytes", "3"]].concat());
        ended.is_refused(&format!("{command:?}"), "limit::output_bytes", "output-bytes");
    }
}

#[test]
fn limits_of_printed_text_have_a_place() {
    let long = "\"t.a\"() : () -> ()\n\"t.b\"() {key = [[1, 2], [3, 4]]} : () -> ()\n";
    let args = ["opt", "--allow-unregistered-dialect", "a.mlir", "--max-text-bytes", "5"];
    let ended = run(&[("a.mlir", long)], &args);
    ended.is_refused("a long attribute", "limit::text_bytes", "text-bytes");
    assert!(ended.errors.contains("a.mlir:2:1"), "{}", ended.start_of_errors());
    // Some of the text is written before the limit is reached.
    let many = "\"t.a\"() : () -> ()\n".repeat(100_000);
    let args = ["opt", "--allow-unregistered-dialect", "a.mlir", "-o", "out", "--max-output-bytes", "500000"];
    let ended = run(&[("a.mlir", many)], &args);
    ended.is_refused("many operations", "limit::output_bytes", "output-bytes");
    assert!(ended.errors.contains("a.mlir:2"), "{}", ended.start_of_errors());
}
