// test: rewrite --patterns ./rules.td --enable-patterns=Negated --disable-patterns=Negated.1,LogToPrints
// warning: [convert::unknown_pattern] "no pattern has the name or label 'LogToPrints'" (no place)
// A pattern that is both disabled and enabled is left out; a name that no pattern has is reported.
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
//|     %2 = "toy.pair"(%arg0, %arg1) : (i32, i32) -> i32
//|     "toy.log"(%1) : (i32) -> ()
//|     return %1, %2 : i32, i32
//|   }
//| }
//|
