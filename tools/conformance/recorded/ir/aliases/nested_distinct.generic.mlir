#map = affine_map<() -> ()>
#distinct = distinct[0]<#map>
#distinct1 = distinct[1]<#distinct>
"builtin.module"() ({
  "t.op"() {a = #distinct, b = #distinct1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/nested_distinct.mlir":0:0)
#loc1 = loc("ir/aliases/nested_distinct.mlir":1:1)

