module {
  "t.op"() {a = #foo.bar, b = #foo.bar<1>, c = #foo<"x">, d = #foo<"">, e = #foo.a.b.c, f = #foo.bar<"s" : [i32]>} : () -> ()
}

