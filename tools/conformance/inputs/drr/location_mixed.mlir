func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.xori %a, %b : i32 loc("first.src":1:2)
  %1, %2 = arith.mulsi_extended %a, %0 : i32 loc("second")
  %3 = arith.minsi %a, %1 : i32 loc("third.src":7:7)
  %4 = arith.maxsi %3, %2 : i32 loc(fused<"meta">["fourth", "fifth"])
  %5 = arith.maxsi %4, %2 : i32
  return %1, %2, %5 : i32, i32, i32
}
