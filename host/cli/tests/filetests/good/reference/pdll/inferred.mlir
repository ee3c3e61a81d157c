// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./inferred.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i32, i8, i32, i8, i8, i8) {
  %0 = "t.literal"() : () -> i32
  %1:2 = "t.bound"() : () -> (i32, i8)
  %2 = "t.before"(%x) : (i32) -> i32
  %3:2 = "t.short"() {left = 1 : i32} : () -> (i8, i8)
  %4 = "t.long"() : () -> i8
  "t.short"() : () -> ()
  "t.interface"(%y) : (i8) -> ()
  return %0, %1#0, %1#1, %2, %3#0, %3#1, %4 : i32, i32, i8, i32, i8, i8, i8
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i32, i8, i32, i8, i8, i8) {
//|     %0 = "t.typed"() : () -> i32
//|     %1:2 = "t.bound_too"() : () -> (i32, i8)
//|     %2 = "t.after"() : () -> i32
//|     %3:2 = "t.short_too"() : () -> (i8, i8)
//|     %4 = "t.long_too"() : () -> i8
//|     "t.short_too"() : () -> ()
//|     %5 = arith.muli %arg1, %arg1 : i8
//|     "t.seen"(%5) : (i8) -> ()
//|     return %0, %1#0, %1#1, %2, %3#0, %3#1, %4 : i32, i32, i8, i32, i8, i8, i8
//|   }
//| }
//|
