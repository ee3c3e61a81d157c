#set = affine_set<(d0)[s0] : (-d0 + s0 - 1 >= 0, -(d0 + 1) + s0 >= 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

