func.func @f(%x: f32, %y: f32, %a: i32, %b: i32) -> (f32, f32, f32, f32, i32, i32, i32, f32, f32) {
  %0 = arith.addf %x, %y fastmath<nnan> : f32
  %1 = arith.addf %x, %y fastmath<nnan,ninf> : f32
  %2 = arith.mulf %x, %y fastmath<ninf,nnan> : f32
  %3 = arith.mulf %x, %y fastmath<fast> : f32
  %4 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %5 = arith.addi %a, %b overflow<nuw> : i32
  %6 = arith.addi %a, %b : i32
  %7 = math.exp %x : f32
  %8 = math.exp %y fastmath<afn> : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f32, f32, i32, i32, i32, f32, f32
}
