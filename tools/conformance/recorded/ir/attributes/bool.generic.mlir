"builtin.module"() ({
  "t.op"() {a = true, b = false, c = true, d = false, e = [true], f = -1 : si1, g = 1 : ui1, h = 0 : si1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/bool.mlir":0:0)
#loc1 = loc("ir/attributes/bool.mlir":1:1)

