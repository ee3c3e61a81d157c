"t.op"() {a = affine_map<(d0, d1)[s0] -> (d0)>} : () -> ()
