module {
  "t.op"() {a = dense<1> : memref<2xi8>} : () -> ()
}

