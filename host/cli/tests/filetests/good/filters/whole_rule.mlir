// test: rewrite --patterns ./rules.td --disable-patterns=Negated
// The name of a rule means all patterns that it became.
func.func @f(%x: i32, %y: i32) -> (i32, i32) {
  %n = "toy.neg"(%x) : (i32) -> i32
  %0 = "toy.pair"(%n, %y) : (i32, i32) -> i32
  %1 = "toy.pair"(%y, %n) : (i32, i32) -> i32
  "toy.log"(%0) : (i32) -> ()
  return %0, %1 : i32, i32
}
// output:
//| module {
//|   func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     %0 = "toy.neg"(%arg0) : (i32) -> i32
//|     %1 = "toy.pair"(%0, %arg1) : (i32, i32) -> i32
//|     %2 = "toy.pair"(%arg1, %0) : (i32, i32) -> i32
//|     "toy.print"(%1) : (i32) -> ()
//|     return %1, %2 : i32, i32
//|   }
//| }
//|
