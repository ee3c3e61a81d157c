module {
  "t.values"() {v0 = -1 : i65, v1 = -18446744073709551616 : i65} : () -> ()
}

// -----
module {
  "t.elements"() {all = dense<[-1, -18446744073709551616]> : tensor<2xi65>, none = dense<> : tensor<0xi65>, splat = dense<-18446744073709551616> : vector<3xi65>} : () -> ()
}

// -----
module {
  "t.types"() {a = i65, b = tensor<?xi65>, c = (i65) -> i65, d = memref<2xi65, 1>} : () -> ()
}

