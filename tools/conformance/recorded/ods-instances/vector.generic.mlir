"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, vector<4xi1>, vector<4xf32>, vector<4xindex>) -> (), sym_name = "no_indices"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: vector<4xi1>, %arg2: vector<4xf32>, %arg3: vector<4xindex>):
    %0 = "vector.expandload"(%arg0, %arg1, %arg2) : (memref<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %1 = "vector.maskedload"(%arg0, %arg1, %arg2) : (memref<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %2 = "vector.gather"(%arg0, %arg3, %arg1, %arg2) : (memref<f32>, vector<4xindex>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

