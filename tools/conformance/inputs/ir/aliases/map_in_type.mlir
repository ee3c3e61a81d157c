"t.op"() {a = tuple<memref<4xf32, affine_map<(d0) -> (d0 * 3)>>>, b = affine_map<(d0) -> (d0 * 3)>} : () -> ()
