// test: rewrite --fold=false --allow-unregistered-dialect --patterns ./rewrites.pdll
func.func @f(%x: i32) -> (i32, i32, i32) {
  "t.void"() : () -> ()
  %0 = "t.one"(%x) : (i32) -> i32
  %1:2 = "t.two"(%x) : (i32) -> (i32, i32)
  return %0, %1#0, %1#1 : i32, i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> (i32, i32, i32) {
//|     "t.void_seen"() {marked} : () -> ()
//|     %0 = arith.muli %arg0, %arg0 : i32
//|     %1 = arith.addi %arg0, %arg0 : i32
//|     %2 = arith.muli %arg0, %arg0 : i32
//|     return %0, %2, %1 : i32, i32, i32
//|   }
//| }
//|
