"builtin.module"() ({
  "t.op"() {a = !foo.bar<i32>, b = !foo.bar<[1, {2}, (3), <4>]>, c = !foo.bar<"s > t">, d = !foo.bar<a -> b>, e = !foo.bar<4x?xf32>, f = !foo.bar<>, g = !foo.a<b>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/dialect_body.mlir":0:0)
#loc1 = loc("ir/types/dialect_body.mlir":1:1)

