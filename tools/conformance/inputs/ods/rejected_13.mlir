func.func @f() {
  %0 = arith.constant 1 : si32
  return
}
