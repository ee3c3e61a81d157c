// ODS: mlir/Dialect/NVGPU/IR/NVGPUOps.td mlir/Dialect/GPU/IR/GPUOps.td

// Loads.

func.func @f(%m: memref<?x?xf16>, %i: index) {
  // expected-error @below {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, #gpu.address_space<private>>, %i: index) {
  // expected-error @below {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, #gpu.address_space<private>> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf64, 3>, %i: index) {
  // expected-error @below {{nvgpu.ldmatrix works for 32b or lower}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf64, 3> -> vector<4x2xf64>
  return
}

// -----

func.func @f(%m: memref<?x?xf32, 3>, %i: index) {
  // expected-error @below {{nvgpu.ldmatrix transpose works only at 16b granularity}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<?x?xf32, 3> -> vector<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error @below {{results must be 2 dimensional vector}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<8xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error @below {{expected vector register shape[1] = 2}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x4xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error @below {{expected vector register shape[0] and numTiles to match}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @f(%m: memref<?x?xf16, 3>, %i: index) {
  // expected-error @below {{failed to verify that srcMemref and res have same element type}}
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<?x?xf16, 3> -> vector<4x1xf32>
  return
}

// -----

// Products.

func.func @f(%a: vector<4x2xi16>, %b: vector<2x2xi16>, %c: vector<2x2xi32>) {
  // expected-error @below {{expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}

// -----

func.func @f(%a: vector<8xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{matrixA must be 2 dimensional vector}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<8xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{matrixB must be 2 dimensional vector}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4xf16>) {
  // expected-error @below {{matrixC must be 2 dimensional vector}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @f(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{expected 256 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{expected 128 warp-wide matrix B elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<4x2xf16>) {
  // expected-error @below {{expected 128 warp-wide matrix C elements}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf16>) -> vector<4x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{expected tf32 tensor cores only for F32 operands}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x4xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{expected matrix A to be shaped (4 x 2)}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<1x4xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{expected matrix B to be shaped (2 x 2)}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<1x4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<1x4xf16>) {
  // expected-error @below {{expected matrix C to be shaped (2 x 2)}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<1x4xf16>) -> vector<1x4xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{failed to verify that matrixA and matrixB have same element type}}
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xbf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error @below {{sparsity selector should be 0 or 1}}
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<4x2xf64>, %b: vector<4x2xf64>, %c: vector<2x2xf64>, %m: vector<2xi16>) {
  // expected-error @below {{f64 is not supported for sparse mode}}
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf64>, vector<4x2xf64>, vector<2x2xf64>) -> vector<2x2xf64>
  return
}

// -----

func.func @f(%a: vector<8x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error @below {{expected 512 warp-wide matrix A elements}}
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<8x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @f(%a: vector<2x4xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  // expected-error @below {{expected matrix A to be shaped (8 x 2)}}
  %0 = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<2x4xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

// Copies.

func.func @f(%a: memref<4x4xf32, strided<[1, 4]>>, %b: memref<16xf32, 3>, %i: index) {
  // expected-error @below {{source memref most minor dim must have unit stride}}
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 : memref<4x4xf32, strided<[1, 4]>> to memref<16xf32, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<4x4xf32, strided<[1, 4]>, 3>, %i: index) {
  // expected-error @below {{destination memref most minor dim must have unit stride}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i, %i], 4 : memref<16xf32> to memref<4x4xf32, strided<[1, 4]>, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xf32, 2>, %i: index) {
  // expected-error @below {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<16xf32> to memref<16xf32, 2>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xi32, 3>, %i: index) {
  // expected-error @below {{source and destination must have the same element type}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<16xf32> to memref<16xi32, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xf32, 3>, %i: index) {
  // expected-error @below {{expected 1 source indices, got 2}}
  %0 = nvgpu.device_async_copy %a[%i, %i], %b[%i], 4 : memref<16xf32> to memref<16xf32, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xf32, 3>, %i: index) {
  // expected-error @below {{expected 1 destination indices, got 0}}
  %0 = nvgpu.device_async_copy %a[%i], %b[], 4 : memref<16xf32> to memref<16xf32, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xf32, 3>, %i: index) {
  // expected-error @below {{Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 3 : memref<16xf32> to memref<16xf32, 3>
  return
}

// -----

func.func @f(%a: memref<16xf64>, %b: memref<16xf64, 3>, %i: index) {
  // expected-error @below {{Requested copy elements is 4 with width 64. But copy elements could be one of 1, 2.}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 4 : memref<16xf64> to memref<16xf64, 3>
  return
}

// -----

func.func @f(%a: memref<16xf32>, %b: memref<16xf32, 3>, %i: index) {
  // expected-error @below {{bypassL1 does not satify alignment for 'memref<16xf32, 3>' with destination element 2. Unset bypassL1, or set destination element to 4}}
  %0 = nvgpu.device_async_copy %a[%i], %b[%i], 2 {bypassL1} : memref<16xf32> to memref<16xf32, 3>
  return
}

// -----

// Constraints.

func.func @f(%t: !nvgpu.mbarrier.token) {
  // expected-error @below {{'nvgpu.device_async_wait' op operand #0 must be device async token type, but got '!nvgpu.mbarrier.token'}}
  "nvgpu.device_async_wait"(%t) : (!nvgpu.mbarrier.token) -> ()
  return
}

// -----

func.func @f(%t: i1, %i: index) {
  // expected-error @below {{'nvgpu.mbarrier.init' op operand #0 must be mbarrier barrier type, but got 'i1'}}
  "nvgpu.mbarrier.init"(%t, %i, %i) : (i1, index, index) -> ()
  return
}

// -----

func.func @r(%v: vector<4xf32>) {
  // expected-error @below {{'nvgpu.rcp' op has a limitation. #nvgpu<rcp_rounding_mode rn> or non-ftz is not supported yet.}}
  %0 = nvgpu.rcp %v {rounding = rn, ftz} : vector<4xf32>
  return
}

// -----

func.func @i() {
  // expected-error @below {{'nvgpu.warpgroup.mma.init.accumulator' op has type 'vector<63x8xf32>'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not supported yet)}}
  %0 = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<63x8xf32>>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{the tensor map descriptor must have dimensions between 1 and 256 but it is 257}}
  %0 = nvgpu.tma.create.descriptor %m box[%i] : memref<*xf32> -> <tensor = memref<257xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{the tensor map descriptor has incorrect address space, it must be shared memory address space.}}
  %0 = nvgpu.tma.create.descriptor %m box[%i] : memref<*xf32> -> <tensor = memref<4xf32>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{the tensormap descriptor must have last dimension of 128 bytes but it is 16 bytes}}
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i] : memref<*xf32> -> <tensor = memref<4x4xf32, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{Maximum 5 coordinates are supported.}}
  %0 = nvgpu.tma.create.descriptor %m box[%i, %i, %i, %i, %i, %i] : memref<*xf32> -> <tensor = memref<4x4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
  return
}

// -----

func.func @c(%m: memref<*xf32>, %i: index) {
  // expected-error @below {{Interleave options are not supported yet.}}
  %0 = nvgpu.tma.create.descriptor %m box[%i] : memref<*xf32> -> <tensor = memref<4xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = interleave_16b>
  return
}

// -----

func.func @s(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %m: memref<64x4xf32>) {
  // expected-error @below {{'nvgpu.warpgroup.mma.store' op results ['vector<64x8xf32>'][8] values. However, destination memref[64][4]  does not have same size as results}}
  nvgpu.warpgroup.mma.store %d, %m : <fragmented = vector<64x8xf32>> to memref<64x4xf32>
  return
}

// -----

func.func @s(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>, %m: memref<64x8xf16>) {
  // expected-error @below {{'nvgpu.warpgroup.mma.store' op hit a limitation: only f32 results for the time being}}
  nvgpu.warpgroup.mma.store %d, %m : <fragmented = vector<64x8xf16>> to memref<64x8xf16>
  return
}

// -----

func.func @p(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<8x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  // expected-error @below {{'nvgpu.warpgroup.mma' op 2nd dim matrix-A (16)!= 1st dim matrix-B (8 )}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<8x8xf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
  return
}

// -----

func.func @p(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  // expected-error @below {{'nvgpu.warpgroup.mma' op 'f32' += 'f16' * 'bf16', it is not supported.}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xbf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
  return
}

// -----

func.func @p(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x7xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x7xf32>>) {
  // expected-error @below {{'nvgpu.warpgroup.mma' op has input type 'memref<16x7xf16, 3>' n is set to 7, it is not supported}}
  %0 = nvgpu.warpgroup.mma %a, %b, %c : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x7xf16, 3>>, <fragmented = vector<64x7xf32>> -> <fragmented = vector<64x7xf32>>
  return
}

// -----

func.func @p(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x16xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<16x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  // expected-error @below {{'nvgpu.warpgroup.mma' op supports non-transpose A (Row Major) and transpose B (Column Major) for the time being }}
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeA} : <tensor = memref<64x16xf16, 3>>, <tensor = memref<16x8xf16, 3>>, <fragmented = vector<64x8xf32>> -> <fragmented = vector<64x8xf32>>
  return
}
