//! Rules that create operations, or try patterns, without end.

use std::fmt::Write;

use super::{chain, run};

const ONE: &str = "\"t.x\"() : () -> ()\n";

fn rewrite(rules: &str, module: &str, code: &str, rule: &str) {
    let files = [("rules.pdll", rules.to_owned()), ("a.mlir", module.to_owned())];
    let args = ["rewrite", "--allow-unregistered-dialect", "--patterns", "rules.pdll", "a.mlir"];
    let ended = run(&files, &args);
    ended.fails_with(code, rule);
    assert!(ended.errors.contains(&format!("pattern '{rule}'")), "{}", ended.errors);
}

fn convert(rules: String, legal: &str, module: &str, code: &str) {
    convert_with(&[], rules, legal, module, code);
}

fn convert_with(flags: &[&str], rules: String, legal: &str, module: &str, code: &str) {
    let spec = format!(
        "(schema: \"legalize-conversion\", version: 1, mode: full, patterns: [File(\"rules.pdll\")], target: ({legal}))"
    );
    let files = [("rules.pdll", rules), ("target.ron", spec), ("a.mlir", module.to_owned())];
    let args = ["convert", "--allow-unregistered-dialect", "--target", "target.ron", "a.mlir"];
    run(&files, &[&args[..], flags].concat()).fails_with(code, code);
}

#[test]
fn rules_that_double_operands_or_results_reach_a_limit() {
    let module = "%a = \"t.a\"() : () -> i32\n\"t.x\"(%a) : (i32) -> ()\n";
    let rule = "Pattern Double {
        let operands: ValueRange;
        let root = op<t.x>(operands);
        replace root with op<t.x>(operands, operands);
    }";
    rewrite(rule, module, "limit::created_values", "Double");
    let module = "%a = \"t.x\"() : () -> i32\n";
    let rule = "Pattern Widen {
        let types: TypeRange;
        let root = op<t.x>() -> (types);
        rewrite root with { op<t.x>() -> (types, types); erase root; };
    }";
    rewrite(rule, module, "limit::created_values", "Widen");
}

#[test]
fn rules_that_create_many_operations_reach_a_limit() {
    let many = "op<t.a> -> ();\n".repeat(50);
    let rule = format!(
        "Pattern Many {{ let root = op<t.x>; rewrite root with {{ {many} replace root with op<t.x> -> (); }}; }}"
    );
    rewrite(&rule, ONE, "limit::created_ops", "Many");
    // In a region of the root, so that the root is unchanged.
    let rule = format!(
        "Rewrite More(op: Op) [{{ for (int i = 0; i < 2000; i++) rewriter.clone(*op); }}];
         Pattern Clones {{ let root = op<t.x>; rewrite root with {{ {many} More(root); replace root with op<t.x> -> (); }}; }}"
    );
    let files = [("rules.pdll", rule), ("a.mlir", ONE.to_owned())];
    // In a build without optimizations, the default number of clones takes longer than the time limit.
    let limit = ["--max-created-ops", "500000"];
    let args = ["rewrite", "--allow-unregistered-dialect", "--patterns", "rules.pdll", "a.mlir"];
    run(&files, &[&args[..], &limit].concat()).fails_with("limit::created_ops", "clones");
}

#[test]
fn rules_that_grow_an_attribute_or_a_type_reach_a_limit() {
    let native = |result: &str, body: &str| {
        format!(
            "Rewrite Twice(a: Attr) -> Attr [{{ {body} return {result}; }}];
             Pattern Grow {{
               let a: Attr;
               let root = op<t.x> {{s = a}};
               rewrite root with {{ replace root with op<t.x> {{s = Twice(a)}} -> (); }};
             }}"
        )
    };
    let module = "\"t.x\"() {s = [1, 2]} : () -> ()\n";
    let array = native(
        "rewriter.getArrayAttr(all)",
        "llvm::SmallVector<mlir::Attribute> all;
         for (auto one : llvm::cast<mlir::ArrayAttr>(a)) all.push_back(one);
         for (auto one : llvm::cast<mlir::ArrayAttr>(a)) all.push_back(one);",
    );
    let run_one = |rule: String, module: &str| {
        let files = [("rules.pdll", rule), ("a.mlir", module.to_owned())];
        let args = ["rewrite", "--allow-unregistered-dialect", "--patterns", "rules.pdll", "a.mlir"];
        run(&files, &args)
    };
    let ended = run_one(array, module);
    ended.has_not_panicked("array");
    assert_eq!(ended.status, Some(1), "{}", ended.errors);
    let text = native(
        "rewriter.getStringAttr(text.str() + text.str())",
        "auto text = llvm::cast<mlir::StringAttr>(a).getValue();",
    );
    let ended = run_one(text, "\"t.x\"() {s = \"ab\"} : () -> ()\n");
    ended.has_not_panicked("text");
    assert_eq!(ended.status, Some(1), "{}", ended.errors);
}

/// A number of ways from each of a number of operations to the next, the last of which is never legal.
fn ways(steps: usize, ways: usize) -> (String, String) {
    let mut rules = String::new();
    for step in 0..steps {
        for way in 0..ways {
            let next = step + 1;
            let _ = writeln!(
                rules,
                "Pattern P{step}_{way} {{ let root = op<t.s{step}>; replace root with op<t.s{next}> -> (); }}"
            );
        }
    }
    let when = "when: snippet(\"$_op.hasAttr(\\\"never\\\")\")";
    (rules, format!("legal: (ops: [\"builtin.module\"]), dynamic: [(ops: [\"t.s{steps}\"], {when})]"))
}

#[test]
fn conversions_that_try_all_ways_end() {
    let module = "\"t.s0\"() : () -> ()\n";
    for (count, alike) in [(40, 3), (120, 2), (30, 5)] {
        let (rules, legal) = ways(count, alike);
        convert(rules, &legal, module, "convert::no_legalization");
    }
    // More steps than may be nested.
    let (rules, legal) = ways(375, 2);
    convert(rules, &legal, module, "convert::no_legalization");
    // From each operation to two, of which the second fails.
    let mut rules = String::new();
    for step in 0..30 {
        for way in 0..3 {
            let next = step + 1;
            let _ = writeln!(
                rules,
                "Pattern P{step}_{way} {{ let root = op<t.s{step}>; rewrite root with {{ op<t.fine> -> (); op<t.s{next}> {{a = attr<\"{way} : i32\">}} -> (); erase root; }}; }}"
            );
        }
    }
    let legal = "legal: (ops: [\"builtin.module\", \"t.fine\"]), dynamic: [(ops: [\"t.s30\"], when: snippet(\"$_op.hasAttr(\\\"never\\\")\"))]";
    // Operations that differ in an attribute are different operations each time.
    convert_with(&["--max-attempts", "10000"], rules.clone(), legal, module, "limit::attempts");
    for way in 0..3 {
        rules = rules.replace(&format!(" {{a = attr<\"{way} : i32\">}}"), "");
    }
    convert(rules, legal, module, "convert::no_legalization");
}

#[test]
fn conversions_that_double_operations_reach_a_limit() {
    let rules: String = (0..40)
        .map(|step| {
            let next = step + 1;
            format!(
                "Pattern P{step} {{ let root = op<t.s{step}>; rewrite root with {{ op<t.s{next}> -> (); replace root with op<t.s{next}> -> (); }}; }}\n"
            )
        })
        .collect();
    convert(rules, "legal: (ops: [\"builtin.module\", \"t.s40\"])", "\"t.s0\"() : () -> ()\n", "limit::");
}

/// A step shows a part of what it created, and an operation prints without a look at all others.
#[test]
fn explanations_of_operations_that_double_end_soon() {
    let module =
        "%0 = \"t.use\"() : () -> i32\n%1 = \"t.a0\"(%0) : (i32) -> i32\n\"t.use\"(%1) : (i32) -> ()\n";
    for (levels, format) in [(16, "json"), (16, "html"), (40, "json"), (40, "html")] {
        let mut rules = String::new();
        for level in 0..levels {
            let _ = writeln!(
                rules,
                "Pattern P{level} {{ let r = op<t.a{level}>(x: Value) -> (t: Type);\n\
                 rewrite r with {{ let n = op<t.a{0}>(x) -> (t); let m = op<t.a{0}>(x) -> (t); replace r with n; }}; }}",
                level + 1
            );
        }
        let target = format!(
            "(schema: \"legalize-conversion\", version: 1, mode: full, patterns: [File(\"a.pdll\")], \
             target: (legal: (dialects: [\"builtin\"], ops: [\"t.use\", \"t.a{levels}\"])))"
        );
        let files = [("a.pdll", rules), ("t.ron", target), ("a.mlir", module.to_owned())];
        let explain = format!("--explain={format}");
        let args = ["convert", "--allow-unregistered-dialect", "--target", "t.ron", &explain, "a.mlir"];
        let ended = run(&files, &args);
        match levels {
            16 => ended.is_fine(format),
            _ => ended.fails_with("limit::attempts", format),
        }
        assert!(ended.errors.contains("t.a16"), "{}", ended.start_of_errors());
    }
}

#[test]
fn many_equal_operands_are_replaced_at_once() {
    let operands = vec!["%a"; 80_000].join(", ");
    let types = vec!["i32"; 80_000].join(", ");
    let module = format!("%a = \"t.a\"() : () -> i32\n\"t.x\"({operands}) : ({types}) -> ()\n");
    let rule = "Pattern Once {
        let operands: ValueRange;
        let root = op<t.x>(operands);
        replace root with op<t.y>(operands) -> ();
    }";
    let files = [("rules.pdll", rule.to_owned()), ("a.mlir", module)];
    let args = ["rewrite", "--allow-unregistered-dialect", "--patterns", "rules.pdll", "a.mlir"];
    run(&files, &args).is_fine("80,000 operands");
}

/// A few shared parts, whose text doubles with each application.
#[test]
fn rules_that_nest_a_value_in_itself_twice_reach_a_limit() {
    let list = |list: &str, name: &str, call: &str| {
        format!("llvm::SmallVector<{list}> all; all.push_back({name}); all.push_back({name}); return {call};")
    };
    let native = |body: String, module: &str| {
        let rule = format!(
            "Rewrite Twice(a: Attr) -> Attr [{{ {body} }}];
             Pattern Grow {{
               let a: Attr;
               let root = op<t.x> {{s = a}};
               rewrite root with {{ replace root with op<t.x> {{s = Twice(a)}} -> (); }};
             }}"
        );
        rewrite(&rule, module, "limit::text_bytes", "Grow");
    };
    let module = "\"t.x\"() {s = [1, 2]} : () -> ()\n";
    native(list("mlir::Attribute", "a", "rewriter.getArrayAttr(all)"), module);
    native("return rewriter.getArrayAttr({a, a});".to_owned(), module);
    let named = "llvm::SmallVector<mlir::NamedAttribute> all;
        all.push_back(rewriter.getNamedAttr(\"a\", a)); all.push_back(rewriter.getNamedAttr(\"b\", a));
        return rewriter.getDictionaryAttr(all);";
    native(named.to_owned(), module);
    let tuple = "auto ty = llvm::cast<mlir::TypeAttr>(a).getValue();
        return mlir::TypeAttr::get(rewriter.getTupleType({ty, ty}));";
    native(tuple.to_owned(), "\"t.x\"() {s = tuple<i32, i32>} : () -> ()\n");
    let function = "auto ty = llvm::cast<mlir::TypeAttr>(a).getValue();
        return mlir::TypeAttr::get(rewriter.getFunctionType({ty, ty}, {ty}));";
    native(function.to_owned(), "\"t.x\"() {s = () -> i32} : () -> ()\n");
}

/// Shapes for which a pass once took quadratic time or memory.
#[test]
fn shapes_that_once_took_quadratic_time_end_soon() {
    let canonicalize = |what: &str, module: String, passes: &[&str]| {
        let mut args = vec!["opt", "--allow-unregistered-dialect"];
        args.extend_from_slice(passes);
        args.push("a.mlir");
        run(&[("a.mlir", module)], &args).is_fine(what);
    };
    // Each becomes a sum with the first operand, and with the locations of all before it.
    let sums =
        chain("func.func @f(%a0: i32) -> i32 {\n%c = arith.constant 1 : i32", 20_000, |before, index| {
            format!("%a{index} = arith.addi %a{before}, %c : i32")
        });
    canonicalize("sums", format!("{sums}return %a20000 : i32\n}}\n"), &["--canonicalize"]);
    // Every branch looks for the users of its condition.
    let branches = chain("func.func @f(%a: i32, %c: i1) {\ncf.br ^b0(%a : i32)", 3_500, |at, next| {
        let back = at.saturating_sub(1);
        format!(
            "^b{at}(%x{at}: i32):\n\"t.u\"(%x{at}) : (i32) -> ()\n\
             cf.cond_br %c, ^b{next}(%x{at} : i32), ^b{back}(%a : i32)"
        )
    });
    let branches = format!("{branches}^b3500(%y: i32):\n\"t.u\"(%y) : (i32) -> ()\nreturn\n}}\n");
    canonicalize("branches", branches, &["--canonicalize"]);
    let count = 20_000;
    let (types, values) = (vec!["i32"; count].join(", "), vec!["%x"; count].join(", "));
    let side = |name: &str| format!("%x = \"t.{name}\"() : () -> i32\nscf.yield {values} : {types}\n");
    let (yes, no) = (side("a"), side("b"));
    let choice = format!(
        "func.func @f(%b: i1) {{\n%r:{count} = scf.if %b -> ({types}) {{\n{yes}}} else {{\n{no}}}\n\
         \"t.u\"(%r#0, %r#7) : (i32, i32) -> ()\nreturn\n}}\n"
    );
    canonicalize("results", choice, &["--canonicalize"]);
    // The contents of all of them are queried for each.
    let open = chain("func.func @f(%a: i32, %b: i1) {", 2_000, |_, index| {
        format!("scf.if %b {{\n%x{index} = arith.addi %a, %a : i32\n\"t.u\"(%x{index}) : (i32) -> ()")
    });
    let nested = format!("{open}{}return\n}}\n", "}\n".repeat(2_000));
    canonicalize("nested", nested, &["--canonicalize", "--cse"]);
}

#[test]
fn conversions_that_double_operands_reach_a_limit() {
    let rule = |step: usize| {
        let next = step + 1;
        format!(
            "Pattern P{step} {{ let root = op<t.s{step}>(x: ValueRange); replace root with op<t.s{next}>(x, x) -> (); }}\n"
        )
    };
    let module = "%a = \"t.a\"() : () -> i32\n\"t.s0\"(%a) : (i32) -> ()\n";
    let legal = "legal: (ops: [\"builtin.module\", \"t.a\", \"t.s40\"])";
    convert((0..40).map(rule).collect(), legal, module, "limit::created_values");
    // What a pattern has created is counted before the next one adds to it.
    let flags = ["--max-created-values", "1000"];
    convert_with(&flags, (0..40).map(rule).collect(), legal, module, "pattern 'P8' applies");
}

#[test]
fn ranges_that_grow_with_each_call_reach_a_limit() {
    let function = |name: &str, next: &str| {
        format!(
            "func.func private @{name}(%x: i64, %c: i1) {{
               %one = arith.constant 1 : i64
               %y = arith.addi %x, %one : i64
               cf.cond_br %c, ^a, ^b
             ^a:
               func.call @{next}(%y, %c) : (i64, i1) -> ()
               cf.br ^b
             ^b:
               return
             }}\n"
        )
    };
    let start = "func.func @s(%c: i1) {
        %z = arith.constant 0 : i64
        func.call @f(%z, %c) : (i64, i1) -> ()
        return
    }\n";
    for module in [function("f", "f") + start, function("f", "g") + &function("g", "f") + start] {
        let files = [("a.mlir", module)];
        let code = "limit::analysis_visits";
        run(&files, &["opt", "--int-range-optimizations", "a.mlir"]).is_refused(
            code,
            code,
            "analysis-visits",
        );
        // Constants have few states.
        run(&files, &["opt", "--sccp", "a.mlir"]).is_fine("sccp");
    }
}

#[test]
fn code_of_patterns_has_a_budget_for_all_operations() {
    let module: String = (0..800).map(|number| format!("\"t.a\"() {{v = {number}}} : () -> ()\n")).collect();
    let counts =
        "Constraint C(t: Attr) [{ int k = 0; for (int i = 0; i < 90000; ++i) k = k + 1; return success(); }];
        Pattern Counts { let root = op<t.a>() {v = a: Attr}; C(a); replace root with op<t.b>() -> (); }";
    rewrite(counts, &module, "limit::snippet_steps", "Counts");
    let text = "x".repeat(1_000_000);
    let module = format!("\"t.a\"() {{v = \"{text}\"}} : () -> ()\n");
    let scans = "Constraint C(t: Attr) [{
            auto s = llvm::cast<mlir::StringAttr>(t).getValue();
            int k = 0;
            for (int i = 0; i < 100000; ++i) if (s.contains(\"b\") || s.count(\"ab\") == 3) k = 1;
            return success();
        }];
        Pattern Scans { let root = op<t.a>() {v = a: Attr}; C(a); replace root with op<t.b>() -> (); }";
    rewrite(scans, &module, "snippet takes more than 4000000 steps", "Scans");
}
