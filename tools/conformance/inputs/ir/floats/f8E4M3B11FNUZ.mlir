// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E4M3B11FNUZ, one = 1.0 : f8E4M3B11FNUZ, negative = -1.5 : f8E4M3B11FNUZ, tenth = 0.1 : f8E4M3B11FNUZ, third = 0.333333333333 : f8E4M3B11FNUZ,
  large = 1.0e30 : f8E4M3B11FNUZ, small = 1.0e-30 : f8E4M3B11FNUZ, odd = 1234.5678 : f8E4M3B11FNUZ
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E4M3B11FNUZ,
  h1 = 0x80 : f8E4M3B11FNUZ,
  h2 = 0x7F : f8E4M3B11FNUZ,
  h3 = 0xFF : f8E4M3B11FNUZ,
  h4 = 0x40 : f8E4M3B11FNUZ,
  h5 = 0x1 : f8E4M3B11FNUZ
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E4M3B11FNUZ>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E4M3B11FNUZ>,
  type = tuple<f8E4M3B11FNUZ, memref<?xf8E4M3B11FNUZ>, vector<[2]xf8E4M3B11FNUZ>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E4M3B11FNUZ>>
} : () -> ()
