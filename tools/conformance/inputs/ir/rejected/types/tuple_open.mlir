"t.a"() : () -> tuple<i1
