module {
  "t.values"() {v0 = 0 : index, v1 = -1 : index, v2 = 9223372036854775807 : index} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[0, -1, 9223372036854775807]> : tensor<3xindex>, none = dense<> : tensor<0xindex>, splat = dense<9223372036854775807> : vector<3xindex>} : () -> ()
}

// -----
module {
  "t.types"() {a = index, b = tensor<?xindex>, c = (index) -> index, d = memref<2xindex, 1>} : () -> ()
}

