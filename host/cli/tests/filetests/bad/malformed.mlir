// test: opt

func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a %a : i32 // error: [parse::syntax] "','"
  return %b : i32
}
