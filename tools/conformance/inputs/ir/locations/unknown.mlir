"t.op0"() : () -> () loc(unknown)
