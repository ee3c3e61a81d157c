// Q16 fixed point with wide products.
func.func @mulq(%a: i32, %b: i32) -> i32 {
  %x = arith.extsi %a : i32 to i64
  %y = arith.extsi %b : i32 to i64
  %p = arith.muli %x, %y : i64
  %c = arith.constant 16 : i64
  %s = arith.shrsi %p, %c : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}
func.func @sin(%x: i32) -> i32 {
  %x2 = call @mulq(%x, %x) : (i32, i32) -> i32
  %x3 = call @mulq(%x2, %x) : (i32, i32) -> i32
  %x5 = call @mulq(%x3, %x2) : (i32, i32) -> i32
  %six = arith.constant 6 : i32
  %c120 = arith.constant 120 : i32
  %a = arith.divsi %x3, %six : i32
  %b = arith.divsi %x5, %c120 : i32
  %c = arith.subi %x, %a : i32
  %r = arith.addi %c, %b : i32
  return %r : i32
}
func.func @main() -> i32 {
  %lo = arith.constant -60000 : i32
  %hi = arith.constant 60000 : i32
  %st = arith.constant 7001 : i32
  %z = arith.constant 0 : i32
  %r = scf.for %x = %lo to %hi step %st iter_args(%a = %z) -> (i32) : i32 {
    %s = func.call @sin(%x) : (i32) -> i32
    %five = arith.constant 5 : i32
    %m = arith.muli %a, %five : i32
    %t = arith.xori %m, %s : i32
    scf.yield %t : i32
  }
  %c = arith.constant 255 : i32
  %q = arith.andi %r, %c : i32
  return %q : i32
}
