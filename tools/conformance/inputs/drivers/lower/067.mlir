// RUN-FLAGS: --mlir-print-debuginfo --convert-func-to-llvm
func.func @located(%a: i32 loc("arg.c":1:1), %m: memref<?xf32> loc("mem.c":2:2)) -> (i32, i32) {
  %0:2 = call @located(%a, %m) : (i32, memref<?xf32>) -> (i32, i32) loc("call.c":3:3)
  return %0#1, %0#0 : i32, i32 loc("ret.c":4:4)
} loc("fn.c":5:5)
