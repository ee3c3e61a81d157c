func.func @f() -> (i32, f64, index, index) {
  %0 = "t.zero"() : () -> i32
  %1 = "t.zero"() : () -> f64
  %2 = "t.zero"() : () -> index
  %3 = "t.zero"() : () -> tensor<2xi32>
  %4 = "t.index"() {v = 42 : i64} : () -> index
  return %0, %1, %2, %4 : i32, f64, index, index
}
