func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %k = arith.constant 12 : i32 loc("k")
  %0 = arith.subi %a, %b : i32 loc("s")
  %1 = arith.muli %0, %b : i32 loc("m")
  %2 = arith.addi %1, %k : i32 loc("a")
  %3 = arith.maxsi %2, %k : i32 loc("x")
  %4 = arith.subi %a, %a : i32 loc("same")
  %5 = arith.muli %4, %b : i32 loc("same")
  %6 = arith.addi %5, %k : i32 loc("same")
  %7 = arith.addi %0, %k : i32
  return %3, %6, %7 : i32, i32, i32
}
