"t.q"() {"with space" = 1 : i8, dotted.name} : () -> ()
"t.q"() {"with space" = 1 : i8} : () -> ()
