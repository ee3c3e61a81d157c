// RUN-FLAGS: --mlir-print-debuginfo --canonicalize
func.func @located(%a: i32, %c: i1) -> (i32, i32) {
  %k = arith.constant 1 : i32 loc("k1")
  %0 = arith.addi %k, %a : i32 loc("a0")
  %1 = arith.addi %0, %k : i32 loc("a1")
  %m = arith.constant 1 : i32 loc("k2")
  %2 = arith.addi %m, %m : i32 loc("folded")
  %t = scf.if %c -> i32 {
    %z = arith.addi %1, %2 : i32 loc("in")
    scf.yield %z : i32 loc("y1")
  } else {
    scf.yield %1 : i32 loc("y2")
  } loc("if")
  return %t, %2 : i32, i32 loc("ret")
}
