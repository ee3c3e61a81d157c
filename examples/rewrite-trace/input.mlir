func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %sum = arith.addi %a, %b : i32
  %more = arith.addi %sum, %c : i32
  %product = arith.muli %more, %c : i32
  return %product : i32
}
