module {
  "t.op"() {a = !foo.bar< i32 ,  f32 >, b = !foo<"two  spaces">, c = !foo.bar<
  i32
>} : () -> ()
}

