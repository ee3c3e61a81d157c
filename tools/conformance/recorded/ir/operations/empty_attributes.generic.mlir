"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.b"() <{a}> : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/empty_attributes.mlir":0:0)
#loc1 = loc("ir/operations/empty_attributes.mlir":1:1)
#loc2 = loc("ir/operations/empty_attributes.mlir":2:1)

