module {
  "t.op"() {a = true, b = false, c = true, d = false, e = [true], f = -1 : si1, g = 1 : ui1, h = 0 : si1} : () -> ()
}

