#set = affine_set<() : (0 == 0, 1 >= 0, 1 == 0)>
module {
  "t.op"() {a = #set} : () -> ()
}

