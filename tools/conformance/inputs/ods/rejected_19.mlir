// ODS: mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %1 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0, 1>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %1 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %1 = "llvm.getelementptr"(%p, %i) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %1 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %1 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<"x", opaque>, rawConstantIndices = array<i32: 0, 3>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %1 = "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %1 = "llvm.getelementptr"(%p) <{elem_type = vector<4xi32>, rawConstantIndices = array<i32: 0, 1, 1>}> : (!llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %1 = "llvm.bitcast"(%p) : (!llvm.ptr) -> i64
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %1 = "llvm.sext"(%i) : (i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %1 = "llvm.sext"(%i) : (i32) -> i16
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %1 = "llvm.zext"(%i) : (i32) -> i16
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{input and output vectors are of incompatible shape}}
  %1 = "llvm.zext"(%v) : (vector<4xi32>) -> vector<3xi64>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{input type is a vector but output type is an integer}}
  %1 = "llvm.zext"(%v) : (vector<4xi32>) -> i64
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %1 = "llvm.sext"(%v) : (vector<4xi32>) -> vector<4xi16>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{input type is an integer but output type is a vector}}
  %1 = "llvm.zext"(%i) : (i32) -> vector<4xi64>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %1 = "llvm.shufflevector"(%sv, %sv) <{mask = array<i32: 0, 1>}> : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[2]xi32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %1 = "llvm.mlir.zero"() : () -> !llvm.target<"foo">
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %1 = "llvm.mlir.zero"() : () -> !llvm.target<"amdgcn.named.barrier", 0>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %1 = "llvm.atomicrmw"(%p, %i) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %1 = "llvm.atomicrmw"(%p, %f) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %1 = "llvm.atomicrmw"(%p, %v) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %1 = "llvm.atomicrmw"(%p, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op operand #1 must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[4]xf32>'}}
  %1 = "llvm.atomicrmw"(%p, %fsv) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %1 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 1 : i64}> : (!llvm.ptr, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %1 = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 0 : i64}> : (!llvm.ptr, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %1 = "llvm.atomicrmw"(%p, %b) <{bin_op = 0 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> i1
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %1 = "llvm.atomicrmw"(%p, %b) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i1) -> i1
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %1 = "llvm.atomicrmw"(%p, %p) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %1 = "llvm.atomicrmw"(%p, %i) <{bin_op = 19 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op operand #1 must be signless integer or LLVM pointer type, but got 'f32'}}
  %1 = "llvm.cmpxchg"(%p, %f, %f) <{success_ordering = 4 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, f32, f32) -> !llvm.struct<(f32, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %1 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 0 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %1 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 2 : i64, failure_ordering = 1 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %1 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 2 : i64, failure_ordering = 5 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %1 = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 2 : i64, failure_ordering = 6 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %1 = "llvm.cmpxchg"(%p, %b, %b) <{success_ordering = 2 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i1, i1) -> !llvm.struct<(i1, i1)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  "llvm.fence"() <{ordering = 0 : i64}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  "llvm.fence"() <{ordering = 1 : i64}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  "llvm.fence"() <{ordering = 2 : i64}> : () -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
  "llvm.inline_asm"(%p) <{asm_string = "", constraints = "=*m", tail_call_kind = #llvm.tailcallkind<musttail>}> : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %1 = "llvm.call_intrinsic"(%i) <{intrin = "foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  %1 = "llvm.call_intrinsic"(%i) <{intrin = "llvm.foo", op_bundle_sizes = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.call_intrinsic' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %1:2 = "llvm.call_intrinsic"(%i) <{intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> (i32, i32)
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %1 = "llvm.intr.sincos"(%f) : (f32) -> !llvm.struct<(f32, f64)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'i32'}}
  %1 = "llvm.intr.sincos"(%f) : (f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f32, f32)>'}}
  %1 = "llvm.intr.sincos"(%f) : (f32) -> !llvm.struct<(f32, f32, f32)>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.assume' op op_bundle_operands count (0) does not match with the total size (1) specified in attribute 'op_bundle_sizes'}}
  "llvm.intr.assume"(%b) <{op_bundle_sizes = array<i32: 1>}> : (i1) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%b, %i) <{op_bundle_sizes = array<i32: 1>}> : (i1, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{expected 1 operand bundle tags, but actually got 2}}
  "llvm.intr.assume"(%b, %i) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["a", "b"]}> : (i1, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{operand bundle tag must be a StringAttr}}
  "llvm.intr.assume"(%b, %i) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1]}> : (i1, i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<3x!llvm.ptr>'}}
  %1 = "llvm.intr.masked.gather"(%pv, %mv) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<3xf32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<3x!llvm.ptr>'}}
  "llvm.intr.masked.scatter"(%fv3, %pv, %mv) <{alignment = 1 : i32}> : (vector<3xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %1 = "llvm.load"(%p) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (!llvm.ptr) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %1 = "llvm.load"(%p) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (!llvm.ptr) -> vector<4x!llvm.ptr>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.inttoptr' op expected op to return a single LLVM pointer type}}
  %1 = "llvm.inttoptr"(%i) <{dereferenceable = #llvm.dereferenceable<bytes = 8>}> : (i32) -> vector<4x!llvm.ptr>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
  %1 = "llvm.insertelement"(%v, %f, %i) : (vector<4xi32>, f32, i32) -> vector<4xi32>
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.extractelement' op failed to verify that result type matches vector element type}}
  %1 = "llvm.extractelement"(%v, %i) : (vector<4xi32>, i32) -> f32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.extractelement' op operand #1 must be signless integer, but got 'f32'}}
  %1 = "llvm.extractelement"(%v, %f) : (vector<4xi32>, f32) -> i32
  return
}

// -----

func.func @f(%i: i32, %p: !llvm.ptr, %v: vector<4xi32>, %sv: vector<[4]xi32>, %fsv: vector<[4]xf32>, %f: f32, %b: i1, %fv: vector<4xf32>, %fv3: vector<3xf32>, %pv: vector<4x!llvm.ptr>, %mv: vector<4xi1>, %mv3: vector<3xi1>) {
  // expected-error @below {{'llvm.linker_options' op must appear at the module level}}
  "llvm.linker_options"() <{options = []}> : () -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.target<"foo">'}}
  %1 = "llvm.load"(%p) : (!llvm.ptr) -> !llvm.target<"foo">
  return
}
