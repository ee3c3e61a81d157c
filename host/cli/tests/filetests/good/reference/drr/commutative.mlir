// test: rewrite --fold=false --patterns ./commutative.td
func.func @f(%x: i32, %y: i32) -> (i32, i32, i32, i32) {
  %0 = arith.ori %x, %y : i32
  %1 = arith.andi %0, %y : i32
  %2 = arith.andi %y, %0 : i32
  %3 = arith.minsi %x, %y : i32
  %4 = arith.maxsi %3, %y : i32
  %5 = arith.maxsi %y, %3 : i32
  return %1, %2, %4, %5 : i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32) {
//|     %0 = arith.ori %arg0, %arg1 : i32
//|     %1 = arith.xori %arg0, %arg1 : i32
//|     %2 = arith.andi %arg1, %0 : i32
//|     %3 = arith.minui %arg0, %arg1 : i32
//|     %4 = arith.minui %arg0, %arg1 : i32
//|     return %1, %2, %3, %4 : i32, i32, i32, i32
//|   }
//| }
//|
