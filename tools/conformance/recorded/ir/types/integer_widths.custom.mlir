module {
  "t.op"() {a = i0, b = si0, c = ui0, d = i16777215, e = si1, f = i32, g = i1000} : () -> ()
}

