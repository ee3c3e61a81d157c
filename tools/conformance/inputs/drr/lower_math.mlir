func.func @f(%a: f32, %b: f64, %v: vector<4xf32>) -> (f32, vector<4xf32>, f32, f64, f32, f64, f64, f32, f32) {
  %0 = math.fma %a, %a, %a fastmath<contract> : f32
  %1 = math.fma %v, %v, %v : vector<4xf32>
  %2 = math.rsqrt %a : f32
  %3 = math.rsqrt %b : f64
  %4 = math.log1p %2 fastmath<afn> : f32
  %5 = math.log1p %b : f64
  %6 = math.tan %b : f64
  %7, %8 = math.sincos %a fastmath<fast> : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, vector<4xf32>, f32, f64, f32, f64, f64, f32, f32
}
