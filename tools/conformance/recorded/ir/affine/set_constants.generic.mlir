#set = affine_set<() : (0 == 0, 1 >= 0, 1 == 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_constants.mlir":0:0)
#loc1 = loc("ir/affine/set_constants.mlir":1:1)

