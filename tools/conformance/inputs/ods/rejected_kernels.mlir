// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
func.func @f(%i: index, %f: f32, %m: memref<16x16xf16>, %m3: memref<16x16xf16, #gpu.address_space<workgroup>>, %q: i32, %ms: memref<16x16xf16, strided<[32, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %b8: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %ms[%i, %i] {leadDimension = 16 : index} : memref<16x16xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%i: index, %f: f32, %m: memref<16x16xf16>, %m3: memref<16x16xf16, #gpu.address_space<workgroup>>, %q: i32, %ms: memref<16x16xf16, strided<[32, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %b8: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<16x16xf16>
  return
}

// -----

func.func @f(%i: index, %f: f32, %m: memref<16x16xf16>, %m3: memref<16x16xf16, #gpu.address_space<workgroup>>, %q: i32, %ms: memref<16x16xf16, strided<[32, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %b8: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %c, %ms[%i, %i] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16, strided<[32, 2]>>
  return
}

// -----

func.func @f(%i: index, %f: f32, %m: memref<16x16xf16>, %m3: memref<16x16xf16, #gpu.address_space<workgroup>>, %q: i32, %ms: memref<16x16xf16, strided<[32, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %b8: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%i: index, %f: f32, %m: memref<16x16xf16>, %m3: memref<16x16xf16, #gpu.address_space<workgroup>>, %q: i32, %ms: memref<16x16xf16, strided<[32, 2]>>, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %b8: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b8, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

// expected-error @below {{'gpu.return' op unexpected type `'i32'' for operand #0}}
module { gpu.module @k { gpu.func @f(%a: i32) -> f32 { gpu.return %a : i32 } } }

// -----

module { gpu.module @k { func.func @f() { return } } 
// expected-error @below {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { func.func @f() { return } } 
// expected-error @below {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f() { gpu.return } } 
// expected-error @below {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%a: i32) kernel { gpu.return } } 
// expected-error @below {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%a: i32) kernel { gpu.return } } 
// expected-error @below {{'gpu.launch_func' op type of function argument 0 does not match}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%a: i32) kernel { gpu.return } } 
// expected-error @below {{'gpu.launch_func' op kernel function '@k::@g' is undefined}}
func.func @g(%i: index) { gpu.launch_func @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return } }

// -----

module attributes {gpu.container_module} { gpu.module @k { gpu.func @f(%a: i32) kernel { gpu.return } } 
// expected-error @below {{'gpu.launch_func' op kernel container 'q' is undefined}}
func.func @g(%i: index) { gpu.launch_func @q::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return } }

// -----

module attributes {gpu.container_module} { func.func @k() { return } 
// expected-error @below {{'gpu.launch_func' op kernel module 'k' is undefined}}
func.func @g(%i: index) { gpu.launch_func @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return } }

// -----

module attributes {gpu.container_module} { llvm.func @f() 
 gpu.module @k { llvm.func @f() { llvm.return } } 
// expected-error @below {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
func.func @g(%i: index) { gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index) return } }
