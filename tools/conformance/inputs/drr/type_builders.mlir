func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32) {
  %0 = arith.remsi %a, %b : i32
  %1 = arith.remui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.maxsi %a, %b : i32
  %4 = arith.ceildivsi %a, %b : i32
  %5 = arith.ceildivui %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
func.func @long(%a: i64, %b: i64) -> (i64, i64) {
  %0 = arith.remsi %a, %b : i64
  %1 = arith.ceildivsi %0, %b : i64
  return %0, %1 : i64, i64
}
