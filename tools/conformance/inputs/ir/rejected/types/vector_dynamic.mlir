"t.a"() : () -> vector<?xi1>
