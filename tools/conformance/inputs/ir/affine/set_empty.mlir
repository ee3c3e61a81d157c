"t.op"() {a = affine_set<(d0) : ()>} : () -> ()
