"t.op"() {a = affine_set<(d0)[s0] : (d0 <= s0 - 1, s0 >= d0 + 1)>} : () -> ()
