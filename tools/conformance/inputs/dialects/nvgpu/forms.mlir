// ODS: mlir/Dialect/NVGPU/IR/NVGPUOps.td mlir/Dialect/GPU/IR/GPUOps.td

// Tiles of a warp.

func.func @load(%m: memref<?x?xf16, 3>, %n: memref<?x?xf32, #gpu.address_space<workgroup>>, %o: memref<?x?xi8, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  %1 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<?x?xf16, 3> -> vector<2x2xf16>
  %2 = nvgpu.ldmatrix %n[%i, %i] {note, numTiles = 1 : i32, transpose = false} : memref<?x?xf32, #gpu.address_space<workgroup>> -> vector<1x1xf32>
  %3 = nvgpu.ldmatrix %o[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xi8, 3> -> vector<4x4xi8>
  return
}

// -----

func.func @multiply(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %d: vector<4x1xf32>, %e: vector<2x1xf32>, %f: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sync (%d, %e, %f) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  %2 = nvgpu.mma.sync (%d, %e, %f) {mmaShape = [16, 8, 8], note} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @doubles(%a: vector<1x1xf64>, %c: vector<1x2xf64>, %x: vector<4x4xi8>, %y: vector<2x4xi8>, %z: vector<2x2xi32>, %u: vector<2x8xi4>, %v: vector<1x8xi4>) {
  %0 = nvgpu.mma.sync (%a, %a, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  %1 = nvgpu.mma.sync (%x, %y, %z) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  %2 = nvgpu.mma.sync (%u, %v, %z) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @sparse(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  %1 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 1 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

// Copies.

func.func @copy(%a: memref<?xf32>, %b: memref<16x16xf32, 3>, %c: memref<4x4xf16>, %d: memref<4x4xf16, #gpu.address_space<workgroup>>, %i: index) {
  %0 = nvgpu.device_async_copy %a[%i], %b[%i, %i], 4 : memref<?xf32> to memref<16x16xf32, 3>
  %1 = nvgpu.device_async_copy %a[%i], %b[%i, %i], 4, %i {bypassL1} : memref<?xf32> to memref<16x16xf32, 3>
  %2 = nvgpu.device_async_copy %c[%i, %i], %d[%i, %i], 2, %i {note} : memref<4x4xf16> to memref<4x4xf16, #gpu.address_space<workgroup>>
  %3 = nvgpu.device_async_create_group %0, %1
  %4 = nvgpu.device_async_create_group {note}
  %5 = nvgpu.device_async_create_group %2, %3, %4 {note}
  nvgpu.device_async_wait %5 {numGroups = 1 : i32}
  nvgpu.device_async_wait %3
  return
}

// -----

// Barriers.

!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!one = !nvgpu.mbarrier.group<memorySpace = 3>
!token = !nvgpu.mbarrier.token
func.func @barriers(%i: index, %b: i1) {
  %0 = nvgpu.mbarrier.create -> !group
  %1 = nvgpu.mbarrier.create {note} -> !one
  %2 = nvgpu.mbarrier.get %0[%i] : !group -> i32
  %3 = nvgpu.mbarrier.get %1[%i] : !one -> i64
  nvgpu.mbarrier.init %0[%i], %i : !group
  nvgpu.mbarrier.init %1[%i], %i, predicate = %b {note} : !one
  %4 = nvgpu.mbarrier.arrive %0[%i] : !group -> !token
  %5 = nvgpu.mbarrier.arrive.nocomplete %1[%i], %i : !one -> !token
  nvgpu.mbarrier.arrive.expect_tx %0[%i], %i : !group
  nvgpu.mbarrier.arrive.expect_tx %0[%i], %i, predicate = %b : !group
  %6 = nvgpu.mbarrier.test.wait %0[%i], %4 : !group, !token
  nvgpu.mbarrier.try_wait.parity %1[%i], %b, %i : !one
  return
}

// -----

// Tensors.

!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = l2promo_256b, oob = nan, interleave = none>
!plain = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, #gpu.address_space<workgroup>>, swizzle = none, l2promo = none, oob = zero, interleave = none>
func.func @tensors(%m: !map, %p: !plain, %g: !group, %a: memref<64x64xf16, 3>, %b: memref<32x32xf32, #gpu.address_space<workgroup>>, %u: memref<*xf32>, %i: index, %x: i16, %c: i1) {
  nvgpu.tma.fence.descriptor %m : !map
  nvgpu.tma.prefetch.descriptor %m : !map
  nvgpu.tma.prefetch.descriptor %p, predicate = %c {note} : !plain
  nvgpu.tma.async.load %m[%i, %i], %g[%i] to %a : !map, !group -> memref<64x64xf16, 3>
  nvgpu.tma.async.load %p[%i, %i], %g[%i] to %b multicast_mask = %x, predicate = %c : !plain, !group -> memref<32x32xf32, #gpu.address_space<workgroup>>
  nvgpu.tma.async.store %b to %p[%i, %i] : memref<32x32xf32, #gpu.address_space<workgroup>> -> !plain
  nvgpu.tma.async.store %a to %m[%i, %i], predicate = %c : memref<64x64xf16, 3> -> !map
  %0 = nvgpu.tma.create.descriptor %u box[%i, %i] : memref<*xf32> -> !plain
  return
}

// -----

// Products of several warps.

!map = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!a = !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!sum = !nvgpu.warpgroup.accumulator<fragmented = vector<128x128xf32>>
func.func @groups(%t: memref<128x64xf16, 3>, %m: !map, %b: !b, %o: memref<128x128xf32, 3>) {
  %a = nvgpu.warpgroup.generate.descriptor %t, %m : memref<128x64xf16, 3>, !map -> !a
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !sum
  %1 = nvgpu.warpgroup.mma %a, %b, %0 : !a, !b, !sum -> !sum
  %2 = nvgpu.warpgroup.mma %a, %b, %1 {transposeB, waitGroup = 2 : i64} : !a, !b, !sum -> !sum
  nvgpu.warpgroup.mma.store %2, %o : !sum to memref<128x128xf32, 3>
  return
}
func.func @reciprocal(%v: vector<32x16xf32>) {
  %0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<32x16xf32>
  %1 = nvgpu.rcp %v {rounding = approx, ftz} {note} : vector<32x16xf32>
  return
}

// -----

func.func private @words() attributes {a.a = [#nvgpu<swizzle swizzle_64b>, #nvgpu<l2promo l2promo_64b>, #nvgpu<oob nan>, #nvgpu<interleave interleave_16b>, #nvgpu<rcp_rounding_mode rz>]}

// -----

func.func @p(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
  return
}
