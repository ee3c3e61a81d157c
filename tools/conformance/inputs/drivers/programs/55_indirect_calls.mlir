func.func private @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}
func.func private @mul(%a: i32, %b: i32) -> i32 {
  %r = arith.muli %a, %b : i32
  return %r : i32
}
func.func private @apply(%f: (i32, i32) -> i32, %a: i32, %b: i32) -> i32 {
  %r = call_indirect %f(%a, %b) : (i32, i32) -> i32
  return %r : i32
}
func.func private @choose(%c: i1) -> ((i32, i32) -> i32) {
  %f = constant @add : (i32, i32) -> i32
  %g = constant @mul : (i32, i32) -> i32
  %h = arith.select %c, %f, %g : (i32, i32) -> i32
  return %h : (i32, i32) -> i32
}
func.func @main() -> i32 {
  %t = arith.constant true
  %n = arith.constant false
  %a = arith.constant 11 : i32
  %b = arith.constant 7 : i32
  %f = call @choose(%t) : (i1) -> ((i32, i32) -> i32)
  %g = call @choose(%n) : (i1) -> ((i32, i32) -> i32)
  %x = call @apply(%f, %a, %b) : ((i32, i32) -> i32, i32, i32) -> i32
  %y = call @apply(%g, %a, %b) : ((i32, i32) -> i32, i32, i32) -> i32
  %r = arith.addi %x, %y : i32
  return %r : i32
}
