"t.op"() {a = affine_map<(d0)[s0] -> (d0 ceildiv 4, d0 ceildiv 1, (d0 * 8) ceildiv 4, -7 ceildiv 2, 7 ceildiv 2, d0 ceildiv s0)>} : () -> ()
