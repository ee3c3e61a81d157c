#set = affine_set<(d0, d1)[s0] : (d0 mod 2 == 0, d1 floordiv 3 - s0 >= 0, -(d0 * 2 + d1 * 3) + s0 * 4 >= 0)>
"builtin.module"() ({
  "t.op"() {a = #set} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/set_mixed.mlir":0:0)
#loc1 = loc("ir/affine/set_mixed.mlir":1:1)

