// test: rewrite --patterns ./carried_attributes.td --fold=false
func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.andi %a, %b {left, note = "n"} : i32
  %1 = arith.xori %a, %b {left, note = [1 : i32]} : i32
  %2 = arith.andi %a, %b : i32
  return %0, %1, %2 : i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
//|     %0 = arith.ori %arg0, %arg1 {left, note = "n"} : i32
//|     %1 = arith.ori %arg1, %arg0 {note = [1 : i32]} : i32
//|     %2 = arith.ori %arg0, %arg1 : i32
//|     return %0, %1, %2 : i32, i32, i32
//|   }
//| }
//|
