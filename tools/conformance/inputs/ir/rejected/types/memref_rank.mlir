"t.a"() : () -> memref<2xi1, affine_map<(d0, d1) -> (d0)>>
