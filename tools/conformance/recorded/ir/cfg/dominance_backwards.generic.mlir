"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "t.br"()[^bb2] : () -> () loc(#loc2)
  ^bb1:  // pred: ^bb2
    "t.use"(%0) : (i1) -> () loc(#loc3)
    "t.end"() : () -> () loc(#loc4)
  ^bb2:  // pred: ^bb0
    %0 = "t.def"() : () -> i1 loc(#loc5)
    "t.br"()[^bb1] : () -> () loc(#loc6)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/dominance_backwards.mlir":0:0)
#loc1 = loc("ir/cfg/dominance_backwards.mlir":1:1)
#loc2 = loc("ir/cfg/dominance_backwards.mlir":2:3)
#loc3 = loc("ir/cfg/dominance_backwards.mlir":4:3)
#loc4 = loc("ir/cfg/dominance_backwards.mlir":5:3)
#loc5 = loc("ir/cfg/dominance_backwards.mlir":7:8)
#loc6 = loc("ir/cfg/dominance_backwards.mlir":8:3)

