func.func @f(%x: i32) -> (i64, tensor<2xf32>) {
  %0 = "t.expand"(%x) : (i32) -> i64
  %1 = "t.expand"(%0) : (i64) -> tensor<2xf32>
  return %0, %1 : i64, tensor<2xf32>
}
