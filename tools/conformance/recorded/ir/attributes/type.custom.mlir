module {
  "t.op"() {a = i32, b = tuple<>, c = () -> (), d = !foo.t, e = tensor<2xi1, "e">, f = index} : () -> ()
}

