"builtin.module"() <{sym_name = "a"}> ({
  "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
  }) : () -> () loc(#loc1)
  "t.use"() {r = @f, s = [@a::@f], t = {u = @nowhere}} : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/references.mlir":1:1)
#loc1 = loc("ir/modules/references.mlir":2:3)
#loc2 = loc("ir/modules/references.mlir":3:3)

