module {
  "t.values"() {v0 = 0 : ui1, v1 = 1 : ui1} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[false, true]> : tensor<2xui1>, none = dense<> : tensor<0xui1>, splat = dense<true> : vector<3xui1>} : () -> ()
}

// -----
module {
  "t.types"() {a = ui1, b = tensor<?xui1>, c = (ui1) -> ui1, d = memref<2xui1, 1>} : () -> ()
}

