"builtin.module"() ({
  "t.op"() {a = {}, b = {x}, c = {x = 2 : i64, y = 1 : i64}, d = {"9" = 2 : i64, "odd key" = 1 : i64, z.w = 3 : i64}, e = {n = {n = {n = 1 : i64}}}} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/dictionary.mlir":0:0)
#loc1 = loc("ir/attributes/dictionary.mlir":1:1)

