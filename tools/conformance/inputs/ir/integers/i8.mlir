"t.values"() {
  v0 = 0 : i8,
  v1 = 127 : i8,
  v2 = 255 : i8,
  v3 = -128 : i8,
  v4 = -1 : i8,
  v5 = 0x7F : i8
} : () -> ()
// -----
"t.elements"() {
  all = dense<[0, 127, 255, -128, -1, 0x7F]> : tensor<6xi8>, splat = dense<0x7F> : vector<3xi8>, none = dense<> : tensor<0xi8>
} : () -> ()
// -----
"t.types"() {a = i8, b = tensor<?xi8>, c = (i8) -> i8, d = memref<2xi8, 1>} : () -> ()
