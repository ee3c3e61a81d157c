"t.values"() {
  v0 = 0 : i1,
  v1 = 1 : i1,
  v2 = true,
  v3 = false
} : () -> ()
// -----
"t.elements"() {
  all = dense<[0, 1, true, false]> : tensor<4xi1>, splat = dense<false> : vector<3xi1>, none = dense<> : tensor<0xi1>
} : () -> ()
// -----
"t.types"() {a = i1, b = tensor<?xi1>, c = (i1) -> i1, d = memref<2xi1, 1>} : () -> ()
