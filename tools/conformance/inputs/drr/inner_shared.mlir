func.func @f(%a: i32, %b: i32, %m: memref<i32>) -> (i32, i32, i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %0, %b : i32
  %2 = arith.addi %b, %a overflow<nsw> : i32
  %3 = arith.subi %2, %a overflow<nuw> : i32
  memref.store %2, %m[] : memref<i32>
  %4 = arith.shli %1, %3 overflow<nuw> : i32
  %5 = arith.shli %4, %a : i32
  %6 = arith.shli %5, %4 overflow<nsw> : i32
  return %1, %3, %6 : i32, i32, i32
}
