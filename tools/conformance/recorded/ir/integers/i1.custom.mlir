module {
  "t.values"() {v0 = false, v1 = true, v2 = true, v3 = false} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[false, true, true, false]> : tensor<4xi1>, none = dense<> : tensor<0xi1>, splat = dense<false> : vector<3xi1>} : () -> ()
}

// -----
module {
  "t.types"() {a = i1, b = tensor<?xi1>, c = (i1) -> i1, d = memref<2xi1, 1>} : () -> ()
}

