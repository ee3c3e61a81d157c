//! Modules as text.

use std::fmt::Write as _;

use super::{run, run_within};

/// Aliases, each made of the one before (`@`), and an operation with the last one.
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

/// Ways in which aliases nest: sigil, the first one, each further one, what has the last one, levels of each.
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

/// Where the address space and not the limit ends it, the message says so.
#[test]
fn levels_without_stack_are_no_limit_of_levels() {
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

/// Passes look at operations that nothing has verified, and at those that define their operands.
#[test]
fn what_was_not_verified_is_left_alone() {
    let pairs = [
        "%1 = \"arith.subi\"() : () -> i32\n%2 = \"arith.addi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.addi\"(%a) : (i32) -> i32\n%2 = \"arith.subi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.extui\"() : () -> i32\n%2 = \"arith.trunci\"(%1) : (i32) -> i8\n",
        "%1 = \"arith.constant\"() : () -> i32\n%2 = \"arith.addi\"(%1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.cmpi\"(%a, %a) : (i32, i32) -> i1\n%2 = \"arith.select\"(%1, %a, %a) : (i1, i32, i32) -> i32\n",
        "%1:2 = \"arith.xori\"(%a, %a, %a) : (i32, i32, i32) -> (i32, i32)\n%2 = \"arith.xori\"(%1#1, %a) : (i32, i32) -> i32\n",
        "%1 = \"arith.cmpi\"(%a) <{predicate = \"x\"}> : (i32) -> i1\n%2 = \"arith.xori\"(%1, %1) : (i1, i1) -> i1\n",
        "\"cf.br\"() : () -> ()\n",
        "\"cf.cond_br\"(%a)[^bb0] <{operandSegmentSizes = array<i32: 7, 1, 1>}> : (i32) -> ()\n",
        "\"func.call\"(%a) : (i32) -> ()\n\"func.return\"(%a) : (i32) -> ()\n",
        "\"scf.if\"(%a) : (i32) -> ()\n\"scf.for\"() ({}) : () -> ()\n",
    ];
    for pair in pairs {
        let text = format!("\"func.func\"() ({{\n^bb0(%a: i32):\n{pair}}}) : () -> ()\n");
        for passes in [
            &["--canonicalize", "--cse", "--remove-dead-values"][..],
            &["--convert-arith-to-llvm", "--convert-cf-to-llvm", "--convert-func-to-llvm"][..],
        ] {
            let args = [&["opt", "--no-verify", "a.mlir"], passes].concat();
            run(&[("a.mlir", &text)], &args).has_not_panicked(&format!("{passes:?} {pair}"));
        }
    }
}
