#set = affine_set<(d0, d1) : (d0 - d1 == 0, d0 - 3 == 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

