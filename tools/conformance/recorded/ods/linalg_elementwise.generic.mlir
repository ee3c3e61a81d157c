#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d1, d0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xi8>, tensor<8x16xi8>, tensor<4x16xi32>, i32, tensor<2x4x8xi8>, tensor<2x8x16xi8>, tensor<2x4x16xi32>, f64, f64, tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x5x16xf32>, tensor<4x16xi1>, memref<4x16xf32>) -> (), sym_name = "o"}> ({
  ^bb0(%arg0: tensor<4x8xi8>, %arg1: tensor<8x16xi8>, %arg2: tensor<4x16xi32>, %arg3: i32, %arg4: tensor<2x4x8xi8>, %arg5: tensor<2x8x16xi8>, %arg6: tensor<2x4x16xi32>, %arg7: f64, %arg8: f64, %arg9: tensor<4x16xf32>, %arg10: tensor<16x4xf32>, %arg11: tensor<4x5x16xf32>, %arg12: tensor<4x16xi1>, %arg13: memref<4x16xf32>):
    %0 = "linalg.quantized_matmul"(%arg0, %arg1, %arg3, %arg3, %arg2) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg41: i8, %arg42: i8, %arg43: i32, %arg44: i32, %arg45: i32):
      %49 = "arith.extsi"(%arg41) : (i8) -> i32
      %50 = "arith.subi"(%49, %arg43) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %51 = "arith.extsi"(%arg42) : (i8) -> i32
      %52 = "arith.subi"(%51, %arg44) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %53 = "arith.muli"(%50, %52) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %54 = "arith.addi"(%arg45, %53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%54) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<4x8xi8>, tensor<8x16xi8>, i32, i32, tensor<4x16xi32>) -> tensor<4x16xi32>
    %1 = "linalg.quantized_batch_matmul"(%arg4, %arg5, %arg3, %arg3, %arg6) <{operandSegmentSizes = array<i32: 4, 1>}> ({
    ^bb0(%arg36: i8, %arg37: i8, %arg38: i32, %arg39: i32, %arg40: i32):
      %43 = "arith.extsi"(%arg36) : (i8) -> i32
      %44 = "arith.subi"(%43, %arg38) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %45 = "arith.extsi"(%arg37) : (i8) -> i32
      %46 = "arith.subi"(%45, %arg39) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %47 = "arith.muli"(%44, %46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %48 = "arith.addi"(%arg40, %47) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%48) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6, #map6, #map7]} : (tensor<2x4x8xi8>, tensor<2x8x16xi8>, i32, i32, tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
    %2 = "linalg.fill_rng_2d"(%arg7, %arg8, %arg3, %arg9) <{operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg32: f64, %arg33: f64, %arg34: i32, %arg35: f32):
      %15 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
      %16 = "arith.sitofp"(%15) : (i64) -> f64
      %17 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %18 = "arith.index_cast"(%17) : (index) -> i32
      %19 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %20 = "arith.index_cast"(%19) : (index) -> i32
      %21 = "arith.addi"(%20, %arg34) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %22 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %23 = "arith.trunci"(%22) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %24 = "arith.muli"(%21, %23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %25 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %26 = "arith.trunci"(%25) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %27 = "arith.addi"(%24, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %28 = "arith.addi"(%18, %27) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %29 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
      %30 = "arith.trunci"(%29) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %31 = "arith.muli"(%28, %30) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %32 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
      %33 = "arith.trunci"(%32) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
      %34 = "arith.addi"(%31, %33) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %35 = "arith.sitofp"(%34) : (i32) -> f64
      %36 = "arith.addf"(%16, %35) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %37 = "arith.subf"(%arg33, %arg32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %38 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
      %39 = "arith.mulf"(%37, %38) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %40 = "arith.mulf"(%36, %39) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %41 = "arith.addf"(%40, %arg32) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
      %42 = "arith.truncf"(%41) : (f64) -> f32
      "linalg.yield"(%42) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map8, #map8, #map9]} : (f64, f64, i32, tensor<4x16xf32>) -> tensor<4x16xf32>
    %3 = "linalg.elementwise"(%arg9, %arg9) <{indexing_maps = [#map9, #map9], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      %14 = "math.exp"(%arg30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %4 = "linalg.elementwise"(%arg9, %arg10, %arg9) <{indexing_maps = [#map9, #map10, #map9], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %13 = "arith.addf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<16x4xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %5 = "linalg.elementwise"(%arg12, %arg9, %arg9, %arg9) <{indexing_maps = [#map9, #map9, #map9, #map9], kind = #linalg.elementwise_kind<select>, operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg23: i1, %arg24: f32, %arg25: f32, %arg26: f32):
      %12 = "arith.select"(%arg23, %arg24, %arg25) : (i1, f32, f32) -> f32
      "linalg.yield"(%12) : (f32) -> ()
    }) : (tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "linalg.elementwise"(%arg13, %arg13, %arg13) <{indexing_maps = [#map9, #map9, #map9], kind = #linalg.elementwise_kind<mul>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %11 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {foo} : (memref<4x16xf32>, memref<4x16xf32>, memref<4x16xf32>) -> ()
    %6 = "linalg.elementwise"(%arg9, %arg11, %arg11) <{indexing_maps = [#map, #map11, #map11], kind = #linalg.elementwise_kind<sub>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32, %arg19: f32):
      %10 = "arith.subf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<4x16xf32>, tensor<4x5x16xf32>, tensor<4x5x16xf32>) -> tensor<4x5x16xf32>
    %7 = "linalg.elementwise"(%arg2, %arg2, %arg2) <{indexing_maps = [#map9, #map9, #map9], kind = #linalg.elementwise_kind<max_signed>, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg14: i32, %arg15: i32, %arg16: i32):
      %9 = "arith.maxsi"(%arg14, %arg15) : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) : (tensor<4x16xi32>, tensor<4x16xi32>, tensor<4x16xi32>) -> tensor<4x16xi32>
    %8 = "linalg.softmax"(%arg9, %arg9) <{dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

