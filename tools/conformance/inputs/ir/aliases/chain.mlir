!a0 = i1
!a1 = tuple<!a0, !a0>
!a2 = tuple<!a1, !a1>
!a3 = tuple<!a2, !a2>
!a4 = tuple<!a3, !a3>
!a5 = tuple<!a4, !a4>
!a6 = tuple<!a5, !a5>
"t.op"() {t = !a6} : () -> ()
