func.func @popcount(%x: i64) -> i64 {
  %m1 = arith.constant 0x5555555555555555 : i64
  %m2 = arith.constant 0x3333333333333333 : i64
  %m4 = arith.constant 0x0F0F0F0F0F0F0F0F : i64
  %h = arith.constant 0x0101010101010101 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c4 = arith.constant 4 : i64
  %c56 = arith.constant 56 : i64
  %a = arith.shrui %x, %c1 : i64
  %b = arith.andi %a, %m1 : i64
  %c = arith.subi %x, %b : i64
  %d = arith.andi %c, %m2 : i64
  %e = arith.shrui %c, %c2 : i64
  %f = arith.andi %e, %m2 : i64
  %g = arith.addi %d, %f : i64
  %i = arith.shrui %g, %c4 : i64
  %j = arith.addi %g, %i : i64
  %k = arith.andi %j, %m4 : i64
  %l = arith.muli %k, %h : i64
  %r = arith.shrui %l, %c56 : i64
  return %r : i64
}
func.func @reverse(%x: i8) -> i8 {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %lo = arith.constant 0 : i8
  %hi = arith.constant 8 : i8
  %r:2 = scf.for %i = %lo to %hi step %one iter_args(%v = %x, %o = %z) -> (i8, i8) : i8 {
    %b = arith.andi %v, %one : i8
    %s = arith.shli %o, %one : i8
    %n = arith.ori %s, %b : i8
    %w = arith.shrui %v, %one : i8
    scf.yield %w, %n : i8, i8
  }
  return %r#1 : i8
}
func.func @main() -> i32 {
  %x = arith.constant -81985529216486896 : i64
  %p = call @popcount(%x) : (i64) -> i64
  %t = arith.trunci %p : i64 to i8
  %r = call @reverse(%t) : (i8) -> i8
  %e = arith.extui %r : i8 to i32
  return %e : i32
}
