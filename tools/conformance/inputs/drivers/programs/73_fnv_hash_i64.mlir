func.func @hash(%n: i64) -> i64 {
  %basis = arith.constant 0xCBF29CE484222325 : i64
  %prime = arith.constant 0x100000001B3 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %mask = arith.constant 255 : i64
  %h = scf.for %i = %z to %n step %one iter_args(%a = %basis) -> (i64) : i64 {
    %sq = arith.muli %i, %i : i64
    %b = arith.andi %sq, %mask : i64
    %x = arith.xori %a, %b : i64
    %p = arith.muli %x, %prime : i64
    scf.yield %p : i64
  }
  return %h : i64
}
func.func @main() -> i32 {
  %n = arith.constant 100 : i64
  %h = call @hash(%n) : (i64) -> i64
  %s = arith.constant 56 : i64
  %t = arith.shrui %h, %s : i64
  %r = arith.trunci %t : i64 to i32
  return %r : i32
}
