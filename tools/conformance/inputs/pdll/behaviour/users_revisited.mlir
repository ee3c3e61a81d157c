func.func @f() {
  %c = "t.const"() {v = 1 : i8} : () -> i8
  %0 = "t.alias"(%c) : (i8) -> i8
  %1 = "t.alias"(%0) : (i8) -> i8
  "t.use"(%1) : (i8) -> ()
  "t.use"(%0) : (i8) -> ()
  return
}
