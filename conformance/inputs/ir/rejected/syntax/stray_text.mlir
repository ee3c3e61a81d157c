"t.op"() : () -> () extra
