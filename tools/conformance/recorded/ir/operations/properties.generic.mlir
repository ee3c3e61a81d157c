"builtin.module"() ({
  "t.a"() <{x = 1 : i8, y}> : () -> () loc(#loc1)
  "t.b"() <{a = 1 : i64}> {a = 2 : i64, b = 3 : i64} : () -> () loc(#loc2)
  "t.c"() <{a = 2 : i64, z = 1 : i64}> : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/properties.mlir":0:0)
#loc1 = loc("ir/operations/properties.mlir":1:1)
#loc2 = loc("ir/operations/properties.mlir":2:1)
#loc3 = loc("ir/operations/properties.mlir":3:1)

