"builtin.module"() ({
  "t.op"() {t = tuple<tuple<tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>, tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>>, tuple<tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>, tuple<tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>, tuple<tuple<tuple<i1, i1>, tuple<i1, i1>>, tuple<tuple<i1, i1>, tuple<i1, i1>>>>>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/chain.mlir":0:0)
#loc1 = loc("ir/aliases/chain.mlir":8:1)

