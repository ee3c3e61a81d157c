func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.divsi %0, %b : i32
  return %0, %1 : i32, i32
}
