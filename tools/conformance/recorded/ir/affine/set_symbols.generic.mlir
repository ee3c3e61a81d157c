#set = affine_set<()[s0, s1] : (s0 - s1 >= 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_symbols.mlir":0:0)
#loc1 = loc("ir/affine/set_symbols.mlir":1:1)

