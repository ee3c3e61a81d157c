//! Functions of a program that patterns call: by their C++ name or by the native's, with the arguments in the
//! order of the text.
#![cfg(all(feature = "dialects", feature = "drr", feature = "pdll"))]

use std::sync::{Arc, Mutex};

use legalize::conversion::NativeValues;
use legalize::prelude::*;
use legalize::snippet::{Classes, Val};

const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/IR/PatternBase.td"
    def N : Dialect { let name = "n"; let cppNamespace = "::n"; }
    def TwoOp : Op<N, "two"> {
      let arguments = (ins AnyType:$l, AnyType:$r, I32Attr:$k);
      let results = (outs AnyType:$o);
    }
    def OneOp : Op<N, "one"> {
      let arguments = (ins AnyType:$l, AnyAttr:$k);
      let results = (outs AnyType:$o);
    }
"#;

const INPUT: &str = r#"
func.func @f(%a: i32, %b: i64) -> i32 {
  %0 = "n.two"(%a, %b) {k = 5 : i32} : (i32, i64) -> i32
  return %0 : i32
}
"#;

type Calls = Arc<Mutex<Vec<String>>>;

/// Functions to register under these names: constraints that succeed, and rewrites that return their last
/// attribute.
struct Recorded {
    constraints: Vec<&'static str>,
    rewrites: Vec<&'static str>,
    helpers: Vec<&'static str>,
    calls: Calls,
}

fn shown(ctx: &Context, ir: &Ir, args: &[NativeValue]) -> String {
    let shown = |arg: &NativeValue| match arg {
        NativeValue::Value(value) => legalize::ir::type_to_string(ctx, ir.value_type(*value)),
        NativeValue::Attr(attr) => legalize::ir::attr_to_string(ctx, *attr),
        NativeValue::Type(ty) => format!("type {}", legalize::ir::type_to_string(ctx, *ty)),
        NativeValue::Op(op) => ctx.op_str(ir.op(*op).name()).to_owned(),
        other => format!("{other:?}"),
    };
    args.iter().map(shown).collect::<Vec<_>>().join(", ")
}

impl Provider for Recorded {
    fn add_natives(&self, natives: &mut Natives) {
        for &name in &self.constraints {
            let calls = self.calls.clone();
            natives.add_constraint(name, move |call| {
                calls
                    .lock()
                    .expect("a lock")
                    .push(format!("{name}: {}", shown(call.ctx, call.ir, call.args)));
                Ok(NativeValues::new())
            });
        }
        for &name in &self.rewrites {
            let calls = self.calls.clone();
            natives.add_rewrite(name, move |rewriter, call| {
                let line = shown(rewriter.ctx(), rewriter.ir(), call.args);
                calls.lock().expect("a lock").push(format!("{name}: {line}"));
                let attr = call.args.iter().rev().find_map(NativeValue::attr).ok_or("no attribute")?;
                Ok(std::iter::once(NativeValue::Attr(attr)).collect())
            });
        }
    }

    fn add_classes(&self, _ctx: &Context, classes: &Classes) {
        for &name in &self.helpers {
            let calls = self.calls.clone();
            classes.register_helper(name, move |env, args| {
                let kinds: Vec<&str> = args.iter().map(Val::kind).collect();
                calls.lock().expect("a lock").push(format!("{name}: {}", kinds.join(", ")));
                let attr = args.iter().rev().find(|arg| arg.as_attr().is_some() && env.host().is_ok());
                Ok(attr.cloned().unwrap_or(Val::Bool(true)))
            });
        }
    }
}

#[derive(Default)]
struct With {
    constraints: Vec<&'static str>,
    rewrites: Vec<&'static str>,
    helpers: Vec<&'static str>,
}

/// Runs rules; returns the calls, or the errors in the rules.
fn run(name: &str, rules: &str, with: With) -> Result<Vec<String>, String> {
    let With { constraints, rewrites, helpers } = with;
    let calls = Calls::default();
    let sources: Arc<SourceMap> = Arc::default();
    let rendered = |found: Diagnostics| found.resolved(&sources).render();
    let rules = if name.ends_with(".td") { format!("{DIALECT}{rules}") } else { rules.to_owned() };
    let mut session = legalize::session()
        .sources(sources.clone())
        .provider(Recorded { constraints, rewrites, helpers, calls: calls.clone() })
        .patterns_text(name, rules);
    if !name.ends_with(".td") {
        session = session.ods_text("n.td", DIALECT);
    }
    let session = session.build().map_err(rendered)?;
    let set = session.freeze_set(session.pattern_set(None)).map_err(rendered)?;
    let mut module = session.parse("input.mlir", INPUT).map_err(rendered)?;
    apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &set, &GreedyConfig::default())
        .map_err(|error| rendered(error.diagnostic().into()))?;
    let printed = session.print(&module);
    assert!(printed.contains("n.one"), "{printed}");
    let calls = calls.lock().expect("a lock").clone();
    Ok(calls)
}

/// A rule whose new attribute is a call.
fn rule(call: &str) -> String {
    format!("def : Pat<(TwoOp $a, $b, $k), (OneOp $a, {call})>;")
}

fn rewrites(names: &[&'static str]) -> With {
    With { rewrites: names.to_vec(), ..With::default() }
}

fn constraints(names: &[&'static str]) -> With {
    With { constraints: names.to_vec(), ..With::default() }
}

#[test]
fn a_function_gets_its_arguments_in_the_order_of_the_text() {
    let ran = |rules: &str, name| run("r.td", rules, rewrites(&[name])).expect("it runs");
    assert_eq!(ran(&rule("(NativeCodeCall<\"someFn($1, $0)\"> $k, $a)"), "someFn"), ["someFn: i32, 5 : i32"]);
    assert_eq!(
        ran(&rule("(NativeCodeCall<\"rep($_builder, $0, $0, $1...)\"> $a, $b, $k)"), "rep"),
        ["rep: i32, i32, i64, 5 : i32"]
    );
    assert_eq!(
        ran(&rule("(NativeCodeCall<\"lit($_builder, $_loc, 3, -1, true, \\\"x\\\", $0)\"> $k)"), "lit"),
        ["lit: Int(3), Int(-1), Bool(true), Text(\"x\"), 5 : i32"]
    );
    assert_eq!(ran(&rule("NativeCodeCall<\"itself(1, $_self)\">:$k"), "itself"), ["itself: Int(1), 5 : i32"]);
    // A function that is registered for a whole text has the arguments of the pattern.
    assert_eq!(
        ran(&rule("(NativeCodeCall<\"someFn($1, $0)\"> $k, $a)"), "someFn($1, $0)").len(),
        1,
        "the text is registered"
    );
}

#[test]
fn a_text_that_names_missing_arguments_is_not_a_call() {
    for text in ["someFn($0, $3...)", "someFn($_builder, $7...)"] {
        let rules = rule(&format!("(NativeCodeCall<\"{text}\"> $k, $a)"));
        let found = run("r.td", &rules, rewrites(&["someFn"])).expect_err("an argument is missing");
        assert!(found.contains("a native lacks an argument"), "{found}");
    }
}

#[test]
fn a_function_is_found_by_its_native_and_by_its_cpp_name() {
    let rules = format!("def Nat : NativeCodeCall<\"::acme::someFn($1, $0)\">;\n{}", rule("(Nat $k, $b)"));
    for name in ["Nat", "someFn", "acme::someFn", "::acme::someFn"] {
        let calls = run("r.td", &rules, rewrites(&[name])).expect("it runs");
        assert_eq!(calls, [format!("{name}: i64, 5 : i32")]);
    }
    // A name that matches the ends of two functions' names refers to neither.
    let rules = rule("(NativeCodeCall<\"someFn($0)\"> $k)");
    let found = run("r.td", &rules, rewrites(&["a::someFn", "b::someFn"])).expect_err("it is ambiguous");
    assert!(found.contains("'someFn' may be 'a::someFn' or 'b::someFn'"), "{found}");
    let calls = run("r.td", &rules, rewrites(&["a::someFn", "b::other"])).expect("it runs");
    assert_eq!(calls, ["a::someFn: 5 : i32"]);
}

#[test]
fn uses_of_several_shapes_call_one_function() {
    let rules = "
        def Nat : NativeCodeCall<\"$_builder.f($0...)\">;
        def : Pat<(TwoOp $a, $b, $k), (OneOp $a, (Nat $k, (Nat $k)))>;
    ";
    let calls = run("r.td", rules, rewrites(&["Nat"])).expect("it runs");
    assert_eq!(calls, ["Nat: 5 : i32", "Nat: 5 : i32, 5 : i32"]);
}

#[test]
fn calls_inside_of_expressions_reach_the_functions() {
    let ran = |rules: &str, with| run("r.td", rules, with).expect("it runs");
    assert_eq!(
        ran(
            &rule("(NativeCodeCall<\"$_builder.getArrayAttr({acme::f($1.getType(), $0), $0})\"> $k, $a)"),
            rewrites(&["f"])
        ),
        ["f: type i32, 5 : i32"]
    );
    // A function that is only called inside a text is called by it, and does not replace the text.
    assert_eq!(
        ran(&rule("(NativeCodeCall<\"cast<IntegerAttr>(f($0))\"> $k)"), rewrites(&["f"])),
        ["f: 5 : i32"]
    );
    let condition = |text: &str| {
        format!(
            "def C : Constraint<CPred<\"{text}\">>;
            def : Pat<(TwoOp $a, $b, $k), (OneOp $a, $k), [(C $a, $k)]>;"
        )
    };
    assert_eq!(ran(&condition("fits($1, 7, $0)"), constraints(&["fits"])), ["fits: 5 : i32, Int(7), i32"]);
    assert_eq!(
        ran(&condition("fits($0) && !(!acme::ns::has($1.getType()))"), constraints(&["fits", "ns::has"])),
        ["fits: i32", "ns::has: type i32"]
    );
}

#[test]
fn pdll_and_ron_find_the_same_functions() {
    let pdll = |body: &str| {
        format!(
            "#include \"mlir/IR/OpBase.td\"
            Rewrite Made(k: Attr, a: Value) -> Attr{body}
            Pattern {{
              let root = op<n.two>(a: Value, b: Value) {{k = k: Attr}} -> (t: Type);
              rewrite root with {{ replace root with op<n.one>(a) {{k = Made(k, a)}} -> (t); }};
            }}"
        )
    };
    let ran = |text: &str, with| run("r.pdll", text, with).expect("it runs");
    assert_eq!(ran(&pdll(";"), rewrites(&["Made"])), ["Made: 5 : i32, i32"]);
    assert_eq!(ran(&pdll(";"), rewrites(&["acme::Made"])), ["acme::Made: 5 : i32, i32"]);
    let body = " [{ return ::acme::someFn(a, k); }];";
    assert_eq!(ran(&pdll(body), rewrites(&["someFn"])), ["someFn: i32, 5 : i32"]);
    assert_eq!(ran(&pdll(body), rewrites(&["Made"])), ["Made: 5 : i32, i32"]);
    let helper = |name| With { helpers: vec![name], ..With::default() };
    assert_eq!(ran(&pdll(body), helper("::acme::someFn")), ["::acme::someFn: a value, an attribute"]);
    assert_eq!(ran(&pdll(";"), helper("::acme::Made")), ["::acme::Made: an attribute, a value"]);
    let ron = "(schema: \"legalize-patterns\", version: 1,
        natives: [(name: \"Made\", params: [(), ()], results: [Attribute], body: (text: \"someFn($1, $0)\"))],
        patterns: [(benefit: 1,
            match: [Operand(id: \"a\"), Operand(id: \"b\"), Type(id: \"t\"), Attribute(id: \"k\"),
                Operation(id: \"root\", name: \"n.two\", operands: [\"a\", \"b\"],
                    attributes: [(name: \"k\", value: \"k\")], results: [\"t\"])],
            rewrite: [Native(name: \"Made\", args: [Ref(\"k\"), Ref(\"a\")], results: [(id: \"m\", kind: Attribute)]),
                Operation(id: \"new\", name: \"n.one\", operands: [\"a\"],
                    attributes: [(name: \"k\", value: \"m\")], results: Of([\"t\"])),
                Replace(op: \"root\", with: Operation(\"new\"))])])";
    for name in ["Made", "someFn", "acme::someFn"] {
        let calls = run("r.ron", ron, rewrites(&[name])).expect("it runs");
        assert_eq!(calls, [format!("{name}: i32, 5 : i32")]);
    }
}
