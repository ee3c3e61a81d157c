#a = 1 : i8
#b = [#a, #a]
#c = {x = #b, y = #a}
"t.op"() {p = #a, q = #b, r = #c} : () -> ()
