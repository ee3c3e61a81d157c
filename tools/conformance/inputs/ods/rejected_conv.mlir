// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Quant/IR/QuantOps.td
func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f32' and 'f16'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf16>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf16>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf16>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f16' and 'f32'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf16>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xi8>, %w: tensor<*xi4>, %b: tensor<*xi32>, %iz: tensor<1xi8>, %wz: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i4' and 'i8'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xi8>, tensor<*xi4>, tensor<*xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xi8>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'i8'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xi8>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f32' and 'i8'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<6xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output height did not match expected: calculated=6, expected=4}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all stride values to be >= 1, got 1, 0}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 0>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 2, 3, 4}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: -1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 0>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x4x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<3xf16>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %1 = "tosa.conv3d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1,2,3,4,5,6>, stride = array<i64: 1, 1, 1>}> : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<3xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*x!quant.uniform<i8:f32, 1.0>>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op expect both input and weight to be float or not together, got 'i8' and 'f32'}}
  %1 = "tosa.conv3d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 1,2,3,4,5,6>, stride = array<i64: 1, 1, 1>}> : (tensor<*x!quant.uniform<i8:f32, 1.0>>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<2x2x2x3xf32>, %b: tensor<3xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.depthwise_conv2d' op result #0 must be 4-d tosa-conformant tensor, but got 'tensor<7xf32>'}}
  %1 = "tosa.depthwise_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1,2,3,4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<7xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [1, 0]}}
  %1 = "tosa.transpose_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, out_pad = array<i64: 1,2,3,4>, stride = array<i64: 1, 0>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf16>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf16>, %iz: tensor<1xi8>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf16>, tensor<1xi8>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xi8>, %w: tensor<*xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'i8' and 'f32'}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xi8>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xi16>, %w: tensor<*xi16>, %b: tensor<*xf32>, %iz: tensor<1xi16>, %wz: tensor<1xi16>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xi16>, tensor<*xi16>, tensor<*xf32>, tensor<1xi16>, tensor<1xi16>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf16>, %w: tensor<*xf16>, %b: tensor<*xf32>, %iz: tensor<1xf16>, %wz: tensor<1xf16>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf16>, tensor<*xf16>, tensor<*xf32>, tensor<1xf16>, tensor<1xf16>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf8E5M2>, %w: tensor<*xf8E5M2>, %b: tensor<*xf32>, %iz: tensor<1xf8E5M2>, %wz: tensor<1xf8E5M2>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf8E5M2>, tensor<*xf8E5M2>, tensor<*xf32>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xbf16>, %w: tensor<*xbf16>, %b: tensor<*xf32>, %iz: tensor<1xbf16>, %wz: tensor<1xbf16>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for bf16 tensor is not f32}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xbf16>, tensor<*xbf16>, tensor<*xf32>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<3xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output width did not match expected: calculated=10, expected=9}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x9x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<2xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op bias channels expected to be equal to output channels (3) or 1, got 2}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x10x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x4x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op calculated output height did not match expected: calculated=10, expected=11}}
  %1 = "tosa.conv3d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1,1,1>, pad = array<i64: 1,2,3,4,5,6>, stride = array<i64: 1,1,1>}> : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x11x14x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<2x2x2x3xf32>, %b: tensor<3xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 3}}
  %1 = "tosa.depthwise_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1,2,3,4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x10x6xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 11 != (4 - 1) * 1 + 3 + 4 + 2}}
  %1 = "tosa.transpose_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, out_pad = array<i64: 1,2,3,4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x11x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<2xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (3) or 1, got 2}}
  %1 = "tosa.transpose_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, out_pad = array<i64: 1,2,3,4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x12x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-2 and KH=2}}
  %1 = "tosa.transpose_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, out_pad = array<i64: -2,2,3,4>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-2 and KW=2}}
  %1 = "tosa.transpose_conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, out_pad = array<i64: 1,2,3,-2>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x2xf32>, %w: tensor<3x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 1 + 2 - (2 - 1) * 1) / 2}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1, 2>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 2, 3>}> : (tensor<1x4x4x2xf32>, tensor<3x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x10x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x4x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (4 - 1 + 1 + 2 - (2 - 1) * 1) / 4}}
  %1 = "tosa.conv3d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1,1,1>, pad = array<i64: 1,2,3,4,5,6>, stride = array<i64: 4,1,1>}> : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x10x14x3xf32>
  return
}

// -----

func.func @f(%i: tensor<1x4x4x4x2xf32>, %w: tensor<3x2x2x2x2xf32>, %b: tensor<*xf32>, %iz: tensor<1xf32>, %wz: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (4 - 1 + 5 + 6 - (2 - 1) * 1) / 3}}
  %1 = "tosa.conv3d"(%i, %w, %b, %iz, %wz) <{acc_type = f32, dilation = array<i64: 1,1,1>, pad = array<i64: 1,2,3,4,5,6>, stride = array<i64: 1,1,3>}> : (tensor<1x4x4x4x2xf32>, tensor<3x2x2x2x2xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x10x14x3xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %z: tensor<1xf32>) {
  %iz = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %1 = "tosa.conv2d"(%i, %w, %b, %iz, %z) <{acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: -1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f(%i: tensor<*xf32>, %w: tensor<*xf32>, %b: tensor<*xf32>, %z: tensor<1xf32>) {
  %iz = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error @below {{'tosa.conv2d' op weight zero point must be zero for non-int8 integer types}}
  %1 = "tosa.conv2d"(%i, %w, %b, %z, %iz) <{acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 1, 1>}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
