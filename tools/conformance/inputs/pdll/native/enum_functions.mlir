func.func @main(%a: i32, %b: i32, %x: f32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.cmpi slt, %a, %b : i32
  %2 = arith.constant 4 : i32
  "t.probe"(%0, %1, %2, %x) {tag = "cat"} : (i32, i1, i32, f32) -> ()
  return %0 : i32
}
