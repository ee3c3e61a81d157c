"builtin.module"() ({
  "t.op"() {a = !foo<"x">, b = !foo<"">, c = !foo<"a b">, d = !foo<"x<y>">, e = !foo<"$">, f = !foo.bar, g = !foo.bar<i32>, h = !foo<<1>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/dialect_verbatim.mlir":0:0)
#loc1 = loc("ir/types/dialect_verbatim.mlir":1:1)

