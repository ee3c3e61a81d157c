func.func private @mix(%h: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %h, %k : i32
  %s = arith.addi %m, %x : i32
  return %s : i32
}
func.func private @fin(%h: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c255 = arith.constant 255 : i32
  %a = arith.shrui %h, %c16 : i32
  %b = arith.xori %h, %a : i32
  %c = arith.shrui %b, %c8 : i32
  %d = arith.xori %b, %c : i32
  %r = arith.andi %d, %c255 : i32
  return %r : i32
}
func.func @up(%lb: i8, %ub: i8, %st: i8) -> i32 {
  %z = arith.constant 1 : i32
  %u = scf.for unsigned %i = %lb to %ub step %st iter_args(%h = %z) -> (i32) : i8 {
    %e = arith.extui %i : i8 to i32
    %n = func.call @mix(%h, %e) : (i32, i32) -> i32
    scf.yield %n : i32
  }
  %s = scf.for %i = %lb to %ub step %st iter_args(%h = %u) -> (i32) : i8 {
    %e = arith.extsi %i : i8 to i32
    %n = func.call @mix(%h, %e) : (i32, i32) -> i32
    scf.yield %n : i32
  }
  return %s : i32
}
func.func @main() -> i32 {
  %a = arith.constant 20 : i8
  %b = arith.constant -20 : i8
  %c = arith.constant 7 : i8
  %x = call @up(%a, %b, %c) : (i8, i8, i8) -> i32
  %y = call @up(%b, %a, %c) : (i8, i8, i8) -> i32
  %m = arith.addi %x, %y : i32
  %r = call @fin(%m) : (i32) -> i32
  return %r : i32
}
