// A loop in blocks: three values go round, two leave.
func.func @pow(%base: i64, %exp: i64, %mod: i64) -> i64 {
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  cf.br ^head(%base, %exp, %one : i64, i64, i64)
^head(%b: i64, %e: i64, %r: i64):
  %go = arith.cmpi ne, %e, %zero : i64
  cf.cond_br %go, ^body, ^exit(%r : i64)
^body:
  %odd = arith.trunci %e : i64 to i1
  cf.cond_br %odd, ^mul(%r, %b : i64, i64), ^square(%r : i64)
^mul(%x: i64, %y: i64):
  %p = arith.muli %x, %y : i64
  %m = arith.remui %p, %mod : i64
  cf.br ^square(%m : i64)
^square(%s: i64):
  %bb = arith.muli %b, %b : i64
  %bm = arith.remui %bb, %mod : i64
  %half = arith.shrui %e, %one : i64
  cf.br ^head(%bm, %half, %s : i64, i64, i64)
^exit(%v: i64):
  return %v : i64
}
func.func @main() -> i32 {
  %a = arith.constant 7 : i64
  %b = arith.constant 560 : i64
  %c = arith.constant 1000003 : i64
  %r = call @pow(%a, %b, %c) : (i64, i64, i64) -> i64
  %d = arith.constant 253 : i64
  %m = arith.remui %r, %d : i64
  %t = arith.trunci %m : i64 to i32
  return %t : i32
}
