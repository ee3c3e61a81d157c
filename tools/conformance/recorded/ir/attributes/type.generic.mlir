"builtin.module"() ({
  "t.op"() {a = i32, b = tuple<>, c = () -> (), d = !foo.t, e = tensor<2xi1, "e">, f = index} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/type.mlir":0:0)
#loc1 = loc("ir/attributes/type.mlir":1:1)

