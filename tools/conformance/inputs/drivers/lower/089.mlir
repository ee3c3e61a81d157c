// RUN-FLAGS: --cse
func.func @scopes(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %r = scf.if %c -> i32 {
    %1 = arith.addi %a, %a : i32
    %2 = arith.muli %a, %a : i32
    %3 = arith.xori %1, %2 : i32
    scf.yield %3 : i32
  } else {
    %2 = arith.muli %a, %a : i32
    scf.yield %2 : i32
  }
  %4 = arith.muli %a, %a : i32
  %5 = arith.addi %4, %r : i32
  return %5 : i32
}
func.func @blocks(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^l, ^r
^l:
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %a, %a : i32
  cf.br ^j(%1, %2 : i32, i32)
^r:
  %3 = arith.muli %a, %a : i32
  cf.br ^j(%3, %0 : i32, i32)
^j(%x: i32, %y: i32):
  %4 = arith.muli %a, %a : i32
  %5 = arith.addi %x, %4 : i32
  %6 = arith.addi %5, %y : i32
  return %6 : i32
}
