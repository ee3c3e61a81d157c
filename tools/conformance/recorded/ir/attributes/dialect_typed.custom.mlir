module {
  "t.op"() {a = #foo.bar : i32, b = #foo<"x"> : tensor<2xi1>, c = #foo.bar<1>, d = [#foo.bar : index, #foo.bar]} : () -> ()
}

