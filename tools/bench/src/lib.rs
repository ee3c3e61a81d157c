//! Workloads with a fixed seed, shared by the benchmarks and the side-by-side runs.

mod definitions;
pub mod figures;
mod patterns;
mod records;

use std::fmt::Write;

pub use definitions::{all_below, all_definitions, roots};
pub use patterns::{RULES, UNDONE, near_misses, one_root, pdll};
pub use records::stress_td;

/// A small random number generator (SplitMix64), the same on all machines.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// Functions of binary `arith` operations on `i32`, with operands drawn from the last 30 values; the last
/// value is returned. `functions` = `ops` = 1,000 is the workload `arith_1m`.
pub fn arith(functions: usize, ops: usize) -> String {
    write_functions(functions, ops, ops)
}

/// Functions of 1,000 such operations in regions nested ten deep, a hundred operations in each.
pub fn nested(functions: usize) -> String {
    write_functions(functions, 1000, 100)
}

/// Writes functions in which the operations after every `level` ones are in a nested region. Without nesting
/// the last value is returned, otherwise an argument.
fn write_functions(functions: usize, ops: usize, level: usize) -> String {
    const NAMES: [&str; 5] = ["addi", "subi", "muli", "xori", "andi"];
    let mut random = Random(1);
    let mut out = String::with_capacity(functions * (ops * 42 + 64));
    for function in 0..functions {
        let condition = if level < ops { ", %c: i1" } else { "" };
        let _ = writeln!(out, "func.func @f{function}(%arg0: i32, %arg1: i32{condition}) -> i32 {{");
        let value = |index: usize| match index {
            0 | 1 => format!("%arg{index}"),
            _ => format!("%{}", index - 2),
        };
        let mut open = 0;
        for op in 0..ops {
            if op > 0 && op % level == 0 {
                open += 1;
                let _ = writeln!(out, "  scf.if %c {{");
            }
            let known = op + 2;
            let first = known.saturating_sub(30);
            let lhs = value(first + random.below(known - first));
            let rhs = value(first + random.below(known - first));
            let name = NAMES[random.below(NAMES.len())];
            let _ = writeln!(out, "  %{op} = arith.{name} {lhs}, {rhs} : i32");
        }
        for _ in 0..open {
            let _ = writeln!(out, "  }}");
        }
        let _ = writeln!(out, "  return {} : i32\n}}", value(if open == 0 { ops + 1 } else { 0 }));
    }
    out
}
