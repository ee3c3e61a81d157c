func.func @f(%x: i32) {
  %c = arith.constant 3 : i32
  %s = arith.addi %x, %c : i32
  %p:2 = "t.two"() : () -> (i32, i32)
  "t.from"(%c) : (i32) -> ()
  "t.from"(%s) : (i32) -> ()
  "t.from"(%p#0) : (i32) -> ()
  "t.from"(%p#1) : (i32) -> ()
  "t.from"(%x) : (i32) -> ()
  return
}
