"t.a"() : () -> memref<2xtensor<2xi1>>
