// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./lambda.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i8, i32, i8) {
  %0:2 = "t.braces"(%x, %y) : (i32, i8) -> (i32, i8)
  %1:2 = "t.arrow"(%0#0, %y) : (i32, i8) -> (i32, i8)
  "t.gone"(%x) : (i32) -> ()
  return %0#0, %0#1, %1#0, %1#1 : i32, i8, i32, i8
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i8, i32, i8) {
//|     return %arg0, %arg1, %arg0, %arg1 : i32, i8, i32, i8
//|   }
//| }
//|
