"t.a"() : () -> memref<2xi1, #foo.x>
