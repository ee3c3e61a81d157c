//! Modules as text.

use std::fmt::Write as _;

use super::run;

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
