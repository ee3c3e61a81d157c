module {
  "t.values"() {v0 = 0 : i8, v1 = 127 : i8, v2 = -1 : i8, v3 = -128 : i8, v4 = -1 : i8, v5 = 127 : i8} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[0, 127, -1, -128, -1, 127]> : tensor<6xi8>, none = dense<> : tensor<0xi8>, splat = dense<127> : vector<3xi8>} : () -> ()
}

// -----
module {
  "t.types"() {a = i8, b = tensor<?xi8>, c = (i8) -> i8, d = memref<2xi8, 1>} : () -> ()
}

