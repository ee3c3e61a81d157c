"builtin.module"() ({
  "t.op"() : () -> () loc(#loc1)
  "t.op"() : () -> () loc(#loc1)
  "t.op"() : () -> () loc(#loc1)
  "t.op"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/shared.mlir":0:0)
#loc1 = loc("same.c":5:6)

