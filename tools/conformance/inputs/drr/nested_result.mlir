func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32, i32) {
  %lo, %hi = arith.mului_extended %a, %b : i32
  %0 = arith.addi %lo, %c : i32
  %1 = arith.addi %c, %lo : i32
  %l, %h = arith.mulsi_extended %a, %b : i32
  %2 = arith.xori %l, %c : i32
  %3 = arith.addi %0, %2 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
