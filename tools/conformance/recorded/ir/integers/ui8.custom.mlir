module {
  "t.values"() {v0 = 0 : ui8, v1 = 255 : ui8} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[0, 255]> : tensor<2xui8>, none = dense<> : tensor<0xui8>, splat = dense<255> : vector<3xui8>} : () -> ()
}

// -----
module {
  "t.types"() {a = ui8, b = tensor<?xui8>, c = (ui8) -> ui8, d = memref<2xui8, 1>} : () -> ()
}

