"t.op"() {a = affine_map<(i, j)[N, m_1] -> (i + N, j * m_1)>} : () -> ()
