func.func @f(%a: i32, %b: i32) -> i32 {
  %eight = arith.constant 8 : i32
  %sum = arith.addi %a, %b : i32
  %back = arith.subi %sum, %b : i32
  %product = arith.muli %back, %eight : i32
  return %product : i32
}
