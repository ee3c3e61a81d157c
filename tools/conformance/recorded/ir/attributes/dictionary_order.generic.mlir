"builtin.module"() ({
  "t.op"() {A = 4 : i64, Z = 3 : i64, _ = 5 : i64, a = 2 : i64, a$b = 8 : i64, a.b = 7 : i64, a1 = 6 : i64, a_b = 9 : i64, z = 1 : i64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/dictionary_order.mlir":0:0)
#loc1 = loc("ir/attributes/dictionary_order.mlir":1:1)

