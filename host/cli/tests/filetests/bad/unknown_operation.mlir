// test: opt

func.func @f() {
  arith.frobnicate // error: [parse::unknown_op] "arith.frobnicate"
  return
}
