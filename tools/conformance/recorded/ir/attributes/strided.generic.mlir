"builtin.module"() ({
  "t.op"() {a = strided<[]>, b = strided<[1, 2]>, c = strided<[?], offset: ?>, d = strided<[-1], offset: -2>, e = strided<[0]>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/strided.mlir":0:0)
#loc1 = loc("ir/attributes/strided.mlir":1:1)

