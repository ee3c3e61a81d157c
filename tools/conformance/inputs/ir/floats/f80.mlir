// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f80, one = 1.0 : f80, negative = -1.5 : f80, tenth = 0.1 : f80, third = 0.333333333333 : f80,
  large = 1.0e30 : f80, small = 1.0e-30 : f80, odd = 1234.5678 : f80
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f80,
  h1 = 0x3FFF8000000000000000 : f80,
  h2 = 0x7FFF8000000000000000 : f80,
  h3 = 0x7FFFC000000000000000 : f80,
  h4 = 0xFFFF8000000000000000 : f80,
  h5 = 0x3FFEAAAAAAAAAAAAAAAA : f80
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf80>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf80>,
  type = tuple<f80, memref<?xf80>, vector<[2]xf80>>, pair = dense<(1.0, 2.0)> : tensor<complex<f80>>
} : () -> ()
