// test: rewrite --patterns ./type_of_attribute.td --driver walk
func.func @narrow(%x: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = arith.addi %x, %k : i32
  return %r : i32
}
func.func @wide(%x: i64, %y: i16) -> (i64, i16) {
  %k = arith.constant 1 : i64
  %l = arith.constant 1 : i16
  %r = arith.addi %x, %k : i64
  %s = arith.addi %y, %l : i16
  return %r, %s : i64, i16
}
// output:
//| module {
//|   func.func @narrow(%arg0: i32) -> i32 {
//|     %c1_i32 = arith.constant 1 : i32
//|     return %arg0 : i32
//|   }
//|   func.func @wide(%arg0: i64, %arg1: i16) -> (i64, i16) {
//|     %c1_i64 = arith.constant 1 : i64
//|     %c1_i16 = arith.constant 1 : i16
//|     %0 = arith.addi %arg0, %arg0 : i64
//|     %1 = arith.addi %arg1, %c1_i16 : i16
//|     return %0, %1 : i64, i16
//|   }
//| }
//|
