//! Modules as text.

use std::fmt::Write as _;

use super::{chain as lines, run, run_within};

/// Aliases, each built from the previous one (`@`), and an operation with the last one.
fn chain(levels: usize, sigil: char, first: &str, step: &str, last: &str) -> String {
    let mut text = format!("{sigil}t0 = {first}\n");
    let mut before = format!("{sigil}t0");
    for level in 1..levels {
        let _ = writeln!(text, "{sigil}t{level} = {}", step.replace('@', &before));
        before = format!("{sigil}t{level}");
    }
    let _ = writeln!(text, "{}", last.replace('@', &before));
    text
}

/// Ways in which aliases nest: sigil, the first alias, each further one, the use of the last one, levels of
/// each.
const NESTED: &[(char, &str, &str, &str, usize)] = &[
    ('!', "i32", "!llvm.array<2 x @>", "\"t.x\"() : () -> @", 1),
    ('!', "i32", "!llvm.struct<(@, i8)>", "\"t.x\"() : () -> @", 1),
    ('!', "!llvm.void", "!llvm.struct<(array<2 x ptr>, struct<(i1)>)>", "\"t.x\"() : () -> @", 0),
    ('!', "i32", "tuple<@>", "\"t.x\"() : () -> @", 1),
    ('!', "i32", "() -> @", "\"t.x\"() : () -> @", 1),
    ('!', "i32", "tuple<tensor<1xi32, [@]>>", "\"t.x\"() : () -> @", 4),
    ('#', "1 : i32", "[@]", "\"t.x\"() {a = @} : () -> ()", 1),
    ('#', "1 : i32", "{a = @}", "\"t.x\"() {a = @} : () -> ()", 1),
    ('#', "1 : i32", "[tensor<1xi32, @>]", "\"t.x\"() : () -> tensor<1xi32, @>", 3),
    ('#', "loc(\"a\")", "loc(\"a\"(@))", "\"t.x\"() : () -> () loc(@)", 1),
    ('#', "loc(\"a\")", "loc(callsite(\"a\" at @))", "\"t.x\"() {a = @} : () -> ()", 1),
    ('#', "1 : i32", "loc(fused<@>[\"a\", \"b\"])", "\"t.x\"() : () -> () loc(@)", 2),
];

#[test]
fn aliases_of_aliases_nest_up_to_the_limit() {
    for &(sigil, first, step, last, _) in NESTED {
        let levels = if step.starts_with("!llvm.array") { 31_700 } else { 3_000 };
        let text = chain(levels, sigil, first, step, last);
        let args =
            ["opt", "--allow-unregistered-dialect", "--canonicalize", "--mlir-print-debuginfo", "a.mlir"];
        run(&[("a.mlir", text)], &args).is_fine(step);
    }
}

#[test]
fn aliases_of_aliases_end_at_the_limit() {
    for &(sigil, first, step, last, levels) in NESTED.iter().filter(|row| row.4 > 0) {
        let text = chain(3_000 / levels + 10, sigil, first, step, last);
        let args = ["opt", "--allow-unregistered-dialect", "--max-ir-depth", "3000", "a.mlir"];
        let ended = run(&[("a.mlir", text)], &args);
        ended.fails_with("parse::too_deep", step);
    }
}

#[test]
fn types_of_llvm_nest_in_short_form() {
    let nested = |levels: usize, open: &str, close: &str| {
        format!("\"t.x\"() : () -> !llvm.array<2 x {}i32{}>\n", open.repeat(levels), close.repeat(levels))
    };
    for (open, close) in
        [("array<2 x ", ">"), ("struct<(", ")>"), ("struct<packed (i1, ", ")>"), ("target<\"a\", ", ">")]
    {
        let args = ["opt", "--allow-unregistered-dialect", "--canonicalize", "a.mlir"];
        run(&[("a.mlir", nested(30_000, open, close))], &args).is_fine(open);
        run(&[("a.mlir", nested(70_000, open, close))], &args).fails_with("parse::too_deep", open);
    }
}

/// Exhausted address space is not reported as a limit on nesting.
#[test]
fn levels_without_stack_are_not_limited() {
    let nested = |open: &str, close: &str| format!("{}{}", open.repeat(20_000), close.repeat(20_000));
    let deep = [
        nested("\"t.r\"() ({\n", "}) : () -> ()\n"),
        format!("\"t.x\"() {{a = {}}} : () -> ()", nested("[", "]")),
        format!("\"t.x\"() : () -> {}", nested("tuple<", ">")),
        format!("\"t.x\"() : () -> () loc({}\"z\"{})", "\"a\"(".repeat(20_000), ")".repeat(20_000)),
    ];
    for text in deep {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("a.mlir"), &text).expect("written");
        let args = ["opt", "--allow-unregistered-dialect", "a.mlir"];
        let what = &text[..40];
        let ended = run_within(1 << 20, folder.path(), &args);
        ended.fails_with("parse::no_stack", what);
        assert!(!ended.errors.contains("too_deep"), "{}", ended.start_of_errors());
        run_within(8 << 20, folder.path(), &args).is_fine(what);
    }
}

/// Passes see operations that are not verified, and operations that define their own operands.
#[test]
fn unverified_operations_are_not_changed() {
    let pairs = [
        "%1 = \"arith.subi\"() : () -> i32\n%2 = \"arith.addi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.addi\"(%a) : (i32) -> i32\n%2 = \"arith.subi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.extui\"() : () -> i32\n%2 = \"arith.trunci\"(%1) : (i32) -> i8\n",
        "%1 = \"arith.constant\"() : () -> i32\n%2 = \"arith.addi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.cmpi\"(%a, %a) : (i32, i32) -> i1\n%2 = \"arith.select\"(%1, %a, %a) : (i1, i32, i32) -> i32\n",
        "%1:2 = \"arith.xori\"(%a, %a, %a) : (i32, i32, i32) -> (i32, i32)\n%2 = \"arith.xori\"(%1#1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.cmpi\"(%a) <{predicate = \"x\"}> : (i32) -> i1\n%2 = \"arith.xori\"(%1, %1) : (i1, i1) -> i1\n",
        "\"cf.br\"() : () -> ()\n",
        "\"cf.br\"()[^x] : () -> ()\n\"func.return\"() : () -> ()\n^x:\n\"func.return\"() : () -> ()\n",
        "\"cf.cond_br\"(%a)[^bb0] <{operandSegmentSizes = array<i32: 7, 1, 1>}> : (i32) -> ()\n",
        "\"func.call\"(%a) : (i32) -> ()\n\"func.return\"(%a) : (i32) -> ()\n",
        "\"scf.if\"(%a) : (i32) -> ()\n\"scf.for\"() ({}) : () -> ()\n",
        // A reachable operation uses an unreachable one.
        "\"t.x\"(%1) : (i32) -> ()\n\"func.return\"() : () -> ()\n\
         ^x:\n%1 = \"t.y\"() : () -> i32\n\"func.return\"() : () -> ()\n",
        "\"t.x\"(%1) : (i32) -> ()\n\"func.return\"() : () -> ()\n^x(%1: i32):\n\"func.return\"() : () -> ()\n",
        "\"t.x\"() ({\n\"t.x\"(%1) : (i32) -> ()\n}) : () -> ()\n\"func.return\"() : () -> ()\n\
         ^x:\n%1 = \"t.y\"(%2) : (i32) -> i32\n\"func.return\"() : () -> ()\n\
         ^y(%2: i32):\n\"cf.br\"()[^z] : () -> ()\n^z:\n\"func.return\"() : () -> ()\n",
        // The successor of an unregistered operation uses a value of an unreachable block.
        "\"t.x\"()[^x] : () -> ()\n\"func.return\"() : () -> ()\n\
         ^x:\n\"t.y\"(%2) : (i32) -> ()\n\"func.return\"() : () -> ()\n^y:\n%2 = \"t.y\"() : () -> i32\n\"func.return\"() : () -> ()\n",
    ];
    for pair in pairs {
        let text = format!("\"func.func\"() ({{\n^bb0(%a: i32):\n{pair}}}) : () -> ()\n");
        for passes in [
            &["--canonicalize", "--cse", "--remove-dead-values"][..],
            &["--canonicalize=region-simplify=aggressive", "--cse"][..],
            &["--convert-arith-to-llvm", "--convert-cf-to-llvm", "--convert-func-to-llvm"][..],
        ] {
            let args = [&["opt", "--no-verify", "--allow-unregistered-dialect", "a.mlir"], passes].concat();
            run(&[("a.mlir", &text)], &args).has_not_panicked(&format!("{passes:?} {pair}"));
        }
    }
}

const OPT: [&str; 4] = ["opt", "--allow-unregistered-dialect", "--canonicalize", "a.mlir"];

/// A function around operations that begin with an integer constant of that text, `%c`.
fn wide(constant: &str, width: u32, ops: &str, last: &str) -> [(&'static str, String); 1] {
    let text = format!(
        "func.func @f() {{\n%c = arith.constant {constant} : i{width}\n{ops}\n\"t.x\"({last}) : (i{width}) -> ()\nreturn\n}}\n"
    );
    [("a.mlir", text)]
}

#[test]
fn wide_integers_folded_from_short_ones_reach_a_limit() {
    // Each result has two megabytes.
    let shifts = lines("", 50, |_, index| {
        format!(
            "%s{index} = arith.constant {} : i16777215\n%r{index} = arith.shli %c, %s{index} : i16777215\n\
             \"t.x\"(%r{index}) : (i16777215) -> ()",
            16_777_000 - index * 3
        )
    });
    run(&wide("5", 16_777_215, &shifts, "%c"), &OPT).is_refused(
        "shifts",
        "limit::wide_digits",
        "wide-digits",
    );
    let start = "%r0 = arith.constant 7 : i16777215\n%s = arith.constant 50000 : i16777215";
    let many = lines(start, 100, |before, index| {
        format!("%r{index} = arith.shli %r{before}, %s : i16777215\n\"t.x\"(%r{index}) : (i16777215) -> ()")
    });
    let ended = run(&wide("5", 16_777_215, &many, "%c"), &OPT);
    ended.is_refused("many shifts", "limit::wide_digits", "wide-digits");
}

#[test]
fn products_and_quotients_of_wide_integers_end_soon() {
    let start = "%s = arith.constant 8000000 : i16777215\n%m0 = arith.shli %c, %s : i16777215\n\
                 %k = arith.addi %m0, %c : i16777215";
    for op in ["muli", "divui", "divsi", "remui", "remsi", "ceildivsi", "floordivsi", "ceildivui"] {
        let ops = lines(start, 20, |before, index| {
            let (lhs, rhs) =
                if op == "muli" { (format!("%m{before}"), "%k") } else { ("%k".to_owned(), "%c") };
            format!(
                "%m{index} = arith.{op} {lhs}, {rhs} : i16777215\n%n{index} = arith.subi %m{index}, %k : i16777215"
            )
        });
        run(&wide("123456789123456789123456789", 16_777_215, &ops, "%c"), &OPT).is_fine(op);
    }
}

/// `(x * k) * k`, …: the rules multiply the constants.
#[test]
fn wide_factors_are_not_multiplied_by_rules() {
    let digits = "3".repeat(1 << 20);
    let products =
        lines("", 100, |before, index| format!("%m{index} = arith.muli %m{before}, %k : i4194304"));
    let text = format!(
        "func.func @f(%m0: i4194304) -> i4194304 {{\n%k = arith.constant 0x{digits} : i4194304\n{products}\
         return %m100 : i4194304\n}}\n"
    );
    run(&[("a.mlir", &text)], &["opt", "--canonicalize", "-o", "out", "a.mlir"]).is_fine("products");
}

#[test]
fn options_of_a_pass_nest_up_to_the_limit() {
    let definitions = "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"transform\"; let cppNamespace = \"d\"; }\n\
                       def P : Op<D, \"p\"> { let arguments = (ins DictionaryAttr:$options, Variadic<AnyType>:$more); \
                       let assemblyFormat = \"custom<ApplyRegisteredPassOptions>($options, $more) attr-dict `:` type($more)\"; }\n";
    let nested =
        |levels: usize| format!("transform.p {{\"x\" = {}1{}}} :\n", "[".repeat(levels), "]".repeat(levels));
    let args = ["opt", "--ods", "a.td", "a.mlir"];
    run(&[("a.td", definitions), ("a.mlir", &nested(30_000))], &args).is_fine("30,000 levels");
    run(&[("a.td", definitions), ("a.mlir", &nested(70_000))], &args)
        .fails_with("parse::too_deep", "70,000 levels");
}

#[test]
fn wide_integers_are_read_and_printed() {
    let digits = "7".repeat(1_000_000);
    for (text, what) in [
        (digits.clone(), "decimal"),
        (format!("-{digits}"), "negative"),
        (format!("0x{digits}"), "hexadecimal"),
    ] {
        run(&wide(&text, 16_777_215, "", "%c"), &OPT).is_fine(what);
    }
    let elements = format!("dense<[{digits}, {digits}]> : tensor<2xi16777215>");
    run(&[("a.mlir", format!("\"t.x\"() {{a = {elements}}} : () -> ()\n"))], &OPT).is_fine("elements");
    // Texts with more digits than any type has bits are not converted.
    let digits = "7".repeat(50_000_000);
    run(&wide(&digits, 16_777_215, "", "%c"), &OPT).fails_with("parse::", "too long");
    run(&wide(&format!("-{digits}"), 64, "", "%c"), &OPT).fails_with("parse::", "too long");
}

#[test]
fn locations_that_double_print_as_aliases_or_are_left_out() {
    for (first, step) in [
        ("loc(\"a\")", "loc(fused[\"p\"(@), \"q\"(@)])"),
        ("loc(\"a\")", "loc(callsite(@ at @))"),
        ("loc(\"a\")", "loc(fused<@>[@, \"b\"])"),
    ] {
        let mut text = format!("#l0 = {first}\n");
        for level in 1..50 {
            let _ = writeln!(text, "#l{level} = {}", step.replace('@', &format!("#l{}", level - 1)));
        }
        text += "\"t.x\"() : () -> () loc(#l49)\n";
        let print = |flags: &[&str]| {
            let mut args = OPT.to_vec();
            args.extend_from_slice(flags);
            run(&[("a.mlir", text.clone())], &args)
        };
        print(&[]).is_fine(step);
        print(&["--mlir-print-debuginfo"]).is_fine(step);
        print(&["--mlir-print-debuginfo", "--mlir-print-local-scope"]).is_refused(
            step,
            "limit::text_bytes",
            "text-bytes",
        );
    }
}

#[test]
fn names_that_are_long_and_used_often() {
    let operands = vec!["%c"; 20_000].join(", ");
    let types = vec!["() -> ()"; 20_000].join(", ");
    let name = "n".repeat(1_000_000);
    let text = format!(
        "func.func private @{name}()\nfunc.func @f() {{\n%c = func.constant @{name} : () -> ()\n\
         \"t.x\"({operands}) : ({types}) -> ()\nreturn\n}}\n"
    );
    run(&[("a.mlir", text)], &OPT[..2]).has_not_panicked("no file");
    let text = format!("func.func private @{name}()\n\"t.x\"() {{a = [{}]}} : () -> ()\n", "#a, #a");
    run(&[("a.mlir", format!("#a = @{name}\n{text}"))], &OPT).is_fine("a long symbol");
}

/// Numbers from 0, separated by commas.
fn numbers(count: usize) -> String {
    (0..count).map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

#[test]
fn elements_of_wide_types_reach_limits() {
    let list = |count: usize| {
        let values = numbers(count);
        format!("\"t.x\"() {{a = dense<[{values}]> : tensor<{count}xi16777215>}} : () -> ()\n")
    };
    for count in [4_000, 40_000] {
        run(&[("a.mlir", list(count))], &OPT).is_refused("a list", "limit::element_bytes", "element-bytes");
    }
    let splats: String = (0..5_000)
        .map(|value| format!("\"t.x\"() {{a = dense<{value}> : tensor<4xi16777215>}} : () -> ()\n"))
        .collect();
    run(&[("a.mlir", splats)], &OPT).is_refused("many splats", "limit::element_bytes", "element-bytes");
    let three = list(3);
    run(&[("a.mlir", three.clone())], &OPT).is_fine("a short list");
    let flags = [&OPT[..], &["--max-element-bytes=1000000"]].concat();
    run(&[("a.mlir", three)], &flags).is_refused("a flag", "limit::element_bytes", "element-bytes");
    // A product of as many elements.
    let count = 3_000;
    let text = format!(
        "func.func @f() -> vector<{count}xi16777215> {{\n%a = arith.constant dense<7> : vector<{count}xi16777215>\n\
         %b = arith.constant dense<[{}]> : vector<{count}xi8>\n%c = arith.extui %b : vector<{count}xi8> to vector<{count}xi16777215>\n\
         %d = arith.muli %a, %c : vector<{count}xi16777215>\nreturn %d : vector<{count}xi16777215>\n}}\n",
        vec!["1, 2, 3"; count / 3].join(", ")
    );
    run(&[("a.mlir", text)], &["opt", "--canonicalize", "a.mlir"]).is_refused(
        "a folded list",
        "limit::interned_bytes",
        "interned-bytes",
    );
}

#[test]
fn constants_that_analyses_find_reach_limits() {
    let mut text = String::from(
        "func.func @f() {\n%c = arith.constant 1 : i16777215\n%far = arith.constant 16700000 : i16777215\n\
         %v0 = arith.shli %c, %far : i16777215\n",
    );
    for value in 1..20_000 {
        let before = value - 1;
        text += &format!("%v{value} = arith.shli %v{before}, %c : i16777215\n");
    }
    text += "return\n}\n";
    for pass in ["--sccp", "--int-range-optimizations", "--canonicalize"] {
        run(&[("a.mlir", &text)], &["opt", pass, "a.mlir"]).is_refused(
            pass,
            "limit::interned_bytes",
            "interned-bytes",
        );
    }
}

#[test]
fn nested_lists_and_sibling_loops_take_linear_memory() {
    let levels = 30_000;
    let text = format!(
        "\"t.x\"() {{a = dense<{}1{}> : tensor<{}i32>}} : () -> ()\n",
        "[".repeat(levels),
        "]".repeat(levels),
        "1x".repeat(levels)
    );
    run(&[("a.mlir", text)], &OPT).is_fine("nested lists");
    let mut text = String::from("func.func @f(%n: index) {\n");
    for _ in 0..8_000 {
        text += "scf.for %i = %n to %n step %n {\n}\n";
    }
    text += "return\n}\n";
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("a.mlir"), text).expect("written");
    let args = ["opt", "--convert-scf-to-cf", "a.mlir", "-o", "out"];
    run_within(2 << 20, folder.path(), &args).is_fine("loops one after the other");
}

/// A terminator with thousands of successors gets its operands once, not once for each of them.
#[test]
fn terminators_with_many_successors_take_linear_memory() {
    let cases = |count: usize, passed: &str| {
        (0..count).map(|at| format!(", {at}: ^b{at}{passed}")).collect::<String>()
    };
    let start = "func.func @f(%a: i32, %v: i32) {\n";
    let count = 3_000;
    // Equal blocks become one, which gets what differed.
    let mut equal = format!("{start}cf.switch %a : i32, [default: ^d(%v : i32){}]\n", cases(count, ""));
    // Arguments that get the same value from everywhere are dropped.
    let mut same =
        format!("{start}cf.switch %a : i32, [default: ^d(%v : i32){}]\n", cases(count, "(%v : i32)"));
    // What is stored before reaches loads after.
    let slot = "%s = memref.alloca() : memref<i32>\nmemref.store %a, %s[] : memref<i32>\n";
    let mut stored =
        format!("{start}{slot}cf.switch %a : i32, [default: ^d(%v : i32){}]\n", cases(count, ""));
    for text in [&mut equal, &mut same, &mut stored] {
        *text += "^d(%x: i32):\n\"t.u\"(%x) : (i32) -> ()\nreturn\n";
    }
    for at in 0..count {
        equal += &format!("^b{at}:\n%k{at} = arith.constant {at} : i32\ncf.br ^d(%k{at} : i32)\n");
        same += &format!("^b{at}(%y{at}: i32):\n\"t.u{at}\"(%y{at}) : (i32) -> ()\ncf.br ^d(%y{at} : i32)\n");
        let next = (at + 1) % count;
        stored += &format!(
            "^b{at}:\n%l{at} = memref.load %s[] : memref<i32>\n\"t.u\"(%l{at}) : (i32) -> ()\n\
             memref.store %v, %s[] : memref<i32>\ncf.br ^b{next}\n"
        );
    }
    for (what, pass, text) in [
        ("equal", "--int-range-optimizations", equal),
        ("same", "--canonicalize=region-simplify=aggressive", same),
        ("stored", "--mem2reg", stored),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("a.mlir"), text + "}\n").expect("written");
        let args = ["opt", "--allow-unregistered-dialect", pass, "-o", "/dev/null", "a.mlir"];
        run_within(1 << 19, folder.path(), &args).is_fine(what);
    }
}

/// Divisors of nested quotients are looked for once at each level.
#[test]
fn quotients_of_quotients_are_simplified_soon() {
    for division in ["ceildiv", "floordiv"] {
        let mut quotient = String::from("(d0 * 1099511627776 + d1 * 1099511627776)");
        for _ in 0..39 {
            quotient = format!("({quotient} {division} 2)");
        }
        let text = format!("\"t.x\"() {{a = affine_map<(d0, d1) -> ({quotient} mod 3)>}} : () -> ()\n");
        run(&[("a.mlir", text)], &OPT).is_fine(division);
    }
}
