"builtin.module"() ({
  "builtin.module"() <{sym_name = "a"}> ({
    "builtin.module"() <{sym_name = "x"}> ({
    ^bb0:
    }) : () -> () loc(#loc2)
  }) : () -> () loc(#loc1)
  "builtin.module"() <{sym_name = "b"}> ({
    "builtin.module"() <{sym_name = "x"}> ({
    ^bb0:
    }) : () -> () loc(#loc4)
  }) : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/same_names_in_tables.mlir":0:0)
#loc1 = loc("ir/modules/same_names_in_tables.mlir":1:1)
#loc2 = loc("ir/modules/same_names_in_tables.mlir":2:3)
#loc3 = loc("ir/modules/same_names_in_tables.mlir":4:1)
#loc4 = loc("ir/modules/same_names_in_tables.mlir":5:3)

