func.func @f(%a: f32, %b: f32, %z: complex<f64>) -> (f32, f32, complex<f64>, complex<f64>, f64, complex<f32>, complex<f64>) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.re %z : complex<f64>
  %4 = complex.im %z : complex<f64>
  %5 = complex.create %3, %4 : complex<f64>
  %6 = complex.conj %z : complex<f64>
  %7 = complex.abs %6 fastmath<nnan> : complex<f64>
  %8 = complex.conj %0 : complex<f32>
  %9 = complex.create %4, %3 : complex<f64>
  return %1, %2, %5, %6, %7, %8, %9 : f32, f32, complex<f64>, complex<f64>, f64, complex<f32>, complex<f64>
}
