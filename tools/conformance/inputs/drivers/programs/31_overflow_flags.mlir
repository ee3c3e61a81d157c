func.func private @mix(%h: i32, %x: i32) -> i32 {
  %k = arith.constant 31 : i32
  %m = arith.muli %h, %k : i32
  %s = arith.addi %m, %x : i32
  return %s : i32
}
func.func private @fin(%h: i32) -> i32 {
  %c16 = arith.constant 16 : i32
  %c8 = arith.constant 8 : i32
  %c255 = arith.constant 255 : i32
  %a = arith.shrui %h, %c16 : i32
  %b = arith.xori %h, %a : i32
  %c = arith.shrui %b, %c8 : i32
  %d = arith.xori %b, %c : i32
  %r = arith.andi %d, %c255 : i32
  return %r : i32
}
func.func @work(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %0, %b overflow<nuw> : i32
  %2 = arith.muli %1, %b overflow<nsw, nuw> : i32
  %c3 = arith.constant 3 : i32
  %3 = arith.shli %2, %c3 overflow<nuw> : i32
  %4 = arith.shli %3, %c3 overflow<nsw> : i32
  %t = arith.trunci %4 overflow<nsw, nuw> : i32 to i24
  %u = arith.extui %t : i24 to i32
  %v = arith.addi %u, %0 overflow<none> : i32
  return %v : i32
}
func.func @exact(%a: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %c2 = arith.constant 2 : i32
  %m = arith.muli %a, %c8 : i32
  %d = arith.divsi %m, %c8 exact : i32
  %e = arith.divui %m, %c2 exact : i32
  %f = arith.shrsi %m, %c2 exact : i32
  %g = arith.shrui %m, %c2 exact : i32
  %x = arith.xori %d, %e : i32
  %y = arith.xori %f, %g : i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @main() -> i32 {
  %a = arith.constant 91 : i32
  %b = arith.constant 37 : i32
  %x = call @work(%a, %b) : (i32, i32) -> i32
  %y = call @exact(%a) : (i32) -> i32
  %s = arith.addi %x, %y : i32
  %r = call @fin(%s) : (i32) -> i32
  return %r : i32
}
