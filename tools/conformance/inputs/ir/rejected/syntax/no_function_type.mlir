"t.op"() : i32
