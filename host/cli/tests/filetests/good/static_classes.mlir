// test: rewrite --patterns ./static_classes.td --fold=false
func.func @main(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %1, %b : i32
  %3 = arith.ori %2, %b : i32
  %4 = arith.xori %3, %b : i32
  return %4 : i32
}
// output:
//| module {
//|   func.func @main(%arg0: i32, %arg1: i32) -> i32 {
//|     return %arg0 : i32
//|   }
//| }
//|
