// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : bf16, one = 1.0 : bf16, negative = -1.5 : bf16, tenth = 0.1 : bf16, third = 0.333333333333 : bf16,
  large = 1.0e30 : bf16, small = 1.0e-30 : bf16, odd = 1234.5678 : bf16
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : bf16,
  h1 = 0x8000 : bf16,
  h2 = 0x7FFF : bf16,
  h3 = 0xFFFF : bf16,
  h4 = 0x4000 : bf16,
  h5 = 0x1 : bf16
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xbf16>, some = dense<[1.0, 2.0, 0.25]> : vector<3xbf16>,
  type = tuple<bf16, memref<?xbf16>, vector<[2]xbf16>>, pair = dense<(1.0, 2.0)> : tensor<complex<bf16>>
} : () -> ()
