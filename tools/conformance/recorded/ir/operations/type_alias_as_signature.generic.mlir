"builtin.module"() ({
  %0 = "t.a"() : () -> i1 loc(#loc1)
  %1 = "t.b"(%0) : (i1) -> i2 loc(#loc2)
  "t.c"(%1) : (i2) -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/type_alias_as_signature.mlir":0:0)
#loc1 = loc("ir/operations/type_alias_as_signature.mlir":2:6)
#loc2 = loc("ir/operations/type_alias_as_signature.mlir":3:6)
#loc3 = loc("ir/operations/type_alias_as_signature.mlir":4:1)

