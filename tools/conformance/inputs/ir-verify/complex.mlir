// ODS: mlir/Dialect/Complex/IR/ComplexOps.td
%v:1 = "test.values"() : () -> (i64)
%r:1 = "complex.bitcast"(%v#0)  : (i64) -> (complex<f32>)
// -----
%v:1 = "test.values"() : () -> (f32)
// expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
%r:1 = "complex.bitcast"(%v#0)  : (f32) -> (i32)
// -----
%v:1 = "test.values"() : () -> (f32)
%r:1 = "complex.bitcast"(%v#0)  : (f32) -> (f32)
// -----
%v:1 = "test.values"() : () -> (tensor<4xf32>)
// expected-error @+1 {{'complex.bitcast' op operand must be int/float/complex}}
%r:1 = "complex.bitcast"(%v#0)  : (tensor<4xf32>) -> (i32)
// -----
%v:1 = "test.values"() : () -> (i64)
// expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
%r:1 = "complex.bitcast"(%v#0)  : (i64) -> (index)
// -----
%v:1 = "test.values"() : () -> (i64)
// expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
%r:1 = "complex.bitcast"(%v#0)  : (i64) -> (complex<f16>)
// -----
%v:1 = "test.values"() : () -> (complex<f32>)
// expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
%r:1 = "complex.bitcast"(%v#0)  : (complex<f32>) -> (complex<i32>)
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('f64', 'f64') to match the element type of the op's return type ('f32')}}
%r:1 = "complex.constant"() <{value = [0.5,1.0]}>  : () -> (complex<f32>)
// -----
%r:1 = "complex.constant"() <{value = [0.5:f32,1.0:f32]}>  : () -> (complex<f32>)
// -----
// expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
%r:1 = "complex.constant"() <{value = [0.5:f32]}>  : () -> (complex<f32>)
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%r:1 = "complex.constant"() <{value = ["a","b"]}>  : () -> (complex<f32>)
// -----
// expected-error @+1 {{'complex.constant' op requires attribute's element types ('f32', 'i32') to match the element type of the op's return type ('f32')}}
%r:1 = "complex.constant"() <{value = [0.5:f32,1:i32]}>  : () -> (complex<f32>)
// -----
%r:1 = "complex.constant"() <{value = [1:i32,2:i32]}>  : () -> (complex<i32>)
