"t.op"() {i32 = 1, unit = 2, true = 3, loc = 4, dense = 5, func.func = 6, index = 7, x = 8} : () -> ()
