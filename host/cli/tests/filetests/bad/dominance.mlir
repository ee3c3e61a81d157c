// test: opt

func.func @f(%a: i32) -> i32 {
  %b = arith.addi %c, %a : i32 // error: [ir::dominance] "does not dominate"
  %c = arith.addi %a, %a : i32
  return %b : i32
}
