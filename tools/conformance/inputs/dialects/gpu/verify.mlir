// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/LLVMIR/NVVMOps.td

// Functions.

gpu.module @m {
  // expected-error @below {{expected memref type in attribution}}
  gpu.func @f() workgroup(%a: f32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{expected memory space workgroup in attribution}}
  gpu.func @f() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{expected memory space private in attribution}}
  gpu.func @f() private(%a: memref<4xf32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error @below {{expected void return type for kernel function}}
  gpu.func @f(%a: f32) -> f32 kernel {
    gpu.return %a : f32
  }
}

// -----

gpu.module @m {
  // expected-error @below {{expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{expected at least 2 arguments to body region}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 1 : i64} : () -> ()
}

// -----

gpu.module @m {
  // expected-error @below {{expected body region argument #0 to be of type 'f32', got 'f64'}}
  "gpu.func"() <{function_type = (f32) -> ()}> ({
  ^bb0(%a: f64):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
}

// -----

// expected-error @below {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @f() {
  gpu.return
}

// -----

gpu.module @m {
  gpu.func @f(%a: f64) -> f32 {
    // expected-error @below {{unexpected type `'f64'' for operand #0}}
    gpu.return %a : f64
  }
}

// -----

gpu.module @m {
  // expected-error @below {{failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

// Modules and attributes.

// expected-error @below {{attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] {
}

// -----

// expected-error @below {{attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [1 : i32] {
}

// -----

// expected-error @below {{attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b []

// -----

// expected-error @below {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
gpu.binary @b [#gpu.object<1 : i32, bin = "x">]

// -----

// expected-error @below {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func private @f() attributes {gpu.container_module}

// -----

// expected-error @below {{gpu.known_block_size must be a dense i32 array}}
func.func private @f() attributes {gpu.known_block_size = 4 : i32}

// -----

// expected-error @below {{gpu.known_grid_size must contain exactly 3 elements}}
func.func private @f() attributes {gpu.known_grid_size = array<i32: 1, 2>}

// -----

// expected-error @below {{gpu.known_cluster_size must contain exactly 3 elements}}
func.func private @f() attributes {gpu.known_cluster_size = array<i32: 1, 2, 3, 4>}

// -----

// Launches of functions.

func.func @f(%n: index) {
  // expected-error @below {{expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

module attributes {gpu.container_module} {
  func.func @f(%n: index) {
    // expected-error @below {{kernel container 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  module @m {
  }
  func.func @f(%n: index) {
    // expected-error @below {{kernel module 'm' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
  }
  func.func @f(%n: index) {
    // expected-error @below {{kernel function '@m::@k' is undefined}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() {
      gpu.return
    }
  }
  func.func @f(%n: index) {
    // expected-error @below {{kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index) {
    // expected-error @below {{got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%a: f32, %b: f64) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %a: f32) {
    // expected-error @below {{type of function argument 1 does not match}}
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32, %a : f32)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %i: i32) {
    // expected-error @below {{failed to verify that all of {gridSizeX, gridSizeY, gridSizeZ, blockSizeX, blockSizeY, blockSizeZ} have same type}}
    "gpu.launch_func"(%n, %n, %i, %n, %n, %n) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, i32, index, index, index) -> ()
    return
  }
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{needs to be named when marked 'async'}}
  gpu.launch_func async @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

// Launches of regions.

func.func @f(%n: index) {
  // expected-error @below {{unexpected number of region arguments}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) {workgroup_attributions = 0 : i64} : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) workgroup(%w: memref<4xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) private(%w: index) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-note @below {{in 'gpu.launch' body region}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    // expected-error @below {{expected 'gpu.terminator' or a terminator with successors}}
    gpu.yield
  }
  return
}

// -----

// Memory.

func.func @f(%n: index) {
  // expected-error @below {{incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = gpu.alloc (%n) : memref<4xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc (%n) : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf64>) {
  // expected-error @below {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<4xf64>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<8xf32>) {
  // expected-error @below {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<4xf32>, memref<8xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: f64) {
  // expected-error @below {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %a, %b : memref<4xf32>, f64
  return
}

// -----

func.func @f() {
  // expected-error @below {{address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<private>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

// Reductions.

func.func @f(%a: f32) {
  // expected-error @below {{expected either an op attribute or a non-empty body}}
  %0 = "gpu.all_reduce"(%a) ({}) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected either an op attribute or a non-empty body}}
  %0 = gpu.all_reduce add %a {
  ^bb0(%x: f32, %y: f32):
    gpu.yield %x : f32
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = gpu.all_reduce xor %a {} : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{`maxnumf` reduction operation is not compatible with type 'i32'}}
  %0 = gpu.all_reduce maxnumf %a {} : (i32) -> (i32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected two region arguments}}
  %0 = gpu.all_reduce %a {
  ^bb0(%x: f32):
    gpu.yield %x : f32
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{incorrect region argument type}}
  %0 = gpu.all_reduce %a {
  ^bb0(%x: f32, %y: f64):
    gpu.yield %x : f32
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected gpu.yield op in region}}
  %0 = gpu.all_reduce %a {
  ^bb0(%x: f32, %y: f32):
    cf.br ^loop
  ^loop:
    cf.br ^loop
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected one gpu.yield operand}}
  %0 = gpu.all_reduce %a {
  ^bb0(%x: f32, %y: f32):
    gpu.yield
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{incorrect gpu.yield type}}
  %0 = gpu.all_reduce %a {
  ^bb0(%x: f32, %y: f32):
    %z = arith.constant 1 : i32
    gpu.yield %z : i32
  } : (f32) -> (f32)
  return
}

// -----

func.func @f(%s: vector<[4]xf32>) {
  // expected-error @below {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %0 = "gpu.subgroup_reduce"(%s) <{op = #gpu<all_reduce_op add>}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error @below {{`minimumf` reduction operation is not compatible with type 'vector<4xi32>'}}
  %0 = gpu.subgroup_reduce minimumf %a : (vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{cluster size 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{cluster stride 3 is not a power of two}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{cluster stride can only be specified if cluster size is specified}}
  %0 = gpu.subgroup_reduce add %a {cluster_stride = 2 : i32} : (f32) -> f32
  return
}

// -----

// Lanes.

func.func @f(%a: f32) {
  // expected-error @below {{offset must be in the range [0, 16)}}
  %0, %1 = gpu.rotate %a, 16, 16 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0}}
  %0, %1 = gpu.rotate %a, 1, 15 : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{lane must be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, specific_lane : f32
  return
}

// -----

func.func @f(%a: f32, %l: i32) {
  // expected-error @below {{lane can only be specified for `specific_lane` broadcast}}
  %0 = gpu.subgroup_broadcast %a, first_active_lane %l : f32
  return
}

// -----

func.func @f(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) {
    gpu.yield
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error @below {{expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%l)[32] -> (f32) {
    gpu.yield
  }
  return
}

// -----

func.func @f(%l: index, %a: f32) {
  // expected-error @below {{expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%a : f32) {
  ^bb0(%x: f64):
    gpu.yield
  }
  return
}

// -----

func.func @f(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) {
  ^bb0(%x: vector<128xf64>):
    gpu.yield
  }
  return
}

// -----

func.func @f(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{expected expanded vector dimension #0 (127) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) {
  ^bb0(%x: vector<127xf32>):
    gpu.yield
  }
  return
}

// -----

func.func @f(%l: index, %v: vector<4xf32>) {
  // expected-error @below {{incompatible distribution dimensions from 'vector<64xf32>' to 'vector<4xf32>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xf32>) {
  ^bb0(%x: vector<64xf32>):
    gpu.yield
  }
  return
}

// -----

// Matrices.

// expected-error @below {{operand expected to be one of AOp, BOp or COp}}
func.func private @f(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

// expected-error @below {{MMAMatrixType must have exactly two dimensions}}
func.func private @f(!gpu.mma_matrix<16xf16, "AOp">)

// -----

// expected-error @below {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xbf16, "AOp">)

// -----

func.func @f(%m: memref<32x32xf16, strided<[1, 32]>>, %i: index) {
  // expected-error @below {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[1, 32]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "COp">, %m: memref<32x32xf16, strided<[1, 32]>>, %i: index) {
  // expected-error @below {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[1, 32]>>
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %m: memref<32x32xf16>, %i: index) {
  // expected-error @below {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %a, %a, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @below {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @f(%m: !gpu.mma_matrix<16x16xf16, "COp">, %i: index) {
  // expected-error @below {{failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_extract_thread_local %m[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f32
  return
}

// -----

// Text.

// expected-error @below {{expected keyword for GPU object format}}
gpu.binary @b [#gpu.object<#nvvm.target, text = "x">]

// -----

func.func @f(%l: index) {
  // expected-error @below {{expected '['}}
  gpu.warp_execute_on_lane_0(%l) {
  }
  return
}

// -----

func.func @launch(%n: index, %t: !gpu.async.token) {
  // expected-error @below {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async [%t] blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected ','}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected ')'}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n, %u = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}

// -----

gpu.module @m {
  // expected-note @below {{return type declared here}}
  gpu.func @f(%a: f32) -> f32 {
    // expected-error @below {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected ','}}
  gpu.launch blocks(%a, %b) in (%d = %n, %e = %n) threads(%g, %h, %j) in (%k = %n, %l = %n, %m = %n) {
    gpu.terminator
  }
  return
}

// -----

// expected-error @below {{the kernel name can't be empty}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"", () -> ()>}

// -----

// expected-error @below {{all attributes in the array must be a dictionary attribute}}
func.func private @f() attributes {a = #gpu.kernel_metadata<"f", (i32) -> (), arg_attrs = [5]>}

// -----

// expected-error @below {{the object index must be positive}}
func.func private @f() attributes {a = #gpu.select_object<-1>}

// -----

// expected-error @below {{the target attribute must be a GPU Target attribute}}
func.func private @f() attributes {a = #gpu.select_object<"x">}
