// test: rewrite --patterns ./alternating_attributes.td --driver walk --split-input-file
func.func @nested(%x: i32, %y: i64) -> (i32, i64, i32, i64, i32) {
  %a0 = "toy.tag"(%x) <{tag = 1 : i64, name = "a"}> : (i32) -> i32
  %a1 = "toy.tag"(%a0) <{tag = 2 : i64}> : (i32) -> i32
  %b0 = "toy.tag"(%y) <{tag = 10 : i64}> : (i64) -> i64
  %b1 = "toy.tag"(%b0) <{tag = 2 : i64, name = "b"}> : (i64) -> i64
  %c0 = "toy.tag"(%x) <{tag = 1 : i64, name = "a"}> {more = 1} : (i32) -> i32
  %c1 = "toy.tag"(%c0) <{tag = 2 : i64}> {more = 2} : (i32) -> i32
  %d0 = "toy.tag"(%y) <{tag = 1 : i64, name = "a"}> : (i64) -> i64
  %d1 = "toy.tag"(%d0) <{tag = 3 : i64}> : (i64) -> i64
  %e0 = "toy.tag"(%x) <{tag = 1 : i64, name = "a"}> : (i32) -> i32
  %e1 = "toy.tag"(%e0) <{tag = 100 : i64}> : (i32) -> i32
  return %a1, %b1, %c1, %d1, %e1 : i32, i64, i32, i64, i32
}
// -----
func.func @typed(%x: i32, %y: i64, %z: i32) -> (i32, i64, i32) {
  %a = "toy.neg"(%x) : (i32) -> i32
  %b = "toy.neg"(%y) : (i64) -> i64
  %c = "toy.neg"(%z) : (i32) -> i32
  return %a, %b, %c : i32, i64, i32
}
// output:
//| module {
//|   func.func @nested(%arg0: i32, %arg1: i64) -> (i32, i64, i32, i64, i32) {
//|     %0 = "toy.tag"(%arg0) <{name = "a", tag = 1 : i64}> : (i32) -> i32
//|     %1 = "toy.tag"(%arg0) <{tag = 5 : i64}> : (i32) -> i32
//|     %2 = "toy.tag"(%1) <{name = "a", tag = 2 : i64}> : (i32) -> i32
//|     %3 = "toy.tag"(%arg1) <{tag = 10 : i64}> : (i64) -> i64
//|     %4 = "toy.tag"(%arg1) <{name = "b", tag = 14 : i64}> : (i64) -> i64
//|     %5 = "toy.tag"(%4) <{tag = 2 : i64}> : (i64) -> i64
//|     %6 = "toy.tag"(%arg0) <{name = "a", tag = 1 : i64}> {more = 1 : i64} : (i32) -> i32
//|     %7 = "toy.tag"(%arg0) <{tag = 5 : i64}> : (i32) -> i32
//|     %8 = "toy.tag"(%7) <{name = "a", tag = 2 : i64}> : (i32) -> i32
//|     %9 = "toy.tag"(%arg1) <{name = "a", tag = 1 : i64}> : (i64) -> i64
//|     %10 = "toy.tag"(%arg1) <{tag = 7 : i64}> : (i64) -> i64
//|     %11 = "toy.tag"(%10) <{name = "a", tag = 3 : i64}> : (i64) -> i64
//|     %12 = "toy.tag"(%arg0) <{name = "a", tag = 1 : i64}> : (i32) -> i32
//|     %13 = "toy.tag"(%12) <{tag = 100 : i64}> : (i32) -> i32
//|     return %2, %5, %8, %11, %13 : i32, i64, i32, i64, i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @typed(%arg0: i32, %arg1: i64, %arg2: i32) -> (i32, i64, i32) {
//|     %0 = "toy.tag"(%arg0) <{name = "w", tag = 32 : i64}> : (i32) -> i32
//|     %1 = "toy.tag"(%arg1) <{name = "w", tag = 64 : i64}> : (i64) -> i64
//|     %2 = "toy.tag"(%arg2) <{name = "w", tag = 32 : i64}> : (i32) -> i32
//|     return %0, %1, %2 : i32, i64, i32
//|   }
//| }
//|
