// ODS: mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td
func.func @f(%a: !llvm.struct<(i32, i1)>) {
  // expected-error @below {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, i1)>' should produce '!llvm.struct<(i32, i1)>' but this op returns 'vector<4xbf16>'}}
  %1 = "llvm.extractvalue"(%a) <{position = array<i64>}> : (!llvm.struct<(i32, i1)>) -> vector<4xbf16>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, i1)>) {
  // expected-error @below {{'llvm.extractvalue' op position out of bounds: 2}}
  %1 = "llvm.extractvalue"(%a) <{position = array<i64: 2>}> : (!llvm.struct<(i32, i1)>) -> i1
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32, i1)>, %x: i32) {
  // expected-error @below {{'llvm.insertvalue' op Type mismatch: cannot insert 'i32' into '!llvm.struct<(i32, i1)>'}}
  %1 = "llvm.insertvalue"(%a, %x) <{position = array<i64>}> : (!llvm.struct<(i32, i1)>, i32) -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%a: !llvm.array<0 x i32>, %x: i32) {
  // expected-error @below {{'llvm.insertvalue' op position out of bounds: 1}}
  %1 = "llvm.insertvalue"(%a, %x) <{position = array<i64: 1>}> : (!llvm.array<0 x i32>, i32) -> !llvm.array<0 x i32>
  return
}

// -----

func.func @f(%a: !llvm.struct<"o", opaque>, %x: i32) {
  // expected-error @below {{'llvm.extractvalue' op position out of bounds: 1}}
  %1 = "llvm.extractvalue"(%a) <{position = array<i64: 1>}> : (!llvm.struct<"o", opaque>) -> i32
  return
}

// -----

func.func @f(%a: vector<4xi32>, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported type 'vector<4xi32>' for atomic access}}
  llvm.store %a, %p atomic monotonic {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr
  return
}

// -----

func.func @f(%a: vector<4xi32>, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op unsupported type 'vector<4xi32>' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 16 : i64} : !llvm.ptr -> vector<4xi32>
  return
}

// -----

func.func @f(%a: !llvm.struct<(i32)>, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
  llvm.store %a, %p atomic monotonic {alignment = 16 : i64} : !llvm.struct<(i32)>, !llvm.ptr
  return
}

// -----

func.func @f(%a: i1, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported type 'i1' for atomic access}}
  llvm.store %a, %p atomic monotonic {alignment = 16 : i64} : i1, !llvm.ptr
  return
}

// -----

func.func @f(%a: i24, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported type 'i24' for atomic access}}
  llvm.store %a, %p atomic monotonic {alignment = 16 : i64} : i24, !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op expected alignment for atomic access}}
  llvm.store %a, %p atomic monotonic : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %a, %p atomic acquire {alignment = 4} : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op unsupported ordering 'acq_rel'}}
  llvm.store %a, %p atomic acq_rel {alignment = 4} : i32, !llvm.ptr
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4} : !llvm.ptr -> i32
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.store' op expected syncscope to be null for non-atomic access}}
  "llvm.store"(%a, %p) <{syncscope = "x"}>: (i32, !llvm.ptr) -> ()
  return
}

// -----

func.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %0 = "llvm.load"(%p) <{syncscope = "x"}>: (!llvm.ptr) -> (i32)
  return
}
