// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./binding.pdll
func.func @baz(%arg: i32, %other: i32) -> (i32, i32, i32, i8) {
  %0 = "t.twice"(%arg, %arg) : (i32, i32) -> i32
  %1 = "t.twice"(%arg, %other) : (i32, i32) -> i32
  %2 = "t.inner"(%arg) : (i32) -> i64
  %3 = "t.chain"(%2) : (i64) -> i32
  %4 = "t.chain"(%2) : (i64) -> i8
  return %0, %1, %3, %4 : i32, i32, i32, i8
}
// output:
//| module {
//|   func.func @baz(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i8) {
//|     %0 = "t.twice"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "t.inner"(%arg0) : (i32) -> i64
//|     %2 = "t.chain"(%1) : (i64) -> i8
//|     return %arg0, %0, %arg0, %2 : i32, i32, i32, i8
//|   }
//| }
//|
