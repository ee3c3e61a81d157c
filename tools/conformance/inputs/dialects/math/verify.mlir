// ODS: mlir/Dialect/Math/IR/MathOps.td

func.func @absf(%x: i32) {
  // expected-error @below {{'math.absf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.absf %x : i32
  return
}

// -----

func.func @absf(%x: f32) {
  // expected-error @below {{'math.absf' op requires the same type for all operands and results}}
  %0 = "math.absf"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> f64
  return
}

// -----

func.func @absf(%x: vector<4xf32>) {
  // expected-error @below {{'math.absf' op requires the same type for all operands and results}}
  %0 = "math.absf"(%x) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> f32
  return
}

// -----

func.func @absf(%x: memref<4xf32>) {
  // expected-error @below {{'math.absf' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = "math.absf"(%x) <{fastmath = #arith.fastmath<none>}> : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @absi(%x: f32) {
  // expected-error @below {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %x : f32
  return
}

// -----

func.func @absi(%x: si32) {
  // expected-error @below {{'math.absi' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.absi %x : si32
  return
}

// -----

func.func @atan2(%x: f32, %y: f64) {
  // expected-error @below {{'math.atan2' op requires the same type for all operands and results}}
  %0 = "math.atan2"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, f64) -> f32
  return
}

// -----

func.func @atan2(%x: f32, %y: tensor<4xf32>) {
  // expected-error @below {{'math.atan2' op requires the same type for all operands and results}}
  %0 = "math.atan2"(%x, %y) <{fastmath = #arith.fastmath<none>}> : (f32, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @fma(%x: f32) {
  // expected-error @below {{'math.fma' op expected 3 operands, but found 2}}
  %0 = "math.fma"(%x, %x) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  return
}

// -----

func.func @clampf(%x: f32, %n: i32) {
  // expected-error @below {{'math.clampf' op operand #1 must be floating-point-like, but got 'i32'}}
  %0 = "math.clampf"(%x, %n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, i32, i32) -> f32
  return
}

// -----

func.func @clampf(%x: f32) {
  // expected-error @below {{custom op 'math.clampf' expected 'to'}}
  %0 = math.clampf %x [%x, %x] : f32
  return
}

// -----

func.func @sqrt(%x: f32) {
  // expected-error @below {{invalid properties {fastmath = 1 : i32} for op math.sqrt: Invalid attribute `fastmath` in property conversion: 1 : i32}}
  %0 = "math.sqrt"(%x) <{fastmath = 1 : i32}> : (f32) -> f32
  return
}

// -----

func.func @fpowi(%x: f32, %y: f32) {
  // expected-error @below {{'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'}}
  %0 = math.fpowi %x, %y : f32, f32
  return
}

// -----

func.func @fpowi(%x: vector<4xf32>, %n: i32) {
  // expected-error @below {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %x, %n : vector<4xf32>, i32
  return
}

// -----

func.func @fpowi(%x: vector<4xf32>, %n: vector<2xi32>) {
  // expected-error @below {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %x, %n : vector<4xf32>, vector<2xi32>
  return
}

// -----

func.func @fpowi(%x: f32, %n: i32) {
  // expected-error @below {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%x, %n) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f64
  return
}

// -----

func.func @ipowi(%n: i32, %m: i64) {
  // expected-error @below {{'math.ipowi' op requires the same type for all operands and results}}
  %0 = "math.ipowi"(%n, %m) : (i32, i64) -> i32
  return
}

// -----

func.func @sincos(%x: f32) {
  // expected-error @below {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f64)
  return
}

// -----

func.func @sincos(%x: vector<4xf32>) {
  // expected-error @below {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%x) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> (vector<4xf32>, vector<2xf32>)
  return
}

// -----

func.func @isnan(%x: f32) {
  // expected-error @below {{'math.isnan' op result #0 must be bool-like, but got 'i8'}}
  %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (f32) -> i8
  return
}

// -----

func.func @isnan(%x: vector<4xf32>) {
  // expected-error @below {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> i1
  return
}

// -----

func.func @isnan(%x: vector<4xf32>) {
  // expected-error @below {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<2xi1>
  return
}

// -----

func.func @isfinite(%x: i32) {
  // expected-error @below {{custom op 'math.isfinite' 'operand' must be floating-point-like, but got 'i32'}}
  %0 = math.isfinite %x : i32
  return
}
