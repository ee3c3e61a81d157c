// ODS: mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td

// Numbers and their parts.

func.func @constant() {
  // expected-error @below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f64, 2.0 : f64] : complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('i32', 'i32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1 : i32, 2 : i32] : complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant ["real", "imaginary"] : complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{invalid properties {value = 1.000000e+00 : f32} for op complex.constant: Invalid attribute `value` in property conversion: 1.000000e+00 : f32}}
  %0 = "complex.constant"() <{value = 1.0 : f32}> : () -> complex<f32>
  return
}

// -----

func.func @constant() {
  // expected-error @below {{'complex.constant' op result #0 must be complex-type, but got 'f32'}}
  %0 = "complex.constant"() <{value = [1.0 : f32, 2.0 : f32]}> : () -> f32
  return
}

// -----

func.func @create(%x: f32) {
  // expected-error @below {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @create(%x: f32, %y: f64) {
  // expected-error @below {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @create(%x: i32) {
  // expected-error @below {{'complex.create' op operand #0 must be floating-point, but got 'i32'}}
  %0 = "complex.create"(%x, %x) : (i32, i32) -> complex<i32>
  return
}

// -----

func.func @re(%z: complex<f32>) {
  // expected-error @below {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
  return
}

// -----

func.func @im(%z: complex<f32>) {
  // expected-error @below {{'complex.im' op failed to verify that complex element type matches result type}}
  %0 = "complex.im"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
  return
}

// -----

func.func @abs(%z: complex<f32>) {
  // expected-error @below {{'complex.abs' op result #0 must be floating-point, but got 'complex<f32>'}}
  %0 = "complex.abs"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
  return
}

// -----

func.func @angle(%z: complex<f32>) {
  // expected-error @below {{'complex.angle' op failed to verify that complex element type matches result type}}
  %0 = "complex.angle"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f16
  return
}

// -----

func.func @bitcast(%x: index) {
  // expected-error @below {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %x : index to complex<f32>
  return
}

// -----

func.func @bitcast(%x: i64) {
  // expected-error @below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %x : i64 to vector<2xf32>
  return
}

// -----

func.func @bitcast(%x: i64) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %x : i64 to f64
  return
}

// -----

func.func @bitcast(%z: complex<f32>) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %z : complex<f32> to complex<i32>
  return
}

// -----

func.func @bitcast(%x: i32) {
  // expected-error @below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %x : i32 to complex<f32>
  return
}

// -----

// Functions.

func.func @exp(%z: complex<f32>) {
  // expected-error @below {{'complex.exp' op requires the same type for all operands and results}}
  %0 = "complex.exp"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f64>
  return
}

// -----

func.func @sin(%z: complex<i32>) {
  // expected-error @below {{'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = "complex.sin"(%z) <{fastmath = #arith.fastmath<none>}> : (complex<i32>) -> complex<i32>
  return
}

// -----

func.func @sin(%z: f32) {
  // expected-error @below {{'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'f32'}}
  %0 = "complex.sin"(%z) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
  return
}

// -----

func.func @add(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @below {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @powi(%a: complex<f32>, %x: f32) {
  // expected-error @below {{'complex.powi' op operand #1 must be signless integer, but got 'f32'}}
  %0 = "complex.powi"(%a, %x) : (complex<f32>, f32) -> complex<f32>
  return
}

// -----

func.func @powi(%a: complex<f32>, %n: i32) {
  // expected-error @below {{'complex.powi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "complex.powi"(%a, %n) : (complex<f32>, i32) -> complex<f64>
  return
}

// -----

func.func @eq(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @below {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}

// -----

func.func @eq(%a: complex<f32>) {
  // expected-error @below {{'complex.neq' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "complex.neq"(%a, %a) : (complex<f32>, complex<f32>) -> i32
  return
}

// -----

// The attribute.

// expected-error @below {{expected floating point literal}}
func.func private @f() attributes {a = #complex.number<:f32 1.0, one>}

// -----

// expected-error @below {{expected ':'}}
func.func private @f() attributes {a = #complex.number<f32 1.0, 1.0>}

// -----

// expected-error @below {{expected ','}}
func.func private @f() attributes {a = #complex.number<:f32 1.0 1.0>}

// -----

// expected-error @below {{unknown attribute `other` in dialect `complex`}}
func.func private @f() attributes {a = #complex.other}

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
func.func private @f() attributes {a = #complex.number<:f32 1, 2.0>}
