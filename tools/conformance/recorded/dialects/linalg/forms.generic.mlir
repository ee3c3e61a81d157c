#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<4xf32>, f32, memref<4x8xf32>) -> tensor<4xf32>, sym_name = "generic"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4xf32>, %arg2: f32, %arg3: memref<4x8xf32>):
    %0 = "linalg.generic"(%arg0, %arg2, %arg1) <{indexing_maps = [#map, #map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %7 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%7, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<4x?xf32>, f32, tensor<4xf32>) -> tensor<4xf32>
    "linalg.generic"(%arg3) <{doc = "numbers", indexing_maps = [#map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], library_call = "count", operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg7: f32):
      %2 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %3 = "linalg.index"() <{dim = 1 : i64}> {last} : () -> index
      %4 = "arith.addi"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %5 = "arith.index_cast"(%4) : (index) -> i32
      %6 = "arith.sitofp"(%5) : (i32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {note} : (memref<4x8xf32>) -> ()
    %1:2 = "linalg.generic"(%0, %arg1, %arg1) <{indexing_maps = [#map3, #map3, #map3], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      "linalg.yield"(%arg6, %arg5) {note} : (f32, f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%1#1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, memref<8xf32>, memref<8xf32>) -> (), sym_name = "mapped"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: memref<8xf32>, %arg4: memref<8xf32>):
    %0 = "linalg.map"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %7 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%7, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1 = "linalg.map"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %6 = "arith.addf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "linalg.map"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %5 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {note} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "linalg.map"(%arg3, %arg4) ({
    ^bb0(%arg6: f32, %arg7: f32):
      %4 = "math.absf"(%arg6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (memref<8xf32>, memref<8xf32>) -> ()
    %3 = "linalg.map"(%arg2) ({
    ^bb0(%arg5: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x4xf32>, tensor<8x4xi32>, tensor<8xf32>, tensor<8xi32>, tensor<f32>, memref<8x4xf32>, memref<4xf32>) -> (), sym_name = "reduced"}> ({
  ^bb0(%arg0: tensor<8x4xf32>, %arg1: tensor<8x4xi32>, %arg2: tensor<8xf32>, %arg3: tensor<8xi32>, %arg4: tensor<f32>, %arg5: memref<8x4xf32>, %arg6: memref<4xf32>):
    %0 = "linalg.reduce"(%arg0, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %7 = "arith.addf"(%arg16, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%7) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1:2 = "linalg.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: f32, %arg12: i32, %arg13: f32, %arg14: i32):
      %5 = "arith.addf"(%arg11, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.maxsi"(%arg12, %arg14) : (i32, i32) -> i32
      "linalg.yield"(%5, %6) : (f32, i32) -> ()
    }) {note} : (tensor<8x4xf32>, tensor<8x4xi32>, tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
    %2 = "linalg.reduce"(%arg0, %arg4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      %4 = "arith.subf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    "linalg.reduce"(%arg5, %arg6) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %3 = "arith.maximumf"(%arg8, %arg7) <{fastmath = #arith.fastmath<nnan>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (memref<8x4xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x2xf32>, tensor<2x5x3xf32>, memref<4xi8>, memref<4x9xi8>) -> (), sym_name = "moved"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<2x5x3xf32>, %arg3: memref<4xi8>, %arg4: memref<4x9xi8>):
    %0 = "linalg.transpose"(%arg0, %arg1) <{permutation = array<i64: 1, 0>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %1 = "linalg.broadcast"(%arg0, %arg2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) {note} : (tensor<2x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    "linalg.broadcast"(%arg3, %arg4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: i8, %arg8: i8):
      "linalg.yield"(%arg7) : (i8) -> ()
    }) : (memref<4xi8>, memref<4x9xi8>) -> ()
    "linalg.transpose"(%arg3, %arg3) <{permutation = array<i64: 0>}> ({
    ^bb0(%arg5: i8, %arg6: i8):
      "linalg.yield"(%arg5) : (i8) -> ()
    }) {note} : (memref<4xi8>, memref<4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<4x8xi1>, tensor<4x8xi32>, tensor<4x8xf32>, memref<4x8xf32>) -> (), sym_name = "elementwise"}> ({
  ^bb0(%arg0: tensor<4x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8xf32>, %arg3: tensor<4x8xi1>, %arg4: tensor<4x8xi32>, %arg5: tensor<4x8xf32>, %arg6: memref<4x8xf32>):
    %0 = "linalg.elementwise"(%arg0, %arg5) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %12 = "math.exp"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "linalg.elementwise"(%arg0, %arg1, %arg5) <{indexing_maps = [#map, #map1, #map], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %11 = "arith.addf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "linalg.elementwise"(%arg2, %arg0, %arg5) <{indexing_maps = [#map2, #map, #map], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %10 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) {note} : (tensor<8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "linalg.elementwise"(%arg3, %arg0, %1, %arg5) <{indexing_maps = [#map, #map, #map, #map], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg15: i1, %arg16: f32, %arg17: f32, %arg18: f32):
      %9 = "arith.select"(%arg15, %arg16, %arg17) : (i1, f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "linalg.elementwise"(%arg4, %arg4, %arg4) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<max_unsigned>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: i32, %arg13: i32, %arg14: i32):
      %8 = "arith.maxui"(%arg12, %arg13) : (i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    %5 = "linalg.elementwise"(%arg4, %arg4, %arg4) <{indexing_maps = [#map, #map, #map], kind = #linalg.elementwise_kind<min_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: i32, %arg10: i32, %arg11: i32):
      %7 = "arith.minsi"(%arg9, %arg10) : (i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>
    "linalg.elementwise"(%arg6, %arg6) <{indexing_maps = [#map, #map], kind = #linalg.elementwise_kind<sqrt>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32):
      %6 = "math.sqrt"(%arg7) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<8xf16>, tensor<8xf32>, tensor<8xf16>, memref<8xf64>) -> (), sym_name = "one_input"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf16>, %arg2: tensor<8xf32>, %arg3: tensor<8xf16>, %arg4: memref<8xf64>):
    %0 = "linalg.abs"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg35: f32, %arg36: f32):
      %30 = "math.absf"(%arg35) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1 = "linalg.ceil"(%0, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32):
      %29 = "math.ceil"(%arg33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "linalg.erf"(%1, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %28 = "math.erf"(%arg31) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) {note} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %3 = "linalg.exp"(%2, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      %27 = "math.exp"(%arg29) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = "linalg.floor"(%3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32):
      %26 = "math.floor"(%arg27) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %5 = "linalg.log"(%4, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32):
      %25 = "math.log"(%arg25) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %6 = "linalg.negf"(%5, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %24 = "arith.negf"(%arg23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "linalg.reciprocal"(%6, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %22 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %23 = "arith.divf"(%22, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %8 = "linalg.round"(%7, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %21 = "math.round"(%arg19) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %9 = "linalg.rsqrt"(%8, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %20 = "math.rsqrt"(%arg17) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %10 = "linalg.sqrt"(%9, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %19 = "math.sqrt"(%arg15) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %11 = "linalg.square"(%10, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %18 = "arith.mulf"(%arg13, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %12 = "linalg.tanh"(%arg1, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f16, %arg12: f16):
      %17 = "math.tanh"(%arg11) <{fastmath = #arith.fastmath<none>}> : (f16) -> f16
      "linalg.yield"(%17) : (f16) -> ()
    }) : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xf16>
    "linalg.reciprocal"(%arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f64, %arg10: f64):
      %15 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
      %16 = "arith.divf"(%15, %arg9) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      "linalg.yield"(%16) : (f64) -> ()
    }) : (memref<8xf64>, memref<8xf64>) -> ()
    %13 = "linalg.copy"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f16):
      %14 = "arith.truncf"(%arg7) : (f32) -> f16
      "linalg.yield"(%14) : (f16) -> ()
    }) : (tensor<8xf32>, tensor<8xf16>) -> tensor<8xf16>
    "linalg.copy"(%arg4, %arg4) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f64, %arg6: f64):
      "linalg.yield"(%arg5) : (f64) -> ()
    }) : (memref<8xf64>, memref<8xf64>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<8xi32>, tensor<8xi1>, tensor<8xcomplex<f32>>, memref<8xi16>) -> (), sym_name = "several_inputs"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xi32>, %arg2: tensor<8xi1>, %arg3: tensor<8xcomplex<f32>>, %arg4: memref<8xi16>):
    %0 = "linalg.add"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg51: f32, %arg52: f32, %arg53: f32):
      %30 = "arith.addf"(%arg51, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1 = "linalg.add"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg48: i32, %arg49: i32, %arg50: i32):
      %29 = "arith.addi"(%arg48, %arg49) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%29) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %2 = "linalg.add"(%arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg45: i1, %arg46: i1, %arg47: i1):
      %28 = "arith.ori"(%arg45, %arg46) : (i1, i1) -> i1
      "linalg.yield"(%28) : (i1) -> ()
    }) : (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %3 = "linalg.add"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg42: complex<f32>, %arg43: complex<f32>, %arg44: complex<f32>):
      %27 = "complex.add"(%arg42, %arg43) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%27) : (complex<f32>) -> ()
    }) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %4 = "linalg.sub"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg39: complex<f32>, %arg40: complex<f32>, %arg41: complex<f32>):
      %26 = "complex.sub"(%arg39, %arg40) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%26) : (complex<f32>) -> ()
    }) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %5 = "linalg.mul"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg36: complex<f32>, %arg37: complex<f32>, %arg38: complex<f32>):
      %25 = "complex.mul"(%arg36, %arg37) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%25) : (complex<f32>) -> ()
    }) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %6 = "linalg.div"(%arg3, %arg3, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: complex<f32>, %arg34: complex<f32>, %arg35: complex<f32>):
      %24 = "complex.div"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
      "linalg.yield"(%24) : (complex<f32>) -> ()
    }) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %7 = "linalg.mul"(%arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg30: i1, %arg31: i1, %arg32: i1):
      %23 = "arith.andi"(%arg30, %arg31) : (i1, i1) -> i1
      "linalg.yield"(%23) : (i1) -> ()
    }) : (tensor<8xi1>, tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %8 = "linalg.sub"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: i32, %arg28: i32, %arg29: i32):
      %22 = "arith.subi"(%arg27, %arg28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%22) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %9 = "linalg.div"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg24: i32, %arg25: i32, %arg26: i32):
      %21 = "arith.divsi"(%arg24, %arg25) : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %10 = "linalg.div_unsigned"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg21: i32, %arg22: i32, %arg23: i32):
      %20 = "arith.divui"(%arg21, %arg22) : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %11 = "linalg.max"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %19 = "arith.maximumf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %12 = "linalg.min"(%arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg15: i32, %arg16: i32, %arg17: i32):
      %18 = "arith.minsi"(%arg15, %arg16) : (i32, i32) -> i32
      "linalg.yield"(%18) : (i32) -> ()
    }) {note} : (tensor<8xi32>, tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %13 = "linalg.powf"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
      %17 = "math.powf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %14 = "linalg.select"(%arg2, %arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg8: i1, %arg9: f32, %arg10: f32, %arg11: f32):
      %16 = "arith.select"(%arg8, %arg9, %arg10) : (i1, f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "linalg.max"(%arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: i16, %arg6: i16, %arg7: i16):
      %15 = "arith.maxsi"(%arg5, %arg6) : (i16, i16) -> i16
      "linalg.yield"(%15) : (i16) -> ()
    }) : (memref<8xi16>, memref<8xi16>, memref<8xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32, f64, tensor<4x8xf32>, tensor<4x8xi32>, memref<?xi32>) -> (), sym_name = "filled"}> ({
  ^bb0(%arg0: f32, %arg1: i32, %arg2: f64, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xi32>, %arg5: memref<?xi32>):
    %0 = "linalg.fill"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      "linalg.yield"(%arg12) : (f32) -> ()
    }) : (f32, tensor<4x8xf32>) -> tensor<4x8xf32>
    "linalg.fill"(%arg1, %arg5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: i32, %arg11: i32):
      "linalg.yield"(%arg10) : (i32) -> ()
    }) {note} : (i32, memref<?xi32>) -> ()
    %1 = "linalg.fill_rng_2d"(%arg2, %arg2, %arg1, %arg3) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg6: f64, %arg7: f64, %arg8: i32, %arg9: f32):
      %2 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %3 = "arith.sitofp"(%2) : (i64) -> f64
      %4 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %5 = "arith.index_cast"(%4) : (index) -> i32
      %6 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %7 = "arith.index_cast"(%6) : (index) -> i32
      %8 = "arith.addi"(%7, %arg8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %9 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %10 = "arith.trunci"(%9) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %11 = "arith.muli"(%8, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %12 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %13 = "arith.trunci"(%12) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %14 = "arith.addi"(%11, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %15 = "arith.addi"(%5, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %16 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %17 = "arith.trunci"(%16) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %18 = "arith.muli"(%15, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %20 = "arith.trunci"(%19) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %21 = "arith.addi"(%18, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %22 = "arith.sitofp"(%21) : (i32) -> f64
      %23 = "arith.addf"(%3, %22) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %24 = "arith.subf"(%arg7, %arg6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %25 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
      %26 = "arith.mulf"(%24, %25) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %27 = "arith.mulf"(%23, %26) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %28 = "arith.addf"(%27, %arg6) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %29 = "arith.truncf"(%28) : (f64) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map, #map, #map1]} : (f64, f64, i32, tensor<4x8xf32>) -> tensor<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<4x3xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<3x5xf32>, tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>, memref<3x4xf16>, memref<4x5xf16>, memref<3x5xf32>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x5xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<3x4xi8>, %arg6: tensor<4x5xi8>, %arg7: tensor<3x5xi32>, %arg8: memref<3x4xf16>, %arg9: memref<4x5xf16>, %arg10: memref<3x5xf32>):
    %0 = "linalg.matmul"(%arg0, %arg2, %arg4) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32, %arg31: f32):
      %23 = "arith.mulf"(%arg29, %arg30) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %24 = "arith.addf"(%arg31, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "linalg.matmul"(%arg1, %arg2, %arg4) <{indexing_maps = [#map3, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %21 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %22 = "arith.addf"(%arg28, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<4x3xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %2 = "linalg.matmul"(%arg3, %arg2, %arg4) <{indexing_maps = [#map4, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32, %arg25: f32):
      %19 = "arith.mulf"(%arg23, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %20 = "arith.addf"(%arg25, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) {note} : (tensor<4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "linalg.matmul"(%arg5, %arg6, %arg7) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: i8, %arg21: i8, %arg22: i32):
      %15 = "arith.extui"(%arg20) : (i8) -> i32
      %16 = "arith.extui"(%arg21) : (i8) -> i32
      %17 = "arith.muli"(%15, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %18 = "arith.addi"(%arg22, %17) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%18) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "linalg.matmul"(%arg8, %arg9, %arg10) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f16, %arg18: f16, %arg19: f32):
      %11 = "arith.extf"(%arg17) : (f16) -> f32
      %12 = "arith.extf"(%arg18) : (f16) -> f32
      %13 = "arith.mulf"(%11, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %14 = "arith.addf"(%arg19, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (memref<3x4xf16>, memref<4x5xf16>, memref<3x5xf32>) -> ()
    %4 = "linalg.contract"(%arg1, %arg2, %arg4) <{indexing_maps = [#map3, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %9 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg16, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<4x3xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "linalg.contract"(%arg8, %arg9, %arg10) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f16, %arg12: f16, %arg13: f32):
      %5 = "arith.extf"(%arg11) : (f16) -> f32
      %6 = "arith.extf"(%arg12) : (f16) -> f32
      %7 = "arith.mulf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg13, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {note} : (memref<3x4xf16>, memref<4x5xf16>, memref<3x5xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, tensor<2x3x5xi32>) -> (), sym_name = "batches"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<2x3x5xf32>, %arg4: tensor<3x5xf32>, %arg5: tensor<2x3x4xi8>, %arg6: tensor<2x4x5xi8>, %arg7: i32, %arg8: tensor<2x3x5xi32>):
    %0 = "linalg.batch_matmul"(%arg0, %arg1, %arg3) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %14 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %15 = "arith.addf"(%arg22, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1 = "linalg.batch_matmul"(%arg0, %arg2, %arg3) <{indexing_maps = [#map, #map3, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %12 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.addf"(%arg19, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %2 = "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg4) <{indexing_maps = [#map, #map1, #map4], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32, %arg16: f32):
      %10 = "arith.mulf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%arg16, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {note} : (tensor<2x3x4xf32>, tensor<2x4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "linalg.quantized_batch_matmul"(%arg5, %arg6, %arg7, %arg7, %arg8) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg9: i8, %arg10: i8, %arg11: i32, %arg12: i32, %arg13: i32):
      %4 = "arith.extsi"(%arg9) : (i8) -> i32
      %5 = "arith.subi"(%4, %arg11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.extsi"(%arg10) : (i8) -> i32
      %7 = "arith.subi"(%6, %arg12) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.muli"(%5, %7) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %9 = "arith.addi"(%arg13, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map5, #map5, #map2]} : (tensor<2x3x4xi8>, tensor<2x4x5xi8>, i32, i32, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1, d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map11 = affine_map<(d0, d1, d2) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<3x4xi8>, tensor<4x5xi8>, i32, tensor<3x5xi32>) -> (), sym_name = "vectors"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<3x4xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x3x4xf32>, %arg5: tensor<2x4xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<3x4xi8>, %arg8: tensor<4x5xi8>, %arg9: i32, %arg10: tensor<3x5xi32>):
    %0 = "linalg.dot"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg28: f32, %arg29: f32, %arg30: f32):
      %20 = "arith.mulf"(%arg28, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %21 = "arith.addf"(%arg30, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %1 = "linalg.matvec"(%arg2, %arg0, %arg3) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %18 = "arith.mulf"(%arg25, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %19 = "arith.addf"(%arg27, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map2, #map3, #map4]} : (tensor<3x4xf32>, tensor<4xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "linalg.vecmat"(%arg3, %arg2, %arg0) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32, %arg24: f32):
      %16 = "arith.mulf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %17 = "arith.addf"(%arg24, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map5, #map4]} : (tensor<3xf32>, tensor<3x4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "linalg.batch_matvec"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32, %arg21: f32):
      %14 = "arith.mulf"(%arg19, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %15 = "arith.addf"(%arg21, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8]} : (tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "linalg.batch_vecmat"(%arg6, %arg4, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32, %arg18: f32):
      %12 = "arith.mulf"(%arg16, %arg17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "arith.addf"(%arg18, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map9, #map8]} : (tensor<2x3xf32>, tensor<2x3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "linalg.quantized_matmul"(%arg7, %arg8, %arg9, %arg9, %arg10) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg11: i8, %arg12: i8, %arg13: i32, %arg14: i32, %arg15: i32):
      %6 = "arith.extsi"(%arg11) : (i8) -> i32
      %7 = "arith.subi"(%6, %arg13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %8 = "arith.extsi"(%arg12) : (i8) -> i32
      %9 = "arith.subi"(%8, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %10 = "arith.muli"(%7, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %11 = "arith.addi"(%arg15, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map10, #map11, #map11, #map8], note} : (tensor<3x4xi8>, tensor<4x5xi8>, i32, i32, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x8x1xf32>, tensor<4x3x16x1xf32>, tensor<2x4x8x16xf32>, tensor<5x2x3x8x1xf32>, tensor<5x4x3x16x1xf32>, tensor<5x2x4x8x16xf32>) -> (), sym_name = "tiles"}> ({
  ^bb0(%arg0: tensor<2x3x8x1xf32>, %arg1: tensor<4x3x16x1xf32>, %arg2: tensor<2x4x8x16xf32>, %arg3: tensor<5x2x3x8x1xf32>, %arg4: tensor<5x4x3x16x1xf32>, %arg5: tensor<5x2x4x8x16xf32>):
    %0 = "linalg.mmt4d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %4 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %5 = "arith.addf"(%arg11, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x8x1xf32>, tensor<4x3x16x1xf32>, tensor<2x4x8x16xf32>) -> tensor<2x4x8x16xf32>
    %1 = "linalg.batch_mmt4d"(%arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %2 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg8, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (tensor<5x2x3x8x1xf32>, tensor<5x4x3x16x1xf32>, tensor<5x2x4x8x16xf32>) -> tensor<5x2x4x8x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5, d3 * 2 + d6)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 + d5, d3 + d6)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 + d6, d4 + d7)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6, d4 * 2 + d7)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d6)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3, d7)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3, d7)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6, d3 * 2 + d7, d4 * 2 + d8)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 + d5, d2 + d6, d3 + d7, d8)>
#map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<3xf32>, tensor<7xf32>, tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x4x4xf32>, tensor<2x9x3xf32>, tensor<3x3x4xf32>, tensor<2x7x4xf32>, tensor<9x9xf32>, tensor<3x3xf32>, tensor<7x7xf32>, tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>, tensor<2x4x4x4xf32>, tensor<2x3x9x9xi8>, tensor<4x3x3x3xi8>, i32, tensor<2x4x7x7xi32>, tensor<2x2x3x9x9xf32>, tensor<4x2x3x3x3xf32>, tensor<2x2x4x7x7xf32>, tensor<2x4x3x3x3xf32>, tensor<2x2x4x4x4xf32>, tensor<2x2x3x9x9xi8>, tensor<2x4x3x3x3xi8>, tensor<2x2x4x7x7xi32>, tensor<2x9x9x3xf32>, tensor<2x7x7x4xf32>, tensor<2x9x9x3xi8>, tensor<2x4x4x4xi32>, tensor<3x3x3x4xf32>, tensor<3x3x3x4xi8>, tensor<2x7x7x4xi32>, tensor<2x9x9x2x3xf32>, tensor<2x4x4x2x4xf32>, tensor<2x9x9x2x3xi8>, tensor<2x7x7x2x4xi32>, tensor<9x9x9xf32>, tensor<3x3x3xf32>, tensor<7x7x7xf32>, tensor<2x3x9x9x9xf32>, tensor<4x3x3x3x3xf32>, tensor<2x4x4x4x4xf32>, tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x4xf32>, tensor<2x7x7x7x4xf32>, tensor<2x9x9x9x3xi8>, tensor<3x3x3x3x4xi8>, tensor<2x7x7x7x4xi32>) -> (), sym_name = "convolutions"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<2x3x9xf32>, %arg4: tensor<4x3x3xf32>, %arg5: tensor<2x4x4xf32>, %arg6: tensor<2x9x3xf32>, %arg7: tensor<3x3x4xf32>, %arg8: tensor<2x7x4xf32>, %arg9: tensor<9x9xf32>, %arg10: tensor<3x3xf32>, %arg11: tensor<7x7xf32>, %arg12: tensor<2x3x9x9xf32>, %arg13: tensor<4x3x3x3xf32>, %arg14: tensor<2x4x4x4xf32>, %arg15: tensor<2x3x9x9xi8>, %arg16: tensor<4x3x3x3xi8>, %arg17: i32, %arg18: tensor<2x4x7x7xi32>, %arg19: tensor<2x2x3x9x9xf32>, %arg20: tensor<4x2x3x3x3xf32>, %arg21: tensor<2x2x4x7x7xf32>, %arg22: tensor<2x4x3x3x3xf32>, %arg23: tensor<2x2x4x4x4xf32>, %arg24: tensor<2x2x3x9x9xi8>, %arg25: tensor<2x4x3x3x3xi8>, %arg26: tensor<2x2x4x7x7xi32>, %arg27: tensor<2x9x9x3xf32>, %arg28: tensor<2x7x7x4xf32>, %arg29: tensor<2x9x9x3xi8>, %arg30: tensor<2x4x4x4xi32>, %arg31: tensor<3x3x3x4xf32>, %arg32: tensor<3x3x3x4xi8>, %arg33: tensor<2x7x7x4xi32>, %arg34: tensor<2x9x9x2x3xf32>, %arg35: tensor<2x4x4x2x4xf32>, %arg36: tensor<2x9x9x2x3xi8>, %arg37: tensor<2x7x7x2x4xi32>, %arg38: tensor<9x9x9xf32>, %arg39: tensor<3x3x3xf32>, %arg40: tensor<7x7x7xf32>, %arg41: tensor<2x3x9x9x9xf32>, %arg42: tensor<4x3x3x3x3xf32>, %arg43: tensor<2x4x4x4x4xf32>, %arg44: tensor<2x9x9x9x3xf32>, %arg45: tensor<3x3x3x3x4xf32>, %arg46: tensor<2x7x7x7x4xf32>, %arg47: tensor<2x9x9x9x3xi8>, %arg48: tensor<3x3x3x3x4xi8>, %arg49: tensor<2x7x7x7x4xi32>):
    %0 = "linalg.conv_1d"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg116: f32, %arg117: f32, %arg118: f32):
      %79 = "arith.mulf"(%arg116, %arg117) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %80 = "arith.addf"(%arg118, %79) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%80) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<9xf32>, tensor<3xf32>, tensor<7xf32>) -> tensor<7xf32>
    %1 = "linalg.conv_1d_ncw_fcw"(%arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg113: f32, %arg114: f32, %arg115: f32):
      %77 = "arith.mulf"(%arg113, %arg114) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg115, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (tensor<2x3x9xf32>, tensor<4x3x3xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %2 = "linalg.conv_1d_nwc_wcf"(%arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg110: f32, %arg111: f32, %arg112: f32):
      %75 = "arith.mulf"(%arg110, %arg111) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %76 = "arith.addf"(%arg112, %75) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%76) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map5]} : (tensor<2x9x3xf32>, tensor<3x3x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %3 = "linalg.conv_2d"(%arg9, %arg10, %arg11) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg107: f32, %arg108: f32, %arg109: f32):
      %73 = "arith.mulf"(%arg107, %arg108) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %74 = "arith.addf"(%arg109, %73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%74) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map10]} : (tensor<9x9xf32>, tensor<3x3xf32>, tensor<7x7xf32>) -> tensor<7x7xf32>
    %4 = "linalg.conv_2d_nchw_fchw"(%arg12, %arg13, %arg14) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg104: f32, %arg105: f32, %arg106: f32):
      %71 = "arith.mulf"(%arg104, %arg105) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %72 = "arith.addf"(%arg106, %71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map11, #map12, #map13]} : (tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>, tensor<2x4x4x4xf32>) -> tensor<2x4x4x4xf32>
    %5 = "linalg.conv_2d_nchw_fchw_q"(%arg15, %arg16, %arg17, %arg17, %arg18) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg99: i8, %arg100: i8, %arg101: i32, %arg102: i32, %arg103: i32):
      %65 = "arith.extsi"(%arg99) : (i8) -> i32
      %66 = "arith.subi"(%65, %arg101) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %67 = "arith.extsi"(%arg100) : (i8) -> i32
      %68 = "arith.subi"(%67, %arg102) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %69 = "arith.muli"(%66, %68) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %70 = "arith.addi"(%arg103, %69) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%70) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map14, #map12, #map15, #map15, #map13]} : (tensor<2x3x9x9xi8>, tensor<4x3x3x3xi8>, i32, i32, tensor<2x4x7x7xi32>) -> tensor<2x4x7x7xi32>
    %6 = "linalg.conv_2d_ngchw_fgchw"(%arg19, %arg20, %arg21) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg96: f32, %arg97: f32, %arg98: f32):
      %63 = "arith.mulf"(%arg96, %arg97) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %64 = "arith.addf"(%arg98, %63) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%64) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map16, #map17, #map18]} : (tensor<2x2x3x9x9xf32>, tensor<4x2x3x3x3xf32>, tensor<2x2x4x7x7xf32>) -> tensor<2x2x4x7x7xf32>
    %7 = "linalg.conv_2d_ngchw_gfchw"(%arg19, %arg22, %arg23) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg93: f32, %arg94: f32, %arg95: f32):
      %61 = "arith.mulf"(%arg93, %arg94) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %62 = "arith.addf"(%arg95, %61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%62) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map19, #map20, #map18]} : (tensor<2x2x3x9x9xf32>, tensor<2x4x3x3x3xf32>, tensor<2x2x4x4x4xf32>) -> tensor<2x2x4x4x4xf32>
    %8 = "linalg.conv_2d_ngchw_gfchw_q"(%arg24, %arg25, %arg17, %arg17, %arg26) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg88: i8, %arg89: i8, %arg90: i32, %arg91: i32, %arg92: i32):
      %55 = "arith.extsi"(%arg88) : (i8) -> i32
      %56 = "arith.subi"(%55, %arg90) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %57 = "arith.extsi"(%arg89) : (i8) -> i32
      %58 = "arith.subi"(%57, %arg91) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %59 = "arith.muli"(%56, %58) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %60 = "arith.addi"(%arg92, %59) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%60) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map16, #map20, #map21, #map21, #map18]} : (tensor<2x2x3x9x9xi8>, tensor<2x4x3x3x3xi8>, i32, i32, tensor<2x2x4x7x7xi32>) -> tensor<2x2x4x7x7xi32>
    %9 = "linalg.conv_2d_nhwc_fhwc"(%arg27, %arg13, %arg28) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
      %53 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %54 = "arith.addf"(%arg87, %53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%54) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map23, #map13]} : (tensor<2x9x9x3xf32>, tensor<4x3x3x3xf32>, tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
    %10 = "linalg.conv_2d_nhwc_fhwc_q"(%arg29, %arg16, %arg17, %arg17, %arg30) <{operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg80: i8, %arg81: i8, %arg82: i32, %arg83: i32, %arg84: i32):
      %47 = "arith.extsi"(%arg80) : (i8) -> i32
      %48 = "arith.subi"(%47, %arg82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %49 = "arith.extsi"(%arg81) : (i8) -> i32
      %50 = "arith.subi"(%49, %arg83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %51 = "arith.muli"(%48, %50) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %52 = "arith.addi"(%arg84, %51) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%52) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map24, #map23, #map15, #map15, #map13]} : (tensor<2x9x9x3xi8>, tensor<4x3x3x3xi8>, i32, i32, tensor<2x4x4x4xi32>) -> tensor<2x4x4x4xi32>
    %11 = "linalg.conv_2d_nhwc_hwcf"(%arg27, %arg31, %arg28) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
      %45 = "arith.mulf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %46 = "arith.addf"(%arg79, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map25, #map13]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x4xf32>, tensor<2x7x7x4xf32>) -> tensor<2x7x7x4xf32>
    %12 = "linalg.conv_2d_nhwc_hwcf_q"(%arg29, %arg32, %arg17, %arg17, %arg33) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg72: i8, %arg73: i8, %arg74: i32, %arg75: i32, %arg76: i32):
      %39 = "arith.extsi"(%arg72) : (i8) -> i32
      %40 = "arith.subi"(%39, %arg74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %41 = "arith.extsi"(%arg73) : (i8) -> i32
      %42 = "arith.subi"(%41, %arg75) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %43 = "arith.muli"(%40, %42) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %44 = "arith.addi"(%arg76, %43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%44) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map25, #map15, #map15, #map13]} : (tensor<2x9x9x3xi8>, tensor<3x3x3x4xi8>, i32, i32, tensor<2x7x7x4xi32>) -> tensor<2x7x7x4xi32>
    %13 = "linalg.conv_2d_nhwgc_gfhwc"(%arg34, %arg22, %arg35) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
      %37 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %38 = "arith.addf"(%arg71, %37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map26, #map27, #map18]} : (tensor<2x9x9x2x3xf32>, tensor<2x4x3x3x3xf32>, tensor<2x4x4x2x4xf32>) -> tensor<2x4x4x2x4xf32>
    %14 = "linalg.conv_2d_nhwgc_gfhwc_q"(%arg36, %arg25, %arg17, %arg17, %arg37) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg64: i8, %arg65: i8, %arg66: i32, %arg67: i32, %arg68: i32):
      %31 = "arith.extsi"(%arg64) : (i8) -> i32
      %32 = "arith.subi"(%31, %arg66) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %33 = "arith.extsi"(%arg65) : (i8) -> i32
      %34 = "arith.subi"(%33, %arg67) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %35 = "arith.muli"(%32, %34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %36 = "arith.addi"(%arg68, %35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%36) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map27, #map21, #map21, #map18]} : (tensor<2x9x9x2x3xi8>, tensor<2x4x3x3x3xi8>, i32, i32, tensor<2x7x7x2x4xi32>) -> tensor<2x7x7x2x4xi32>
    %15 = "linalg.conv_3d"(%arg38, %arg39, %arg40) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %29 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %30 = "arith.addf"(%arg63, %29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map29, #map30, #map31]} : (tensor<9x9x9xf32>, tensor<3x3x3xf32>, tensor<7x7x7xf32>) -> tensor<7x7x7xf32>
    %16 = "linalg.conv_3d_ncdhw_fcdhw"(%arg41, %arg42, %arg43) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %27 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %28 = "arith.addf"(%arg60, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map32, #map33, #map34]} : (tensor<2x3x9x9x9xf32>, tensor<4x3x3x3x3xf32>, tensor<2x4x4x4x4xf32>) -> tensor<2x4x4x4x4xf32>
    %17 = "linalg.conv_3d_ndhwc_dhwcf"(%arg44, %arg45, %arg46) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %25 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %26 = "arith.addf"(%arg57, %25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%26) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map35, #map36, #map34]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x4xf32>, tensor<2x7x7x7x4xf32>) -> tensor<2x7x7x7x4xf32>
    %18 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg47, %arg48, %arg17, %arg17, %arg49) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<1> : tensor<3xi64>}> ({
    ^bb0(%arg50: i8, %arg51: i8, %arg52: i32, %arg53: i32, %arg54: i32):
      %19 = "arith.extsi"(%arg50) : (i8) -> i32
      %20 = "arith.subi"(%19, %arg52) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.extsi"(%arg51) : (i8) -> i32
      %22 = "arith.subi"(%21, %arg53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %23 = "arith.muli"(%20, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %24 = "arith.addi"(%arg54, %23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%24) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map35, #map36, #map37, #map37, #map34]} : (tensor<2x9x9x9x3xi8>, tensor<3x3x3x3x4xi8>, i32, i32, tensor<2x7x7x7x4xi32>) -> tensor<2x7x7x7x4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 + d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d4, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 + d4, d2 + d5)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d5, d2 + d6, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 + d4, d2 + d5, d3 + d6)>
#map23 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d4, d2 + d5, d3 + d6, d7)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d8)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x9xf32>, tensor<3x3xf32>, tensor<2x3x7xf32>, tensor<2x9x3xf32>, tensor<2x4x3xf32>, tensor<3x3x2xf32>, tensor<2x7x3x2xf32>, tensor<2x3x9x9xf32>, tensor<3x3x3xf32>, tensor<2x3x7x7xf32>, tensor<2x9x9x3xf32>, tensor<2x4x4x3xf32>, tensor<2x9x9x3xi8>, tensor<3x3x3xi8>, i32, tensor<2x7x7x3xi32>, tensor<3x3x3x2xf32>, tensor<2x7x7x3x2xf32>, tensor<3x3x3x2xi8>, tensor<2x4x4x3x2xi32>, tensor<2x3x9x9x9xf32>, tensor<3x3x3x3xf32>, tensor<2x3x7x7x7xf32>, tensor<2x9x9x9x3xf32>, tensor<2x7x7x7x3xf32>, tensor<3x3x3x3x2xf32>, tensor<2x4x4x4x3x2xf32>) -> (), sym_name = "depthwise"}> ({
  ^bb0(%arg0: tensor<2x3x9xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<2x3x7xf32>, %arg3: tensor<2x9x3xf32>, %arg4: tensor<2x4x3xf32>, %arg5: tensor<3x3x2xf32>, %arg6: tensor<2x7x3x2xf32>, %arg7: tensor<2x3x9x9xf32>, %arg8: tensor<3x3x3xf32>, %arg9: tensor<2x3x7x7xf32>, %arg10: tensor<2x9x9x3xf32>, %arg11: tensor<2x4x4x3xf32>, %arg12: tensor<2x9x9x3xi8>, %arg13: tensor<3x3x3xi8>, %arg14: i32, %arg15: tensor<2x7x7x3xi32>, %arg16: tensor<3x3x3x2xf32>, %arg17: tensor<2x7x7x3x2xf32>, %arg18: tensor<3x3x3x2xi8>, %arg19: tensor<2x4x4x3x2xi32>, %arg20: tensor<2x3x9x9x9xf32>, %arg21: tensor<3x3x3x3xf32>, %arg22: tensor<2x3x7x7x7xf32>, %arg23: tensor<2x9x9x9x3xf32>, %arg24: tensor<2x7x7x7x3xf32>, %arg25: tensor<3x3x3x3x2xf32>, %arg26: tensor<2x4x4x4x3x2xf32>):
    %0 = "linalg.depthwise_conv_1d_ncw_cw"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %39 = "arith.mulf"(%arg61, %arg62) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %40 = "arith.addf"(%arg63, %39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x9xf32>, tensor<3x3xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %1 = "linalg.depthwise_conv_1d_nwc_wc"(%arg3, %arg1, %arg4) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %37 = "arith.mulf"(%arg58, %arg59) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %38 = "arith.addf"(%arg60, %37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%38) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (tensor<2x9x3xf32>, tensor<3x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %2 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg3, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %35 = "arith.mulf"(%arg55, %arg56) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %36 = "arith.addf"(%arg57, %35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8]} : (tensor<2x9x3xf32>, tensor<3x3x2xf32>, tensor<2x7x3x2xf32>) -> tensor<2x7x3x2xf32>
    %3 = "linalg.depthwise_conv_2d_nchw_chw"(%arg7, %arg8, %arg9) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %33 = "arith.mulf"(%arg52, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %34 = "arith.addf"(%arg54, %33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map9, #map10, #map11]} : (tensor<2x3x9x9xf32>, tensor<3x3x3xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
    %4 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg10, %arg8, %arg11) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg49: f32, %arg50: f32, %arg51: f32):
      %31 = "arith.mulf"(%arg49, %arg50) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %32 = "arith.addf"(%arg51, %31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map14]} : (tensor<2x9x9x3xf32>, tensor<3x3x3xf32>, tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
    %5 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg12, %arg13, %arg14, %arg14, %arg15) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg44: i8, %arg45: i8, %arg46: i32, %arg47: i32, %arg48: i32):
      %25 = "arith.extsi"(%arg44) : (i8) -> i32
      %26 = "arith.subi"(%25, %arg46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %27 = "arith.extsi"(%arg45) : (i8) -> i32
      %28 = "arith.subi"(%27, %arg47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %29 = "arith.muli"(%26, %28) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %30 = "arith.addi"(%arg48, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%30) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map15, #map13, #map16, #map16, #map14]} : (tensor<2x9x9x3xi8>, tensor<3x3x3xi8>, i32, i32, tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
    %6 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg10, %arg16, %arg17) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg41: f32, %arg42: f32, %arg43: f32):
      %23 = "arith.mulf"(%arg41, %arg42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %24 = "arith.addf"(%arg43, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map18, #map19]} : (tensor<2x9x9x3xf32>, tensor<3x3x3x2xf32>, tensor<2x7x7x3x2xf32>) -> tensor<2x7x7x3x2xf32>
    %7 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg12, %arg18, %arg14, %arg14, %arg19) <{operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg36: i8, %arg37: i8, %arg38: i32, %arg39: i32, %arg40: i32):
      %17 = "arith.extsi"(%arg36) : (i8) -> i32
      %18 = "arith.subi"(%17, %arg38) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %19 = "arith.extsi"(%arg37) : (i8) -> i32
      %20 = "arith.subi"(%19, %arg39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %21 = "arith.muli"(%18, %20) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %22 = "arith.addi"(%arg40, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%22) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map18, #map21, #map21, #map19]} : (tensor<2x9x9x3xi8>, tensor<3x3x3x2xi8>, i32, i32, tensor<2x4x4x3x2xi32>) -> tensor<2x4x4x3x2xi32>
    %8 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg20, %arg21, %arg22) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
      %15 = "arith.mulf"(%arg33, %arg34) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %16 = "arith.addf"(%arg35, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map23, #map24]} : (tensor<2x3x9x9x9xf32>, tensor<3x3x3x3xf32>, tensor<2x3x7x7x7xf32>) -> tensor<2x3x7x7x7xf32>
    %9 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg23, %arg21, %arg24) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<3xi64>}> ({
    ^bb0(%arg30: f32, %arg31: f32, %arg32: f32):
      %13 = "arith.mulf"(%arg30, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %14 = "arith.addf"(%arg32, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map25, #map26, #map27]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3x3xf32>, tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %10 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg23, %arg25, %arg26) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %11 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %12 = "arith.addf"(%arg29, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map30]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3x3x2xf32>, tensor<2x4x4x4x3x2xf32>) -> tensor<2x4x4x4x3x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4, d3 * 2 + d5)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 + d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5, d2 * 2 + d6, d3 * 2 + d7, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 + d5, d2 + d6, d3 + d7, d4)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x9x9xf32>, tensor<3x3xf32>, tensor<2x3x7x7xf32>, tensor<2x3x4x4xf32>, tensor<2x3x9xf32>, tensor<3xf32>, tensor<2x3x7xf32>, tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>, tensor<2x4x4x4x3xf32>, tensor<2x7x7x7x3xf32>, tensor<2x9x9x3xf32>, tensor<2x4x4x3xf32>, tensor<2x9x9x3xi16>, tensor<3x3xi32>, tensor<2x7x7x3xi32>, tensor<2x7x7x3xf32>, tensor<2x4x4x3xi32>, tensor<2x9x3xf32>, tensor<2x7x3xf32>, tensor<2x9x3xi16>, tensor<3xi32>, tensor<2x4x3xi32>, tensor<2x7x3xi32>, tensor<2x4x3xf32>) -> (), sym_name = "pools"}> ({
  ^bb0(%arg0: tensor<2x3x9x9xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<2x3x7x7xf32>, %arg3: tensor<2x3x4x4xf32>, %arg4: tensor<2x3x9xf32>, %arg5: tensor<3xf32>, %arg6: tensor<2x3x7xf32>, %arg7: tensor<2x9x9x9x3xf32>, %arg8: tensor<3x3x3xf32>, %arg9: tensor<2x4x4x4x3xf32>, %arg10: tensor<2x7x7x7x3xf32>, %arg11: tensor<2x9x9x3xf32>, %arg12: tensor<2x4x4x3xf32>, %arg13: tensor<2x9x9x3xi16>, %arg14: tensor<3x3xi32>, %arg15: tensor<2x7x7x3xi32>, %arg16: tensor<2x7x7x3xf32>, %arg17: tensor<2x4x4x3xi32>, %arg18: tensor<2x9x3xf32>, %arg19: tensor<2x7x3xf32>, %arg20: tensor<2x9x3xi16>, %arg21: tensor<3xi32>, %arg22: tensor<2x4x3xi32>, %arg23: tensor<2x7x3xi32>, %arg24: tensor<2x4x3xf32>):
    %0 = "linalg.pooling_nchw_max"(%arg0, %arg1, %arg2) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg73: f32, %arg74: f32, %arg75: f32):
      %37 = "arith.maximumf"(%arg75, %arg73) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<2x3x9x9xf32>, tensor<3x3xf32>, tensor<2x3x7x7xf32>) -> tensor<2x3x7x7xf32>
    %1 = "linalg.pooling_nchw_sum"(%arg0, %arg1, %arg3) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg70: f32, %arg71: f32, %arg72: f32):
      %36 = "arith.addf"(%arg72, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%36) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map1, #map2]} : (tensor<2x3x9x9xf32>, tensor<3x3xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %2 = "linalg.pooling_ncw_max"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %35 = "arith.maximumf"(%arg69, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<2x3x9xf32>, tensor<3xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %3 = "linalg.pooling_ncw_sum"(%arg4, %arg5, %arg6) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg64: f32, %arg65: f32, %arg66: f32):
      %34 = "arith.addf"(%arg66, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<2x3x9xf32>, tensor<3xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %4 = "linalg.pooling_ndhwc_max"(%arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
    ^bb0(%arg61: f32, %arg62: f32, %arg63: f32):
      %33 = "arith.maximumf"(%arg63, %arg61) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>, tensor<2x4x4x4x3xf32>) -> tensor<2x4x4x4x3xf32>
    %5 = "linalg.pooling_ndhwc_min"(%arg7, %arg8, %arg10) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg58: f32, %arg59: f32, %arg60: f32):
      %32 = "arith.minimumf"(%arg60, %arg58) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map8, #map9]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>, tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %6 = "linalg.pooling_ndhwc_sum"(%arg7, %arg8, %arg10) <{dilations = dense<1> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<3xi64>}> ({
    ^bb0(%arg55: f32, %arg56: f32, %arg57: f32):
      %31 = "arith.addf"(%arg57, %arg55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map10, #map8, #map9]} : (tensor<2x9x9x9x3xf32>, tensor<3x3x3xf32>, tensor<2x7x7x7x3xf32>) -> tensor<2x7x7x7x3xf32>
    %7 = "linalg.pooling_nhwc_max"(%arg11, %arg1, %arg12) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg52: f32, %arg53: f32, %arg54: f32):
      %30 = "arith.maximumf"(%arg54, %arg52) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map11, #map1, #map2]} : (tensor<2x9x9x3xf32>, tensor<3x3xf32>, tensor<2x4x4x3xf32>) -> tensor<2x4x4x3xf32>
    %8 = "linalg.pooling_nhwc_max_unsigned"(%arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg49: i16, %arg50: i32, %arg51: i32):
      %28 = "arith.extui"(%arg49) : (i16) -> i32
      %29 = "arith.maxui"(%arg51, %28) : (i32, i32) -> i32
      "linalg.yield"(%29) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map1, #map2]} : (tensor<2x9x9x3xi16>, tensor<3x3xi32>, tensor<2x7x7x3xi32>) -> tensor<2x7x7x3xi32>
    %9 = "linalg.pooling_nhwc_min"(%arg11, %arg1, %arg16) <{dilations = dense<1> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<2xi64>}> ({
    ^bb0(%arg46: f32, %arg47: f32, %arg48: f32):
      %27 = "arith.minimumf"(%arg48, %arg46) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map1, #map2]} : (tensor<2x9x9x3xf32>, tensor<3x3xf32>, tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
    %10 = "linalg.pooling_nhwc_min_unsigned"(%arg13, %arg14, %arg17) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg43: i16, %arg44: i32, %arg45: i32):
      %25 = "arith.extui"(%arg43) : (i16) -> i32
      %26 = "arith.minui"(%arg45, %25) : (i32, i32) -> i32
      "linalg.yield"(%26) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map11, #map1, #map2]} : (tensor<2x9x9x3xi16>, tensor<3x3xi32>, tensor<2x4x4x3xi32>) -> tensor<2x4x4x3xi32>
    %11 = "linalg.pooling_nhwc_sum"(%arg11, %arg1, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg40: f32, %arg41: f32, %arg42: f32):
      %24 = "arith.addf"(%arg42, %arg40) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map1, #map2]} : (tensor<2x9x9x3xf32>, tensor<3x3xf32>, tensor<2x7x7x3xf32>) -> tensor<2x7x7x3xf32>
    %12 = "linalg.pooling_nwc_max"(%arg18, %arg5, %arg19) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg37: f32, %arg38: f32, %arg39: f32):
      %23 = "arith.maximumf"(%arg39, %arg37) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map13, #map5, #map6]} : (tensor<2x9x3xf32>, tensor<3xf32>, tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
    %13 = "linalg.pooling_nwc_max_unsigned"(%arg20, %arg21, %arg22) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg34: i16, %arg35: i32, %arg36: i32):
      %21 = "arith.extui"(%arg34) : (i16) -> i32
      %22 = "arith.maxui"(%arg36, %21) : (i32, i32) -> i32
      "linalg.yield"(%22) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map14, #map5, #map6]} : (tensor<2x9x3xi16>, tensor<3xi32>, tensor<2x4x3xi32>) -> tensor<2x4x3xi32>
    %14 = "linalg.pooling_nwc_min"(%arg18, %arg5, %arg19) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32, %arg33: f32):
      %20 = "arith.minimumf"(%arg33, %arg31) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%20) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map13, #map5, #map6]} : (tensor<2x9x3xf32>, tensor<3xf32>, tensor<2x7x3xf32>) -> tensor<2x7x3xf32>
    %15 = "linalg.pooling_nwc_min_unsigned"(%arg20, %arg21, %arg23) <{dilations = dense<1> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<1> : tensor<1xi64>}> ({
    ^bb0(%arg28: i16, %arg29: i32, %arg30: i32):
      %18 = "arith.extui"(%arg28) : (i16) -> i32
      %19 = "arith.minui"(%arg30, %18) : (i32, i32) -> i32
      "linalg.yield"(%19) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map13, #map5, #map6]} : (tensor<2x9x3xi16>, tensor<3xi32>, tensor<2x7x3xi32>) -> tensor<2x7x3xi32>
    %16 = "linalg.pooling_nwc_sum"(%arg18, %arg5, %arg24) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg25: f32, %arg26: f32, %arg27: f32):
      %17 = "arith.addf"(%arg27, %arg25) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map14, #map5, #map6]} : (tensor<2x9x3xf32>, tensor<3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4 * 2, d2 + d5 * 2, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>, tensor<1x5x5x4xf32>, memref<1x9x9x3xf32>, memref<3x3xf32>, memref<1x3x3x3xf32>) -> (), sym_name = "dilated"}> ({
  ^bb0(%arg0: tensor<1x9x9x3xf32>, %arg1: tensor<3x3x3x4xf32>, %arg2: tensor<1x5x5x4xf32>, %arg3: memref<1x9x9x3xf32>, %arg4: memref<3x3xf32>, %arg5: memref<1x3x3x3xf32>):
    %0 = "linalg.conv_2d_nhwc_hwcf"(%arg0, %arg1, %arg2) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %2 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %3 = "arith.addf"(%arg11, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2], note} : (tensor<1x9x9x3xf32>, tensor<3x3x3x4xf32>, tensor<1x5x5x4xf32>) -> tensor<1x5x5x4xf32>
    "linalg.pooling_nhwc_max"(%arg3, %arg4, %arg5) <{dilations = dense<2> : vector<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : vector<2xi64>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %1 = "arith.maximumf"(%arg8, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (memref<1x9x9x3xf32>, memref<3x3xf32>, memref<1x3x3x3xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<4x?xf32>, memref<4x8xf32>, memref<4x8xf32>) -> tensor<4x?xf32>, sym_name = "softmax"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<4x?xf32>, %arg2: memref<4x8xf32>, %arg3: memref<4x8xf32>):
    %0 = "linalg.softmax"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    "linalg.softmax"(%arg2, %arg3) <{dimension = 0 : i64}> {note} : (memref<4x8xf32>, memref<4x8xf32>) -> ()
    "func.return"(%0) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>, tensor<1x10x10x5xf32>, tensor<6x6x2x2x1x5xf32>, tensor<6x6x2x2x1x2xf32>, tensor<1x8x8x2xf32>, tensor<2x1x3x5xf32>, tensor<1x4x5x2xf32>) -> (), sym_name = "winograd"}> ({
  ^bb0(%arg0: tensor<2x3x3x5xf32>, %arg1: tensor<6x6x5x2xf32>, %arg2: tensor<1x10x10x5xf32>, %arg3: tensor<6x6x2x2x1x5xf32>, %arg4: tensor<6x6x2x2x1x2xf32>, %arg5: tensor<1x8x8x2xf32>, %arg6: tensor<2x1x3x5xf32>, %arg7: tensor<1x4x5x2xf32>):
    %0 = "linalg.winograd_filter_transform"(%arg0, %arg1) <{fmr = 1 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    %1 = "linalg.winograd_input_transform"(%arg2, %arg3) <{fmr = 1 : i32}> {note} : (tensor<1x10x10x5xf32>, tensor<6x6x2x2x1x5xf32>) -> tensor<6x6x2x2x1x5xf32>
    %2 = "linalg.winograd_output_transform"(%arg4, %arg5) <{fmr = 1 : i32}> : (tensor<6x6x2x2x1x2xf32>, tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
    %3 = "linalg.winograd_filter_transform"(%arg6, %arg7) <{fmr = 0 : i32}> : (tensor<2x1x3x5xf32>, tensor<1x4x5x2xf32>) -> tensor<1x4x5x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<128x256xf32>, tensor<16x8x8x32xf32>, tensor<8x16x8x32xf32>, tensor<13x15xf32>, tensor<2x8x8x2xf32>, f32, index, tensor<16x?x8x?xf32>) -> (), sym_name = "packed"}> ({
  ^bb0(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<8x16x8x32xf32>, %arg3: tensor<13x15xf32>, %arg4: tensor<2x8x8x2xf32>, %arg5: f32, %arg6: index, %arg7: tensor<16x?x8x?xf32>):
    %0 = "linalg.pack"(%arg0, %arg1) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1 = "linalg.pack"(%arg0, %arg2) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 32>}> {note} : (tensor<128x256xf32>, tensor<8x16x8x32xf32>) -> tensor<8x16x8x32xf32>
    %2 = "linalg.pack"(%arg3, %arg4, %arg5) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_inner_tiles = array<i64: 8, 2>}> : (tensor<13x15xf32>, tensor<2x8x8x2xf32>, f32) -> tensor<2x8x8x2xf32>
    %3 = "linalg.pack"(%arg0, %arg7, %arg6) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> : (tensor<128x256xf32>, tensor<16x?x8x?xf32>, index) -> tensor<16x?x8x?xf32>
    %4 = "linalg.unpack"(%arg1, %arg0) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %5 = "linalg.unpack"(%arg2, %arg0) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, 32>}> {note} : (tensor<8x16x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %6 = "linalg.unpack"(%arg7, %arg0, %arg6) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> : (tensor<16x?x8x?xf32>, tensor<128x256xf32>, index) -> tensor<128x256xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (), sym_name = "general"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
    %0 = "linalg.add"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %3 = "arith.addf"(%arg4, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "linalg.map"(%arg0, %arg1) ({
    ^bb0(%arg2: f32, %arg3: f32):
      "linalg.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "linalg.softmax"(%arg0, %arg1) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> (), sym_name = "body_of_products"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<3x5xf32>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg4, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%1, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>) -> (), sym_name = "cast_product"}> ({
  ^bb0(%arg0: tensor<3x4xi8>, %arg1: tensor<4x5xi8>, %arg2: tensor<3x5xi32>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i8, %arg4: i8, %arg5: i32):
      %1 = "arith.extui"(%arg3) : (i8) -> i32
      %2 = "arith.extui"(%arg4) : (i8) -> i32
      %3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) : (tensor<3x4xi8>, tensor<4x5xi8>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi1>, tensor<4x5xi1>, tensor<3x5xi1>) -> (), sym_name = "bit_product"}> ({
  ^bb0(%arg0: tensor<3x4xi1>, %arg1: tensor<4x5xi1>, %arg2: tensor<3x5xi1>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: i1, %arg4: i1, %arg5: i1):
      %1 = "arith.andi"(%arg3, %arg4) : (i1, i1) -> i1
      %2 = "arith.ori"(%arg5, %1) : (i1, i1) -> i1
      "linalg.yield"(%2) : (i1) -> ()
    }) : (tensor<3x4xi1>, tensor<4x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3xf32>, tensor<2x4x5xf32>, tensor<3x5xf32>) -> (), sym_name = "batch_left_turned"}> ({
  ^bb0(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x5xf32>):
    %0 = "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<2x4x3xf32>, tensor<2x4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<2x4x5xf32>, tensor<3x5xf32>) -> (), sym_name = "batch_left_inner"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<2x4x5xf32>, %arg2: tensor<3x5xf32>):
    %0 = "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<4xf32>, tensor<2x4x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<4x5xf32>, tensor<5x3xf32>) -> (), sym_name = "matmul_turned"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<5x3xf32>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<3x4xf32>, tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<3x5xf32>) -> (), sym_name = "batches"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x5x4xf32>, %arg2: tensor<3x5xf32>):
    %0 = "linalg.batch_reduce_matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {note} : (tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

