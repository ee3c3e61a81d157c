// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : tf32, one = 1.0 : tf32, negative = -1.5 : tf32, tenth = 0.1 : tf32, third = 0.333333333333 : tf32,
  large = 1.0e30 : tf32, small = 1.0e-30 : tf32, odd = 1234.5678 : tf32
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : tf32,
  h1 = 0x40000 : tf32,
  h2 = 0x3FFFF : tf32,
  h3 = 0x7FFFF : tf32,
  h4 = 0x20000 : tf32,
  h5 = 0x1 : tf32
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xtf32>, some = dense<[1.0, 2.0, 0.25]> : vector<3xtf32>,
  type = tuple<tf32, memref<?xtf32>, vector<[2]xtf32>>, pair = dense<(1.0, 2.0)> : tensor<complex<tf32>>
} : () -> ()
