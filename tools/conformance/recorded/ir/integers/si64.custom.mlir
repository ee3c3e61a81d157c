module {
  "t.values"() {v0 = -9223372036854775808 : si64} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<-9223372036854775808> : tensor<1xsi64>, none = dense<> : tensor<0xsi64>, splat = dense<-9223372036854775808> : vector<3xsi64>} : () -> ()
}

// -----
module {
  "t.types"() {a = si64, b = tensor<?xsi64>, c = (si64) -> si64, d = memref<2xsi64, 1>} : () -> ()
}

