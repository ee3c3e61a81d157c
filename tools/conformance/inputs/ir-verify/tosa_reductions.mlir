// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Tosa/IR/TosaShapeOps.td
func.func @f() {
  %v = "t.v"() : () -> (tensor<4xi16>)
  // expected-error @+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %r = "tosa.argmax"(%v) <{axis = 31 : i32}> : (tensor<4xi16>) -> tensor<i32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi16>)
  %r = "tosa.argmax"(%v) <{axis = 31 : i32}> : (tensor<*xi16>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi16>)
  %r = "tosa.argmax"(%v) <{axis = 31 : i32}> : (tensor<*xi16>) -> tensor<i32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4xi16>)
  // expected-error @+1 {{'tosa.argmax' op expected output shape '', got '2'}}
  %r = "tosa.argmax"(%v) <{axis = 0 : i32}> : (tensor<4xi16>) -> tensor<2xi32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<4x3xi16>)
  // expected-error @+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %r = "tosa.argmax"(%v) <{axis = 0 : i32}> : (tensor<4x3xi16>) -> tensor<3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xi64>)
  // expected-error @+1 {{'tosa.reduce_any' op expect output tensor rank (1) to be larger than reduce axis (1)}}
  %r = "tosa.reduce_any"(%v) <{axis = 1 : i32}> : (tensor<*xi64>) -> tensor<4xi64>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x4xi64>)
  %r = "tosa.reduce_any"(%v) <{axis = 1 : i32}> : (tensor<2x4xi64>) -> tensor<*xi64>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x4xi1>)
  %r = "tosa.reduce_any"(%v) <{axis = 1 : i32}> : (tensor<2x4xi1>) -> tensor<*xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x4xi1>)
  // expected-error @+1 {{'tosa.reduce_any' op expect reduced dimension size to be 1, got 4}}
  %r = "tosa.reduce_any"(%v) <{axis = 1 : i32}> : (tensor<2x4xi1>) -> tensor<2x4xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x?xi1>)
  // expected-error @+1 {{'tosa.reduce_any' op reduce axis must not be negative}}
  %r = "tosa.reduce_any"(%v) <{axis = -1 : i32}> : (tensor<2x?xi1>) -> tensor<2x5xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x?xi1>)
  // expected-error @+1 {{'tosa.reduce_any' op expect input tensor rank (2) to be larger than reduce axis (5)}}
  %r = "tosa.reduce_any"(%v) <{axis = 5 : i32}> : (tensor<2x?xi1>) -> tensor<2x5xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<2x3xi1>)
  // expected-error @+1 {{'tosa.reduce_any' op expect output tensor rank to be equal to input tensor rank}}
  %r = "tosa.reduce_any"(%v) <{axis = 1 : i32}> : (tensor<2x3xi1>) -> tensor<2xi1>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<3xf32>)
  // expected-error @+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %r = "tosa.reduce_sum"(%v) <{axis = 0 : i32}> : (tensor<3xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<3xi1>)
  // expected-error @+1 {{'tosa.reduce_all' op expect reduced dimension size to be 1, got 3}}
  %r = "tosa.reduce_all"(%v) <{axis = 0 : i32}> : (tensor<3xi1>) -> tensor<3xi1>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<*xi64>, tensor<*xf64>)
  // expected-error @+1 {{'tosa.concat' op expect input and output to have same element type, got 'f64' and 'i64'}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 31 : i32}> : (tensor<*xi64>, tensor<*xf64>) -> tensor<*xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<*xi64>, tensor<*xi64>)
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 31 : i32}> : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4xi64>, tensor<*xi64>)
  // expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 31}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 31 : i32}> : (tensor<4xi64>, tensor<*xi64>) -> tensor<*xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4xi64>, tensor<*xi64>)
  // expected-error @+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got -1}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = -1 : i32}> : (tensor<4xi64>, tensor<*xi64>) -> tensor<*xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 8 and 9}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 0 : i32}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<9xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.concat' op expect output rank to match inputs rank, got 2 vs 1}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 0 : i32}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<8x1xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x1xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 0 : i32}> : (tensor<4x1xi64>, tensor<4xi64>) -> tensor<8x1xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x1xi64>, tensor<4x2xi64>)
  // expected-error @+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 2 vs 1 at index 1 on operands 0 and 1}}
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 0 : i32}> : (tensor<4x1xi64>, tensor<4x2xi64>) -> tensor<8x1xi64>
  return
}
// -----
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<4x1xi64>, tensor<?x1xi64>)
  %r = "tosa.concat"(%v#0, %v#1) <{axis = 0 : i32}> : (tensor<4x1xi64>, tensor<?x1xi64>) -> tensor<2x1xi64>
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'tosa.concat' op expect at least one input}}
  %r = "tosa.concat"() <{axis = 0 : i32}> : () -> tensor<8x3xi64>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xi16>, tensor<*xi8>, tensor<*xi16>, tensor<*xi8>)
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xi16>, tensor<*xi8>, tensor<*xi16>, tensor<*xi8>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:4 = "t.v"() : () -> (tensor<*xf32>, tensor<*xi8>, tensor<*xf32>, tensor<*xi8>)
  %r = "tosa.matmul"(%v#0, %v#1, %v#2, %v#3) : (tensor<*xf32>, tensor<*xi8>, tensor<*xf32>, tensor<*xi8>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<*xi16>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
 // expected-error @+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
 %r = "tosa.matmul"(%a, %a, %s, %s) : (tensor<*xi16>, tensor<*xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<*xi16>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<*xf16>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %s = "tosa.const"() <{values = dense<7.0> : tensor<1xf16>}> : () -> tensor<1xf16>
 // expected-error @+1 {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
 %r = "tosa.matmul"(%a, %a, %z, %s) : (tensor<*xf16>, tensor<*xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<*xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>)
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<?xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<?xi1>, tensor<4xi64>, tensor<1xi64>)
  // expected-error @+1 {{'tosa.select' op result type '3' not broadcast compatible with broadcasted operands's shapes '4'}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<?xi1>, tensor<4xi64>, tensor<1xi64>) -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<?xi1>, tensor<1xi64>, tensor<1xi64>)
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<?xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xi1>, tensor<1x3xi64>, tensor<1xi64>)
  // expected-error @+1 {{'tosa.select' op result type '3' not broadcast compatible with broadcasted operands's shapes '1x3'}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<*xi1>, tensor<1x3xi64>, tensor<1xi64>) -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xi1>, tensor<1x3xi64>, tensor<1x5xi64>)
  // expected-error @+1 {{'tosa.select' op operands don't have broadcast-compatible shapes}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<*xi1>, tensor<1x3xi64>, tensor<1x5xi64>) -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xf32>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xf32>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xi32>, tensor<2x4xi32>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op result type has different rank than b, got 1 vs 2}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<*xi32>, tensor<2x4xi32>, tensor<1xi8>) -> tensor<3xi32>
  return
}
