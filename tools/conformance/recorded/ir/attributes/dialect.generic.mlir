"builtin.module"() ({
  "t.op"() {a = #foo.bar, b = #foo.bar<1>, c = #foo<"x">, d = #foo<"">, e = #foo.a.b.c, f = #foo.bar<"s" : [i32]>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/dialect.mlir":0:0)
#loc1 = loc("ir/attributes/dialect.mlir":1:1)

