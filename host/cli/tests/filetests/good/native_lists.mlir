// test: rewrite --patterns ./native_lists.td --fold=false
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32) {
  %0 = arith.subi %a, %b : i32
  %1 = arith.muli %a, %b : i32
  %2 = arith.andi %a, %b : i32
  %3 = arith.xori %a, %b : i32
  %4 = arith.minsi %a, %b : i32
  %5 = arith.minui %a, %b : i32
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
//|     %c2_i32 = arith.constant 2 : i32
//|     %0 = arith.ori %arg0, %c2_i32 : i32
//|     %1 = arith.maxsi %arg1, %arg0 : i32
//|     %2 = arith.maxui %arg1, %arg0 : i32
//|     %3 = arith.remui %arg1, %c2_i32 : i32
//|     return %arg1, %arg0, %0, %1, %2, %3 : i32, i32, i32, i32, i32, i32
//|   }
//| }
//|
