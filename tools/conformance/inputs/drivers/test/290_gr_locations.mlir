// RUN-FLAGS: --mlir-print-debuginfo --test-greedy-patterns
// fused and named locations; a shared constant loses its own
func.func @f(%a: i32) -> (i32, i32, i32, i32) {
  %0 = "test.loc_src"(%a) : (i32) -> i32 loc("one")
  %1 = "test.loc_src"(%0) : (i32) -> i32 loc("two")
  %2 = "test.loc_src"(%1) : (i32) -> i32 loc("three")
  %3 = "test.op_a"(%a) <{attr = 1 : i32}> : (i32) -> i32 loc("inner")
  %4 = "test.op_a"(%3) <{attr = 2 : i32}> : (i32) -> i32 loc("outer")
  %5 = arith.constant 1 : i32 loc("c1")
  %6 = arith.constant 1 : i32 loc("c2")
  return %2, %4, %5, %6 : i32, i32, i32, i32
}
