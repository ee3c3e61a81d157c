"t.a"() : () -> memref<2xi1, 1, 2>
