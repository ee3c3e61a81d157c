// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inline_variables.pdll
func.func @f(%x: i32, %y: i32, %z: i8) -> (i32, i32, i32, i32, i32) {
  %0 = "t.one"(%x) : (i32) -> i32
  %1 = "t.three"(%x, %y, %x) : (i32, i32, i32) -> i32
  %2 = "t.three"(%x, %y, %y) : (i32, i32, i32) -> i32
  %3 = "t.wild"(%x, %y, %z, %x) : (i32, i32, i8, i32) -> i32
  %4 = "t.wild"(%x, %y, %y, %x) : (i32, i32, i32, i32) -> i32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> (i32, i32, i32, i32, i32) {
//|     %0 = "t.three"(%arg0, %arg1, %arg1) : (i32, i32, i32) -> i32
//|     %1 = "t.wild"(%arg0, %arg1, %arg1, %arg0) : (i32, i32, i32, i32) -> i32
//|     return %arg0, %arg0, %0, %arg0, %1 : i32, i32, i32, i32, i32
//|   }
//| }
//|
