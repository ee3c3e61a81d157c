// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./constraints.pdll
func.func @f(%x: i32, %y: i8) {
  %0 = "shop.take"() : () -> i32
  "t.one"(%0) : (i32) -> ()
  "t.one"(%x) : (i32) -> ()
  %1:2 = "t.two"() : () -> (i32, i8)
  "t.several"(%1#1, %1#0) : (i8, i32) -> ()
  "t.several"(%1#0, %1#1) : (i32, i8) -> ()
  %2 = "t.self"() : () -> i1
  "t.inferred"(%2, %1#1, %1#0) : (i1, i8, i32) -> ()
  "t.inferred"(%2, %1#0, %1#1) : (i1, i32, i8) -> ()
  "t.short"(%2, %1#0, %1#1) : (i1, i32, i8) -> ()
  "t.short"(%2, %1#1, %1#1) : (i1, i8, i8) -> ()
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) {
//|     %0 = "shop.take"() : () -> i32
//|     "t.one_seen"(%0) : (i32) -> ()
//|     "t.one"(%arg0) : (i32) -> ()
//|     %1:2 = "t.two"() : () -> (i32, i8)
//|     "t.several_seen"(%1#0, %1#1) : (i32, i8) -> ()
//|     "t.several"(%1#0, %1#1) : (i32, i8) -> ()
//|     %2 = "t.self"() : () -> i1
//|     "t.inferred_seen"() : () -> ()
//|     "t.inferred"(%2, %1#0, %1#1) : (i1, i32, i8) -> ()
//|     "t.short_seen"() : () -> ()
//|     "t.short"(%2, %1#1, %1#1) : (i1, i8, i8) -> ()
//|     return
//|   }
//| }
//|
