"t.op"() {a = affine_set<(d0) : (d0 >= 0)>} : () -> ()
