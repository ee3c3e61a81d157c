module {
  "t.values"() {v0 = 63 : i7, v1 = -1 : i7, v2 = -64 : i7} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[63, -1, -64]> : tensor<3xi7>, none = dense<> : tensor<0xi7>, splat = dense<-64> : vector<3xi7>} : () -> ()
}

// -----
module {
  "t.types"() {a = i7, b = tensor<?xi7>, c = (i7) -> i7, d = memref<2xi7, 1>} : () -> ()
}

