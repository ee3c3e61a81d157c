"builtin.module"() ({
^a:
  "t.br"()[^b] : () -> ()
^b:
  "t.end"() : () -> ()
}) : () -> ()
