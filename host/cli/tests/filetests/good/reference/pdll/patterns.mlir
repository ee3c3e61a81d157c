// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./patterns.pdll
func.func @f(%x: i32) -> (i32, i32) {
  %0 = "t.turn"(%x) : (i32) -> i32
  %1 = "t.turn"(%0) : (i32) -> i32
  %2 = "t.flat"(%x) : (i32) -> i32
  %3 = "t.flat"(%2) : (i32) -> i32
  return %1, %3 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> (i32, i32) {
//|     %0 = "t.turn"(%arg0) : (i32) -> i32
//|     %1 = "t.half"(%arg0) : (i32) -> i32
//|     %2 = "t.flat"(%arg0) : (i32) -> i32
//|     %3 = "t.flat"(%arg0) : (i32) -> i32
//|     return %1, %3 : i32, i32
//|   }
//| }
//|
