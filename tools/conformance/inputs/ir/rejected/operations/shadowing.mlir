module {
  %0 = "t.a"() : () -> i1
  module {
    %0 = "t.a"() : () -> i1
  }
}
