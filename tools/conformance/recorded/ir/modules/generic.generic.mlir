"builtin.module"() <{sym_name = "m"}> ({
  "t.x"() : () -> () loc(#loc1)
}) {a.b = 1 : i64} : () -> () loc(#loc)
#loc = loc("ir/modules/generic.mlir":1:1)
#loc1 = loc("ir/modules/generic.mlir":2:3)

// -----
"builtin.module"() <{sym_name = "m"}> ({
^bb0:
}) : () -> () loc(#loc)
#loc = loc("ir/modules/generic.mlir":5:1)

