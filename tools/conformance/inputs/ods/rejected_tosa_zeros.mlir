// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
func.func @a(%a: tensor<4xi8>, %b: tensor<1xi8>, %c: tensor<1xi32>) {
  // expected-error @below {{'tosa.negate' op expect both output and its zero point are the same element type, got 'i8' and 'i32'}}
  %r = "tosa.negate"(%a, %b, %c) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi8>
  return
}

// -----

func.func @a(%a: tensor<4xi8>, %b: tensor<1xi32>, %c: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i32'}}
  %r = "tosa.negate"(%a, %b, %c) : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @a(%a: tensor<4xi8>, %b: tensor<1xi8>, %c: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op expect input and output to have same element type, got 'i8' and 'i32'}}
  %r = "tosa.negate"(%a, %b, %c) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @a(%a: tensor<1x4x2xf32>, %b: tensor<1x3xi32>, %c: tensor<1x3x2xi64>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'i64' and 'f32'}}
  %r = "tosa.scatter"(%a, %b, %c) : (tensor<1x4x2xf32>, tensor<1x3xi32>, tensor<1x3x2xi64>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @a(%a: tensor<1x4x2xf32>, %b: tensor<1x3xi32>, %c: tensor<1x3x2xf32>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %r = "tosa.scatter"(%a, %b, %c) : (tensor<1x4x2xf32>, tensor<1x3xi32>, tensor<1x3x2xf32>) -> tensor<1x4x2xf16>
  return
}
