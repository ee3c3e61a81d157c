// ODS: mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Complex/IR/ComplexAttributes.td
// Complex numbers.
// expected-error @+1 {{expected ':'}}
"a.b"() {a = #complex.number<f32 1.1, 2.0>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #complex.number<:f32 1.1 2.0>} : () -> ()
// -----
// expected-error @+1 {{expected ','}}
"a.b"() {a = #complex.number<:f32 1.1>} : () -> ()
// -----
// expected-error @+1 {{expected '>'}}
"a.b"() {a = #complex.number<:f32 1.1, 2.0, 3.0>} : () -> ()
// -----
// expected-error @+1 {{expected floating point literal}}
"a.b"() {a = #complex.number<: f32 1.1, inf>} : () -> ()
// -----
// expected-error @+1 {{expected '<'}}
"a.b"() {a = #complex.number} : () -> ()
