"t.op"() {a = affine_map<(d0, d1)[s0] -> (d0 - (d0 floordiv 8) * 8, d0 - (d0 floordiv s0) * s0, d0 * 64 + d1 - (d1 floordiv 8) * 8)>} : () -> ()
