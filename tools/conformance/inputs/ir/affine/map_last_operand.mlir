"t.op"() {a = affine_map<(d0)[s0] -> ((d0 + s0) - d0 floordiv 3, (d0 + 7 floordiv 0) - d0 floordiv 3)>} : () -> ()
