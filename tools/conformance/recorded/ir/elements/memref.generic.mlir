"builtin.module"() ({
  "t.op"() {a = dense<1> : memref<2xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/memref.mlir":0:0)
#loc1 = loc("ir/elements/memref.mlir":1:1)

