// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Tosa/IR/TosaShapeOps.td
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xf32>, tensor<4xi16>, tensor<4xi8>, tensor<1xf32>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xf32>, tensor<4xi16>, tensor<4xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi16>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>)
  // expected-error @+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = true}> : (tensor<4xi8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<3xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<3xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi8>, tensor<4xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op expect shape of { 4 } for shift input, got}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi8>, tensor<4xi16>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<i8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<i8>, tensor<4xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<?xi8>, tensor<3xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi32>)
  // expected-error @+1 {{'tosa.rescale' op expect shape of { -9223372036854775808 } for multiplier input, got}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<?xi8>, tensor<3xi16>, tensor<4xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<4xi32>
  %m = "t.v"() : () -> tensor<4xi16>
  %h = "t.v"() : () -> tensor<4xi8>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
 // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0, got 7}}
 %r = "tosa.rescale"(%a, %m, %h, %s, %s) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<4xi32>, tensor<4xi16>, tensor<4xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<4xi16>
  %m = "t.v"() : () -> tensor<4xi16>
  %h = "t.v"() : () -> tensor<4xi8>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
 // expected-error @+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 7}}
 %r = "tosa.rescale"(%a, %m, %h, %s, %s) <{input_unsigned = true, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<4xi16>, tensor<4xi16>, tensor<4xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<4xi16>
  %m = "t.v"() : () -> tensor<4xi16>
  %h = "t.v"() : () -> tensor<4xi8>
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %z = "tosa.const"() <{values = dense<-32768> : tensor<1xi16>}> : () -> tensor<1xi16>
 // expected-error @+1 {{'tosa.rescale' op expect output_zp of 0, got -32768}}
 %r = "tosa.rescale"(%a, %m, %h, %s, %z) <{input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false}> : (tensor<4xi16>, tensor<4xi16>, tensor<4xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
