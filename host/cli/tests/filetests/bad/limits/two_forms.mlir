// test: rewrite --patterns ./two_forms.pdll --max-num-rewrites=100 --allow-unregistered-dialect
// help: "these steps undo each other"
// note: "pattern 'There' turns `"t.foo"(%arg0) : (i32) -> i32` into `"t.bar"(%arg0) : (i32) -> i32`"
// note: "pattern 'Back' turns `"t.bar"(%arg0) : (i32) -> i32` into `"t.foo"(%arg0) : (i32) -> i32`"
func.func @f(%x: i32) -> i32 {
  %0 = "t.foo"(%x) : (i32) -> i32 // error: [greedy::limit] "patterns still apply at the limit of 10 rounds: Back, There"
  return %0 : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     %0 = "t.foo"(%arg0) : (i32) -> i32
//|     return %0 : i32
//|   }
//| }
//|
