module {
  "t.values"() {v0 = 18446744073709551615 : ui64} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<18446744073709551615> : tensor<1xui64>, none = dense<> : tensor<0xui64>, splat = dense<18446744073709551615> : vector<3xui64>} : () -> ()
}

// -----
module {
  "t.types"() {a = ui64, b = tensor<?xui64>, c = (ui64) -> ui64, d = memref<2xui64, 1>} : () -> ()
}

