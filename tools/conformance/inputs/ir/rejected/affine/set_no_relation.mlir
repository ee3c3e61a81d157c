"t.a"() {a = affine_set<(d0) : (d0)>} : () -> ()
