"builtin.module"() ({
  "t.op"() {a = i0, b = si0, c = ui0, d = i16777215, e = si1, f = i32, g = i1000} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/integer_widths.mlir":0:0)
#loc1 = loc("ir/types/integer_widths.mlir":1:1)

