func.func @f(%a: i32, %b: i32) -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.subi %b, %b : i32
  %2 = arith.muli %0, %c2 overflow<nsw> : i32
  %3 = arith.xori %a, %b : i32
  %4 = arith.xori %3, %b : i32
  return %0, %1, %2, %4 : i32, i32, i32, i32
}
