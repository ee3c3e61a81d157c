// test: rewrite --patterns ./packing.td --driver walk --split-input-file
func.func @packed(%x: i32, %y: i64) -> i32 {
  %r = "toy.join"(%x, %y) : (i32, i64) -> i32
  return %r : i32
}
func.func @replaced(%x: i32, %y: i64, %z: i1) -> (i32, i64, i1) {
  %j = "toy.concat"(%x, %y, %z) : (i32, i64, i1) -> i32
  %u:3 = "toy.unpack"(%j) : (i32) -> (i32, i64, i1)
  return %u#0, %u#1, %u#2 : i32, i64, i1
}
func.func @turned(%x: i32, %y: i32) -> (i32, i32) {
  %j = "toy.merge"(%x, %y) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
  %u:2 = "toy.unpack"(%j) : (i32) -> (i32, i32)
  return %u#0, %u#1 : i32, i32
}
func.func @taken_apart(%x: i32, %y: i64, %z: i1) -> i32 {
  %r = "toy.join"(%x, %y, %z) : (i32, i64, i1) -> i32
  return %r : i32
}
// -----
// Fewer values than results, another split of the operands, one value, none.
func.func @stays(%x: i32, %y: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %j = "toy.concat"(%x, %y) : (i32, i32) -> i32
  %u:3 = "toy.unpack"(%j) : (i32) -> (i32, i32, i32)
  %k = "toy.merge"(%x, %y) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
  %v:2 = "toy.unpack"(%k) : (i32) -> (i32, i32)
  %a = "toy.join"(%x) : (i32) -> i32
  %b = "toy.join"() : () -> i32
  return %u#0, %u#1, %u#2, %v#0, %v#1, %a, %b : i32, i32, i32, i32, i32, i32, i32
}
// output:
//| module {
//|   func.func @packed(%arg0: i32, %arg1: i64) -> i32 {
//|     %0:2 = "toy.unpack"(%arg0) : (i32) -> (i32, i64)
//|     %1 = "toy.concat"(%0#0, %0#1, %arg0, %arg1, %arg1) : (i32, i64, i32, i64, i64) -> i32
//|     return %1 : i32
//|   }
//|   func.func @replaced(%arg0: i32, %arg1: i64, %arg2: i1) -> (i32, i64, i1) {
//|     %0 = "toy.concat"(%arg0, %arg1, %arg2) : (i32, i64, i1) -> i32
//|     return %arg0, %arg1, %arg2 : i32, i64, i1
//|   }
//|   func.func @turned(%arg0: i32, %arg1: i32) -> (i32, i32) {
//|     %0 = "toy.merge"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
//|     return %arg1, %arg0 : i32, i32
//|   }
//|   func.func @taken_apart(%arg0: i32, %arg1: i64, %arg2: i1) -> i32 {
//|     %0 = "toy.concat"(%arg1, %arg2) : (i64, i1) -> i32
//|     %1 = "toy.pad"(%arg0, %0) : (i32, i32) -> i32
//|     return %1 : i32
//|   }
//| }
//|
//| -----
//| module {
//|   func.func @stays(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
//|     %0 = "toy.concat"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1:3 = "toy.unpack"(%0) : (i32) -> (i32, i32, i32)
//|     %2 = "toy.merge"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
//|     %3:2 = "toy.unpack"(%2) : (i32) -> (i32, i32)
//|     %4 = "toy.join"(%arg0) : (i32) -> i32
//|     %5 = "toy.join"() : () -> i32
//|     return %1#0, %1#1, %1#2, %3#0, %3#1, %4, %5 : i32, i32, i32, i32, i32, i32, i32
//|   }
//| }
//|
