"t.a"() : () -> memref<2xi1, strided<[1, 1]>>
