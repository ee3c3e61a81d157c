// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./rewrites.pdll
func.func @f(%x: i32, %y: i8) -> (i32, i32, i8, i8, i32, i8, i32) {
  %0 = "t.one"(%x) : (i32) -> i32
  %1:3 = "t.several"(%x, %y) : (i32, i8) -> (i32, i8, i8)
  %2:2 = "t.inferred"(%x, %y) : (i32, i8) -> (i8, i32)
  "t.long"(%x) : (i32) -> ()
  "t.short"(%x) : (i32) -> ()
  return %0, %1#0, %1#1, %1#2, %x, %2#0, %2#1 : i32, i32, i8, i8, i32, i8, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i8) -> (i32, i32, i8, i8, i32, i8, i32) {
//|     %0 = "t.foo"(%arg0) : (i32) -> i32
//|     "t.short_seen"(%arg0) : (i32) -> ()
//|     return %0, %arg0, %arg1, %arg1, %arg0, %arg1, %arg0 : i32, i32, i8, i8, i32, i8, i32
//|   }
//| }
//|
