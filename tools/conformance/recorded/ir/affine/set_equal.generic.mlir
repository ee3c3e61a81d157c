#set = affine_set<(d0, d1) : (d0 - d1 == 0, d0 - 3 == 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_equal.mlir":0:0)
#loc1 = loc("ir/affine/set_equal.mlir":1:1)

