// Decimal, with what rounds, overflows and underflows.
"t.decimal"() {
  zero = 0.0 : f8E8M0FNU, one = 1.0 : f8E8M0FNU, negative = 1.5 : f8E8M0FNU, tenth = 0.1 : f8E8M0FNU, third = 0.333333333333 : f8E8M0FNU,
  large = 1.0e30 : f8E8M0FNU, small = 1.0e-30 : f8E8M0FNU, odd = 1234.5678 : f8E8M0FNU
} : () -> ()
// -----
// Hexadecimal: zeros, extremes, infinities, NaNs.
"t.hex"() {
  h0 = 0x0 : f8E8M0FNU,
  h1 = 0x80 : f8E8M0FNU,
  h2 = 0x7F : f8E8M0FNU,
  h3 = 0xFF : f8E8M0FNU,
  h4 = 0x40 : f8E8M0FNU,
  h5 = 0x1 : f8E8M0FNU
} : () -> ()
// -----
// As elements and in types.
"t.elements"() {
  splat = dense<0.5> : tensor<4xf8E8M0FNU>, some = dense<[1.0, 2.0, 0.25]> : vector<3xf8E8M0FNU>,
  type = tuple<f8E8M0FNU, memref<?xf8E8M0FNU>, vector<[2]xf8E8M0FNU>>, pair = dense<(1.0, 2.0)> : tensor<complex<f8E8M0FNU>>
} : () -> ()
