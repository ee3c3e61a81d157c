func.func @prime(%n: i32) -> i1 {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %t = arith.constant true
  %f = arith.constant false
  %z = arith.constant 0 : i32
  %small = arith.cmpi ult, %n, %c2 : i32
  cf.cond_br %small, ^out(%f : i1), ^loop(%c2 : i32)
^loop(%d: i32):
  %sq = arith.muli %d, %d : i32
  %past = arith.cmpi ugt, %sq, %n : i32
  cf.cond_br %past, ^out(%t : i1), ^test
^test:
  %m = arith.remui %n, %d : i32
  %hit = arith.cmpi eq, %m, %z : i32
  %d1 = arith.addi %d, %c1 : i32
  cf.cond_br %hit, ^out(%f : i1), ^loop(%d1 : i32)
^out(%r: i1):
  return %r : i1
}
func.func @main() -> i32 {
  %z = arith.constant 0 : i32
  %n = arith.constant 1200 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %z to %n step %one iter_args(%a = %z) -> (i32) : i32 {
    %p = func.call @prime(%i) : (i32) -> i1
    %e = arith.extui %p : i1 to i32
    %s = arith.addi %a, %e : i32
    scf.yield %s : i32
  }
  return %r : i32
}
