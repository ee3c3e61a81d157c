"t.op"() {a = affine_set<()[N, M] : (N - M >= 0)>} : () -> ()
