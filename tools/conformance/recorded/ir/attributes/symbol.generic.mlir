"builtin.module"() ({
  "t.op"() {a = @s, b = @s::@t, c = @s::@t::@u, d = @"odd name", e = @a$b.c, f = @x::@"y z", g = @_1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/symbol.mlir":0:0)
#loc1 = loc("ir/attributes/symbol.mlir":1:1)

