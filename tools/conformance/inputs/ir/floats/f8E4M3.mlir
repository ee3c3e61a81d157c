// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E4M3, one = 1.0 : f8E4M3, negative = -1.5 : f8E4M3, tenth = 0.1 : f8E4M3, third = 0.333333333333 : f8E4M3,
  large = 1.0e30 : f8E4M3, small = 1.0e-30 : f8E4M3, odd = 1234.5678 : f8E4M3
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E4M3,
  h1 = 0x80 : f8E4M3,
  h2 = 0x7F : f8E4M3,
  h3 = 0xFF : f8E4M3,
  h4 = 0x40 : f8E4M3,
  h5 = 0x1 : f8E4M3
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E4M3>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E4M3>,
  type = tuple<f8E4M3, memref<?xf8E4M3>, vector<[2]xf8E4M3>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E4M3>>
} : () -> ()
