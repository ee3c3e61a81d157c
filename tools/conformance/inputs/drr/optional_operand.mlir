func.func @f(%v: vector<4xi32>, %a: i32, %w: vector<8xf32>, %b: f32) -> (i32, i32, i32, i32, f32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %2 = vector.reduction <xor>, %v, %0 : vector<4xi32> into i32
  %3 = vector.reduction <and>, %v, %0 : vector<4xi32> into i32
  %4 = vector.reduction <add>, %w, %b fastmath<reassoc> : vector<8xf32> into f32
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, f32
}
