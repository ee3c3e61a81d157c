func.func @f(%a: f32, %i: i32, %j: i32, %n: index) -> (vector<2xf32>, f32, vector<4xf32>, i32, i32, f32) {
  %0 = vector.from_elements %a, %a : vector<2xf32>
  %1 = vector.extract %0[1] : f32 from vector<2xf32>
  %2 = vector.broadcast %a : f32 to vector<2xf32>
  %3 = vector.interleave %0, %2 : vector<2xf32> -> vector<4xf32>
  %4 = vector.from_elements %i, %j : vector<2xi32>
  %5 = vector.reduction <maxsi>, %4 : vector<2xi32> into i32
  %6 = vector.reduction <minsi>, %4 : vector<2xi32> into i32
  %7 = vector.extract %3[%n] : f32 from vector<4xf32>
  return %0, %1, %3, %5, %6, %7 : vector<2xf32>, f32, vector<4xf32>, i32, i32, f32
}
