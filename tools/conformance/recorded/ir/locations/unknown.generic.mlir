"builtin.module"() ({
  "t.op0"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/unknown.mlir":0:0)
#loc1 = loc(unknown)

