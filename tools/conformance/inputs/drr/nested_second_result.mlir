func.func @f(%a: i32, %b: i32, %c: i32) -> (i32, i32, i32) {
  %l, %h = arith.mulsi_extended %a, %b : i32
  %0 = arith.xori %l, %c : i32
  %1 = arith.xori %h, %c : i32
  %2 = arith.xori %c, %h : i32
  return %0, %1, %2 : i32, i32, i32
}
