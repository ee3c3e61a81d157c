#set = affine_set<(d0) : (0 == 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

