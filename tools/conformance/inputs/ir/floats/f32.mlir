// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f32, one = 1.0 : f32, negative = -1.5 : f32, tenth = 0.1 : f32, third = 0.333333333333 : f32,
  large = 1.0e30 : f32, small = 1.0e-30 : f32, odd = 1234.5678 : f32
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f32,
  h1 = 0x80000000 : f32,
  h2 = 0x7FFFFFFF : f32,
  h3 = 0xFFFFFFFF : f32,
  h4 = 0x40000000 : f32,
  h5 = 0x1 : f32
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf32>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf32>,
  type = tuple<f32, memref<?xf32>, vector<[2]xf32>>, pair = dense<(1.0, 2.0)> : tensor<complex<f32>>
} : () -> ()
