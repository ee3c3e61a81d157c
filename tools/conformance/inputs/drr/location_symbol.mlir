#alias = loc("elsewhere.src":3:4)
func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32) {
  %0 = arith.muli %a, %b : i32 loc("m")
  %1 = arith.addi %0, %c : i32 loc(#alias)
  %2 = arith.remui %a, %b : i32 loc(fused["x", "y"])
  %3 = arith.remsi %2, %c : i32 loc(callsite("callee" at #alias))
  %4 = arith.maxsi %1, %3 : i32 loc(unknown)
  %5 = arith.minui %4, %a : i32 loc("n"("k.src":1:1))
  %6 = arith.maxui %5, %c : i32
  %7 = arith.addi %6, %6 : i32
  return %1, %3, %4, %7 : i32, i32, i32, i32
}
