// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./operation_expressions.pdll
func.func @f(%x: i32, %y: i7) -> (i32, i7) {
  %0:2 = "t.all"(%x, %y) {attr = 3 : i8} : (i32, i7) -> (i32, i7)
  %1 = "t.all"() {attr = "a"} : () -> i32
  "t.use"(%1) : (i32) -> ()
  %2 = "t.all"() : () -> i32
  "t.use"(%2) : (i32) -> ()
  "t.name_only"(%x, %y) {any} : (i32, i7) -> ()
  "t.name_only"() : () -> ()
  "t.this"(%y) {marked} : (i7) -> ()
  "t.that"(%y) {marked, other} : (i7) -> ()
  "t.not_marked"(%y) : (i7) -> ()
  "t.other_type"(%x) {marked} : (i32) -> ()
  return %0#0, %0#1 : i32, i7
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i7) -> (i32, i7) {
//|     %0:2 = "t.all_again"(%arg0, %arg1) {attr = 3 : i8, was = "all"} : (i32, i7) -> (i32, i7)
//|     %1 = "t.all_again"() {attr = "a", was = "all"} : () -> i32
//|     "t.use"(%1) : (i32) -> ()
//|     %2 = "t.all"() : () -> i32
//|     "t.use"(%2) : (i32) -> ()
//|     "t.nothing"() : () -> ()
//|     "t.nothing"() : () -> ()
//|     "t.found"(%arg1) : (i7) -> ()
//|     "t.found"(%arg1) : (i7) -> ()
//|     "t.not_marked"(%arg1) : (i7) -> ()
//|     "t.other_type"(%arg0) {marked} : (i32) -> ()
//|     return %0#0, %0#1 : i32, i7
//|   }
//| }
//|
