"t.a"() : () -> memref<*xi1, affine_map<(d0) -> (d0)>>
