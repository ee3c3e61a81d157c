// test: rewrite --patterns ./swapped.pdll --max-num-rewrites=4 --max-iterations=2 --allow-unregistered-dialect
func.func @f(%x: i32, %y: i32, %z: i32) -> i32 {
  %0 = "t.sum"(%x, %y) : (i32, i32) -> i32
  %1 = "t.sum"(%0, %z) : (i32, i32) -> i32 // error: [greedy::limit] "patterns still apply"
  return %1 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//|     %0 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "t.sum"(%arg1, %arg2) : (i32, i32) -> i32
//|     %2 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %3 = "t.sum"(%arg1, %arg2) : (i32, i32) -> i32
//|     %4 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %5 = "t.sum"(%arg1, %arg2) : (i32, i32) -> i32
//|     %6 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %7 = "t.sum"(%arg1, %arg2) : (i32, i32) -> i32
//|     %8 = "t.sum"(%arg0, %arg1) : (i32, i32) -> i32
//|     %9 = "t.sum"(%8, %arg2) : (i32, i32) -> i32
//|     return %9 : i32
//|   }
//| }
//|
