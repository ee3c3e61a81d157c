"builtin.module"() ({
  "t.op0"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/line.mlir":0:0)
#loc1 = loc("a.c":7:0)

