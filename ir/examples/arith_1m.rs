//! Writes the workload `arith_1m` to standard output: functions of integer arithmetic with a fixed seed.
//!
//! `arith_1m [FUNCTIONS [OPERATIONS [--generic]]]`, by default 1,000 functions of 1,000 operations each in
//! custom assembly.

use std::io::{self, BufWriter, Write};

/// A small generator of numbers (xorshift), so that the workload is the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(1000u64);
    let (functions, operations) = (number(0), number(1));
    let generic = arguments.iter().any(|argument| argument == "--generic");
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut out = BufWriter::new(io::stdout().lock());
    // The two arguments come before the results.
    let name = |value: u64| if value < 2 { format!("%arg{value}") } else { format!("%{}", value - 2) };
    for function in 0..functions {
        if generic {
            writeln!(
                out,
                "\"func.func\"() <{{function_type = (i32, i32) -> i32, sym_name = \"f{function}\"}}> ({{\n\
                 ^bb0(%arg0: i32, %arg1: i32):"
            )?;
        } else {
            writeln!(out, "func.func @f{function}(%arg0: i32, %arg1: i32) -> i32 {{")?;
        }
        for operation in 0..operations {
            let known = operation + 2;
            let mut operand = || name(known - 1 - random.below(known.min(30)));
            let (lhs, rhs) = (operand(), operand());
            let op = ["addi", "subi", "muli", "xori", "andi"][random.below(5) as usize];
            if generic {
                let flags = if matches!(op, "addi" | "subi" | "muli") {
                    " <{overflowFlags = #arith.overflow<none>}>"
                } else {
                    ""
                };
                writeln!(out, "  %{operation} = \"arith.{op}\"({lhs}, {rhs}){flags} : (i32, i32) -> i32")?;
            } else {
                writeln!(out, "  %{operation} = arith.{op} {lhs}, {rhs} : i32")?;
            }
        }
        let last = name(operations + 1);
        if generic {
            writeln!(out, "  \"func.return\"({last}) : (i32) -> ()\n}}) : () -> ()")?;
        } else {
            writeln!(out, "  return {last} : i32\n}}")?;
        }
    }
    out.flush()
}
