// test: rewrite -A shadowed-patterns --fold=false --allow-unregistered-dialect --patterns ./benefit.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i32, i32) {
  %0 = "t.pick"(%x) : (i32) -> i32
  %1 = "t.fall"(%x) : (i32) -> i32
  %2 = "t.fall"(%y) : (i8) -> i32
  return %0, %1, %2 : i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i32, i32) {
//|     %0 = "t.high"(%arg0) : (i32) -> i32
//|     %1 = "t.wide"(%arg0) : (i32) -> i32
//|     %2 = "t.narrow"(%arg1) : (i8) -> i32
//|     return %0, %1, %2 : i32, i32, i32
//|   }
//| }
//|
