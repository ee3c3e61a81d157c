"t.op"() {a = affine_map<(d0)[s0] -> (d0 floordiv 4, d0 floordiv 1, (d0 * 8) floordiv 4, (d0 * 8 + s0) floordiv 4, -7 floordiv 2, 7 floordiv -2, 7 floordiv 0, d0 floordiv s0)>} : () -> ()
