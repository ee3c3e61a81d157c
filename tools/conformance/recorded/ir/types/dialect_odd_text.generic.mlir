"builtin.module"() ({
  "t.op"() {a = !foo.bar< i32 ,  f32 >, b = !foo<"two  spaces">, c = !foo.bar<
  i32
>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/dialect_odd_text.mlir":0:0)
#loc1 = loc("ir/types/dialect_odd_text.mlir":1:1)

