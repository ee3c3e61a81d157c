func.func @f() {
  %0 = "arith.constant"() : () -> i32
  return
}
