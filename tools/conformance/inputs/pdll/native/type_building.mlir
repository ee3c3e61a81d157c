func.func @f(%x: i32) {
  %0 = "t.types"(%x) : (i32) -> tensor<4x?x3xi16>
  %1 = "t.types"(%x) : (i32) -> tensor<f32>
  %2 = "t.types"(%x) : (i32) -> tensor<*xf32>
  return
}
