func.func @f(%a: i1, %b: i2) {
  %c = "t.x"(%a) : (i1) -> i1
  return
}
func.func @g(%a: i1) {
  %c = "t.x"(%a) : (i1) -> i1
  return
}
func.func private @h(i1) -> i2
