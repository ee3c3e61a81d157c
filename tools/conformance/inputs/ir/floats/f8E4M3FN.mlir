// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E4M3FN, one = 1.0 : f8E4M3FN, negative = -1.5 : f8E4M3FN, tenth = 0.1 : f8E4M3FN, third = 0.333333333333 : f8E4M3FN,
  large = 1.0e30 : f8E4M3FN, small = 1.0e-30 : f8E4M3FN, odd = 1234.5678 : f8E4M3FN
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E4M3FN,
  h1 = 0x80 : f8E4M3FN,
  h2 = 0x7F : f8E4M3FN,
  h3 = 0xFF : f8E4M3FN,
  h4 = 0x40 : f8E4M3FN,
  h5 = 0x1 : f8E4M3FN
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E4M3FN>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E4M3FN>,
  type = tuple<f8E4M3FN, memref<?xf8E4M3FN>, vector<[2]xf8E4M3FN>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E4M3FN>>
} : () -> ()
