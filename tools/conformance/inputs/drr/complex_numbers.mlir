func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
func.func @wide(%a: complex<f64>, %b: complex<f64>) -> (complex<f64>, complex<f64>) {
  %0 = complex.add %a, %b : complex<f64>
  %1 = complex.sub %0, %b : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}
func.func @half(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b : complex<f16>
  return %0 : complex<f16>
}
