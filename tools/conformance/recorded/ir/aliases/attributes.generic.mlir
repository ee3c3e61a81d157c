"builtin.module"() ({
  "t.op"() {p = 1 : i8, q = [1 : i8, 1 : i8], r = {x = [1 : i8, 1 : i8], y = 1 : i8}} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/attributes.mlir":0:0)
#loc1 = loc("ir/aliases/attributes.mlir":4:1)

