module {
  func.func @selects(%arg0: i1, %arg1: i32, %arg2: index, %arg3: vector<4xi8>, %arg4: vector<4xi1>, %arg5: vector<2x2xf32>, %arg6: vector<2x2xi1>, %arg7: memref<?xf32>, %arg8: (i32) -> i32, %arg9: tensor<4xf32>) {
    return
  }
}

