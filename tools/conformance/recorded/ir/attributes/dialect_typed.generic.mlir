"builtin.module"() ({
  "t.op"() {a = #foo.bar : i32, b = #foo<"x"> : tensor<2xi1>, c = #foo.bar<1>, d = [#foo.bar : index, #foo.bar]} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/dialect_typed.mlir":0:0)
#loc1 = loc("ir/attributes/dialect_typed.mlir":1:1)

