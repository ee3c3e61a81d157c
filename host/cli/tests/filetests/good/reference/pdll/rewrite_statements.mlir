// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./rewrite_statements.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i32, i8, i32, i8, i8, i32, i32, i32) {
  "t.erased"() : () -> ()
  %0 = "t.by_one"(%x) : (i32) -> i32
  %1:2 = "t.by_two"(%x, %x, %y) : (i32, i32, i8) -> (i32, i8)
  %2:3 = "t.by_range"(%x, %y, %y) : (i32, i8, i8) -> (i32, i8, i8)
  %3 = "t.by_operation"() : () -> i32
  %4 = "t.bare"(%x) {a = 1 : i8} : (i32) -> i32
  "t.body"(%x) : (i32) -> ()
  %5 = "t.body_replaced"(%x) : (i32) -> i32
  return %0, %1#0, %1#1, %2#0, %2#1, %2#2, %3, %4, %5 : i32, i32, i8, i32, i8, i8, i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i32, i8, i32, i8, i8, i32, i32, i32) {
//|     %0 = "t.by_operation_seen"() : () -> i32
//|     %1 = "t.bare_seen"() : () -> i32
//|     %2 = "t.other"(%arg0) : (i32) -> i8
//|     "t.effect"(%2) : (i8) -> ()
//|     "t.before"(%arg0) : (i32) -> ()
//|     return %arg0, %arg0, %arg1, %arg0, %arg1, %arg1, %0, %1, %arg0 : i32, i32, i8, i32, i8, i8, i32, i32, i32
//|   }
//| }
//|
