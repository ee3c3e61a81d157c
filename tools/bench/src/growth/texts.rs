//! The inputs, by size.

use std::fmt::Write as _;

/// A text with a line for each number below `count`, between a first and a last one.
fn lines(first: &str, count: usize, last: &str, line: impl Fn(usize) -> String) -> String {
    let mut text = format!("{first}\n");
    for index in 0..count {
        let _ = writeln!(text, "{}", line(index));
    }
    text + last + "\n"
}

fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

/// Operations in a chain, each of which uses the result of the previous one.
pub(super) fn chain(size: usize) -> String {
    let last = format!("return %a{size} : i32\n}}");
    lines("func.func @f(%a0: i32, %b: i32) -> i32 {", size, &last, |at| {
        format!("%a{} = arith.addi %a{at}, %b : i32", at + 1)
    })
}

/// Sums with constants, each of the previous sum.
pub(super) fn sums(size: usize) -> String {
    let last = format!("return %a{size} : i32\n}}");
    lines("func.func @f(%a0: i32) -> i32 {", size, &last, |at| {
        format!("%c{at} = arith.constant {} : i32\n%a{} = arith.addi %a{at}, %c{at} : i32", at + 3, at + 1)
    })
}

/// Operations of no dialect, with attributes, in generic form.
pub(super) fn generic(size: usize) -> String {
    lines("", size, "", |at| {
        format!(
            "%{at} = \"t.a\"() {{a = {at} : i32, b = \"text\", c = [1, 2.5, @s]}} : () -> tensor<{at}x4xf32>"
        )
    })
}

/// One operation with many operands, results and attributes.
pub(super) fn one_operation(size: usize) -> String {
    let size = size.max(1);
    let (operands, types) = (list(size, |_| "%a".to_owned()), list(size, |_| "i32".to_owned()));
    let attrs = list(size, |at| format!("a{at} = {at}"));
    format!(
        "%a = \"t.a\"() : () -> i32\n%r:{size} = \"t.x\"({operands}) {{{attrs}}} : ({types}) -> ({types})\n"
    )
}

/// Aliases, locations and long attributes.
pub(super) fn attributes(size: usize) -> String {
    let aliases = lines("#a0 = [1]", size, "", |at| format!("#a{} = [#a0, {at}, loc(\"f\":{at}:1)]", at + 1));
    let uses = lines("", size, "", |at| {
        format!(
            "\"t.x\"() {{a = #a{at}, m = affine_map<(d0) -> (d0 + {at})>}} : () -> () loc(fused[\"x{at}\", \"y\"])"
        )
    });
    let elements = list(size.max(1), |at| at.to_string());
    format!("{aliases}{uses}\"t.x\"() {{d = dense<[{elements}]> : tensor<{}xi32>}} : () -> ()\n", size.max(1))
}

/// Nested regions.
pub(super) fn nested(size: usize) -> String {
    let (open, close) = ("\"t.r\"() ({\n".repeat(size), "}) : () -> ()\n".repeat(size));
    format!("{open}\"t.t\"() : () -> ()\n{close}")
}

/// Nested loops, the innermost of which has an effect.
pub(super) fn nested_loops(size: usize) -> String {
    let open = lines("func.func @f(%n: index, %m: index) {", size, "", |at| {
        format!("scf.for %i{at} = %n to %m step %n {{")
    });
    format!("{open}\"t.u\"() : () -> ()\n{}return\n}}\n", "}\n".repeat(size))
}

/// Nested `scf.if` that all compute the same.
pub(super) fn nested_choices(size: usize) -> String {
    let open = lines("func.func @f(%a: i32, %b: i1) {", size, "", |at| {
        format!("scf.if %b {{\n%x{at} = arith.addi %a, %a : i32\n\"t.u\"(%x{at}) : (i32) -> ()")
    });
    format!("{open}{}return\n}}\n", "}\n".repeat(size))
}

/// Adjacent `scf.if` on one condition.
pub(super) fn adjacent_choices(size: usize) -> String {
    lines("func.func @f(%a: i32, %b: i1) {", size, "return\n}", |at| {
        format!(
            "scf.if %b {{\n%x{at} = \"t.a\"(%a) {{n = {at}}} : (i32) -> i32\n\"t.u\"(%x{at}) : (i32) -> ()\n}} else {{\n\
             \"t.v\"() {{n = {at}}} : () -> ()\n}}"
        )
    })
}

/// Adjacent loops and `scf.if`, which all compute the same.
pub(super) fn structured(size: usize) -> String {
    lines("func.func @f(%a: i32, %n: index) {", size, "return\n}", |at| {
        format!(
            "%c{at} = \"t.c\"() : () -> i1\n\
             %r{at} = scf.if %c{at} -> (i32) {{\n%x{at} = arith.addi %a, %a : i32\nscf.yield %x{at} : i32\n}} else {{\n\
             scf.yield %a : i32\n}}\n\
             %s{at} = scf.for %i = %n to %n step %n iter_args(%v = %r{at}) -> (i32) {{\n\
             %w = arith.muli %v, %a : i32\nscf.yield %w : i32\n}}\n\"t.u\"(%s{at}) : (i32) -> ()"
        )
    })
}

/// An `scf.if` and a loop with many values.
pub(super) fn many_results(size: usize) -> String {
    let size = size.max(1);
    let types = list(size, |_| "i32".to_owned());
    let side = |name: &str| {
        format!("%x = \"t.{name}\"() : () -> i32\nscf.yield {} : {types}\n", list(size, |_| "%x".to_owned()))
    };
    let carried = list(size, |at| format!("%p{at} = %r#{at}"));
    let turned = list(size, |at| format!("%p{}", (at + 1) % size));
    let (yes, no) = (side("a"), side("b"));
    format!(
        "func.func @f(%b: i1, %n: index) {{\n%r:{size} = scf.if %b -> ({types}) {{\n{yes}}} else {{\n{no}}}\n\
         %s:{size} = scf.for %i = %n to %n step %n iter_args({carried}) -> ({types}) {{\n\"t.u\"() : () -> ()\n\
         scf.yield {turned} : {types}\n}}\n\"t.u\"(%s#0) : (i32) -> ()\nreturn\n}}\n"
    )
}

/// Blocks that each branch forwards and back, all on one condition.
pub(super) fn branches(size: usize) -> String {
    let last = format!("^b{size}(%y: i32):\n\"t.u\"(%y) : (i32) -> ()\nreturn\n}}");
    lines("func.func @f(%a: i32, %c: i1) {\ncf.br ^b0(%a : i32)", size, &last, |at| {
        format!(
            "^b{at}(%x{at}: i32):\n\"t.u\"(%x{at}) : (i32) -> ()\n\
             cf.cond_br %c, ^b{}(%x{at} : i32), ^b{}(%a : i32)",
            at + 1,
            at.saturating_sub(1)
        )
    })
}

/// One block that many others branch to, through a switch.
pub(super) fn switch(size: usize) -> String {
    let cases = lines("", size, "", |at| format!(", {at}: ^b{at}(%v : i32)"));
    let blocks = lines("", size, "", |at| {
        format!("^b{at}(%y{at}: i32):\n\"t.u\"(%y{at}) : (i32) -> ()\ncf.br ^d(%y{at} : i32)")
    });
    format!(
        "func.func @f(%a: i32, %v: i32) {{\ncf.switch %a : i32, [default: ^d(%v : i32){cases}]\n\
         ^d(%x: i32):\n\"t.u\"(%x) : (i32) -> ()\nreturn\n{blocks}}}\n"
    )
}

/// A switch to blocks that pass a constant each to one more block.
pub(super) fn edges(size: usize) -> String {
    let cases = lines("", size, "", |at| format!(", {at}: ^b{at}"));
    let blocks = lines("", size, "", |at| {
        format!("^b{at}:\n%k{at} = arith.constant {at} : i32\ncf.br ^d(%k{at} : i32)")
    });
    format!(
        "func.func @f(%a: i32, %v: i32) {{\ncf.switch %a : i32, [default: ^d(%v : i32){cases}]\n\
         ^d(%x: i32):\n\"t.u\"(%x) : (i32) -> ()\nreturn\n{blocks}}}\n"
    )
}

/// Blocks that each go to the next one.
pub(super) fn chain_of_blocks(size: usize) -> String {
    blocks_in_order((1..=size).collect())
}

/// The same, written from the last block to the first.
pub(super) fn chain_of_blocks_from_end(size: usize) -> String {
    blocks_in_order((1..=size).rev().collect())
}

fn blocks_in_order(blocks: Vec<usize>) -> String {
    let size = blocks.len();
    let goes_on = |at| if at == size { "return".to_owned() } else { format!("cf.br ^b{}", at + 1) };
    let blocks = blocks.into_iter().map(|at| format!("^b{at}:\n\"t.u\"() : () -> ()\n{}\n", goes_on(at)));
    format!("func.func @f() {{\ncf.br ^b1\n{}}}\n", blocks.collect::<String>())
}

/// Calls of one function, each of which passes on the result of the previous one.
pub(super) fn calls(size: usize) -> String {
    let first = "func.func private @g(%a: i32) -> i32 {\n%b = arith.addi %a, %a : i32\nreturn %b : i32\n}\n\
                 func.func @f(%a0: i32) -> i32 {";
    let last = format!("return %a{size} : i32\n}}");
    lines(first, size, &last, |at| format!("%a{} = call @g(%a{at}) : (i32) -> i32", at + 1))
}

/// Slots that are written in as many blocks, each of which is left for one of two.
pub(super) fn slots(size: usize) -> String {
    let slots = lines("", size, "", |at| format!("%s{at} = memref.alloca() : memref<i32>"));
    let blocks = lines("", size, "", |at| {
        format!(
            "^b{at}:\nmemref.store %a, %s{at}[] : memref<i32>\n%l{at} = memref.load %s{at}[] : memref<i32>\n\
             \"t.u\"(%l{at}) : (i32) -> ()\ncf.cond_br %c, ^b{}, ^b{size}",
            at + 1
        )
    });
    format!("func.func @f(%a: i32, %c: i1) {{\n{slots}cf.br ^b0\n{blocks}^b{size}:\nreturn\n}}\n")
}

/// A block with many arguments, every second of which is used.
pub(super) fn arguments(size: usize) -> String {
    let size = size.max(1);
    let (types, same) = (list(size, |_| "i32".to_owned()), list(size, |_| "%a".to_owned()));
    let mixed = list(size, |at| if at % 3 == 0 { "%a" } else { "%d" }.to_owned());
    let uses = lines("", size / 2, "", |at| format!("\"t.u\"(%p{}) : (i32) -> ()", at * 2));
    format!(
        "func.func @f(%a: i32, %d: i32, %c: i1) {{\ncf.cond_br %c, ^y, ^x({same} : {types})\n\
         ^y:\n\"t.k\"() : () -> ()\ncf.br ^x({mixed} : {types})\n^x({}):\n{uses}return\n}}\n",
        list(size, |at| format!("%p{at}: i32"))
    )
}

/// Functions that each call the next one; only the last is public.
pub(super) fn symbols(size: usize) -> String {
    let last = format!(
        "func.func private @f{size}(i32) -> i32\nfunc.func @main(%a: i32) -> i32 {{\n\
                        %r = call @f0(%a) : (i32) -> i32\nreturn %r : i32\n}}"
    );
    lines("", size, &last, |at| {
        format!(
            "func.func private @f{at}(%a: i32) -> i32 {{\n%r = call @f{}(%a) : (i32) -> i32\nreturn %r : i32\n}}\n\
             func.func private @unused{at}(%a: i32)  {{\nreturn\n}}",
            at + 1
        )
    })
}

/// Functions with a few operations each.
pub(super) fn functions(size: usize) -> String {
    lines("", size, "", |at| {
        format!(
            "func.func @f{at}(%a: i32, %c: i1) -> i32 {{\n%b = arith.addi %a, %a : i32\n\
             %d = scf.if %c -> i32 {{\nscf.yield %b : i32\n}} else {{\nscf.yield %a : i32\n}}\n\
             cf.br ^end(%d : i32)\n^end(%r: i32):\nreturn %r : i32\n}}"
        )
    })
}

/// Functions with unused arguments and results.
pub(super) fn dead_values(size: usize) -> String {
    lines("", size, "", |at| {
        format!(
            "func.func private @f{at}(%a: i32, %b: i32) -> (i32, i32) {{\n%d = arith.addi %b, %b : i32\n\
             return %a, %d : i32, i32\n}}\nfunc.func @g{at}(%a: i32) -> i32 {{\n\
             %r:2 = call @f{at}(%a, %a) : (i32, i32) -> (i32, i32)\nreturn %r#0 : i32\n}}"
        )
    })
}

/// Casts back and forth.
pub(super) fn casts(size: usize) -> String {
    let last = format!("return %a{size} : i32\n}}");
    lines("func.func @f(%a0: i32) -> i32 {", size, &last, |at| {
        format!(
            "%b{at} = builtin.unrealized_conversion_cast %a{at} : i32 to index\n\
             %a{} = builtin.unrealized_conversion_cast %b{at} : index to i32",
            at + 1
        )
    })
}

/// Arithmetic on `index`.
pub(super) fn index(size: usize) -> String {
    let last = format!("return %a{size} : index\n}}");
    lines("func.func @f(%a0: index, %b: index) -> index {", size, &last, |at| {
        format!("%a{} = index.add %a{at}, %b", at + 1)
    })
}

/// Records of classes with fields, a list of all of them, and a loop.
pub(super) fn records(size: usize) -> String {
    let text = lines(
        "class Base<int n, string s> { int Number = n; string Text = !strconcat(s, \"_x\"); list<int> All = [n, !add(n, 1)]; }",
        size,
        "",
        |at| format!("def R{at} : Base<{at}, \"r{at}\"> {{ let Number = !mul({at}, 2); }}"),
    );
    let all = list(size, |at| format!("R{at}"));
    format!(
        "{text}def List {{ list<Base> Records = [{all}]; }}\nforeach i = 0...{size} in def L#i : Base<i, \"l\">;\n"
    )
}

/// Operations of a dialect.
pub(super) fn definitions(size: usize) -> String {
    let first =
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect { let name = \"d\"; let cppNamespace = \"d\"; }";
    lines(first, size, "", |at| {
        format!(
            "def Op{at} : Op<D, \"op{at}\", []> {{ let arguments = (ins AnyInteger:$a, I32Attr:$b); \
             let results = (outs AnyInteger:$r); let assemblyFormat = \"$a attr-dict `:` type($a) `->` type($r)\"; }}"
        )
    })
}

/// Rules in DRR.
pub(super) fn rules(size: usize) -> String {
    let first = "include \"mlir/IR/PatternBase.td\"\ninclude \"mlir/Dialect/Arith/IR/ArithOps.td\"";
    lines(first, size, "", |at| {
        format!(
            "def P{at} : Pat<(Arith_AddIOp (Arith_SubIOp $x, $y, $_), $z, $f), (Arith_SubIOp $x, (Arith_AddIOp $y, $z, $f), $f), [], [], (addBenefit {})>;",
            at % 50
        )
    })
}

/// Patterns in PDLL.
pub(super) fn pdll(size: usize) -> String {
    lines("", size, "", |at| {
        format!(
            "Pattern P{at} with benefit({}) {{ let v: Value; let root = op<t.a{at}>(v) {{a = attr<\"1 : i32\">}}; \
             replace root with op<t.b{at}>(v) -> (type<\"i32\">); }}",
            at % 50
        )
    })
}

/// One PDLL pattern of many operations.
pub(super) fn long_pdll(size: usize) -> String {
    let chain = lines("", size, "", |at| format!("let o{} = op<t.a>(o{at}.0) -> (t);", at + 1));
    format!(
        "Pattern P {{ let v: Value; let t: Type; let o0 = op<t.b>(v) -> (t);\n{chain}erase op<t.r>(o{size}.0);\n}}\n"
    )
}

/// A pattern file in RON.
pub(super) fn pattern_file(size: usize) -> String {
    lines("(schema: \"legalize-patterns\", version: 1, patterns: [", size, "])", |at| {
        format!(
            "(name: \"P{at}\", benefit: 1, match: [Operand(id: \"x\"), Type(id: \"t\"), Operation(id: \"r\", name: \"t.a{at}\", \
             operands: [\"x\"], results: [\"t\"])], root: \"r\", rewrite: [Operation(id: \"n\", name: \"t.b{at}\", \
             operands: [\"x\"], results: Like(\"r\")), Replace(op: \"r\", with: Operation(\"n\"))]),"
        )
    })
}

/// Patterns in the pdl dialect.
pub(super) fn pdl(size: usize) -> String {
    lines("module {", size, "}", |at| {
        format!(
            "pdl.pattern @p{at} : benefit(1) {{\n%t = type\n%v = operand\n\
             %r = operation \"t.a{at}\"(%v : !pdl.value) -> (%t : !pdl.type)\n\
             rewrite %r {{\n%n = operation \"t.b{at}\"(%v : !pdl.value) -> (%t : !pdl.type)\nreplace %r with %n\n}}\n}}"
        )
    })
}

/// A conversion with many operations that are legal.
pub(super) fn spec(size: usize) -> String {
    let names = list(size, |at| format!("\"t.b{at}\""));
    format!(
        "(schema: \"legalize-conversion\", version: 1, mode: partial, \
         target: (legal: (dialects: [\"func\"], ops: [{names}]), illegal: (ops: [\"t.old\"])), patterns: [File(\"rules.pdll\")])"
    )
}

/// Operations that rules replace.
pub(super) fn old(size: usize) -> String {
    lines("%v0 = \"t.start\"() : () -> i32", size, "", |at| {
        format!("%v{} = \"t.old\"(%v{at}) : (i32) -> i32", at + 1)
    })
}

/// Values with many uses that are replaced one after the other.
pub(super) fn read_often(size: usize) -> String {
    lines("%v = \"t.old\"() : () -> i32", size, "", |at| {
        format!("%w{at} = \"t.old\"(%v) : (i32) -> i32\n\"t.use\"(%v, %w{at}) : (i32, i32) -> ()")
    })
}

/// One rule, from the old operation to the new one.
pub(super) fn one_rule(_: usize) -> String {
    "Pattern P { let root = op<t.old>(v: ValueRange) -> (t: TypeRange); replace root with op<t.new>(v) -> (t); }\n".to_owned()
}

/// A conversion of the old operation.
pub(super) fn one_target(_: usize) -> String {
    "(schema: \"legalize-conversion\", version: 1, mode: partial, \
     target: (legal: (dialects: [\"builtin\"], ops: [\"t.new\"]), illegal: (ops: [\"t.old\"])), \
     patterns: [File(\"rules.pdll\")])"
        .to_owned()
}

/// An empty module.
pub(super) fn empty(_: usize) -> String {
    "module {}\n".to_owned()
}
