func.func @f(%a: vector<2x4xf32>, %s: f32, %t: f32, %h: f16) -> (vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  %1 = vector.shape_cast %0 : vector<8xf32> to vector<4x2xf32>
  %2 = arith.mulf %a, %a fastmath<fast> : vector<2x4xf32>
  %3 = arith.addf %2, %a : vector<2x4xf32>
  %4 = vector.transpose %3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %5 = vector.transpose %4, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %6 = vector.transpose %5, [0, 1] : vector<2x4xf32> to vector<2x4xf32>
  %7 = vector.broadcast %s : f32 to vector<8xf32>
  %8 = vector.broadcast %t : f32 to vector<8xf32>
  %9 = arith.addf %7, %8 fastmath<nnan> : vector<8xf32>
  %10 = vector.interleave %0, %9 : vector<8xf32> -> vector<16xf32>
  %11, %12 = vector.deinterleave %10 : vector<16xf32> -> vector<8xf32>
  %13, %14 = vector.deinterleave %12 : vector<8xf32> -> vector<4xf32>
  return %1, %3, %5, %6, %11, %13, %14 : vector<4x2xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>
}
