func.func @weekday(%y: i32, %m: i32, %d: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c12 = arith.constant 12 : i32
  %c1 = arith.constant 1 : i32
  %c5 = arith.constant 5 : i32
  %c13 = arith.constant 13 : i32
  %c4 = arith.constant 4 : i32
  %c100 = arith.constant 100 : i32
  %c7 = arith.constant 7 : i32
  %early = arith.cmpi slt, %m, %c3 : i32
  %m12 = arith.addi %m, %c12 : i32
  %y1 = arith.subi %y, %c1 : i32
  %mm = arith.select %early, %m12, %m : i32
  %yy = arith.select %early, %y1, %y : i32
  %k = arith.remsi %yy, %c100 : i32
  %j = arith.divsi %yy, %c100 : i32
  %mp = arith.addi %mm, %c1 : i32
  %t0 = arith.muli %mp, %c13 : i32
  %t1 = arith.divsi %t0, %c5 : i32
  %k4 = arith.divsi %k, %c4 : i32
  %j4 = arith.divsi %j, %c4 : i32
  %j5 = arith.muli %j, %c5 : i32
  %s0 = arith.addi %d, %t1 : i32
  %s1 = arith.addi %s0, %k : i32
  %s2 = arith.addi %s1, %k4 : i32
  %s3 = arith.addi %s2, %j4 : i32
  %s4 = arith.addi %s3, %j5 : i32
  %r = arith.remsi %s4, %c7 : i32
  return %r : i32
}
func.func @main() -> i32 {
  %y = arith.constant 2024 : i32
  %c1 = arith.constant 1 : i32
  %c13 = arith.constant 13 : i32
  %z = arith.constant 0 : i32
  %r = scf.for %m = %c1 to %c13 step %c1 iter_args(%a = %z) -> (i32) : i32 {
    %w = func.call @weekday(%y, %m, %c13) : (i32, i32, i32) -> i32
    %c3 = arith.constant 3 : i32
    %s = arith.muli %a, %c3 : i32
    %t = arith.addi %s, %w : i32
    scf.yield %t : i32
  }
  %c = arith.constant 255 : i32
  %q = arith.andi %r, %c : i32
  return %q : i32
}
