module {
  "t.op"() {dense = 5 : i64, func.func = 6 : i64, i32 = 1 : i64, index = 7 : i64, loc = 4 : i64, true = 3 : i64, unit = 2 : i64, x = 8 : i64} : () -> ()
}

