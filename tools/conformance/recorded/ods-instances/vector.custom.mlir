module {
  func.func @no_indices(%arg0: memref<f32>, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: vector<4xindex>) {
    %0 = vector.expandload %arg0[], %arg1, %arg2 : memref<f32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %1 = vector.maskedload %arg0[], %arg1, %arg2 : memref<f32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %2 = vector.gather %arg0[] [%arg3], %arg1, %arg2 : memref<f32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return
  }
}

