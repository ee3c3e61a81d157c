// ODS: mlir/Dialect/GPU/IR/GPUOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
func.func @a(%n: index) {
  // expected-error @below {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%n, %n, %n, %n, %n, %n) ({
  ^bb0(%a: index, %b: index):
    gpu.terminator
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) workgroup(%m : memref<4xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) private(%m : f32) {
    gpu.terminator
  }
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'gpu.launch' op expected memory space private in attribution}}
  gpu.launch clusters(%x, %y, %z) in (%u = %n, %v = %n, %w = %n) blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) private(%m : memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @a(%n: index) {
  // expected-note @below {{in 'gpu.launch' body region}}
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    // expected-error @below {{expected 'gpu.terminator' or a terminator with successors}}
    "gpu.yield"() : () -> ()
  }
  return
}

// -----

func.func @a(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    cf.br ^bb1
  ^bb1:
    gpu.terminator
  }
  return
}

// -----

func.func @a(%v: vector<4xf32>) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster size 6 is not a power of two}}
  %r = gpu.subgroup_reduce add %v cluster(size = 6) : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @a(%v: vector<4xf32>) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster stride 3 is not a power of two}}
  %r = gpu.subgroup_reduce add %v cluster(size = 4, stride = 3) : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @a(%v: vector<4xf32>) {
  // expected-error @below {{'gpu.subgroup_reduce' op cluster stride can only be specified if cluster size is specified}}
  %r = gpu.subgroup_reduce add %v {cluster_stride = 4 : i32} : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @a(%v: vector<[4]xf32>) {
  // expected-error @below {{'gpu.subgroup_reduce' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got 'vector<[4]xf32>'}}
  %r = gpu.subgroup_reduce add %v : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @a() {
  // expected-error @below {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %r = gpu.alloc () : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @below {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %r = gpu.alloc ()[%n] : memref<4xf32>
  return
}

// -----

func.func @a(%n: index) {
  %r = gpu.alloc ()[%n, %n] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @a(%m: memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>, 3>, %i: index) {
  // expected-error @below {{expected source memref most minor dim must have unit stride}}
  %r = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

// expected-error @below {{'func.func' op gpu.known_block_size must be a dense i32 array}}
func.func @a() attributes {gpu.known_block_size = [1, 2, 3]} {
  return
}

// -----

// expected-error @below {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func @a() attributes {gpu.known_grid_size = array<i32: 1, 2>} {
  return
}

// -----

// expected-error @below {{'func.func' op gpu.known_cluster_size must contain exactly 3 elements}}
func.func @a() attributes {gpu.known_cluster_size = array<i32: 1, 2, 3, 4>} {
  return
}

// -----

// expected-error @below {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
func.func @a() attributes {gpu.container_module} {
  return
}
