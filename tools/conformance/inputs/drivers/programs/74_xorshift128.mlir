func.func @main() -> i32 {
  %a = arith.constant 0x0123456789ABCDEF0123456789ABCDEF : i128
  %n = arith.constant 50 : i32
  %r = call @run(%a, %n) : (i128, i32) -> i128
  %c = arith.constant 100 : i128
  %s = arith.shrui %r, %c : i128
  %t = arith.trunci %s : i128 to i32
  %m = arith.constant 255 : i32
  %x = arith.andi %t, %m : i32
  return %x : i32
}
func.func private @run(%a: i128, %n: i32) -> i128 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c23 = arith.constant 23 : i128
  %c17 = arith.constant 17 : i128
  %c26 = arith.constant 26 : i128
  %r = scf.for %i = %z to %n step %one iter_args(%x = %a) -> (i128) : i32 {
    %0 = arith.shli %x, %c23 : i128
    %1 = arith.xori %x, %0 : i128
    %2 = arith.shrui %1, %c17 : i128
    %3 = arith.xori %1, %2 : i128
    %4 = arith.shrsi %3, %c26 : i128
    %5 = arith.xori %3, %4 : i128
    scf.yield %5 : i128
  }
  return %r : i128
}
