"t.values"() {
  v0 = 0 : ui1,
  v1 = 1 : ui1
} : () -> ()
// -----
"t.elements"() {
  all = dense<[0, 1]> : tensor<2xui1>, splat = dense<1> : vector<3xui1>, none = dense<> : tensor<0xui1>
} : () -> ()
// -----
"t.types"() {a = ui1, b = tensor<?xui1>, c = (ui1) -> ui1, d = memref<2xui1, 1>} : () -> ()
