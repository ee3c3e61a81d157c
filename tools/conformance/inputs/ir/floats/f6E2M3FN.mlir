// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f6E2M3FN, one = 1.0 : f6E2M3FN, negative = -1.5 : f6E2M3FN, tenth = 0.1 : f6E2M3FN, third = 0.333333333333 : f6E2M3FN,
  large = 1.0e30 : f6E2M3FN, small = 1.0e-30 : f6E2M3FN, odd = 1234.5678 : f6E2M3FN
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f6E2M3FN,
  h1 = 0x20 : f6E2M3FN,
  h2 = 0x1F : f6E2M3FN,
  h3 = 0x3F : f6E2M3FN,
  h4 = 0x10 : f6E2M3FN,
  h5 = 0x1 : f6E2M3FN
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf6E2M3FN>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf6E2M3FN>,
  type = tuple<f6E2M3FN, memref<?xf6E2M3FN>, vector<[2]xf6E2M3FN>>, pair = dense<(1.0, 2.0)> : tensor<complex<f6E2M3FN>>
} : () -> ()
