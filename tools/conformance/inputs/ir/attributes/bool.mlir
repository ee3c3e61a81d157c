"t.op"() {a = true, b = false, c = 1 : i1, d = 0 : i1, e = [true], f = -1 : si1, g = 1 : ui1, h = 0 : si1} : () -> ()
