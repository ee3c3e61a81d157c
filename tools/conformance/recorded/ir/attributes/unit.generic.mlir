"builtin.module"() ({
  "t.op"() {a, b, "c d", e = [unit, unit], f = {g}} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/unit.mlir":0:0)
#loc1 = loc("ir/attributes/unit.mlir":1:1)

