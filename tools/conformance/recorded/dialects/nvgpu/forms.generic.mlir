"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf16, 3>, memref<?x?xf32, #gpu.address_space<workgroup>>, memref<?x?xi8, 3>, index) -> (), sym_name = "load"}> ({
  ^bb0(%arg0: memref<?x?xf16, 3>, %arg1: memref<?x?xf32, #gpu.address_space<workgroup>>, %arg2: memref<?x?xi8, 3>, %arg3: index):
    %0 = "nvgpu.ldmatrix"(%arg0, %arg3, %arg3) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xf16, 3>, index, index) -> vector<4x2xf16>
    %1 = "nvgpu.ldmatrix"(%arg0, %arg3, %arg3) <{numTiles = 2 : i32, transpose = true}> : (memref<?x?xf16, 3>, index, index) -> vector<2x2xf16>
    %2 = "nvgpu.ldmatrix"(%arg1, %arg3, %arg3) <{numTiles = 1 : i32, transpose = false}> {note} : (memref<?x?xf32, #gpu.address_space<workgroup>>, index, index) -> vector<1x1xf32>
    %3 = "nvgpu.ldmatrix"(%arg2, %arg3, %arg3) <{numTiles = 4 : i32, transpose = false}> : (memref<?x?xi8, 3>, index, index) -> vector<4x4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>, vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> (), sym_name = "multiply"}> ({
  ^bb0(%arg11: vector<4x2xf16>, %arg12: vector<2x2xf16>, %arg13: vector<2x2xf16>, %arg14: vector<4x1xf32>, %arg15: vector<2x1xf32>, %arg16: vector<2x2xf32>):
    %5 = "nvgpu.mma.sync"(%arg11, %arg12, %arg13) <{mmaShape = [16, 8, 16]}> : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %6 = "nvgpu.mma.sync"(%arg14, %arg15, %arg16) <{mmaShape = [16, 8, 8], tf32Enabled}> : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %7 = "nvgpu.mma.sync"(%arg14, %arg15, %arg16) <{mmaShape = [16, 8, 8]}> {note} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<1x1xf64>, vector<1x2xf64>, vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>, vector<2x8xi4>, vector<1x8xi4>) -> (), sym_name = "doubles"}> ({
  ^bb0(%arg4: vector<1x1xf64>, %arg5: vector<1x2xf64>, %arg6: vector<4x4xi8>, %arg7: vector<2x4xi8>, %arg8: vector<2x2xi32>, %arg9: vector<2x8xi4>, %arg10: vector<1x8xi4>):
    %2 = "nvgpu.mma.sync"(%arg4, %arg4, %arg5) <{mmaShape = [8, 8, 4]}> : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
    %3 = "nvgpu.mma.sync"(%arg6, %arg7, %arg8) <{mmaShape = [16, 8, 32]}> : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
    %4 = "nvgpu.mma.sync"(%arg9, %arg10, %arg8) <{mmaShape = [16, 8, 32]}> : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> (), sym_name = "sparse"}> ({
  ^bb0(%arg0: vector<4x2xf16>, %arg1: vector<4x2xf16>, %arg2: vector<2x2xf16>, %arg3: vector<2xi16>):
    %0 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 32], sparsitySelector = 0 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
    %1 = "nvgpu.mma.sp.sync"(%arg0, %arg1, %arg2, %arg3) <{mmaShape = [16, 8, 32], sparsitySelector = 1 : i32}> : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>, vector<2xi16>) -> vector<2x2xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<16x16xf32, 3>, memref<4x4xf16>, memref<4x4xf16, #gpu.address_space<workgroup>>, index) -> (), sym_name = "copy"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<16x16xf32, 3>, %arg2: memref<4x4xf16>, %arg3: memref<4x4xf16, #gpu.address_space<workgroup>>, %arg4: index):
    %0 = "nvgpu.device_async_copy"(%arg1, %arg4, %arg4, %arg0, %arg4) <{dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 0>}> : (memref<16x16xf32, 3>, index, index, memref<?xf32>, index) -> !nvgpu.device.async.token
    %1 = "nvgpu.device_async_copy"(%arg1, %arg4, %arg4, %arg0, %arg4, %arg4) <{bypassL1, dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 2, 1, 1, 1>}> : (memref<16x16xf32, 3>, index, index, memref<?xf32>, index, index) -> !nvgpu.device.async.token
    %2 = "nvgpu.device_async_copy"(%arg3, %arg4, %arg4, %arg2, %arg4, %arg4, %arg4) <{dstElements = 2 : index, operandSegmentSizes = array<i32: 1, 2, 1, 2, 1>}> {note} : (memref<4x4xf16, #gpu.address_space<workgroup>>, index, index, memref<4x4xf16>, index, index, index) -> !nvgpu.device.async.token
    %3 = "nvgpu.device_async_create_group"(%0, %1) : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> !nvgpu.device.async.token
    %4 = "nvgpu.device_async_create_group"() {note} : () -> !nvgpu.device.async.token
    %5 = "nvgpu.device_async_create_group"(%2, %3, %4) {note} : (!nvgpu.device.async.token, !nvgpu.device.async.token, !nvgpu.device.async.token) -> !nvgpu.device.async.token
    "nvgpu.device_async_wait"(%5) <{numGroups = 1 : i32}> : (!nvgpu.device.async.token) -> ()
    "nvgpu.device_async_wait"(%3) : (!nvgpu.device.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1) -> (), sym_name = "barriers"}> ({
  ^bb0(%arg0: index, %arg1: i1):
    %0 = "nvgpu.mbarrier.create"() : () -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %1 = "nvgpu.mbarrier.create"() {note} : () -> !nvgpu.mbarrier.group<memorySpace = 3 : i64>
    %2 = "nvgpu.mbarrier.get"(%0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index) -> i32
    %3 = "nvgpu.mbarrier.get"(%1, %arg0) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64>, index) -> i64
    "nvgpu.mbarrier.init"(%0, %arg0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index) -> ()
    "nvgpu.mbarrier.init"(%1, %arg0, %arg0, %arg1) {note} : (!nvgpu.mbarrier.group<memorySpace = 3 : i64>, index, index, i1) -> ()
    %4 = "nvgpu.mbarrier.arrive"(%0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index) -> !nvgpu.mbarrier.token
    %5 = "nvgpu.mbarrier.arrive.nocomplete"(%1, %arg0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64>, index, index) -> !nvgpu.mbarrier.token
    "nvgpu.mbarrier.arrive.expect_tx"(%0, %arg0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index) -> ()
    "nvgpu.mbarrier.arrive.expect_tx"(%0, %arg0, %arg0, %arg1) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, index, index, i1) -> ()
    %6 = "nvgpu.mbarrier.test.wait"(%0, %4, %arg0) : (!nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token, index) -> i1
    "nvgpu.mbarrier.try_wait.parity"(%1, %arg1, %arg0, %arg0) : (!nvgpu.mbarrier.group<memorySpace = 3 : i64>, i1, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, memref<64x64xf16, 3>, memref<32x32xf32, #gpu.address_space<workgroup>>, memref<*xf32>, index, i16, i1) -> (), sym_name = "tensors"}> ({
  ^bb0(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %arg2: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg3: memref<64x64xf16, 3>, %arg4: memref<32x32xf32, #gpu.address_space<workgroup>>, %arg5: memref<*xf32>, %arg6: index, %arg7: i16, %arg8: i1):
    "nvgpu.tma.fence.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>) -> ()
    "nvgpu.tma.prefetch.descriptor"(%arg0) : (!nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>) -> ()
    "nvgpu.tma.prefetch.descriptor"(%arg1, %arg8) {note} : (!nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, i1) -> ()
    "nvgpu.tma.async.load"(%arg3, %arg2, %arg0, %arg6, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 0, 0>}> : (memref<64x64xf16, 3>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, index, index, index) -> ()
    "nvgpu.tma.async.load"(%arg4, %arg2, %arg1, %arg6, %arg6, %arg6, %arg7, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 1, 2, 1, 1, 1>}> : (memref<32x32xf32, #gpu.address_space<workgroup>>, !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index, index, i16, i1) -> ()
    "nvgpu.tma.async.store"(%arg4, %arg1, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (memref<32x32xf32, #gpu.address_space<workgroup>>, !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, index, index) -> ()
    "nvgpu.tma.async.store"(%arg3, %arg0, %arg6, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (memref<64x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, index, index, i1) -> ()
    %0 = "nvgpu.tma.create.descriptor"(%arg5, %arg6, %arg6) : (memref<*xf32>, index, index) -> !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, memref<128x128xf32, 3>) -> (), sym_name = "groups"}> ({
  ^bb0(%arg1: memref<128x64xf16, 3>, %arg2: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg3: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %arg4: memref<128x128xf32, 3>):
    %2 = "nvgpu.warpgroup.generate.descriptor"(%arg1, %arg2) : (memref<128x64xf16, 3>, !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>) -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
    %3 = "nvgpu.warpgroup.mma.init.accumulator"() : () -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    %4 = "nvgpu.warpgroup.mma"(%2, %arg3, %3) : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    %5 = "nvgpu.warpgroup.mma"(%2, %arg3, %4) <{transposeB, waitGroup = 2 : i64}> : (!nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
    "nvgpu.warpgroup.mma.store"(%5, %arg4) : (!nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>, memref<128x128xf32, 3>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<32x16xf32>) -> (), sym_name = "reciprocal"}> ({
  ^bb0(%arg0: vector<32x16xf32>):
    %0 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> : (vector<32x16xf32>) -> vector<32x16xf32>
    %1 = "nvgpu.rcp"(%arg0) <{ftz, rounding = #nvgpu<rcp_rounding_mode approx>}> {note} : (vector<32x16xf32>) -> vector<32x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "words", sym_visibility = "private"}> ({
  }) {a.a = [#nvgpu<swizzle swizzle_64b>, #nvgpu<l2promo l2promo_64b>, #nvgpu<oob nan>, #nvgpu<interleave interleave_16b>, #nvgpu<rcp_rounding_mode rz>]} : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) -> (), sym_name = "p"}> ({
  ^bb0(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>):
    %0 = "nvgpu.warpgroup.mma"(%arg0, %arg1, %arg2) : (!nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

