module {
  "t.op"() {a = strided<[]>, b = strided<[1, 2]>, c = strided<[?], offset: ?>, d = strided<[-1], offset: -2>, e = strided<[0]>} : () -> ()
}

