func.func @f(%a: i32) -> (i32, i32, i32) {
  %c = arith.constant 4 : i32
  %0 = arith.addi %a, %c overflow<nsw> : i32
  %1 = arith.addi %c, %a overflow<nsw> : i32
  %2 = arith.addi %c, %a overflow<nuw> : i32
  return %0, %1, %2 : i32, i32, i32
}
