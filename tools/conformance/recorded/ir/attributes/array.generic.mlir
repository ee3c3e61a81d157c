"builtin.module"() ({
  "t.op"() {a = [], b = [1], c = [1, 2.000000e+00, "s", @t, i32, unit, true], d = [[], [[]]], e = [{a = []}]} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/array.mlir":0:0)
#loc1 = loc("ir/attributes/array.mlir":1:1)

