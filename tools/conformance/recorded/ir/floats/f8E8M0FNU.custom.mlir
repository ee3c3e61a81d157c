module {
  "t.decimal"() {large = 1.267650e+30 : f8E8M0FNU, negative = 2.000000e+00 : f8E8M0FNU, odd = 1.024000e+03 : f8E8M0FNU, one = 1.000000e+00 : f8E8M0FNU, small = 7.888600e-31 : f8E8M0FNU, tenth = 1.250000e-01 : f8E8M0FNU, third = 2.500000e-01 : f8E8M0FNU, zero = 5.877470e-39 : f8E8M0FNU} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 5.877470e-39 : f8E8M0FNU, h1 = 2.000000e+00 : f8E8M0FNU, h2 = 1.000000e+00 : f8E8M0FNU, h3 = 0xFF : f8E8M0FNU, h4 = 1.084200e-19 : f8E8M0FNU, h5 = 1.175490e-38 : f8E8M0FNU} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E8M0FNU>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E8M0FNU>, splat = dense<5.000000e-01> : tensor<4xf8E8M0FNU>, type = tuple<f8E8M0FNU, memref<?xf8E8M0FNU>, vector<[2]xf8E8M0FNU>>} : () -> ()
}

