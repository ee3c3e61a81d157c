"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<?x3xi32>, tensor<*xi1>, tensor<4xbf16>) -> (), sym_name = "unary"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xi32>, %arg2: tensor<*xi1>, %arg3: tensor<4xbf16>):
    %0 = "tosa.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "tosa.bitwise_not"(%arg1) : (tensor<?x3xi32>) -> tensor<?x3xi32>
    %2 = "tosa.ceil"(%arg0) {up} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "tosa.clz"(%arg1) : (tensor<?x3xi32>) -> tensor<?x3xi32>
    %4 = "tosa.cos"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "tosa.erf"(%arg3) : (tensor<4xbf16>) -> tensor<4xbf16>
    %6 = "tosa.exp"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "tosa.floor"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "tosa.log"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "tosa.logical_not"(%arg2) : (tensor<*xi1>) -> tensor<*xi1>
    %10 = "tosa.reciprocal"(%arg3) : (tensor<4xbf16>) -> tensor<4xbf16>
    %11 = "tosa.rsqrt"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "tosa.sigmoid"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "tosa.sin"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "tosa.tanh"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "tosa.identity"(%arg1) : (tensor<?x3xi32>) -> tensor<?x3xi32>
    %16 = "tosa.cast"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xi8>
    %17 = "tosa.clamp"(%arg0) <{max_val = 1.000000e+00 : f32, min_val = -1.000000e+00 : f32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "tosa.clamp"(%arg1) <{max_val = 9 : i32, min_val = 0 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<?x3xi32>) -> tensor<?x3xi32>
    %19 = "tosa.clamp"(%arg3) <{max_val = 1.000000e+00 : bf16, min_val = 5.000000e-01 : bf16, nan_mode = #tosa.nan_mode<PROPAGATE>}> {kept} : (tensor<4xbf16>) -> tensor<4xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi8>, tensor<1xi8>, tensor<*xi8>) -> (), sym_name = "negate"}> ({
  ^bb0(%arg0: tensor<2xi8>, %arg1: tensor<1xi8>, %arg2: tensor<*xi8>):
    %0 = "tosa.negate"(%arg0, %arg1, %arg1) : (tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
    %1 = "tosa.negate"(%arg0, %arg2, %arg2) {some = "unknown"} : (tensor<2xi8>, tensor<*xi8>, tensor<*xi8>) -> tensor<?xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<1x3xf32>, tensor<?x3xi32>, tensor<3xi64>, tensor<2x1xi1>, tensor<1xi8>) -> (), sym_name = "binary"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>, %arg2: tensor<?x3xi32>, %arg3: tensor<3xi64>, %arg4: tensor<2x1xi1>, %arg5: tensor<1xi8>):
    %0 = "tosa.add"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %1 = "tosa.sub"(%arg1, %arg0) : (tensor<1x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "tosa.pow"(%arg0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "tosa.intdiv"(%arg2, %arg2) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %4 = "tosa.intdiv"(%arg3, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %5 = "tosa.mul"(%arg0, %arg1, %arg5) : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
    %6 = "tosa.mul"(%arg2, %arg2, %arg5) {rounded} : (tensor<?x3xi32>, tensor<?x3xi32>, tensor<1xi8>) -> tensor<?x3xi32>
    %7 = "tosa.maximum"(%arg0, %arg1) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    %8 = "tosa.maximum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "tosa.minimum"(%arg0, %arg0) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "tosa.minimum"(%arg2, %arg2) <{nan_mode = #tosa.nan_mode<IGNORE>}> {by = 1 : i8} : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %11 = "tosa.arithmetic_right_shift"(%arg2, %arg2) <{round = true}> : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %12 = "tosa.logical_left_shift"(%arg2, %arg2) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %13 = "tosa.logical_right_shift"(%arg2, %arg2) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi32>
    %14 = "tosa.bitwise_and"(%arg3, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %15 = "tosa.bitwise_or"(%arg3, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %16 = "tosa.bitwise_xor"(%arg3, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %17 = "tosa.logical_and"(%arg4, %arg4) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %18 = "tosa.logical_or"(%arg4, %arg4) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %19 = "tosa.logical_xor"(%arg4, %arg4) : (tensor<2x1xi1>, tensor<2x1xi1>) -> tensor<2x1xi1>
    %20 = "tosa.equal"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
    %21 = "tosa.greater"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
    %22 = "tosa.greater_equal"(%arg2, %arg2) : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
    %23 = "tosa.select"(%arg4, %arg0, %arg1) : (tensor<2x1xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<5x?xi1>, tensor<*xi32>, tensor<0xf32>) -> (), sym_name = "along_an_axis"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<5x?xi1>, %arg2: tensor<*xi32>, %arg3: tensor<0xf32>):
    %0 = "tosa.reduce_all"(%arg1) <{axis = 0 : i32}> : (tensor<5x?xi1>) -> tensor<1x?xi1>
    %1 = "tosa.reduce_any"(%arg1) <{axis = 1 : i32}> : (tensor<5x?xi1>) -> tensor<5x1xi1>
    %2 = "tosa.reduce_max"(%arg0) <{axis = 2 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %3 = "tosa.reduce_max"(%arg0) <{axis = 2 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %4 = "tosa.reduce_min"(%arg0) <{axis = 0 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %5 = "tosa.reduce_product"(%arg0) <{axis = 1 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %6 = "tosa.reduce_sum"(%arg2) <{axis = 7 : i32}> : (tensor<*xi32>) -> tensor<*xi32>
    %7 = "tosa.argmax"(%arg0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<2x3x4xf32>) -> tensor<2x4xi32>
    %8 = "tosa.argmax"(%arg0) <{axis = 1 : i32, nan_mode = #tosa.nan_mode<IGNORE>}> : (tensor<2x3x4xf32>) -> tensor<?x?xi64>
    %9 = "tosa.reverse"(%arg0) <{axis = 2 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "tosa.concat"(%arg1, %arg1, %arg1) <{axis = 0 : i32}> : (tensor<5x?xi1>, tensor<5x?xi1>, tensor<5x?xi1>) -> tensor<15x?xi1>
    %11 = "tosa.concat"(%arg0) <{axis = 1 : i32}> : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1x4x8x8x4xi16>, tensor<5x1x1x1x4xi8>, tensor<5xi48>, tensor<1xi16>) -> (), sym_name = "windows"}> ({
  ^bb0(%arg0: tensor<1x8x8x4xf32>, %arg1: tensor<5x3x3x4xf32>, %arg2: tensor<5xf32>, %arg3: tensor<1xf32>, %arg4: tensor<1x8x8x4xi8>, %arg5: tensor<3x3x4x2xi8>, %arg6: tensor<1xi32>, %arg7: tensor<1xi8>, %arg8: tensor<1x4x8x8x4xi16>, %arg9: tensor<5x1x1x1x4xi8>, %arg10: tensor<5xi48>, %arg11: tensor<1xi16>):
    %0 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x5xf32>
    %1 = "tosa.conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, dilation = array<i64: 2, 2>, local_bound = true, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x3x5xf32>
    %2 = "tosa.conv3d"(%arg8, %arg9, %arg10, %arg11, %arg7) <{acc_type = i48, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}> : (tensor<1x4x8x8x4xi16>, tensor<5x1x1x1x4xi8>, tensor<5xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x8x8x5xi48>
    %3 = "tosa.depthwise_conv2d"(%arg4, %arg5, %arg6, %arg7, %arg7) <{acc_type = i32, dilation = array<i64: 1, 1>, local_bound = false, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 5, 5>}> : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x8xi32>
    %4 = "tosa.transpose_conv2d"(%arg0, %arg1, %arg2, %arg3, %arg3) <{acc_type = f32, out_pad = array<i64: 0, -1, 1, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<5x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x18x5xf32>
    %5 = "tosa.avg_pool2d"(%arg4, %arg7, %arg7) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
    %6 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 3, 1>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 7>}> : (tensor<1x8x8x4xf32>) -> tensor<1x8x2x4xf32>
    %7 = "tosa.max_pool2d"(%arg0) <{kernel = array<i64: 3, 1>, nan_mode = #tosa.nan_mode<IGNORE>, pad = array<i64: 1, 1, 0, 0>, stride = array<i64: 1, 7>}> : (tensor<1x8x8x4xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1x4x8xf32>, tensor<3x5xi8>, tensor<256xi8>) -> (), sym_name = "products"}> ({
  ^bb0(%arg0: tensor<2x3x4xi8>, %arg1: tensor<2x4x5xi8>, %arg2: tensor<1xi8>, %arg3: tensor<1x4x8xf32>, %arg4: tensor<3x5xi8>, %arg5: tensor<256xi8>):
    %0 = "tosa.matmul"(%arg0, %arg1, %arg2, %arg2) : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3x5xi32>
    %1:2 = "tosa.fft2d"(%arg3, %arg3) <{inverse = true}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
    %2:2 = "tosa.fft2d"(%arg3, %arg3) <{inverse = false, local_bound = true}> : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
    %3:2 = "tosa.rfft2d"(%arg3) <{local_bound = false}> : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
    %4 = "tosa.table"(%arg4, %arg5) : (tensor<3x5xi8>, tensor<256xi8>) -> tensor<3x5xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>, tensor<4x32xf32>) -> (), sym_name = "blocks"}> ({
  ^bb0(%arg0: tensor<2x3x64xf8E4M3FN>, %arg1: tensor<2x3x2xf8E8M0FNU>, %arg2: tensor<2x5x64xf8E4M3FN>, %arg3: tensor<2x5x2xf8E8M0FNU>, %arg4: tensor<4x32xf32>):
    %0 = "tosa.matmul_t_block_scaled"(%arg0, %arg1, %arg2, %arg3) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
    %1 = "tosa.cast_from_block_scaled"(%arg0, %arg1) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>) -> tensor<2x3x64xf32>
    %2:2 = "tosa.cast_to_block_scaled"(%arg4) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf6E2M3FN>, tensor<4x1xf8E8M0FNU>)
    %3:2 = "tosa.cast_to_block_scaled"(%arg4) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> {fine} : (tensor<4x32xf32>) -> (tensor<4x32x!tosa.mxint8>, tensor<4x1xf8E8M0FNU>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<1xf32>, tensor<2x2xi32>, tensor<1x2x2x1xi8>) -> (), sym_name = "moved"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<2x2xi32>, %arg3: tensor<1x2x2x1xi8>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x6x7xf32>
    %2 = "tosa.const_shape"() <{values = dense<[6, -1]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %3 = "tosa.reshape"(%arg0, %2) : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
    %4 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %5 = "tosa.const_shape"() <{values = dense<[2, 1, 3]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %6 = "tosa.slice"(%arg0, %4, %5) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
    %7 = "tosa.tile"(%arg0, %5) : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<4x3x12xf32>
    %8 = "tosa.transpose"(%arg0) <{perms = array<i32: 2, 0, 1>}> : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %9 = "tosa.gather"(%arg0, %arg2) : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x2x4xf32>
    %10 = "tosa.scatter"(%arg0, %arg2, %9) : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
    %11 = "tosa.const_shape"() <{values = dense<[4, 2, 4, 2]> : tensor<4xindex>}> : () -> !tosa.shape<4>
    %12 = "tosa.const_shape"() <{values = dense<0> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %13 = "tosa.resize"(%arg3, %11, %12, %12) <{mode = #tosa.resize_mode<BILINEAR>}> : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi32>
    %14 = "tosa.resize"(%arg3, %11, %12, %12) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> {sharp} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x3x1xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<1xi32>, tensor<3xi16>, tensor<1xi8>, tensor<3xi8>, tensor<1xi8>, tensor<1xi16>, vector<4xi32>, vector<4xi8>, i32, i8) -> (), sym_name = "scaled"}> ({
  ^bb0(%arg0: tensor<2x3xi8>, %arg1: tensor<1xi32>, %arg2: tensor<3xi16>, %arg3: tensor<1xi8>, %arg4: tensor<3xi8>, %arg5: tensor<1xi8>, %arg6: tensor<1xi16>, %arg7: vector<4xi32>, %arg8: vector<4xi8>, %arg9: i32, %arg10: i8):
    %0 = "tosa.rescale"(%arg0, %arg1, %arg3, %arg5, %arg6) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<DOUBLE_ROUND>, scale32 = true}> : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<2x3xi16>
    %1 = "tosa.rescale"(%arg0, %arg2, %arg4, %arg5, %arg5) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<2x3xi8>, tensor<3xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
    %2 = "tosa.apply_scale"(%arg9, %arg9, %arg10) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>}> : (i32, i32, i8) -> i32
    %3 = "tosa.apply_scale"(%arg7, %arg7, %arg8) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<1xi32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<1xi32>):
    %0 = "tosa.const_shape"() <{values = dense<> : tensor<0xindex>}> : () -> !tosa.shape<0>
    %1 = "tosa.const_shape"() <{values = dense<[3, 4]> : tensor<2xindex>}> : () -> !tosa.shape<2>
    %2 = "tosa.dim"(%arg0) <{axis = 1 : i32}> : (tensor<2x?xf32>) -> !tosa.shape<1>
    %3 = "tosa.concat_shape"(%1, %2, %0) : (!tosa.shape<2>, !tosa.shape<1>, !tosa.shape<0>) -> !tosa.shape<3>
    %4 = "tosa.add_shape"(%1, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %5 = "tosa.sub_shape"(%4, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %6 = "tosa.mul_shape"(%5, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %7 = "tosa.div_ceil_shape"(%6, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %8 = "tosa.div_floor_shape"(%6, %1) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %9 = "tosa.mod_shape"(%7, %8) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %10 = "tosa.max_shape"(%7, %8) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %11 = "tosa.min_shape"(%7, %8) : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<2>
    %12 = "tosa.exp2_shape"(%11) : (!tosa.shape<2>) -> !tosa.shape<2>
    %13 = "tosa.log2_ceil_shape"(%12) : (!tosa.shape<2>) -> !tosa.shape<2>
    %14 = "tosa.log2_floor_shape"(%13) {down} : (!tosa.shape<2>) -> !tosa.shape<2>
    %15 = "tosa.slice_shape"(%3, %arg1, %arg1) : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %0 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
    %1 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<1x1xf16>}> : () -> tensor<1x1xf16>
    %2 = "tosa.const"() <{values = dense<7> : tensor<3xi8>}> : () -> tensor<3x!quant.uniform<i8:f32, 2.500000e-01:3>>
    %3 = "tosa.custom"(%0, %1) <{domain_name = "test", implementation_attrs = "", operator_name = "add"}> : (tensor<2xi8>, tensor<1x1xf16>) -> tensor<4xf32>
    %4:2 = "tosa.custom"() <{domain_name = "test", implementation_attrs = "a=1", operator_name = "make"}> : () -> (tensor<4xf32>, tensor<*xi1>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "tosa.variable"() <{sym_name = "from_type", type = f32, var_shape = dense<[2, -1]> : tensor<2xindex>}> : () -> ()
  "tosa.variable"() <{initial_value = dense<[1, -2]> : tensor<2xi8>, sym_name = "from_value", type = i8, var_shape = dense<2> : tensor<1xindex>}> : () -> ()
  "tosa.variable"() <{sym_name = "with_more", type = i1, var_shape = dense<1> : tensor<1xindex>}> {shared} : () -> ()
  "func.func"() <{function_type = (tensor<2x?xf32>) -> (), sym_name = "variables"}> ({
  ^bb0(%arg0: tensor<2x?xf32>):
    "tosa.variable_write"(%arg0) <{name = "from_type"}> : (tensor<2x?xf32>) -> ()
    %0 = "tosa.variable_read"() <{name = "from_type"}> : () -> tensor<2x?xf32>
    %1 = "tosa.variable_read"() <{name = "from_value"}> {again} : () -> tensor<2xi8>
    %2 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
    "tosa.variable_write"(%2) <{name = "with_more"}> {first} : (tensor<1xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i1>, tensor<1xi1>, tensor<4xf32>, tensor<i32>) -> (), sym_name = "control"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<1xi1>, %arg2: tensor<4xf32>, %arg3: tensor<i32>):
    %0 = "tosa.cond_if"(%arg0) ({
      "tosa.yield"(%arg2) : (tensor<4xf32>) -> ()
    }, {
      %5 = "tosa.exp"(%arg2) : (tensor<4xf32>) -> tensor<4xf32>
      "tosa.yield"(%5) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    %1:2 = "tosa.cond_if"(%arg1, %arg2, %arg3) ({
    ^bb0(%arg8: tensor<4xf32>, %arg9: tensor<i32>):
      "tosa.yield"(%arg9, %arg8) : (tensor<i32>, tensor<4xf32>) -> ()
    }, {
    ^bb0(%arg6: tensor<4xf32>, %arg7: tensor<i32>):
      "tosa.yield"(%arg7, %arg6) : (tensor<i32>, tensor<4xf32>) -> ()
    }) {likely = "then"} : (tensor<1xi1>, tensor<4xf32>, tensor<i32>) -> (tensor<i32>, tensor<4xf32>)
    %2 = "tosa.while_loop"(%arg3) ({
    ^bb0(%arg5: tensor<i32>):
      %4 = "tosa.greater_equal"(%arg5, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "tosa.yield"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32>):
      %3 = "tosa.add"(%arg4, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "tosa.yield"(%3) : (tensor<i32>) -> ()
    }) {times = 3 : i8} : (tensor<i32>) -> tensor<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "test.attributes"() {older = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [mxfp]>, target = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>, words = [#tosa.prof<pro_fp>, #tosa.ext<doubleround>, #tosa.level<8k>, #tosa.specification_version<1.0>, #tosa.resize_mode<BILINEAR>, #tosa.nan_mode<IGNORE>, #tosa.rounding_mode<INEXACT_ROUND>, #tosa.block_size<BLOCK_SIZE_32>], zeros = [#tosa.conv_quant<input_zp = 1, weight_zp = -2>, #tosa.matmul_quant<a_zp = 0, b_zp = 3>, #tosa.pad_quant<input_zp = 4>, #tosa.unary_quant<input_zp = 5, output_zp = 6>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?x4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?x4xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<2x?x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x9x7xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 0, -1, 2, 0, 3]> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x4x7xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<*xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<0> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<*xf32>, !tosa.shape<5>, tensor<1xf32>) -> tensor<2x3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<0> : tensor<5xindex>}> : () -> !tosa.shape<5>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<2x3x4xf32>, !tosa.shape<5>, tensor<1xf32>) -> tensor<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<1xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1xf32>):
    %0 = "tosa.const_shape"() <{values = dense<0> : tensor<6xindex>}> : () -> !tosa.shape<6>
    %1 = "tosa.pad"(%arg0, %0, %arg1) : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x3x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, -2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 0]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, -2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 5]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 5]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 3, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 9]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 9]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 9]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<*xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<*xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, -9]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<*xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<*xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 9, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x?x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x?x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 9, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 2]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x?x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x3x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, 9]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x9xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>):
    %0 = "tosa.const_shape"() <{values = dense<[0, 1, 0]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %1 = "tosa.const_shape"() <{values = dense<[2, 1, -1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
    %2 = "tosa.slice"(%arg0, %0, %1) : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x9xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

