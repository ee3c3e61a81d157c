"builtin.module"() ({
  "t.op"() {a = !foo.bar<!t>, b = #foo.bar<#a, !t>, c = !foo<"!t">} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/alias_in_body.mlir":0:0)
#loc1 = loc("ir/types/alias_in_body.mlir":3:1)

