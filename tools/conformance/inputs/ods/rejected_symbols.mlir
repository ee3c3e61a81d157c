// ODS: mlir/Dialect/MLProgram/IR/MLProgramOps.td mlir/Dialect/Async/IR/AsyncOps.td
func.func @a() {
  // expected-error @below {{'ml_program.global_load' op undefined global: @g}}
  %r = ml_program.global_load @g : i32
  return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
func.func @a(%x: i32, %y: i64) {
  %r = ml_program.global_load @g : i32
  ml_program.global_store @g = %x : i32
  // expected-error @below {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
  %s = ml_program.global_load @g : i64
  return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
func.func @a() {
  // expected-error @below {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
  %r = ml_program.global_load_const @g : i32
  return
}

// -----

ml_program.global private @g(1 : i32) : i32
func.func @a(%x: i32) {
  %r = ml_program.global_load_const @g : i32
  // expected-error @below {{'ml_program.global_store' op cannot store to an immutable global @g}}
  ml_program.global_store @g = %x : i32
  return
}

// -----

ml_program.global private mutable @g(1 : i32) : i32
func.func @a(%x: i64) {
  // expected-error @below {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
  ml_program.global_store @g = %x : i64
  return
}

// -----

func.func @g() { return }
func.func @a(%x: i64) {
  // expected-error @below {{'ml_program.global_store' op undefined global: @g}}
  ml_program.global_store @g = %x : i64
  return
}

// -----

async.func @a() -> !async.value<f32> {
  %x = arith.constant 1 : i32
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  async.return %x : i32
}

// -----

async.func @a(%x: f32) -> (!async.token, !async.value<f32>) {
  async.return %x : f32
}
