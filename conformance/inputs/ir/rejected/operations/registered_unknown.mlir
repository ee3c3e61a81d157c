"builtin.nothing"() : () -> ()
