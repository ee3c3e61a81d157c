func.func @f(%a: i32, %b: i32, %x: f32, %y: f32, %i: index, %j: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %t = arith.constant true
  %0 = arith.cmpi sgt, %a, %b : i32
  %1 = arith.cmpi sge, %a, %b : i32
  %2 = arith.cmpi ugt, %b, %b : i32
  %3 = arith.cmpi uge, %a, %b : i32
  %4 = arith.cmpi slt, %a, %b : i32
  %5 = arith.cmpi eq, %a, %b : i32
  %6 = arith.xori %5, %t : i1
  %7 = arith.cmpf oge, %x, %y fastmath<nnan> : f32
  %8 = arith.cmpf ole, %x, %y fastmath<nnan> : f32
  %9 = arith.andi %7, %8 : i1
  %10 = arith.cmpf ole, %x, %y : f32
  %11 = arith.andi %7, %10 : i1
  %12 = index.cmp slt(%i, %i)
  %13 = index.cmp slt(%i, %j)
  return %0, %1, %2, %3, %4, %6, %9, %11, %12, %13 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
