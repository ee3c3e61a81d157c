"t.a"() : () -> () loc(callsite("a", "b"))
