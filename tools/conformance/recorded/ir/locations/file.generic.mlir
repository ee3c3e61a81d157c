"builtin.module"() ({
  "t.op0"() : () -> () loc(#loc1)
  "t.op1"() : () -> () loc(#loc2)
  "t.op2"() : () -> () loc(#loc3)
  "t.op3"() : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/file.mlir":0:0)
#loc1 = loc("a.c":1:2)
#loc2 = loc("a.c":0:0)
#loc3 = loc("a.c":4294967295:1)
#loc4 = loc("dir/\22x.c":3:4)

