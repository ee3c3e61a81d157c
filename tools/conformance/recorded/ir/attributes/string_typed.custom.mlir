module {
  "t.op"() {a = "x" : i32, b = "y" : tensor<2xi8>, c = "z", d = "" : !foo.t, e = "f" : (i1) -> i2} : () -> ()
}

