// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E3M4, one = 1.0 : f8E3M4, negative = -1.5 : f8E3M4, tenth = 0.1 : f8E3M4, third = 0.333333333333 : f8E3M4,
  large = 1.0e30 : f8E3M4, small = 1.0e-30 : f8E3M4, odd = 1234.5678 : f8E3M4
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E3M4,
  h1 = 0x80 : f8E3M4,
  h2 = 0x7F : f8E3M4,
  h3 = 0xFF : f8E3M4,
  h4 = 0x40 : f8E3M4,
  h5 = 0x1 : f8E3M4
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E3M4>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E3M4>,
  type = tuple<f8E3M4, memref<?xf8E3M4>, vector<[2]xf8E3M4>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E3M4>>
} : () -> ()
