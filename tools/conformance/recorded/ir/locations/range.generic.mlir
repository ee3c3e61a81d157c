"builtin.module"() ({
  "t.op0"() : () -> () loc(#loc1)
  "t.op1"() : () -> () loc(#loc2)
  "t.op2"() : () -> () loc(#loc3)
  "t.op3"() : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/range.mlir":0:0)
#loc1 = loc("a.c":1:2 to 3:4)
#loc2 = loc("a.c":1:2 to :9)
#loc3 = loc("a.c":1:2 to :5)
#loc4 = loc("a.c":1:2)

