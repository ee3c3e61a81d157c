// test: rewrite --fold=false --driver walk --patterns ./supplemental_owner.td
func.func @f(%x: i8) -> i8 {
  %0 = "post.one"(%x) {foo = 1 : i32, bar = "b"} : (i8) -> i8
  return %0 : i8
}
// output:
//| module {
//|   func.func @f(%arg0: i8) -> i8 {
//|     "post.note"(%arg0) {foo = 1 : i32} : (i8) -> ()
//|     %0 = "post.take"(%arg0, %arg0) {bar = "b"} : (i8, i8) -> i8
//|     return %0 : i8
//|   }
//| }
//|
