func.func @f(%a: f32, %b: f64, %c: tensor<*xf32>, %d: tensor<?xf32>) {
  %0 = "t.f"(%a, %a) : (f32, f32) -> f32
  %1 = "t.f"(%a, %b) : (f32, f64) -> f32
  %2 = "t.f"(%a, %a) : (f32, f32) -> f64
  "t.g"(%c) : (tensor<*xf32>) -> ()
  "t.g"(%d) : (tensor<?xf32>) -> ()
  "t.use"(%0, %1, %2) : (f32, f32, f64) -> ()
  return
}
