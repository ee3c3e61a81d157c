module {
  func.func @load(%arg0: memref<?x?xf16, 3>, %arg1: memref<?x?xf32, #gpu.address_space<workgroup>>, %arg2: memref<?x?xi8, 3>, %arg3: index) {
    %0 = nvgpu.ldmatrix %arg0[%arg3, %arg3] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
    %1 = nvgpu.ldmatrix %arg0[%arg3, %arg3] {numTiles = 2 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<2x2xf16>
    %2 = nvgpu.ldmatrix %arg1[%arg3, %arg3] {note, numTiles = 1 : i32, transpose = false} : memref<?x?xf32, #gpu.address_space<workgroup>> -> vector<1x1xf32>
    %3 = nvgpu.ldmatrix %arg2[%arg3, %arg3] {numTiles = 4 : i32, transpose = false} : memref<?x?xi8, 3> -> vector<4x4xi8>
    return
  }
}

// -----
module {
  func.func @multiply(%arg0: vector<4x2xf16>, %arg1: vector<2x2xf16>, %arg2: vector<2x2xf16>, %arg3: vector<4x1xf32>, %arg4: vector<2x1xf32>, %arg5: vector<2x2xf32>) {
    %0 = nvgpu.mma.sync(%arg0, %arg1, %arg2) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %1 = nvgpu.mma.sync(%arg3, %arg4, %arg5) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    %2 = nvgpu.mma.sync(%arg3, %arg4, %arg5) {mmaShape = [16, 8, 8], note} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
    return
  }
  func.func @doubles(%arg0: vector<1x1xf64>, %arg1: vector<1x2xf64>, %arg2: vector<4x4xi8>, %arg3: vector<2x4xi8>, %arg4: vector<2x2xi32>, %arg5: vector<2x8xi4>, %arg6: vector<1x8xi4>) {
    %0 = nvgpu.mma.sync(%arg0, %arg0, %arg1) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
    %1 = nvgpu.mma.sync(%arg2, %arg3, %arg4) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
    %2 = nvgpu.mma.sync(%arg5, %arg6, %arg4) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
    return
  }
  func.func @sparse(%arg0: vector<4x2xf16>, %arg1: vector<4x2xf16>, %arg2: vector<2x2xf16>, %arg3: vector<2xi16>) {
    %0 = nvgpu.mma.sp.sync(%arg0, %arg1, %arg2) metadata(%arg3) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %1 = nvgpu.mma.sp.sync(%arg0, %arg1, %arg2) metadata(%arg3) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    return
  }
}

// -----
module {
  func.func @copy(%arg0: memref<?xf32>, %arg1: memref<16x16xf32, 3>, %arg2: memref<4x4xf16>, %arg3: memref<4x4xf16, #gpu.address_space<workgroup>>, %arg4: index) {
    %0 = nvgpu.device_async_copy %arg0[%arg4], %arg1[%arg4, %arg4], 4 : memref<?xf32> to memref<16x16xf32, 3>
    %1 = nvgpu.device_async_copy %arg0[%arg4], %arg1[%arg4, %arg4], 4, %arg4 {bypassL1} : memref<?xf32> to memref<16x16xf32, 3>
    %2 = nvgpu.device_async_copy %arg2[%arg4, %arg4], %arg3[%arg4, %arg4], 2, %arg4 {note} : memref<4x4xf16> to memref<4x4xf16, #gpu.address_space<workgroup>>
    %3 = nvgpu.device_async_create_group %0, %1
    %4 = nvgpu.device_async_create_group  {note}
    %5 = nvgpu.device_async_create_group %2, %3, %4 {note}
    nvgpu.device_async_wait %5 {numGroups = 1 : i32}
    nvgpu.device_async_wait %3
    return
  }
}

// -----
module {
  func.func @barriers(%arg0: index, %arg1: i1) {
    %0 = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %1 = nvgpu.mbarrier.create {note} -> <memorySpace = 3 : i64>
    %2 = nvgpu.mbarrier.get %0[%arg0] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> i32
    %3 = nvgpu.mbarrier.get %1[%arg0] : <memorySpace = 3 : i64> -> i64
    nvgpu.mbarrier.init %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    nvgpu.mbarrier.init %1[%arg0], %arg0, predicate = %arg1 {note} : <memorySpace = 3 : i64>
    %4 = nvgpu.mbarrier.arrive %0[%arg0] : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4> -> !nvgpu.mbarrier.token
    %5 = nvgpu.mbarrier.arrive.nocomplete %1[%arg0], %arg0 : <memorySpace = 3 : i64> -> !nvgpu.mbarrier.token
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    nvgpu.mbarrier.arrive.expect_tx %0[%arg0], %arg0, predicate = %arg1 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
    %6 = nvgpu.mbarrier.test.wait %0[%arg0], %4 : <memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>, !nvgpu.mbarrier.token
    nvgpu.mbarrier.try_wait.parity %1[%arg0], %arg1, %arg0 : <memorySpace = 3 : i64>
    return
  }
}

// -----
module {
  func.func @tensors(%arg0: !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, %arg2: !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>, %arg3: memref<64x64xf16, 3>, %arg4: memref<32x32xf32, #gpu.address_space<workgroup>>, %arg5: memref<*xf32>, %arg6: index, %arg7: i16, %arg8: i1) {
    nvgpu.tma.fence.descriptor %arg0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
    nvgpu.tma.prefetch.descriptor %arg0 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
    nvgpu.tma.prefetch.descriptor %arg1, predicate = %arg8 {note} : <tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    nvgpu.tma.async.load %arg0[%arg6, %arg6], %arg2[%arg6] to %arg3 : <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<64x64xf16, 3>
    nvgpu.tma.async.load %arg1[%arg6, %arg6], %arg2[%arg6] to %arg4 multicast_mask = %arg7, predicate = %arg8 : <tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>, <memorySpace = #gpu.address_space<workgroup>> -> memref<32x32xf32, #gpu.address_space<workgroup>>
    nvgpu.tma.async.store %arg4 to %arg1[%arg6, %arg6] : memref<32x32xf32, #gpu.address_space<workgroup>> -> <tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    nvgpu.tma.async.store %arg3 to %arg0[%arg6, %arg6], predicate = %arg8 : memref<64x64xf16, 3> -> <tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
    %0 = nvgpu.tma.create.descriptor %arg5 box[%arg6, %arg6] : memref<*xf32> -> <tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
    return
  }
}

// -----
module {
  func.func @groups(%arg0: memref<128x64xf16, 3>, %arg1: !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>, %arg2: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>, %arg3: memref<128x128xf32, 3>) {
    %0 = nvgpu.warpgroup.generate.descriptor %arg0, %arg1 : memref<128x64xf16, 3>, <tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none> -> <tensor = memref<128x64xf16, 3>>
    %1 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<128x128xf32>>
    %2 = nvgpu.warpgroup.mma %0, %arg2, %1 : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
    %3 = nvgpu.warpgroup.mma %0, %arg2, %2 {transposeB, waitGroup = 2 : i64} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x128xf16, 3>>, <fragmented = vector<128x128xf32>> -> <fragmented = vector<128x128xf32>>
    nvgpu.warpgroup.mma.store %3, %arg3 : <fragmented = vector<128x128xf32>> to memref<128x128xf32, 3>
    return
  }
  func.func @reciprocal(%arg0: vector<32x16xf32>) {
    %0 = nvgpu.rcp %arg0{rounding =  approx, ftz} : vector<32x16xf32>
    %1 = nvgpu.rcp %arg0{rounding =  approx, ftz} {note} : vector<32x16xf32>
    return
  }
}

// -----
module {
  func.func private @words() attributes {a.a = [#nvgpu<swizzle swizzle_64b>, #nvgpu<l2promo l2promo_64b>, #nvgpu<oob nan>, #nvgpu<interleave interleave_16b>, #nvgpu<rcp_rounding_mode rz>]}
}

// -----
module {
  func.func @p(%arg0: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %arg1: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %arg2: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
    %0 = nvgpu.warpgroup.mma %arg0, %arg1, %arg2 : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
    return
  }
}

