//! Families of inputs, with the commands that are run on them.

use super::texts;

/// A generator of texts by size.
type Text = fn(usize) -> String;

/// Inputs by size, and the command that is run on them.
pub(super) struct Family {
    /// The part of the input that grows.
    pub name: &'static str,
    /// The command; files are those of the family.
    pub args: &'static [&'static str],
    /// Names and texts of files.
    pub files: &'static [(&'static str, Text)],
    /// The smallest size, and the maximum of the first one of four: nested inputs, and known slow ones, stay
    /// small.
    pub first: usize,
    pub most: usize,
    /// The reason why it grows faster than others, if known.
    pub known: Option<&'static str>,
}

const FIRST: usize = 500;
const MOST: usize = 64_000;
/// Number of nesting levels, of which at most 65,536 are allowed.
const LEVELS: usize = 4_000;

const fn family(
    name: &'static str,
    args: &'static [&'static str],
    files: &'static [(&'static str, Text)],
) -> Family {
    Family { name, args, files, first: FIRST, most: MOST, known: None }
}

const fn levels(family: Family) -> Family {
    Family { most: LEVELS, ..family }
}

/// The reason of families whose results are verified.
const LEVEL_BY_LEVEL: &str =
    "the verifier looks for what a deep operation reads level by level, as upstream does";

const fn known(family: Family, reason: &'static str) -> Family {
    Family { most: LEVELS, known: Some(reason), ..family }
}

const fn module_graph(name: &'static str) -> Family {
    let args = &["graph", "--allow-unregistered-dialect", "-o", "/dev/null", "a.mlir"];
    family(name, args, &[("a.mlir", texts::structured)])
}

/// A pass or printer on one module.
macro_rules! module {
    ($name:expr, $text:expr $(, $flag:expr)*) => {
        family(
            $name,
            &["opt", "--allow-unregistered-dialect", $($flag,)* "-o", "/dev/null", "a.mlir"],
            &[("a.mlir", $text)],
        )
    };
}

macro_rules! rewrite {
    ($name:literal, $text:expr, $driver:literal) => {
        family(
            $name,
            &[
                "rewrite",
                "--allow-unregistered-dialect",
                "--driver",
                $driver,
                "--patterns",
                "rules.pdll",
                "-o",
                "/dev/null",
                "a.mlir",
            ],
            &[("a.mlir", $text), ("rules.pdll", texts::one_rule)],
        )
    };
}

macro_rules! convert {
    ($name:literal, $text:expr $(, $flag:literal)*) => {
        family(
            $name,
            &[
                "convert", "--allow-unregistered-dialect", "--target", "t.ron", $($flag,)* "-o", "/dev/null",
                "a.mlir",
            ],
            &[("a.mlir", $text), ("rules.pdll", texts::one_rule), ("t.ron", texts::one_target)],
        )
    };
}

macro_rules! nested {
    ($pass:literal) => {
        module!(
            concat!("many functions: ", $pass),
            texts::functions,
            "--mlir-disable-threading",
            concat!("--pass-pipeline=builtin.module(func.func(", $pass, "))")
        )
    };
}

/// All families.
pub(super) const FAMILIES: &[Family] = &[
    // Parsers.
    module!("read: a chain", texts::chain, "--no-verify"),
    module!("read: generic form", texts::generic, "--no-verify"),
    module!("read: one operation", texts::one_operation, "--no-verify"),
    module!("read: attributes", texts::attributes, "--no-verify"),
    levels(module!("read: nested regions", texts::nested, "--no-verify", "--mlir-print-skip-regions")),
    family("read: records", &["tblgen", "--null-backend", "a.td"], &[("a.td", texts::records)]),
    family("read: definitions", &["ods", "a.td"], &[("a.td", texts::definitions)]),
    family("read: rules", &["drr", "a.td"], &[("a.td", texts::rules)]),
    family("read: PDLL", &["pdll", "-x", "mlir", "a.pdll"], &[("a.pdll", texts::pdll)]),
    levels(family(
        "read: a long PDLL pattern",
        &["pdll", "-x", "mlir", "a.pdll"],
        &[("a.pdll", texts::long_pdll)],
    )),
    family("print: the tree of PDLL", &["pdll", "a.pdll"], &[("a.pdll", texts::pdll)]),
    family(
        "read: a pattern file",
        &["rewrite", "--allow-unregistered-dialect", "--patterns", "p.ron", "a.mlir"],
        &[("a.mlir", texts::empty), ("p.ron", texts::pattern_file)],
    ),
    family(
        "read: pdl",
        &["rewrite", "--allow-unregistered-dialect", "--patterns", "p.mlir", "a.mlir"],
        &[("a.mlir", texts::empty), ("p.mlir", texts::pdl)],
    ),
    family(
        "read: a conversion",
        &["convert", "--allow-unregistered-dialect", "--target", "t.ron", "a.mlir"],
        &[("a.mlir", texts::empty), ("rules.pdll", texts::one_rule), ("t.ron", texts::spec)],
    ),
    // The verifier.
    module!("verify: a chain", texts::chain),
    module!("verify: branches", texts::branches),
    module!("verify: symbols", texts::symbols),
    // Printers.
    // The text of more levels reaches the limit of printed bytes.
    Family {
        most: LEVELS / 2,
        ..known(
            module!("print: nested regions", texts::nested, "--no-verify"),
            "each level is indented by two columns more, so that the text itself grows so",
        )
    },
    module!("print: custom assembly", texts::structured),
    module!("print: custom assembly with locations", texts::attributes, "--mlir-print-debuginfo"),
    module!("print: generic form", texts::structured, "--mlir-print-op-generic"),
    module!(
        "print: generic form with locations",
        texts::attributes,
        "--mlir-print-op-generic",
        "--mlir-print-debuginfo"
    ),
    module!("print: local scope", texts::attributes, "--mlir-print-local-scope"),
    module!("print: users", texts::read_often, "--mlir-print-value-users"),
    family("print: documentation", &["doc", "-o", "/dev/null", "a.td"], &[("a.td", texts::definitions)]),
    module_graph("print: a graph"),
    family("print: records", &["tblgen", "--print-records", "a.td"], &[("a.td", texts::records)]),
    family("print: JSON", &["tblgen", "--dump-json", "a.td"], &[("a.td", texts::records)]),
    // Passes.
    module!("canonicalize: sums", texts::sums, "--canonicalize"),
    module!("canonicalize: structured", texts::structured, "--canonicalize"),
    module!("canonicalize: many results", texts::many_results, "--canonicalize"),
    module!("canonicalize: branches", texts::branches, "--canonicalize"),
    module!("canonicalize: a switch", texts::switch, "--canonicalize"),
    module!("canonicalize: block arguments", texts::arguments, "--canonicalize"),
    module!("canonicalize: a chain of blocks", texts::chain_of_blocks, "--canonicalize"),
    known(
        module!(
            "canonicalize: a chain of blocks from its end",
            texts::chain_of_blocks_from_end,
            "--canonicalize"
        ),
        "each block is merged into the one before it, with all that was merged into it, as upstream does",
    ),
    known(
        module!("canonicalize: adjacent choices", texts::adjacent_choices, "--canonicalize"),
        "after each merge of two blocks the users of the condition are searched again, as upstream does",
    ),
    module!("canonicalize: one operation", texts::one_operation, "--canonicalize"),
    module!("canonicalize: symbols", texts::symbols, "--canonicalize"),
    levels(module!(
        "canonicalize: nested regions",
        texts::nested,
        "--canonicalize",
        "--mlir-print-skip-regions"
    )),
    known(
        module!(
            "canonicalize: nested loops",
            texts::nested_loops,
            "--canonicalize",
            "--mlir-print-skip-regions"
        ),
        "whether an operation is dead is asked at each level of all that is in it, as upstream does",
    ),
    known(
        module!(
            "canonicalize: nested choices",
            texts::nested_choices,
            "--canonicalize",
            "--mlir-print-skip-regions"
        ),
        "who reads a condition is asked at each level of all that is in it, as upstream does",
    ),
    module!("cse: structured", texts::structured, "--cse"),
    known(
        module!("cse: nested choices", texts::nested_choices, "--cse", "--mlir-print-skip-regions"),
        LEVEL_BY_LEVEL,
    ),
    module!("cse: a chain", texts::chain, "--cse"),
    module!("cse: branches", texts::branches, "--cse"),
    module!("casts", texts::casts, "--reconcile-unrealized-casts"),
    module!("dead values: functions", texts::dead_values, "--remove-dead-values"),
    module!("dead values: structured", texts::structured, "--remove-dead-values"),
    known(
        module!(
            "dead values: nested choices",
            texts::nested_choices,
            "--remove-dead-values",
            "--mlir-print-skip-regions"
        ),
        LEVEL_BY_LEVEL,
    ),
    module!("symbol-dce: functions", texts::symbols, "--symbol-dce"),
    module!("sccp: a chain", texts::chain, "--sccp"),
    module!("sccp: branches", texts::branches, "--sccp"),
    module!("sccp: structured", texts::structured, "--sccp"),
    module!("sccp: edges to one block", texts::edges, "--sccp"),
    module!("sccp: calls of one function", texts::calls, "--sccp"),
    module!("inline: functions", texts::symbols, "--inline"),
    module!("inline: calls of one function", texts::calls, "--inline"),
    module!("loop-invariant-code-motion: structured", texts::structured, "--loop-invariant-code-motion"),
    module!("control-flow-sink: structured", texts::structured, "--control-flow-sink"),
    module!("int-range-optimizations: a chain", texts::chain, "--int-range-optimizations"),
    module!("int-range-optimizations: edges to one block", texts::edges, "--int-range-optimizations"),
    module!("int-range-optimizations: calls of one function", texts::calls, "--int-range-optimizations"),
    module!("int-range-optimizations: a switch", texts::switch, "--int-range-optimizations"),
    known(
        module!("mem2reg: slots", texts::slots, "--mem2reg"),
        "the values of each slot are followed through all blocks of its region, as upstream does",
    ),
    module!("mem2reg: structured", texts::structured, "--mem2reg"),
    module!("scf-to-cf: structured", texts::structured, "--convert-scf-to-cf"),
    module!("scf-to-cf: many results", texts::many_results, "--convert-scf-to-cf"),
    module!("arith-to-llvm: a chain", texts::chain, "--convert-arith-to-llvm"),
    module!("cf-to-llvm: branches", texts::branches, "--convert-cf-to-llvm"),
    module!("cf-to-llvm: a switch", texts::switch, "--convert-cf-to-llvm"),
    module!("func-to-llvm: functions", texts::symbols, "--convert-func-to-llvm"),
    module!("index-to-llvm: a chain", texts::index, "--convert-index-to-llvm"),
    // Passes of functions, of which a module has many.
    nested!("canonicalize"),
    nested!("cse"),
    nested!("sccp"),
    nested!("loop-invariant-code-motion"),
    nested!("control-flow-sink"),
    nested!("int-range-optimizations"),
    nested!("mem2reg"),
    nested!("convert-scf-to-cf"),
    nested!("convert-arith-to-llvm"),
    module!("many functions: convert-cf-to-llvm", texts::functions, "--convert-cf-to-llvm"),
    module!("many functions: convert-func-to-llvm", texts::functions, "--convert-func-to-llvm"),
    module!(
        "many functions: convert-arith-to-llvm side by side",
        texts::functions,
        "--convert-arith-to-llvm"
    ),
    nested!("reconcile-unrealized-casts"),
    // Drivers.
    rewrite!("greedy: a chain", texts::old, "greedy"),
    rewrite!("greedy: a value read often", texts::read_often, "greedy"),
    rewrite!("walk: a chain", texts::old, "walk"),
    rewrite!("walk: a value read often", texts::read_often, "walk"),
    convert!("conversion: a chain", texts::old),
    convert!("conversion: a value read often", texts::read_often),
    convert!("conversion: without rollback", texts::old, "--allow-pattern-rollback=false"),
];
