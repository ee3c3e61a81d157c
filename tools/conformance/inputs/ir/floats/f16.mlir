// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f16, one = 1.0 : f16, negative = -1.5 : f16, tenth = 0.1 : f16, third = 0.333333333333 : f16,
  large = 1.0e30 : f16, small = 1.0e-30 : f16, odd = 1234.5678 : f16
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f16,
  h1 = 0x8000 : f16,
  h2 = 0x7FFF : f16,
  h3 = 0xFFFF : f16,
  h4 = 0x4000 : f16,
  h5 = 0x1 : f16
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf16>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf16>,
  type = tuple<f16, memref<?xf16>, vector<[2]xf16>>, pair = dense<(1.0, 2.0)> : tensor<complex<f16>>
} : () -> ()
