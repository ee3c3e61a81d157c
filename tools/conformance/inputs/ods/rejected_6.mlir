func.func @f(%a: i32) {
  %0 = arith.cmpi blt, %a, %a : i32
  return
}
