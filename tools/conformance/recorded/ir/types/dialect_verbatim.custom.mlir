module {
  "t.op"() {a = !foo<"x">, b = !foo<"">, c = !foo<"a b">, d = !foo<"x<y>">, e = !foo<"$">, f = !foo.bar, g = !foo.bar<i32>, h = !foo<<1>>} : () -> ()
}

