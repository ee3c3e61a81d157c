#set = affine_set<(d0) : (d0 >= 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

