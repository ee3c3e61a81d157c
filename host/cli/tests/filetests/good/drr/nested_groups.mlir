// test: rewrite --patterns ./nested_groups.td --driver walk --split-input-file
func.func @whole(%x: i32) -> i32 {
  %u:3 = "toy.unpack"(%x) : (i32) -> (i32, i32, i32)
  %r = "toy.join"(%u#0, %u#1, %u#2) : (i32, i32, i32) -> i32
  return %r : i32
}
func.func @segment(%x: i32, %y: i32) -> i32 {
  %u:3 = "toy.unpack"(%x) : (i32) -> (i32, i32, i32)
  %r = "toy.merge"(%x, %y, %u#0, %u#1, %u#2) <{operandSegmentSizes = array<i32: 2, 3>}> : (i32, i32, i32, i32, i32) -> i32
  return %r : i32
}
func.func @one_by_one(%x: i32, %y: i32, %z: i32) -> i32 {
  %a = "toy.neg"(%x) : (i32) -> i32
  %s:2 = "toy.split"(%z) : (i32) -> (i32, i32)
  %r = "toy.join"(%a, %y, %s#1) : (i32, i32, i32) -> i32
  return %r : i32
}
func.func @given(%x: i32, %y: i32) -> i32 {
  %a = "toy.neg"(%y) : (i32) -> i32
  %r = "toy.pad"(%x, %a) : (i32, i32) -> i32
  return %r : i32
}
// -----
// Results in another order, some of them, none; another split of the operands; another number of values,
// the other result; an optional operand that is missing or defined by something else.
func.func @stays(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %u:3 = "toy.unpack"(%x) : (i32) -> (i32, i32, i32)
  %a = "toy.join"(%u#0, %u#2, %u#1) : (i32, i32, i32) -> i32
  %b = "toy.join"(%u#0, %u#1) : (i32, i32) -> i32
  %c = "toy.join"() : () -> i32
  %d = "toy.merge"(%x, %y, %u#0, %u#1, %u#2) <{operandSegmentSizes = array<i32: 1, 4>}> : (i32, i32, i32, i32, i32) -> i32
  %n = "toy.neg"(%x) : (i32) -> i32
  %s:2 = "toy.split"(%y) : (i32) -> (i32, i32)
  %e = "toy.join"(%n, %x, %s#1, %y) : (i32, i32, i32, i32) -> i32
  %f = "toy.join"(%n, %x, %s#0) : (i32, i32, i32) -> i32
  %g = "toy.pad"(%x) : (i32) -> i32
  %h = "toy.pad"(%x, %y) : (i32, i32) -> i32
  return %a, %b, %c, %d, %e, %f, %g, %h : i32, i32, i32, i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @whole(%arg0: i32) -> i32 {
//|     %0:3 = "toy.unpack"(%arg0) : (i32) -> (i32, i32, i32)
//|     return %arg0 : i32
//|   }
//|   func.func @segment(%arg0: i32, %arg1: i32) -> i32 {
//|     %0:3 = "toy.unpack"(%arg0) : (i32) -> (i32, i32, i32)
//|     %1 = "toy.merge"(%0#0, %0#1, %0#2, %arg1, %arg0) <{operandSegmentSizes = array<i32: 3, 2>}> : (i32, i32, i32, i32, i32) -> i32
//|     return %1 : i32
//|   }
//|   func.func @one_by_one(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
//|     %0 = "toy.neg"(%arg0) : (i32) -> i32
//|     %low, %high = "toy.split"(%arg2) : (i32) -> (i32, i32)
//|     %1 = "toy.neg"(%arg1) : (i32) -> i32
//|     %2:2 = "toy.unpack"(%arg2) : (i32) -> (i32, i32)
//|     %3 = "toy.concat"(%arg2, %1, %arg0, %2#0, %2#1) : (i32, i32, i32, i32, i32) -> i32
//|     return %3 : i32
//|   }
//|   func.func @given(%arg0: i32, %arg1: i32) -> i32 {
//|     %0 = "toy.neg"(%arg1) : (i32) -> i32
//|     %1 = "toy.merge"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2>}> : (i32, i32, i32) -> i32
//|     return %1 : i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
//|     %0:3 = "toy.unpack"(%arg0) : (i32) -> (i32, i32, i32)
//|     %1 = "toy.join"(%0#0, %0#2, %0#1) : (i32, i32, i32) -> i32
//|     %2 = "toy.join"(%0#0, %0#1) : (i32, i32) -> i32
//|     %3 = "toy.join"() : () -> i32
//|     %4 = "toy.merge"(%arg0, %arg1, %0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 4>}> : (i32, i32, i32, i32, i32) -> i32
//|     %5 = "toy.neg"(%arg0) : (i32) -> i32
//|     %low, %high = "toy.split"(%arg1) : (i32) -> (i32, i32)
//|     %6 = "toy.join"(%5, %arg0, %high, %arg1) : (i32, i32, i32, i32) -> i32
//|     %7 = "toy.join"(%5, %arg0, %low) : (i32, i32, i32) -> i32
//|     %8 = "toy.pad"(%arg0) : (i32) -> i32
//|     %9 = "toy.pad"(%arg0, %arg1) : (i32, i32) -> i32
//|     return %1, %2, %3, %4, %6, %7, %8, %9 : i32, i32, i32, i32, i32, i32, i32, i32
//|   }
//| }
//|
