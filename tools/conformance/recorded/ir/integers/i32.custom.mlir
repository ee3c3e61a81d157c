module {
  "t.values"() {v0 = 0 : i32, v1 = -1 : i32, v2 = -1 : i32, v3 = -2147483648 : i32} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[0, -1, -1, -2147483648]> : tensor<4xi32>, none = dense<> : tensor<0xi32>, splat = dense<-2147483648> : vector<3xi32>} : () -> ()
}

// -----
module {
  "t.types"() {a = i32, b = tensor<?xi32>, c = (i32) -> i32, d = memref<2xi32, 1>} : () -> ()
}

