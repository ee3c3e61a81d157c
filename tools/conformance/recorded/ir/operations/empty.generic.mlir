"builtin.module"() ({
^bb0:
}) : () -> () loc(#loc)
#loc = loc("ir/operations/empty.mlir":0:0)

// -----
"builtin.module"() ({
^bb0:
}) : () -> () loc(#loc)
#loc = loc("ir/operations/empty.mlir":2:9)

