func.func @f(%c: i1, %x: i32, %y: i32) -> (i32, i32, i32) {
  %two = "t.two"() : () -> i32
  %0 = arith.muli %x, %two : i32
  %1 = arith.muli %x, %y : i32
  %2 = arith.subi %0, %1 : i32
  %3 = arith.addi %2, %y : i32
  return %0, %2, %3 : i32, i32, i32
}
