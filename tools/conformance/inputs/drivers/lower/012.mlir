// RUN-FLAGS: --mlir-print-debuginfo --convert-scf-to-cf
func.func @located(%c: i1, %n: index, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %a : i32 loc("then.c":2:3)
  } else {
    %s = arith.addi %a, %a : i32 loc("else.c":4:5)
    scf.yield %s : i32 loc("else.c":5:5)
  } loc("if.c":1:1)
  scf.for %i = %n to %n step %n {
    %t = arith.addi %i, %i : index loc("body.c":8:1)
    scf.yield loc("yield.c":9:1)
  } loc("for.c":7:1)
  return %r : i32 loc("ret.c":10:1)
} loc("fn.c":0:0)
