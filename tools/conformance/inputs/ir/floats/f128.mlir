// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f128, one = 1.0 : f128, negative = -1.5 : f128, tenth = 0.1 : f128, third = 0.333333333333 : f128,
  large = 1.0e30 : f128, small = 1.0e-30 : f128, odd = 1234.5678 : f128
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f128,
  h1 = 0x80000000000000000000000000000000 : f128,
  h2 = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128,
  h3 = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128,
  h4 = 0x40000000000000000000000000000000 : f128,
  h5 = 0x1 : f128
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf128>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf128>,
  type = tuple<f128, memref<?xf128>, vector<[2]xf128>>, pair = dense<(1.0, 2.0)> : tensor<complex<f128>>
} : () -> ()
