// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f4E2M1FN, one = 1.0 : f4E2M1FN, negative = -1.5 : f4E2M1FN, tenth = 0.1 : f4E2M1FN, third = 0.333333333333 : f4E2M1FN,
  large = 1.0e30 : f4E2M1FN, small = 1.0e-30 : f4E2M1FN, odd = 1234.5678 : f4E2M1FN
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f4E2M1FN,
  h1 = 0x8 : f4E2M1FN,
  h2 = 0x7 : f4E2M1FN,
  h3 = 0xF : f4E2M1FN,
  h4 = 0x4 : f4E2M1FN,
  h5 = 0x1 : f4E2M1FN
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf4E2M1FN>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf4E2M1FN>,
  type = tuple<f4E2M1FN, memref<?xf4E2M1FN>, vector<[2]xf4E2M1FN>>, pair = dense<(1.0, 2.0)> : tensor<complex<f4E2M1FN>>
} : () -> ()
