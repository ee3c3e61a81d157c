"builtin.module"() <{sym_name = "a", sym_visibility = "public"}> ({
  "builtin.module"() <{sym_name = "b", sym_visibility = "private"}> ({
  ^bb0:
  }) : () -> () loc(#loc1)
  "builtin.module"() <{sym_name = "c", sym_visibility = "nested"}> ({
  ^bb0:
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/visibility.mlir":1:1)
#loc1 = loc("ir/modules/visibility.mlir":2:3)
#loc2 = loc("ir/modules/visibility.mlir":3:3)

