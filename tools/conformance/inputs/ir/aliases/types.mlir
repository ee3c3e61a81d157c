!a = i8
!b = tuple<!a, !a>
!c = (!a) -> !b
%0 = "t.op"() {p = !a, q = !c} : () -> !b
"t.use"(%0) : (!b) -> ()
