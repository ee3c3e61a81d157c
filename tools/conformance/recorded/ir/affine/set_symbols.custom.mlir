#set = affine_set<()[s0, s1] : (s0 - s1 >= 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

