// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./replace_several.pdll
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %0 = "t.inner"(%x) : (i32) -> i32
  %1 = "t.outer"(%0, %y) : (i32, i32) -> i32
  return %0, %1 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     %0 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "t.other"(%arg1) : (i32) -> i32
//|     return %1, %0 : i32, i32
//|   }
//| }
//|
