func.func @f(%x: i32) -> i32 {
  %c = "t.cond"() : () -> i1
  cf.br ^bb2(%x : i32)
^bb1:
  "t.dead"() : () -> ()
  cf.br ^bb2(%x : i32)
^bb2(%a: i32):
  return %a : i32
}
