// test: rewrite --patterns ./native_bodies.pdll --driver greedy --fold=false --allow-unregistered-dialect
func.func @f(%x: i32) -> i32 {
  "t.unit"() : () -> ()
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %sum = "t.sum"(%one, %two) : (i32, i32) -> i32
  "t.use"(%sum) : (i32) -> ()
  %five = "t.five"() : () -> index
  "t.use"(%five) : (index) -> ()
  %same = arith.addi %x, %x : i32
  %r = "t.redirect"(%same) : (i32) -> i32
  return %r : i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     %c5 = arith.constant 5 : index
//|     %c3_i32 = arith.constant 3 : i32
//|     "t.start"() : () -> ()
//|     "t.done"() {n = 1 : i32, u} : () -> ()
//|     "t.use"(%c3_i32) : (i32) -> ()
//|     "t.use"(%c5) : (index) -> ()
//|     %0 = arith.addi %arg0, %arg0 {seen} : i32
//|     return %0 : i32
//|   }
//| }
//|
