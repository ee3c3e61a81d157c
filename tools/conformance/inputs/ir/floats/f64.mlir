// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f64, one = 1.0 : f64, negative = -1.5 : f64, tenth = 0.1 : f64, third = 0.333333333333 : f64,
  large = 1.0e30 : f64, small = 1.0e-30 : f64, odd = 1234.5678 : f64
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f64,
  h1 = 0x8000000000000000 : f64,
  h2 = 0x7FFFFFFFFFFFFFFF : f64,
  h3 = 0xFFFFFFFFFFFFFFFF : f64,
  h4 = 0x4000000000000000 : f64,
  h5 = 0x1 : f64
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf64>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf64>,
  type = tuple<f64, memref<?xf64>, vector<[2]xf64>>, pair = dense<(1.0, 2.0)> : tensor<complex<f64>>
} : () -> ()
