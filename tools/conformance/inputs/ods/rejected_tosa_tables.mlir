// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Quant/IR/QuantOps.td
func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.table' op dim(result, 0) = 5 doesn't match dim(input, 0) = 4}}
  %1 = "tosa.table"(%i8, %t8) : (tensor<4xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %1 = "tosa.table"(%i8, %t8) : (tensor<4xi8>, tensor<256xi8>) -> tensor<4x1xi8>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 3 (input rank) but got size 2}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0>}> : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, 0>}> : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, -1>}> : (tensor<4x8x16xf32>) -> tensor<16x4x8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 512 and 576}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, 1>}> : (tensor<4x8x16xf32>) -> tensor<16x4x9xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, 1>}> : (tensor<4x8x16xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 2 (output rank) but got size 3}}
  %1 = "tosa.transpose"(%u) <{perms = array<i32: 2, 0, 1>}> : (tensor<*xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 2 to have size 16, got 17}}
  %1 = "tosa.gather"(%t, %ix) : (tensor<4x8x16xf32>, tensor<4x3xi32>) -> tensor<4x3x17xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 1 to have size 3, got 2}}
  %1 = "tosa.gather"(%t, %ix) : (tensor<4x8x16xf32>, tensor<4x3xi32>) -> tensor<4x2x16xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 0 to have size 4, got 5}}
  %1 = "tosa.gather"(%t, %ix) : (tensor<4x8x16xf32>, tensor<4x3xi32>) -> tensor<5x3x16xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %1 = "tosa.gather"(%t, %ix) : (tensor<4x8x16xf32>, tensor<4x3xi32>) -> tensor<4x3x16xf16>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %1:2 = "tosa.rfft2d"(%t) : (tensor<4x8x16xf32>) -> (tensor<4x8x8xf32>, tensor<4x8x8xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<4x8x9xf32>', 'tensor<4x8x8xf32>'}}
  %1:2 = "tosa.rfft2d"(%t) : (tensor<4x8x16xf32>) -> (tensor<4x8x9xf32>, tensor<4x8x8xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<4x8x16xf32>' output='tensor<3x8x9xf32>'}}
  %1:2 = "tosa.rfft2d"(%t) : (tensor<4x8x16xf32>) -> (tensor<3x8x9xf32>, tensor<3x8x9xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %1:2 = "tosa.rfft2d"(%t3) : (tensor<4x3x16xf32>) -> (tensor<4x3x9xf32>, tensor<4x3x9xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected width to be a power of two, got 12}}
  %1:2 = "tosa.rfft2d"(%t3w) : (tensor<4x4x12xf32>) -> (tensor<4x4x7xf32>, tensor<4x4x7xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.fft2d' op expected height to be a power of two, got 3}}
  %1:2 = "tosa.fft2d"(%t3, %t3) <{inverse = false}> : (tensor<4x3x16xf32>, tensor<4x3x16xf32>) -> (tensor<4x3x16xf32>, tensor<4x3x16xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.fft2d' op expected width to be a power of two, got 12}}
  %1:2 = "tosa.fft2d"(%t3w, %t3w) <{inverse = false}> : (tensor<4x4x12xf32>, tensor<4x4x12xf32>) -> (tensor<4x4x12xf32>, tensor<4x4x12xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %1 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %1 = "tosa.const"() <{values = dense<1> : tensor<4xi16>}> : () -> tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %i8: tensor<4xi8>, %i16: tensor<4xi16>, %t8: tensor<256xi8>, %t16: tensor<513xi16>, %bad: tensor<7xi8>, %ix: tensor<4x3xi32>, %r: tensor<3x5xf32>, %t3: tensor<4x3x16xf32>, %t3w: tensor<4x4x12xf32>) {
  // expected-error @below {{'tosa.const' op expected tensors for attr/result type}}
  %1 = "tosa.const"() <{values = dense<1> : vector<4xi8>}> : () -> tensor<4xi8>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.transpose' op expected output tensor dim 0 to match input dim 2 with value of 16}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, 1>}> : (tensor<4x8x16xf32>) -> tensor<4x16x8xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.transpose' op expected output tensor dim 2 to match input dim 1 with value of 8}}
  %1 = "tosa.transpose"(%t) <{perms = array<i32: 2, 0, 1>}> : (tensor<4x8x16xf32>) -> tensor<?x4x9xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %1 = "tosa.transpose"(%d) <{perms = array<i32: 2, 0, 1>}> : (tensor<?x8x16xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.gather' op requires indices dimension 0 to have size 4, got 5}}
  %1 = "tosa.gather"(%t, %ix5) : (tensor<4x8x16xf32>, tensor<5x3xi32>) -> tensor<4x3x16xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 0 to have size 5, got 4}}
  %1 = "tosa.gather"(%d, %ix5) : (tensor<?x8x16xf32>, tensor<5x3xi32>) -> tensor<4x3x16xf32>
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<4x?x9xf32>', 'tensor<4x?x8xf32>'}}
  %1:2 = "tosa.rfft2d"(%f3) : (tensor<?x3x16xf32>) -> (tensor<4x?x9xf32>, tensor<4x?x8xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected height to be a power of two, got 3}}
  %1:2 = "tosa.rfft2d"(%f3) : (tensor<?x3x16xf32>) -> (tensor<4x?x8xf32>, tensor<4x?x8xf32>)
  return
}

// -----

func.func @f(%t: tensor<4x8x16xf32>, %u: tensor<*xf32>, %d: tensor<?x8x16xf32>, %ix: tensor<4x3xi32>, %ix5: tensor<5x3xi32>, %ixd: tensor<?x3xi32>, %ixu: tensor<*xi32>, %i8: tensor<4xi8>, %iu: tensor<*xi8>, %t8: tensor<256xi8>, %f3: tensor<?x3x16xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 7}}
  %1:2 = "tosa.rfft2d"(%t) : (tensor<4x8x16xf32>) -> (tensor<4x8x7xf32>, tensor<*xf32>)
  return
}
