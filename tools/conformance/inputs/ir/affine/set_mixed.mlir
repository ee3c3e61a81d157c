"t.op"() {a = affine_set<(i, j)[n] : (i mod 2 == 0, j floordiv 3 - n >= 0, i * 2 + j * 3 <= n * 4)>} : () -> ()
