"builtin.module"() <{sym_name = "a"}> ({
  "builtin.module"() <{sym_name = "b c"}> ({
  ^bb0:
  }) {x.y = 1 : i64} : () -> () loc(#loc1)
  "builtin.module"() <{sym_name = "d"}> ({
  ^bb0:
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/named.mlir":1:1)
#loc1 = loc("ir/modules/named.mlir":2:3)
#loc2 = loc("ir/modules/named.mlir":4:3)

// -----
"builtin.module"() ({
^bb0:
}) {q.r} : () -> () loc(#loc)
#loc = loc("ir/modules/named.mlir":7:1)

