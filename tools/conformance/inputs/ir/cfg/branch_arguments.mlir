func.func @f(%a: i1, %b: i32) -> i32 {
  cf.cond_br %a, ^b1(%b : i32), ^b2(%b, %a : i32, i1)
^b1(%c: i32):
  cf.br ^b1(%c : i32)
^b2(%d: i32, %e: i1):
  return %d : i32
}
