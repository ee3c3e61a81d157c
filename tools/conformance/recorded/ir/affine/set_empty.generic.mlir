#set = affine_set<(d0) : (0 == 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_empty.mlir":0:0)
#loc1 = loc("ir/affine/set_empty.mlir":1:1)

