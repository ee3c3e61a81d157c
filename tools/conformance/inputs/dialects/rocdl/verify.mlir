// ODS: mlir/Dialect/LLVMIR/ROCDLOps.td

// expected-error @below {{'"rocdl.kernel"' attribute attached to unexpected op}}
func.func private @f() attributes {rocdl.kernel}

// -----

func.func @f(%f: f32, %e: f64) {
  // expected-error @below {{'rocdl.readfirstlane' op failed to verify that all of {res, src} have same type}}
  %0 = "rocdl.readfirstlane"(%f) : (f32) -> f64
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error @below {{'rocdl.s.barrier.join' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr'}}
  rocdl.s.barrier.join %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %f: f32) {
  // expected-error @below {{'rocdl.raw.buffer.load' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %0 = "rocdl.raw.buffer.load"(%i, %i, %i, %i) : (i32, i32, i32, i32) -> index
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error @below {{'rocdl.fmed3' op failed to verify that all of {res, src0, src1, src2} have same type}}
  %0 = "rocdl.fmed3"(%f, %f, %f) : (f32, f32, f32) -> f64
  return
}

// -----

func.func @f(%v: vector<3xf32>, %i: i32, %f: f32) {
  // expected-error @below {{'rocdl.cvt.scalef32.sr.pk8.fp4.f32' op operand #0 must be fixed-length vector of 32-bit float values of length 8, but got 'vector<3xf32>'}}
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v, %i, %f) : (vector<3xf32>, i32, f32) -> i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'rocdl.permlane16.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got '!llvm.struct<(i32, f32)>'}}
  %9 = rocdl.permlane16.swap %i, %i, true, false : (i32, i32) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @below {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %r, %i, %i, %i, %i : f32
  return
}

// -----

func.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error @below {{custom op 'rocdl.raw.buffer.store' expected 5 operands}}
  rocdl.raw.buffer.store %f, %r, %i, %i : f32
  return
}

// -----

func.func @f(%r: vector<4xi32>, %i: i32, %f: f32) {
  // expected-error @below {{custom op 'rocdl.raw.buffer.atomic.fadd' expected 5 operands}}
  rocdl.raw.buffer.atomic.fadd %f, %r, %i, %i : f32
  return
}

// -----

func.func @f(%r: vector<4xi32>, %i: i32) {
  // expected-error @below {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %r, %i, %i : f32
  return
}
