// RUN-FLAGS: --mlir-print-debuginfo --test-legalize-patterns
func.func @located(%a: i64 loc("arg.c":1:1)) {
  %0 = "test.illegal_op_a"() : () -> i32 loc("a.c":2:2)
  %1 = "test.rewrite"(%0) : (i32) -> i32 loc("r.c":3:3)
  "test.invalid"(%a, %1) : (i64, i32) -> () loc("inv.c":4:4)
} loc("fn.c":5:5)
