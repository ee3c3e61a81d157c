// A memref of rank 0 has no indices.

func.func @no_indices(%buffer: memref<f32>, %mask: vector<4xi1>, %other: vector<4xf32>, %at: vector<4xindex>) {
  %0 = vector.expandload %buffer[], %mask, %other : memref<f32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %buffer[], %mask, %other : memref<f32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %buffer[] [%at], %mask, %other : memref<f32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
