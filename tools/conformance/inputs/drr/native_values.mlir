func.func @results(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32) {
  %s, %o = arith.addui_extended %a, %b : i32, i1
  %0 = arith.addi %s, %a : i32
  %1 = arith.muli %s, %b : i32
  %2 = arith.andi %s, %a : i32
  %3 = arith.xori %s, %b : i32
  %4 = arith.minsi %s, %b : i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
func.func @numbers(%a: i32, %b: i32, %f: f32) -> (i32, i32, f32) {
  %seven = arith.constant 7 : i32
  %half = arith.constant 0.5 : f32
  %0 = arith.divsi %a, %b : i32
  %1 = arith.divui %a, %seven : i32
  %2 = arith.divf %f, %half : f32
  return %0, %1, %2 : i32, i32, f32
}
