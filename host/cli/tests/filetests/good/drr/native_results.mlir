// test: rewrite --patterns ./native_results.td --driver walk --split-input-file
func.func @root(%x: i32) -> (i32, i32) {
  %r:2 = "toy.split"(%x) : (i32) -> (i32, i32)
  return %r#0, %r#1 : i32, i32
}
func.func @one_by_one(%x: i32) -> (i32, i32, i32) {
  %r:3 = "toy.thirds"(%x) : (i32) -> (i32, i32, i32)
  return %r#0, %r#1, %r#2 : i32, i32, i32
}
func.func @nested(%x: i32, %y: i32) -> i32 {
  %r = "toy.pair"(%x, %y) : (i32, i32) -> i32
  return %r : i32
}
func.func @group(%x: i32, %y: i32) -> i32 {
  %r = "toy.join"(%x, %y) : (i32, i32) -> i32
  return %r : i32
}
func.func @part(%x: i32, %y: i32, %z: i32) -> i32 {
  %r = "toy.merge"(%x, %y, %z) <{operandSegmentSizes = array<i32: 2, 1>}> : (i32, i32, i32) -> i32
  return %r : i32
}
func.func @source(%x: i32, %y: i32) -> i32 {
  %s = arith.addi %x, %y {which = true} : i32
  %r = "toy.neg"(%s) : (i32) -> i32
  return %r : i32
}
// -----
// Another number of values; a call that fails, for want of operands, an attribute, one of the right kind.
func.func @stays(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32) {
  %a = "toy.join"(%x, %y, %y) : (i32, i32, i32) -> i32
  %b = "toy.merge"(%x, %y, %y) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i32) -> i32
  %one = "toy.neg"(%x) {which = true} : (i32) -> i32
  %c = "toy.neg"(%one) : (i32) -> i32
  %sum = arith.addi %x, %y : i32
  %d = "toy.neg"(%sum) : (i32) -> i32
  %other = arith.addi %x, %y {which = 1 : i32} : i32
  %e = "toy.neg"(%other) : (i32) -> i32
  return %a, %b, %c, %d, %e : i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @root(%arg0: i32) -> (i32, i32) {
//|     %low, %high = arith.mului_extended %arg0, %arg0 : i32
//|     return %low, %high : i32, i32
//|   }
//|   func.func @one_by_one(%arg0: i32) -> (i32, i32, i32) {
//|     %low, %high = arith.mului_extended %arg0, %arg0 : i32
//|     return %high, %arg0, %low : i32, i32, i32
//|   }
//|   func.func @nested(%arg0: i32, %arg1: i32) -> i32 {
//|     %low, %high = arith.mului_extended %arg0, %arg1 : i32
//|     %0 = arith.andi %high, %low : i32
//|     return %0 : i32
//|   }
//|   func.func @group(%arg0: i32, %arg1: i32) -> i32 {
//|     %low, %high = arith.mului_extended %arg0, %arg1 : i32
//|     %0 = "toy.concat"(%low, %high) : (i32, i32) -> i32
//|     return %0 : i32
//|   }
//|   func.func @part(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//|     %low, %high = arith.mului_extended %arg0, %arg1 : i32
//|     %low_0, %high_1 = arith.mului_extended %arg1, %arg0 : i32
//|     %0 = "toy.concat"(%low, %high, %arg2, %high_1) : (i32, i32, i32, i32) -> i32
//|     return %0 : i32
//|   }
//|   func.func @source(%arg0: i32, %arg1: i32) -> i32 {
//|     %0 = arith.addi %arg0, %arg1 {which = true} : i32
//|     %1 = "toy.concat"(%arg1, %arg0) : (i32, i32) -> i32
//|     %2 = "toy.choose"(%1) <{which = true}> ({
//|     }, {
//|     }) : (i32) -> i32
//|     return %2 : i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32) {
//|     %0 = "toy.join"(%arg0, %arg1, %arg1) : (i32, i32, i32) -> i32
//|     %1 = "toy.merge"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i32) -> i32
//|     %2 = "toy.neg"(%arg0) {which = true} : (i32) -> i32
//|     %3 = "toy.neg"(%2) : (i32) -> i32
//|     %4 = arith.addi %arg0, %arg1 : i32
//|     %5 = "toy.neg"(%4) : (i32) -> i32
//|     %6 = arith.addi %arg0, %arg1 {which = 1 : i32} : i32
//|     %7 = "toy.neg"(%6) : (i32) -> i32
//|     return %0, %1, %3, %5, %7 : i32, i32, i32, i32, i32
//|   }
//| }
//|
