"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, memref<4xf32>) -> (), sym_name = "restricted"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: memref<4xf32>):
    "bufferization.materialize_in_destination"(%arg0, %arg1) <{restrict, writable}> : (tensor<4xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

