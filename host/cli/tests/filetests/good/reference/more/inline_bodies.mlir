// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inline_bodies.pdll
func.func @f(%x: i32, %y: i8) {
  "t.named"(%y) : (i8) -> ()
  "t.named"(%x) : (i32) -> ()
  "t.nameless"(%y) : (i8) -> ()
  "t.nameless"(%x) : (i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) {
//|     "t.named_seen"(%arg1) : (i8) -> ()
//|     "t.named"(%arg0) : (i32) -> ()
//|     "t.nameless_seen"(%arg1) {here} : (i8) -> ()
//|     "t.nameless"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
