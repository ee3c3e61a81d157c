func.func @debug(%a: i32, %b: i32) -> i32 attributes {id = distinct[0]<>} {
  %0 = arith.remsi %a, %b : i32
  return %0 : i32
}
func.func @numbers(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  return %0 : i32
}
