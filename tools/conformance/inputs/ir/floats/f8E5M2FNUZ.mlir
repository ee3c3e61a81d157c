// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E5M2FNUZ, one = 1.0 : f8E5M2FNUZ, negative = -1.5 : f8E5M2FNUZ, tenth = 0.1 : f8E5M2FNUZ, third = 0.333333333333 : f8E5M2FNUZ,
  large = 1.0e30 : f8E5M2FNUZ, small = 1.0e-30 : f8E5M2FNUZ, odd = 1234.5678 : f8E5M2FNUZ
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E5M2FNUZ,
  h1 = 0x80 : f8E5M2FNUZ,
  h2 = 0x7F : f8E5M2FNUZ,
  h3 = 0xFF : f8E5M2FNUZ,
  h4 = 0x40 : f8E5M2FNUZ,
  h5 = 0x1 : f8E5M2FNUZ
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E5M2FNUZ>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E5M2FNUZ>,
  type = tuple<f8E5M2FNUZ, memref<?xf8E5M2FNUZ>, vector<[2]xf8E5M2FNUZ>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E5M2FNUZ>>
} : () -> ()
