// test: rewrite --patterns ./native_values.td --fold=false
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
// output:
//| module {
//|   func.func @results(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
//|     %c1_i32 = arith.constant 1 : i32
//|     %c3_i32 = arith.constant 3 : i32
//|     %c2_i32 = arith.constant 2 : i32
//|     %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
//|     %0 = arith.subi %arg0, %c2_i32 : i32
//|     %1 = arith.subi %arg1, %c3_i32 : i32
//|     %2 = arith.maxui %arg0, %c1_i32 : i32
//|     %3 = arith.maxsi %arg1, %c2_i32 : i32
//|     %4 = arith.minsi %sum, %arg1 : i32
//|     return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
//|   }
//|   func.func @numbers(%arg0: i32, %arg1: i32, %arg2: f32) -> (i32, i32, f32) {
//|     %cst = arith.constant 5.000000e-01 : f32
//|     %c8_i32 = arith.constant 8 : i32
//|     %c32_i32 = arith.constant 32 : i32
//|     %0 = arith.maxsi %arg1, %c32_i32 : i32
//|     %1 = arith.maxui %arg0, %c8_i32 : i32
//|     %2 = arith.mulf %arg2, %cst : f32
//|     return %0, %1, %2 : i32, i32, f32
//|   }
//| }
//|
