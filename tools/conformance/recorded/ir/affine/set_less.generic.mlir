#set = affine_set<(d0)[s0] : (-d0 + s0 - 1 >= 0, -(d0 + 1) + s0 >= 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_less.mlir":0:0)
#loc1 = loc("ir/affine/set_less.mlir":1:1)

