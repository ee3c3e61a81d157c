func.func @f(%a: f16, %b: vector<2xf16>, %c: f32, %d: f64, %e: bf16, %v: vector<2x2xf32>, %w: vector<4xf32>) -> (f16, vector<2xf16>, f32, f32, f64, bf16, vector<2x2xf32>, vector<4xf32>) {
  %0 = math.sin %a : f16
  %1 = math.sin %b fastmath<nnan> : vector<2xf16>
  %2 = math.sin %c : f32
  %3 = math.exp %2 : f32
  %4 = math.exp %d : f64
  %5 = math.exp %e : bf16
  %6 = math.tanh %v : vector<2x2xf32>
  %7 = math.tanh %w : vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f16, vector<2xf16>, f32, f32, f64, bf16, vector<2x2xf32>, vector<4xf32>
}
