func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b {tag = 1 : i64, "other.note" = "x"} : i32
  %1 = "arith.addi"(%a, %0) <{overflowFlags = #arith.overflow<nsw>}> {tag} : (i32, i32) -> i32
  return %0, %1 : i32, i32
}
