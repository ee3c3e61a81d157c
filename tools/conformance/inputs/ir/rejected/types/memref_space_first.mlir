"t.a"() : () -> memref<2xi1, 1, affine_map<(d0) -> (d0)>>
