//! Pattern files of any length, and modules for them.

use std::fmt::Write;

use crate::Random;

/// Generates PDLL patterns on operations of eight names, three operations deep, with attributes and types.
pub fn pdll(count: usize) -> String {
    let mut out = String::new();
    for at in 0..count {
        let root = at % 8;
        let _ = match at % 4 {
            0 => writeln!(
                out,
                "Pattern P{at} with benefit({}) {{\n  let inner = op<w.inner{at}>(a: Value, b: Value);\n  \
                 let root = op<w.root{root}>(inner.0, b) {{k = attr<\"{at} : i32\">}};\n  \
                 replace root with op<w.new>(a, b) {{from = attr<\"{at} : i32\">}} -> (type<\"i32\">);\n}}",
                1 + at % 5
            ),
            1 => writeln!(
                out,
                "Pattern P{at} {{\n  let root = op<w.root{root}>(op<w.left>(x: Value<t: Type>), y: Value) \
                 {{k = a: Attr, tag = attr<\"\\\"t{at}\\\"\">}} -> (t);\n  rewrite root with {{\n    \
                 let made = op<w.made>(x, y) {{k = a}} -> (t);\n    replace root with made;\n  }};\n}}"
            ),
            2 => writeln!(
                out,
                "Pattern P{at} => replace op<w.root{root}>(op<w.deep{}>(op<w.deeper{at}>(v: Value))) with v;",
                at % 32
            ),
            _ => writeln!(
                out,
                "Pattern P{at} {{\n  let root = op<w.root{root}>(all: ValueRange) {{k = attr<\"{at} : i64\">}};\n  \
                 erase root;\n}}"
            ),
        };
    }
    out
}

/// Generates PDLL patterns on one root, distinguished by an attribute, by the defining op of the operand, or
/// by a type.
pub fn one_root(count: usize) -> String {
    let mut out = String::new();
    for at in 0..count {
        let _ = match at % 3 {
            0 => writeln!(out, "Pattern => erase op<w.root>(_: Value) {{k = attr<\"{at} : i32\">}};"),
            1 => writeln!(out, "Pattern => erase op<w.root>(op<w.def{at}>);"),
            _ => writeln!(out, "Pattern => erase op<w.root>(_: Value<type<\"i{}\">>);", 100 + at),
        };
    }
    out
}

/// Generates operations that are nearly matched by [`one_root`].
pub fn near_misses(ops: usize) -> String {
    let mut random = Random(2);
    let mut out = String::from("%0 = \"w.other\"() : () -> i32\n%1 = \"w.other\"() : () -> i64\n");
    for _ in 0..ops {
        let (value, ty) = [("%0", "i32"), ("%1", "i64")][random.below(2)];
        let _ =
            writeln!(out, "\"w.root\"({value}) {{k = {} : i32}} : ({ty}) -> ()", 3 * random.below(1000) + 1);
    }
    out
}

/// Three declarative rewrite rules for the `arith` workload, one of them two operations deep.
pub const RULES: &str = r#"include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def SubToAdd : Pat<(Arith_SubIOp $a, $b, $f), (Arith_AddIOp $b, $a, $f)>;
def XorToAnd : Pat<(Arith_XOrIOp $a, $b), (Arith_AndIOp $b, $a)>;
def MulOfMul : Pat<(Arith_MulIOp (Arith_MulIOp $a, $b, $f), $c, $g),
                   (Arith_AddIOp $a, (Arith_AddIOp $b, $c, $f), $g)>;
"#;

/// Rules for a conversion of the `arith` workload in which every second application is rolled back: the
/// result of the first one cannot be ruled out beforehand, but never becomes legal.
pub const UNDONE: &str = r#"include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def AddToOr : Pat<(Arith_AddIOp $a, $b, $f), (Arith_OrIOp $a, $b), [], [], (addBenefit 1)>;
def SubToOr : Pat<(Arith_SubIOp $a, $b, $f), (Arith_OrIOp $a, $b), [], [], (addBenefit 1)>;
def MulToOr : Pat<(Arith_MulIOp $a, $b, $f), (Arith_OrIOp $a, $b), [], [], (addBenefit 1)>;
def AddToAnd : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp $a, $b)>;
def SubToAnd : Pat<(Arith_SubIOp $a, $b, $f), (Arith_AndIOp $a, $b)>;
def MulToAnd : Pat<(Arith_MulIOp $a, $b, $f), (Arith_AndIOp $a, $b)>;
"#;
