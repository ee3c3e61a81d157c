func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.ceildivsi %0, %0 : i32
  %2 = arith.maxsi %1, %a : i32
  %3 = arith.minsi %b, %2 : i32
  return %0, %1, %3 : i32, i32, i32
}
func.func @blocks(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  %0 = arith.floordivsi %x, %a : i32
  cf.br ^three(%0 : i32)
^two:
  %1 = arith.ceildivsi %a, %a : i32
  cf.br ^three(%1 : i32)
^three(%y: i32):
  %2 = arith.minsi %y, %a : i32
  return %2 : i32
^dead:
  %3 = arith.maxsi %a, %a : i32
  return %3 : i32
}
