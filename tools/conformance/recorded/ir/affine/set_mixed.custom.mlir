#set = affine_set<(d0, d1)[s0] : (d0 mod 2 == 0, d1 floordiv 3 - s0 >= 0, -(d0 * 2 + d1 * 3) + s0 * 4 >= 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

