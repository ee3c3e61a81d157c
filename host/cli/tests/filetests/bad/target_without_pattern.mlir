// test: convert --target ./everything_illegal.ron

func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32 // error: [convert::no_legalization] "arith.addi"
  return %b : i32
}
