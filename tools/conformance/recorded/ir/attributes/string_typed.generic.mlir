"builtin.module"() ({
  "t.op"() {a = "x" : i32, b = "y" : tensor<2xi8>, c = "z", d = "" : !foo.t, e = "f" : (i1) -> i2} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/string_typed.mlir":0:0)
#loc1 = loc("ir/attributes/string_typed.mlir":1:1)

