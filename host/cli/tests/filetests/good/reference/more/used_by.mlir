// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./used_by.pdll
func.func @f(%x: i32, %y: i8) {
  "t.foo"(%x) : (i32) -> ()
  "t.root"(%x) : (i32) -> ()
  "t.root"(%y) : (i8) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) {
//|     "t.foo"(%arg0) : (i32) -> ()
//|     "t.used"(%arg0) : (i32) -> ()
//|     "t.root"(%arg1) : (i8) -> ()
//|     return
//|   }
//| }
//|
