// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inline_statements.pdll
func.func @f(%x: i32) {
  %0 = "t.inner"() : () -> i32
  "t.root"(%0) : (i32) -> ()
  "t.root"(%x) : (i32) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     %0 = "t.inner"() : () -> i32
//|     %1 = "t.around"(%0) : (i32) -> i1
//|     "t.deep"(%1) : (i1) -> ()
//|     "t.root"(%arg0) : (i32) -> ()
//|     return
//|   }
//| }
//|
