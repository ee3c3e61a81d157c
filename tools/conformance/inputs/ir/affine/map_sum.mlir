"t.op"() {a = affine_map<(d0) -> (d0 + d0, d0 + d0 * 2, d0 * 3 - d0, d0 - d0, d0 * 2 - d0 * 5)>} : () -> ()
