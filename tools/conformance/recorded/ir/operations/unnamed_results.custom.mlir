module {
  %0 = "t.one"() : () -> i1
  %1:2 = "t.two"() : () -> (i1, i2)
  %2 = "t.one"() : () -> i1
}

