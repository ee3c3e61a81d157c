func.func @f(%x: i32, %y: i32) -> (i32, i32, i1, i1) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %y : i32
  %2 = arith.cmpi slt, %x, %y : i32
  %3 = arith.cmpi ult, %x, %y : i32
  "t.wide"() {a = 101 : i64} : () -> ()
  "t.wide"() {a = 100 : i64} : () -> ()
  return %0, %1, %2, %3 : i32, i32, i1, i1
}
