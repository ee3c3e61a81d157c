"t.a"() : () -> () loc(fused["a", ])
