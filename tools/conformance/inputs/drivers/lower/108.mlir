// RUN-FLAGS: --canonicalize="max-iterations=1 test-convergence=1"
func.func private @private_fn(%a: i32) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @f(%a: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.addi %c2, %1 : i32
  cf.cond_br %c, ^x, ^y
^x:
  cf.br ^z(%2 : i32)
^y:
  cf.br ^z(%2 : i32)
^z(%r: i32):
  %t = arith.constant true
  %s = scf.if %t -> i32 {
    scf.yield %r : i32
  } else {
    scf.yield %a : i32
  }
  return %s : i32
}
