"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.b"() : () -> () loc(#loc2)
  "t.c"() : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/white_space.mlir":0:0)
#loc1 = loc("ir/operations/white_space.mlir":1:2)
#loc2 = loc("ir/operations/white_space.mlir":9:1)
#loc3 = loc("ir/operations/white_space.mlir":9:15)

