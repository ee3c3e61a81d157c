// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inline_rewrites.pdll
func.func @f(%x: i32) {
  "t.nested"(%x) : (i32) -> ()
  "t.nameless"(%x) : (i32) -> ()
  "t.around"(%x) : (i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     "t.told"(%arg0) : (i32) -> ()
//|     "t.nameless_seen"(%arg0) : (i32) -> ()
//|     "t.around_seen"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
