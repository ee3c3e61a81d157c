"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<2xindex>) -> (), sym_name = "reshaped"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<2xindex>):
    %0 = "memref.reshape"(%arg0, %arg1) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "state", sym_visibility = "private", type = tensor<2xi32>, value = dense<1> : tensor<2xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "fixed", sym_visibility = "private", type = tensor<2xi32>, value = dense<2> : tensor<2xi32>}> : () -> ()
  "func.func"() <{function_type = () -> tensor<2xi32>, sym_name = "loaded"}> ({
    %0 = "ml_program.global_load"() <{global = @state}> : () -> tensor<2xi32>
    %1 = "ml_program.global_load_const"() <{global = @fixed}> : () -> tensor<2xi32>
    "func.return"(%1) : (tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "scaled"}> ({
  ^bb0(%arg0: index):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = -2 : index}> : () -> index
    %2 = "vector.vscale"() : () -> index
    %3 = "arith.muli"(%0, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %4 = "arith.muli"(%2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %5 = "arith.muli"(%2, %arg0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %6 = "arith.muli"(%3, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "func.return"(%6) : (index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2xf32>, vector<3xf32>, vector<2x3xf32>) -> (), sym_name = "outer"}> ({
  ^bb0(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>):
    %0 = "vector.outerproduct"(%arg0, %arg1, %arg2) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %1 = "vector.outerproduct"(%arg0, %arg1, %arg2) <{kind = #vector.kind<mul>}> {more = 1 : i64} : (vector<2xf32>, vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
    %2 = "vector.outerproduct"(%arg0, %arg1) <{kind = #vector.kind<add>}> : (vector<2xf32>, vector<3xf32>) -> vector<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{bufferization.buffer_layout = #map}, {some.layout = #map1}], function_type = (tensor<2xf32>, tensor<2xf32>) -> (), sym_name = "alias"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>):
    "func.return"() : () -> ()
  }) {map = #map1} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<8xf32>) -> (), sym_name = "bounds"}> ({
  ^bb0(%arg0: index, %arg1: tensor<8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.forall"(%0, %arg0, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: -9223372036854775808>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg5: index, %arg6: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, index, tensor<8xf32>) -> tensor<8xf32>
    %3 = "scf.forall"(%0, %arg0, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, staticLowerBound = array<i64: 0, -9223372036854775808>, staticStep = array<i64: -9223372036854775808, 2>, staticUpperBound = array<i64: 8, -9223372036854775808>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index, index, index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

