func.func @f(%c: i1, %x: i32) {
  %p = "t.produce"(%x) : (i32) -> i32
  cf.cond_br %c, ^bb1, ^bb2(%p : i32)
^bb1:
  "t.consume"(%p) : (i32) -> ()
  cf.br ^bb3
^bb2(%a: i32):
  "t.consume"(%a) : (i32) -> ()
  cf.br ^bb3
^bb3:
  return
}
