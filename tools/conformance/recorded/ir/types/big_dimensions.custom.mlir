module {
  "t.op"() {a = tensor<9223372036854775807xi1>, b = memref<4294967296xi8>, c = vector<1000000000000xi1>} : () -> ()
}

