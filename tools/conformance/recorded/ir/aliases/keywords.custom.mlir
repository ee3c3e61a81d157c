module {
  "t.op"() {a = 1 : i64, b = 2 : i64, c = f32} : () -> ()
}

