// RUN-FLAGS: --pass-pipeline="builtin.module(canonicalize{max-num-rewrites=1 test-convergence},canonicalize{max-iterations=-7 test-convergence},canonicalize{max-num-rewrites=0 test-convergence})"
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.constant 3 : i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.addi %1, %0 : i32
  %3 = arith.subi %2, %0 : i32
  %4 = arith.subi %3, %a : i32
  %c = arith.cmpi slt, %4, %b : i32
  cf.cond_br %c, ^x, ^y
^x:
  return %4 : i32
^y:
  return %3 : i32
}
