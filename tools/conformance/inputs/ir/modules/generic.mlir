"builtin.module"() <{sym_name = "m"}> ({
  "t.x"() : () -> ()
}) {a.b = 1} : () -> ()
// -----
"builtin.module"() ({
^bb0:
}) {sym_name = "m"} : () -> ()
