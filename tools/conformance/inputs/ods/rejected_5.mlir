func.func @f(%a: i32) {
  %0 = arith.extsi %a : i32 to i8
  return
}
