"t.op"() {a = affine_set<(d0, d1) : (d0 == d1, d0 - 3 == 0)>} : () -> ()
