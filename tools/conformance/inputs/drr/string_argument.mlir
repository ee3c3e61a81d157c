func.func @f(%a: i1, %b: i1) {
  %0 = arith.andi %a, %b : i1
  cf.assert %a, "a"
  cf.assert %0, "b"
  cf.assert %0, "a"
  cf.assert %a, "b"
  cf.assert %0, "c"
  return
}
