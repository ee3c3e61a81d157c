// ODS: mlir/Dialect/Async/IR/AsyncOps.td

func.func @await(%v: !async.value<f32>) {
  // expected-error @below {{'async.await' op result type 'f64' does not match async value type 'f32'}}
  "async.await"(%v) : (!async.value<f32>) -> f64
  return
}

// -----

func.func @await(%t: !async.token) {
  // expected-error @below {{'async.await' op awaiting on a token must have empty result}}
  "async.await"(%t) : (!async.token) -> f32
  return
}

// -----

func.func @await(%f: f32) {
  // expected-error @below {{'async.await' op operand #0 must be async value type or async token type, but got 'f32'}}
  async.await %f : f32
  return
}

// -----

// expected-error @below {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @none() {
  return
}

// -----

// expected-error @below {{'async.func' op result type must be async value type or async token type, but got 'f32'}}
async.func @plain(%f: f32) -> f32 {
  return %f : f32
}

// -----

// expected-error @below {{results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @late(%f: f32) -> (!async.value<f32>, !async.token) {
  return %f : f32
}

// -----

async.func @other(%f: f32) -> (!async.token, !async.value<f64>) {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %f : f32
}

// -----

async.func @fewer() -> !async.value<f64> {
  // expected-error @below {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

func.func @yield(%f: f32) {
  // expected-error @below {{along control flow edge from Operation async.yield to parent}}
  %t, %v = async.execute -> !async.value<f64> {
    // expected-note @below {{region branch point}}
    async.yield %f : f32
  }
  return
}

// -----

func.func @enter(%v: !async.value<f32>) {
  // expected-error @below {{along control flow edge from parent to Region #0}}
  // expected-note @below {{region branch point}}
  "async.execute"(%v) <{operandSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: f64):
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @dependency(%v: !async.value<f32>) {
  // expected-error @below {{'async.execute' op operand #0 must be variadic of async token type, but got '!async.value<f32>'}}
  "async.execute"(%v) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    async.yield
  }) : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @store(%f: f64, %v: !async.value<f32>) {
  // expected-error @below {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%f, %v) : (f64, !async.value<f32>) -> ()
  return
}

// -----

func.func @count(%t: !async.token) {
  // expected-error @below {{'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %t {count = 0 : i64} : !async.token
  return
}

// -----

func.func @resume(%g: !async.group) {
  // expected-error @below {{'async.runtime.resume' op operand #0 must be coroutine handle, but got '!async.group'}}
  "async.runtime.resume"(%g) : (!async.group) -> ()
  return
}

// -----

func.func @outside(%f: f32) {
  // expected-error @below {{'async.yield' op expects parent op 'async.execute'}}
  async.yield %f : f32
}
