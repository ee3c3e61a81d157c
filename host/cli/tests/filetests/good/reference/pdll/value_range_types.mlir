// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./value_range_types.pdll
func.func @f(%x: i32, %y: i8) {
  %0:2 = "t.range_types"(%x, %y) : (i32, i8) -> (i32, i8)
  %1:2 = "t.range_types"(%x, %y) : (i32, i8) -> (i8, i32)
  "t.use"(%0#0, %0#1, %1#0, %1#1) : (i32, i8, i8, i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) {
//|     %0:2 = "t.range_types"(%arg0, %arg1) : (i32, i8) -> (i8, i32)
//|     "t.use"(%arg0, %arg1, %0#0, %0#1) : (i32, i8, i8, i32) -> ()
//|     return
//|   }
//| }
//|
