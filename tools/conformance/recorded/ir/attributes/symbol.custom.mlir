module {
  "t.op"() {a = @s, b = @s::@t, c = @s::@t::@u, d = @"odd name", e = @a$b.c, f = @x::@"y z", g = @_1} : () -> ()
}

