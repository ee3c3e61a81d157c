module {
  "t.values"() {v0 = 9223372036854775807 : i64, v1 = -9223372036854775808 : i64, v2 = -1 : i64} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[9223372036854775807, -9223372036854775808, -1]> : tensor<3xi64>, none = dense<> : tensor<0xi64>, splat = dense<-1> : vector<3xi64>} : () -> ()
}

// -----
module {
  "t.types"() {a = i64, b = tensor<?xi64>, c = (i64) -> i64, d = memref<2xi64, 1>} : () -> ()
}

