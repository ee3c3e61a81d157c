module {
  "nodot"() : () -> ()
  "a.b.c.d"() : () -> ()
  "with space.x y"() : () -> ()
  "q\22.x"() : () -> ()
  ".dot"() : () -> ()
  "t."() : () -> ()
  "UPPER.Case_1$"() : () -> ()
}

