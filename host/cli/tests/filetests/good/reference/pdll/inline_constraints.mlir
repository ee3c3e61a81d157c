// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inline_constraints.pdll
func.func @f(%x: i32) {
  %0 = "t.inner"() : () -> i32
  "t.nested"(%0) : (i32) -> ()
  "t.nested"(%x) : (i32) -> ()
  %1:2 = "t.two"() : () -> (i8, i8)
  "t.nameless"(%1#1) : (i8) -> ()
  "t.nameless"(%1#0) : (i8) -> ()
  "t.around"(%1#0) : (i8) -> ()
  "t.around"(%1#1) : (i8) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32) {
//|     %0 = "t.inner"() : () -> i32
//|     "t.nested_seen"() : () -> ()
//|     "t.nested"(%arg0) : (i32) -> ()
//|     %1:2 = "t.two"() : () -> (i8, i8)
//|     "t.nameless_seen"() : () -> ()
//|     "t.nameless"(%1#0) : (i8) -> ()
//|     "t.around_seen"() : () -> ()
//|     "t.around"(%1#1) : (i8) -> ()
//|     return
//|   }
//| }
//|
