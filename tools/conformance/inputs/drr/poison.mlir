func.func @f(%a: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %0 = arith.xori %a, %p : i32
  %1 = arith.andi %0, %a : i32
  %2 = arith.ori %1, %a : i32
  %3 = arith.maxsi %2, %1 : i32
  return %0, %3, %2 : i32, i32, i32
}
