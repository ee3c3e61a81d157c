"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<?x3xi32>, tensor<*xi32>, tensor<4xui16>, tensor<4xf16>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<?x3xi32>, %arg2: tensor<*xi32>, %arg3: tensor<4xui16>, %arg4: tensor<4xf16>):
    %0 = "tensor.cast"(%arg0) : (tensor<2x3xi32>) -> tensor<?x3xi32>
    %1 = "tensor.cast"(%arg1) {note} : (tensor<?x3xi32>) -> tensor<2x?xi32>
    %2 = "tensor.cast"(%arg2) : (tensor<*xi32>) -> tensor<?x?xi32>
    %3 = "tensor.cast"(%arg0) : (tensor<2x3xi32>) -> tensor<*xi32>
    %4 = "tensor.cast"(%0) : (tensor<?x3xi32>) -> tensor<2x3xi32>
    %5 = "tensor.bitcast"(%arg0) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %6 = "tensor.bitcast"(%arg3) : (tensor<4xui16>) -> tensor<4xbf16>
    %7 = "tensor.bitcast"(%arg4) {note = "kept"} : (tensor<4xf16>) -> tensor<?xsi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, f32, complex<f32>) -> (), sym_name = "made"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: f32, %arg3: complex<f32>):
    %0 = "tensor.empty"() : () -> tensor<4x5xf32>
    %1 = "tensor.empty"(%arg0, %arg1) : (index, index) -> tensor<?x3x?xi8>
    %2 = "tensor.empty"(%arg0) {note = 1 : i32} : (index) -> tensor<?xf64, "sparse">
    %3 = "tensor.empty"() : () -> tensor<index>
    %4 = "tensor.from_elements"() : () -> tensor<0xf32>
    %5 = "tensor.from_elements"(%arg2) : (f32) -> tensor<f32>
    %6 = "tensor.from_elements"(%arg2, %arg2, %arg2, %arg2) : (f32, f32, f32, f32) -> tensor<2x2xf32>
    %7 = "tensor.from_elements"(%arg0, %arg1) {note} : (index, index) -> tensor<2xindex>
    %8 = "tensor.splat"(%arg2) : (f32) -> tensor<8xf32>
    %9 = "tensor.splat"(%arg2, %arg0, %arg1) : (f32, index, index) -> tensor<?x4x?xf32>
    %10 = "tensor.splat"(%arg3) {note} : (complex<f32>) -> tensor<complex<f32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> tensor<?x3xf32>, sym_name = "generated"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "tensor.generate"(%arg0) ({
    ^bb0(%arg3: index, %arg4: index):
      %3 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %4 = "arith.index_cast"(%3) : (index) -> i32
      %5 = "arith.sitofp"(%4) : (i32) -> f32
      "tensor.yield"(%5) : (f32) -> ()
    }) : (index) -> tensor<?x3xf32>
    %1 = "tensor.generate"() ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) {note} : (f32) -> ()
    }) {note} : () -> tensor<3xf32>
    %2 = "tensor.generate"() ({
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : () -> tensor<f32>
    "func.return"(%0) : (tensor<?x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xi1>, index) -> (index, index), sym_name = "asked"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xi1>, %arg2: index):
    %0 = "tensor.dim"(%arg0, %arg2) : (tensor<4x?xf32>, index) -> index
    %1 = "tensor.dim"(%arg1, %arg2) {note} : (tensor<*xi1>, index) -> index
    %2 = "tensor.rank"(%arg0) : (tensor<4x?xf32>) -> index
    %3 = "tensor.rank"(%arg1) {note} : (tensor<*xi1>) -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "tensor.dim"(%arg0, %4) : (tensor<4x?xf32>, index) -> index
    "func.return"(%0, %3) : (index, index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<i64>, index, index) -> tensor<4x?xf32>, sym_name = "elements"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<i64>, %arg2: index, %arg3: index):
    %0 = "tensor.extract"(%arg0, %arg2, %arg3) : (tensor<4x?xf32>, index, index) -> f32
    %1 = "tensor.extract"(%arg1) {note} : (tensor<i64>) -> i64
    %2 = "tensor.insert"(%0, %arg0, %arg3, %arg2) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %3 = "tensor.insert"(%1, %arg1) : (i64, tensor<i64>) -> tensor<i64>
    %4 = "tensor.insert"(%0, %2, %arg2, %arg2) {note} : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    "func.return"(%4) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x5x6xf32>, tensor<7x2xindex>, tensor<1x3x1xi32>, tensor<7x1x5x1xf32>, tensor<7x5xf32>) -> (), sym_name = "by_indices"}> ({
  ^bb0(%arg0: tensor<4x5x6xf32>, %arg1: tensor<7x2xindex>, %arg2: tensor<1x3x1xi32>, %arg3: tensor<7x1x5x1xf32>, %arg4: tensor<7x5xf32>):
    %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 2>}> : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x1x5x1xf32>
    %1 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 0, 2>, unique}> {note} : (tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<7x5xf32>
    %2 = "tensor.gather"(%arg0, %arg2) <{gather_dims = array<i64: 1>}> : (tensor<4x5x6xf32>, tensor<1x3x1xi32>) -> tensor<1x3x4x1x6xf32>
    %3 = "tensor.scatter"(%arg3, %arg0, %arg1) <{scatter_dims = array<i64: 0, 2>, unique}> : (tensor<7x1x5x1xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
    %4 = "tensor.scatter"(%arg4, %3, %arg1) <{scatter_dims = array<i64: 0, 2>, unique}> {note} : (tensor<7x5xf32>, tensor<4x5x6xf32>, tensor<7x2xindex>) -> tensor<4x5x6xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x16x4xf32>, tensor<?x?xf32>, index, index, index) -> (), sym_name = "slices"}> ({
  ^bb0(%arg0: tensor<8x16x4xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: index, %arg4: index):
    %0 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 0>, static_sizes = array<i64: 4, 4, 4>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x16x4xf32>) -> tensor<4x4x4xf32>
    %1 = "tensor.extract_slice"(%arg0, %arg2, %arg2, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 2, -9223372036854775808>, static_sizes = array<i64: 4, -9223372036854775808, 1>, static_strides = array<i64: -9223372036854775808, 1, 1>}> {note} : (tensor<8x16x4xf32>, index, index, index, index) -> tensor<4x?x1xf32>
    %2 = "tensor.extract_slice"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 3, -9223372036854775808, 0>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (tensor<8x16x4xf32>, index) -> tensor<4xf32>
    %3 = "tensor.extract_slice"(%arg1, %arg2, %arg2, %arg3, %arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 2, 2>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?x?xf32>, index, index, index, index, index, index) -> tensor<?x?xf32>
    %4 = "tensor.insert_slice"(%0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 4, 4, 4>, static_strides = array<i64: 2, 2, 1>}> : (tensor<4x4x4xf32>, tensor<8x16x4xf32>) -> tensor<8x16x4xf32>
    %5 = "tensor.insert_slice"(%2, %4, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0, 3>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, 1, 1>}> {note} : (tensor<4xf32>, tensor<8x16x4xf32>, index) -> tensor<8x16x4xf32>
    %6 = "tensor.insert_slice"(%3, %arg1, %arg2, %arg3, %arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, -9223372036854775808>}> : (tensor<?x?xf32>, tensor<?x?xf32>, index, index, index, index) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>, sym_name = "shared"}> ({
  ^bb0(%arg0: tensor<1x4xf32>, %arg1: tensor<8x4xf32>):
    %0 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg2: index, %arg3: tensor<8x4xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg0, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<8x4xf32>, index) -> ()
        "tensor.parallel_insert_slice"(%arg0, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> {note} : (tensor<1x4xf32>, tensor<8x4xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    "func.return"(%0) : (tensor<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<?x6xf32>, tensor<f32>, tensor<*xf32>, index, tensor<3xindex>, tensor<?xi32>) -> (), sym_name = "reshaped"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<?x6xf32>, %arg2: tensor<f32>, %arg3: tensor<*xf32>, %arg4: index, %arg5: tensor<3xindex>, %arg6: tensor<?xi32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<4x6xf32>) -> tensor<24xf32>
    %1 = "tensor.collapse_shape"(%arg1) <{reassociation = [[0, 1]]}> {note} : (tensor<?x6xf32>) -> tensor<?xf32>
    %2 = "tensor.expand_shape"(%arg0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 6>}> : (tensor<4x6xf32>) -> tensor<2x2x6xf32>
    %3 = "tensor.expand_shape"(%arg1, %arg4) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 3, 2>}> {note} : (tensor<?x6xf32>, index) -> tensor<?x2x3x2xf32>
    %4 = "tensor.expand_shape"(%arg2) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
    %5 = "tensor.collapse_shape"(%4) <{reassociation = []}> : (tensor<1x1xf32>) -> tensor<f32>
    %6 = "tensor.reshape"(%arg0, %arg5) : (tensor<4x6xf32>, tensor<3xindex>) -> tensor<2x?x3xf32>
    %7 = "tensor.reshape"(%arg3, %arg6) {note} : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4xf32>, tensor<?x4xf32>) -> (), sym_name = "joined"}> ({
  ^bb0(%arg0: tensor<2x4xf32>, %arg1: tensor<?x4xf32>):
    %0 = "tensor.concat"(%arg0) <{dim = 0 : i64}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %1 = "tensor.concat"(%arg0, %arg1, %arg0) <{dim = 0 : i64}> : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
    %2 = "tensor.concat"(%arg0, %arg1) <{dim = 1 : i64}> {note} : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, index, index, f32) -> (), sym_name = "padded"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: index, %arg3: f32):
    %0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 2>, static_low = array<i64: 1, 0>}> ({
    ^bb0(%arg6: index, %arg7: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : (tensor<4x?xf32>) -> tensor<6x?xf32>
    %1 = "tensor.pad"(%arg0, %arg1, %arg2) <{nofold, operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: -9223372036854775808, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      %2 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tensor.yield"(%2) : (f32) -> ()
    }) {note} : (tensor<4x?xf32>, index, index) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

