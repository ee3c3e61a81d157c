#loc1 = loc("a.c":1:2)
#loc2 = loc("n"(#loc1))
"builtin.module"() ({
  "t.a"() {x = #loc1, y = #loc1, z = [#loc2]} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/in_attributes.mlir":0:0)

