module {
  "t.values"() {v0 = -128 : si8, v1 = 127 : si8, v2 = 0 : si8} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[-128, 127, 0]> : tensor<3xsi8>, none = dense<> : tensor<0xsi8>, splat = dense<0> : vector<3xsi8>} : () -> ()
}

// -----
module {
  "t.types"() {a = si8, b = tensor<?xsi8>, c = (si8) -> si8, d = memref<2xsi8, 1>} : () -> ()
}

