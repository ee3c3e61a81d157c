// ODS: mlir/Dialect/NVGPU/IR/NVGPUOps.td mlir/Dialect/GPU/IR/GPUOps.td
func.func @a(%m: memref<8x8xf16>, %i: index) {
  // expected-error @below {{expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 2 : i32} : memref<8x8xf16> -> vector<2x2xf16>
  return
}

// -----

func.func @a(%m: memref<8x8xf64, 3>, %i: index) {
  // expected-error @below {{nvgpu.ldmatrix works for 32b or lower}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 2 : i32} : memref<8x8xf64, 3> -> vector<2x2xf64>
  return
}

// -----

func.func @a(%m: memref<8x8xf32, #gpu.address_space<workgroup>>, %i: index) {
  // expected-error @below {{nvgpu.ldmatrix transpose works only at 16b granularity}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = true, numTiles = 2 : i32} : memref<8x8xf32, #gpu.address_space<workgroup>> -> vector<2x1xf32>
  return
}

// -----

func.func @a(%m: memref<8x8xf16, 3>, %i: index) {
  // expected-error @below {{results must be 2 dimensional vector}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 2 : i32} : memref<8x8xf16, 3> -> vector<4xf16>
  return
}

// -----

func.func @a(%m: memref<8x8xf16, 3>, %i: index) {
  // expected-error @below {{expected vector register shape[1] = 2}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = false, numTiles = 2 : i32} : memref<8x8xf16, 3> -> vector<2x4xf16>
  return
}

// -----

func.func @a(%m: memref<8x8xf16, 3>, %i: index) {
  // expected-error @below {{expected vector register shape[0] and numTiles to match}}
  %r = nvgpu.ldmatrix %m[%i, %i] {transpose = true, numTiles = 2 : i32} : memref<8x8xf16, 3> -> vector<4x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>) {
  %r = nvgpu.mma.sync (%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  // expected-error @below {{'nvgpu.mma.sync' op expected 256 warp-wide matrix A elements}}
  %s = nvgpu.mma.sync (%b, %b, %b) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>) {
  // expected-error @below {{'nvgpu.mma.sync' op expected 128 warp-wide matrix B elements}}
  %r = nvgpu.mma.sync (%a, %a, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>) {
  // expected-error @below {{'nvgpu.mma.sync' op expected 128 warp-wide matrix C elements}}
  %r = nvgpu.mma.sync (%a, %b, %a) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<4x2xf16>) -> vector<4x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<2x2xf16>) {
  // expected-error @below {{'nvgpu.mma.sync' op expected tf32 tensor cores only for F32 operands}}
  %r = nvgpu.mma.sync (%a, %b, %b) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<8x1xf16>, %b: vector<2x2xf16>) {
  // expected-error @below {{'nvgpu.mma.sync' op expected matrix A to be shaped (4 x 2)}}
  %r = nvgpu.mma.sync (%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<8x1xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4xf16>, %c: vector<2x2xf16>) {
  // expected-error @below {{matrixB must be 2 dimensional vector}}
  %r = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<4xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<4x2xi16>, %b: vector<2x2xi16>) {
  // expected-error @below {{expected input data type (i4,i8,f16,bf16,tf32,f64) supported by nvgpu.mma.sync}}
  %r = nvgpu.mma.sync (%a, %b, %b) {mmaShape = [16, 8, 16]} : (vector<4x2xi16>, vector<2x2xi16>, vector<2x2xi16>) -> vector<2x2xi16>
  return
}

// -----

func.func @a(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %r = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  // expected-error @below {{'nvgpu.mma.sp.sync' op sparsity selector should be 0 or 1}}
  %s = nvgpu.mma.sp.sync (%a, %b, %c) metadata(%m) {mmaShape = [16, 8, 32], sparsitySelector = 2 : i32} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}

// -----

func.func @a(%a: vector<1x1xf64>, %c: vector<1x2xf64>, %m: vector<2xi16>) {
  // expected-error @below {{f64 is not supported for sparse mode}}
  %r = nvgpu.mma.sp.sync (%a, %a, %c) metadata(%m) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}

// -----

func.func @a(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  %r = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32> to memref<8xf32, 3>
  // expected-error @below {{Requested copy elements is 3 with width 32. But copy elements could be one of 1, 2, 4.}}
  %t = nvgpu.device_async_copy %s[%i], %d[%i], 3 : memref<8xf32> to memref<8xf32, 3>
  return
}

// -----

func.func @a(%s: memref<8xf32>, %d: memref<8xf32, 3>, %i: index) {
  // expected-error @below {{'nvgpu.device_async_copy' op bypassL1 does not satify alignment for 'memref<8xf32, 3>' with destination element 2. Unset bypassL1, or set destination element to 4}}
  %r = nvgpu.device_async_copy %s[%i], %d[%i], 2 {bypassL1} : memref<8xf32> to memref<8xf32, 3>
  return
}

// -----

func.func @a(%s: memref<8xf32>, %d: memref<8xf32>, %i: index) {
  // expected-error @below {{destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)}}
  %r = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xf32> to memref<8xf32>
  return
}

// -----

func.func @a(%s: memref<8xi32>, %d: memref<8xf32, 3>, %i: index) {
  // expected-error @below {{source and destination must have the same element type}}
  %r = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8xi32> to memref<8xf32, 3>
  return
}

// -----

func.func @a(%s: memref<8x8xf32>, %d: memref<8xf32, 3>, %i: index) {
  // expected-error @below {{'nvgpu.device_async_copy' op expected 2 source indices, got 1}}
  %r = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<8x8xf32> to memref<8xf32, 3>
  return
}

// -----

func.func @a(%s: memref<8x8xf32, strided<[8, 2]>>, %d: memref<8xf32, 3>, %i: index) {
  // expected-error @below {{source memref most minor dim must have unit stride}}
  %r = nvgpu.device_async_copy %s[%i, %i], %d[%i], 4 : memref<8x8xf32, strided<[8, 2]>> to memref<8xf32, 3>
  return
}
