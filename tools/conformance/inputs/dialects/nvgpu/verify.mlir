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
