"builtin.module"() ({
  "t.op"() {a = !foo.bar, b = !foo.bar.baz, c = !f_o$o.b_a_r, d = !foo.b1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/dialect_plain.mlir":0:0)
#loc1 = loc("ir/types/dialect_plain.mlir":1:1)

