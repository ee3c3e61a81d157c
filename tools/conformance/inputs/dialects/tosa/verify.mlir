// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Quant/IR/QuantOps.td

// Element types of input and output.
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.reverse %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %x, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.pad %x, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf16>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %s = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.reshape %x, %s : (tensor<4xf32>, !tosa.shape<2>) -> tensor<2x2xi32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.slice %x, %s, %t : (tensor<4xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.tile %x, %s : (tensor<4xf32>, !tosa.shape<1>) -> tensor<8xi32>
  return
}

// -----

func.func @f(%x: tensor<1x2x3xf32>, %n: tensor<1x2xi32>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %0 = tosa.scatter %x, %n, %x : (tensor<1x2x3xf32>, tensor<1x2xi32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
  return
}

// -----

func.func @f(%x: tensor<1x2x3xf32>, %n: tensor<1x2xi32>, %y: tensor<1x2x3xi8>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.scatter %x, %n, %y : (tensor<1x2x3xf32>, tensor<1x2xi32>, tensor<1x2x3xi8>) -> tensor<1x2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x3xf32>, %n: tensor<1x2xi32>) {
  // expected-error @below {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.gather %x, %n : (tensor<1x2x3xf32>, tensor<1x2xi32>) -> tensor<1x2x3xf16>
  return
}

// -----

// Other signs.
func.func @f(%x: tensor<4xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %x, %z, %z : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  // expected-error @below {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %x, %y, %z : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  // expected-error @below {{'tosa.negate' op expect both output and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.negate %x, %z, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %x, %k, %z : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%x: tensor<4xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %x, %z, %k : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

// Bounds.
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %x {max_val = 1 : i32, min_val = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=2 : i8, max_val=1 : i8}}
  %0 = tosa.clamp %x {max_val = 1 : i8, min_val = 2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xui8>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=1 : ui8}}
  %0 = tosa.clamp %x {max_val = 1 : ui8, min_val = 200 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

func.func @f(%x: tensor<4xf16>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=1.000000e+00 : f16, max_val=-1.000000e+00 : f16}}
  %0 = tosa.clamp %x {max_val = -1.0 : f16, min_val = 1.0 : f16} : (tensor<4xf16>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %0 = tosa.clamp %x {max_val = 0x7FC00000 : f32, min_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{custom op 'tosa.clamp' invalid nan_mode value: SOMETIMES}}
  %0 = tosa.clamp %x {max_val = 2 : i8, min_val = 1 : i8, nan_mode = SOMETIMES} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

// Blocks with scales.
func.func @f(%x: tensor<4x32xf8E5M2>, %s: tensor<4x1xf8E8M0FNU>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and output_data ('tensor<5x32xf32>')}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<5x32xf32>
  return
}

// -----

func.func @f(%x: tensor<4x33xf8E5M2>, %s: tensor<4x1xf8E8M0FNU>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}

// -----

func.func @f(%x: tensor<4x32xf8E5M2>, %s: tensor<3x1xf8E8M0FNU>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and input_scale ('tensor<3x1xf8E8M0FNU>') except for the last dimension}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<3x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%x: tensor<4x32xf8E5M2>, %s: tensor<4x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%x: tensor<4x32xf8E5M2>, %s: tensor<4x1xf8E8M0FNU>) {
  // expected-error @below {{custom op 'tosa.cast_from_block_scaled' invalid block_size value: BLOCK_SIZE_31}}
  %0 = tosa.cast_from_block_scaled %x, %s {block_size = BLOCK_SIZE_31} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%x: tensor<4x32xf32>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<4x64xf8E5M2>')}}
  %0, %1 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  return
}

// -----

func.func @f(%x: tensor<4x31xf32>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (31) to be divisible by block_size (32)}}
  %0, %1 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x31xf32>) -> (tensor<4x31xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%x: tensor<4x32xf32>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (3) to be equal to last dimension of output_data / block_size (1)}}
  %0, %1 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x3xf8E8M0FNU>)
  return
}

// -----

func.func @f(%x: tensor<4x32xf32>) {
  // expected-error @below {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E5M2>') and output_scale ('tensor<1x1xf8E8M0FNU>') except for the last dimension}}
  %0, %1 = tosa.cast_to_block_scaled %x {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<1x1xf8E8M0FNU>)
  return
}

// -----

// Convolutions.
func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf16>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xi8>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xi8>, tensor<3xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf16>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xbf16>) {
  // expected-error @below {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'f32' and 'bf16'}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xbf16>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi16>, %w: tensor<3x1x1x2xi16>, %b: tensor<3xi48>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %x, %w, %b, %k, %z {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xi16>, tensor<3x1x1x2xi16>, tensor<3xi48>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x3xi48>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi16>, %w: tensor<3x1x1x2xi16>, %b: tensor<3xi48>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.conv2d' op weight zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %x, %w, %b, %y, %k {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xi16>, tensor<3x1x1x2xi16>, tensor<3xi48>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x3xi48>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf16>, %w: tensor<3x1x1x2xf16>, %b: tensor<3xf16>, %y: tensor<1xf16>, %z: tensor<1xf16>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf16>, tensor<3x1x1x2xf16>, tensor<3xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x3xf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xbf16>, %w: tensor<3x1x1x2xbf16>, %b: tensor<3xbf16>, %y: tensor<1xbf16>, %z: tensor<1xbf16>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f16, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xbf16>, tensor<3x1x1x2xbf16>, tensor<3xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x3xbf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi8>, %w: tensor<3x1x1x2xi8>, %b: tensor<3xi32>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xi8>, tensor<3x1x1x2xi8>, tensor<3xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x3xi32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi16>, %w: tensor<3x1x1x2xi8>, %b: tensor<3xi48>, %y: tensor<1xi16>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xi16>, tensor<3x1x1x2xi8>, tensor<3xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x3xi48>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf8E5M2>, %w: tensor<3x1x1x2xf8E5M2>, %b: tensor<3xf16>, %y: tensor<1xf8E5M2>, %z: tensor<1xf8E5M2>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf8E5M2>, tensor<3x1x1x2xf8E5M2>, tensor<3xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x3xf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all stride values to be >= 1, got 1, 0}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all dilation values to be >= 1, got 0, 1}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output height did not match expected: calculated=4, expected=5}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output width did not match expected: calculated=4, expected=5}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x5x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<2xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op bias channels expected to be equal to output channels (3) or 1, got 2}}
  %0 = tosa.conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x4x2xf32>, %w: tensor<3x1x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (4 - 1 + 0 + 0 - (1 - 1) * 1) / 2}}
  %0 = tosa.conv3d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 2, 1, 1>}
      : (tensor<1x4x4x4x2xf32>, tensor<3x1x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x4x2xf32>, %w: tensor<3x1x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op calculated output depth did not match expected: calculated=4, expected=3}}
  %0 = tosa.conv3d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>}
      : (tensor<1x4x4x4x2xf32>, tensor<3x1x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<2x1x2x1xf32>, %b: tensor<2xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=3, expected=4}}
  %0 = tosa.depthwise_conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<2x1x2x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<5xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5}}
  %0 = tosa.depthwise_conv2d %x, %w, %b, %y, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x6xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-1 and KH=1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-1 and KH=1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, -1, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-1 and KW=1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, -1, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-1 and KW=1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 5 != (4 - 1) * 1 + 0 + 0 + 1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 7 != (4 - 1) * 1 + 0 + 0 + 1}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x7x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<4xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (3) or 1, got 4}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %w: tensor<3x1x1x2xf32>, %b: tensor<3xf16>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.transpose_conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.transpose_conv2d %x, %w, %b, %y, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>, tensor<3x1x1x2xf32>, tensor<3xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x3xf32>
  return
}

// -----

// Windows.
func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 1}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 0, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 1, 0}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 0>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all padding values to be >= 0, got 0, 0, 0, -1}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=1, pad_bottom=0, kernel_y=1}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=1, kernel_x=1}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 1>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 1) / 2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (4 + 0 + 0 - 1) / 2}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 2>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x2x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=4, expected=3}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x3x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=4, expected=3}}
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
      : (tensor<1x4x4x2xf32>) -> tensor<1x4x3x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %y: tensor<1xf16>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %y: tensor<1xf32>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'f32' and 'i8'}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf32>, %y: tensor<1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = f16, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xf16>, %y: tensor<1xf16>, %z: tensor<1xf16>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x2xf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xbf16>, %y: tensor<1xbf16>, %z: tensor<1xbf16>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = f16, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x2xbf16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = tosa.avg_pool2d %x, %y, %z {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi16>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %x, %k, %z {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x2xi16>
  return
}

// -----

func.func @f(%x: tensor<1x4x4x2xi16>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.avg_pool2d %x, %y, %k {acc_type = i32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
      stride = array<i64: 1, 1>} : (tensor<1x4x4x2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x2xi16>
  return
}

// -----

// Products.
func.func @f(%a: tensor<1x2x3xi8>, %b: tensor<1x3x4xi8>, %y: tensor<1xi16>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'i8' and 'i16'}}
  %0 = tosa.matmul %a, %b, %y, %z
      : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xi8>, %b: tensor<1x3x4xi8>, %y: tensor<1xi8>, %z: tensor<1xi16>) {
  // expected-error @below {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'i8' and 'i16'}}
  %0 = tosa.matmul %a, %b, %y, %z
      : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xi16>, %b: tensor<1x3x4xi16>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %k, %z
      : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x4xi48>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xi16>, %b: tensor<1x3x4xi16>, %y: tensor<1xi16>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.matmul' op b zero point must be zero for non-int8 integer types}}
  %0 = tosa.matmul %a, %b, %y, %k
      : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x4xi48>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e+00>' and 'i8'}}
  %0 = tosa.matmul %a, %b, %y, %z
      : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4x!quant.uniform<i16:f32, 1.0>>, %y: tensor<1xi8>, %z: tensor<1xi16>) {
  // expected-error @below {{'tosa.matmul' op expect quantized operands to have same widths, got 8 and 16}}
  %0 = tosa.matmul %a, %b, %y, %z
      : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4x!quant.uniform<i16:f32, 1.0>>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x2x4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi8>, %b: tensor<4xi16>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xi8>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  %k = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  // expected-error @below {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a, %b, %k : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<1x4xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<1x4xf32>, tensor<1xi8>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<5xf32>, tensor<1xi8>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op result type has different rank than a, got 2 vs 1}}
  %0 = tosa.mul %a, %b, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xi8>) {
  // expected-error @below {{'tosa.select' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xi8>) {
  // expected-error @below {{'tosa.select' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.select %c, %b, %a : (tensor<4xi1>, tensor<4xi8>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Along an axis.
func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = tosa.reduce_sum %x {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reduce_max' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = tosa.reduce_max %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reduce_min' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reduce_min %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @below {{'tosa.reduce_product' op expect output tensor rank (1) to be larger than reduce axis (1)}}
  %0 = tosa.reduce_product %x {axis = 1 : i32} : (tensor<*xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xi1>) {
  // expected-error @below {{'tosa.reduce_all' op expect reduced dimension size to be 1, got 3}}
  %0 = tosa.reduce_all %x {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x3xi1>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '2', got '3'}}
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = tosa.reverse %x {axis = -1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = tosa.reverse %x {axis = 2 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = tosa.reverse %x {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @below {{'tosa.reverse' op expect output tensor rank (1) to be larger than reverse axis (1)}}
  %0 = tosa.reverse %x {axis = 1 : i32} : (tensor<*xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tosa.concat' op expect at least one input}}
  %0 = "tosa.concat"() {axis = 0 : i32} : () -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xi8>) {
  // expected-error @below {{'tosa.concat' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2xf32>, tensor<2xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 1}}
  %0 = tosa.concat %a, %b {axis = 1 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got -1}}
  %0 = tosa.concat %a, %b {axis = -1 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'tosa.concat' op expect output rank to match inputs rank, got 2 vs 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 5}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6x1xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape has invalid tensor dimension size -2}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[7]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op cannot reshape 6 elements into 7}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[7]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.reshape' op cannot reshape 6 elements into 7}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op cannot reshape 6 elements into 7}}
  %0 = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %0 = tosa.tile %x, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = tosa.tile %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect 'multiples' array to have length 1 but got 2.}}
  %0 = tosa.tile %x, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<2xf32>) {
  %s = tosa.const_shape {values = dense<[0]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = tosa.tile %x, %s : (tensor<2xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
  %0 = tosa.transpose %x {perms = array<i32: 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<*xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 1 (output rank) but got size 2}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<*xf32>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 2>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 6 and 9}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
  %0 = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f(%v: tensor<2x3x4xf32>, %n: tensor<3x2xi32>) {
  // expected-error @below {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
  %0 = tosa.gather %v, %n : (tensor<2x3x4xf32>, tensor<3x2xi32>) -> tensor<2x2x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x3x4xf32>, %n: tensor<2x2xi32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 0 to have size 2, got 3}}
  %0 = tosa.gather %v, %n : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<3x2x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x3x4xf32>, %n: tensor<2x2xi32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 1 to have size 2, got 3}}
  %0 = tosa.gather %v, %n : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%v: tensor<2x3x4xf32>, %n: tensor<2x2xi32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 2 to have size 4, got 5}}
  %0 = tosa.gather %v, %n : (tensor<2x3x4xf32>, tensor<2x2xi32>) -> tensor<2x2x5xf32>
  return
}

// -----

// Other sizes.
func.func @f(%x: tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expect all scale values to be > 0, got 1, 1, 0, 1}}
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR}
      : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((2 - 1) * 1 - 0 + 0) / 2}}
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR}
      : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((2 - 1) * 1 - 0 + 0) / 2}}
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR}
      : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output height did not match expected: calculated=2, expected=3}}
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR}
      : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output width did not match expected: calculated=2, expected=3}}
  %0 = tosa.resize %x, %s, %o, %b {mode = BILINEAR}
      : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x3x1xf32>
  return
}

// -----

// Scales.
func.func @f(%x: tensor<4xf32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xf32>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.rescale' op expect output to have integer element type, got 'f32'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi16>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi16>) {
  // expected-error @below {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi16>, %z: tensor<1xi8>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0, got 3}}
  %0 = tosa.rescale %x, %m, %s, %k, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0, got 3}}
  %0 = tosa.rescale %x, %m, %s, %y, %k {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%x: tensor<4xi16>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi16>, %z: tensor<1xi8>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 3}}
  %0 = tosa.rescale %x, %m, %s, %k, %z {input_unsigned = true, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi16>) {
  %k = "tosa.const"() {values = dense<3> : tensor<1xi16>} : () -> tensor<1xi16>
  // expected-error @below {{'tosa.rescale' op expect output_zp of 0 or 32768 for unsigned int16 output, got 3}}
  %0 = tosa.rescale %x, %m, %s, %y, %k {input_unsigned = false, output_unsigned = true, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = false, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<i8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = true, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<4xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 1 }}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = true, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<4xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 4 } for shift input, got { 1 }}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = true, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<2xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<2xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<2xi8>, %y: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 1 } for shift input, got { 2 }}}
  %0 = tosa.rescale %x, %m, %s, %y, %z {input_unsigned = false, output_unsigned = false, per_channel = false, scale32 = true, rounding_mode = SINGLE_ROUND}
      : (tensor<4xi8>, tensor<1xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>, %t: tensor<256xi8>) {
  // expected-error @below {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.table %x, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<6xi8>
  return
}

// -----

func.func @f(%x: tensor<2x3xi8>, %t: tensor<256xi8>) {
  // expected-error @below {{'tosa.table' op dim(result, 1) = 4 doesn't match dim(input, 1) = 3}}
  %0 = tosa.table %x, %t : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x4xi8>
  return
}

// -----

// Waves.
func.func @f(%x: tensor<1x3x4xf32>) {
  // expected-error @below {{'tosa.fft2d' op expected height to be a power of two, got 3}}
  %0, %1 = tosa.fft2d %x, %x {inverse = false}
      : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> (tensor<1x3x4xf32>, tensor<1x3x4xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x4x8xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<1x4x5xf32>', 'tensor<1x4x4xf32>'}}
  %0, %1 = tosa.rfft2d %x : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x4x6xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected width to be a power of two, got 6}}
  %0, %1 = tosa.rfft2d %x : (tensor<1x4x6xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x4x8xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<1x3x5xf32>'}}
  %0, %1 = tosa.rfft2d %x : (tensor<1x4x8xf32>) -> (tensor<1x3x5xf32>, tensor<1x3x5xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x4x8xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<1x4x8xf32>' output='tensor<2x4x5xf32>'}}
  %0, %1 = tosa.rfft2d %x : (tensor<1x4x8xf32>) -> (tensor<2x4x5xf32>, tensor<2x4x5xf32>)
  return
}

// -----

func.func @f(%x: tensor<1x4x8xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %0, %1 = tosa.rfft2d %x : (tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  return
}

// -----

// Constants.
func.func @f() {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<2xi16>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() {values = dense<1> : vector<2xi8>} : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi8>} : () -> tensor<3xi8>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi16>} : () -> tensor<2x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

// Shapes.
func.func @f() {
  // expected-error @below {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<1> : tensor<1x2xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %x {axis = 0 : i32} : (tensor<2x3xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%x: tensor<2x3xf32>) {
  // expected-error @below {{'tosa.dim' op expect axis to be in the range [0, 2), got 2}}
  %0 = tosa.dim %x {axis = 2 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (2), got 3}}
  %0 = tosa.concat_shape %s, %s : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<3>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %t = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.add_shape' op operands don't have matching ranks}}
  %0 = tosa.add_shape %s, %t : (!tosa.shape<1>, !tosa.shape<2>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.exp2_shape' op result shape has different rank than operands}}
  %0 = tosa.exp2_shape %s : (!tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%s: !tosa.shape<1>) {
  // expected-error @below {{'tosa.exp2_shape' op shape operand is not compile time resolvable}}
  %0 = tosa.exp2_shape %s : (!tosa.shape<1>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %s: !tosa.shape<1>) {
  // expected-error @below {{'tosa.tile' op shape operand is not compile time resolvable}}
  %0 = tosa.tile %x, %s : (tensor<4xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<-1> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @below {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %0 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @below {{'tosa.slice_shape' op expected positive size, got 0}}
  %0 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<0>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @below {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 1 vs 2}}
  %0 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %s = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %a = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  // expected-error @below {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (3), got 4}}
  %0 = tosa.slice_shape %s, %a, %b : (!tosa.shape<3>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

// expected-error @below {{invalid rank (must be >= 0): -1}}
func.func private @f(!tosa.shape<-1>)

// -----

// Regions.
func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'then_graph' arguments ('i8') and 'input_list' ('f32')}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xi8>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<5xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<5xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' arguments (2) and 'input_list' (1)}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>, %more: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' results ('tensor<5xf32>') and 'output_list' ('tensor<4xf32>')}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %b : tensor<5xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same number of values in 'then_graph' results (2) and 'output_list' (1)}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same element type for 'else_graph' results ('i8') and 'output_list' ('f32')}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %b : tensor<4xi8>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'else_graph' arguments ('tensor<3xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<3xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<3xf32>
  }) : (tensor<i1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<2xi1>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<2xi1>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%on: tensor<1xf32>, %x: tensor<4xf32>) {
  // expected-error @below {{'tosa.cond_if' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<1xf32>'}}
  %0 = "tosa.cond_if"(%on, %x) ({
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<4xi8>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'input_list' ('tensor<4xf32>') and 'output_list' ('tensor<5xf32>')}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same element type for 'input_list' ('f32') and 'output_list' ('i8')}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'cond_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<5xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'body_graph' arguments ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<5xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<5xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same shapes for 'body_graph' results ('tensor<5xf32>') and 'input_list' ('tensor<4xf32>')}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %b : tensor<5xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require same number of values in 'body_graph' results (2) and 'input_list' (1)}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a, %a : tensor<4xf32>, tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op require 'cond_graph' only have one result}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %c, %c : tensor<i1>, tensor<i1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op 'cond_graph' result must be a size 1 tensor, got 'tensor<2xi1>'}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %d : tensor<2xi1>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.while_loop' op 'cond_graph' result must be a boolean tensor, got 'tensor<1xi8>'}}
  %0 = "tosa.while_loop"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    %c, %d, %e = "test.value"() : () -> (tensor<i1>, tensor<2xi1>, tensor<1xi8>)
    tosa.yield %e : tensor<1xi8>
  }, {
  ^bb0(%a: tensor<4xf32>):
    %b = "test.value"() : () -> tensor<5xf32>
    tosa.yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

// Texts that are not those of an operation.
func.func @f(%on: tensor<i1>, %x: tensor<4xf32>) {
  // expected-error @below {{custom op 'tosa.cond_if' expected as many input types as operands (expected 1 got 0)}}
  %0 = tosa.cond_if %on (%a = %x) : tensor<i1> () -> tensor<4xf32> {
    tosa.yield %x : tensor<4xf32>
  } else {
    tosa.yield %x : tensor<4xf32>
  }
  return
}

// -----

func.func @f(%n: tensor<i32>) {
  // expected-error @below {{custom op 'tosa.while_loop' expected as many input types as operands (expected 1 got 2)}}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>, tensor<i32>) -> tensor<i32> {
  } do {
  }
  return
}

// -----

// expected-error @+2 {{custom op 'tosa.variable' expected shaped type}}
tosa.variable @f : i32
func.func private @after()

// -----

// expected-error @+2 {{custom op 'tosa.variable' expected ranked type}}
tosa.variable @f : tensor<*xi8>
func.func private @after()

// -----

// expected-error @+2 {{custom op 'tosa.variable' expected Typed attr}}
tosa.variable @f = unit
func.func private @after()

// -----

// Variables.
tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_read' op 'w' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @w : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_read' op 'f' has not been declared by 'tosa.variable'}}
  %0 = tosa.variable_read @f : tensor<2x3xf32>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_read' op require same element type for 'output1' ('i8') and the input tensor ('f32')}}
  %0 = tosa.variable_read @v : tensor<2x3xi8>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_read' op require same shapes for 'output1' ('tensor<3x3xf32>') and the input tensor ('tensor<2x?xf32>')}}
  %0 = tosa.variable_read @v : tensor<3x3xf32>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_write' op 'w' has not been declared by 'tosa.variable'}}
  tosa.variable_write @w, %x : tensor<2x3xi8>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_write' op require same element type for 'input1' ('i8') and the input tensor ('f32')}}
  tosa.variable_write @v, %x : tensor<2x3xi8>
  return
}

// -----

tosa.variable @v : tensor<2x?xf32>
func.func @f(%x: tensor<2x3xi8>, %y: tensor<3x3xf32>) {
  // expected-error @below {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<3x3xf32>') and the input tensor ('tensor<2x?xf32>')}}
  tosa.variable_write @v, %y : tensor<3x3xf32>
  return
}

// -----

// What the definitions themselves ask.
func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.abs' op requires the same shape for all operands and results}}
  %0 = "tosa.abs"(%x) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.abs' op requires the same element type for all operands and results}}
  %0 = "tosa.abs"(%x) : (tensor<4xf32>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%x: tensor<0xf32>) {
  // expected-error @below {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0xf32>'}}
  %0 = "tosa.abs"(%x) : (tensor<0xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%x: tensor<4xindex>) {
  // expected-error @below {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xindex>'}}
  %0 = "tosa.abs"(%x) : (tensor<4xindex>) -> tensor<4xindex>
  return
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'tosa.cos' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<4xi8>'}}
  %0 = "tosa.cos"(%x) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = "tosa.intdiv"(%x, %x) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xi8>) {
  // expected-error @below {{'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  %0 = "tosa.logical_not"(%x) : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error @below {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = "tosa.add"(%x, %y) : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<1x4xf32>) {
  // expected-error @below {{'tosa.add' op operands don't have matching ranks}}
  %0 = "tosa.add"(%x, %y) : (tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<4xf16>) {
  // expected-error @below {{'tosa.equal' op requires the same element type for all operands}}
  %0 = "tosa.equal"(%x, %y) : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%x: tensor<i8>) {
  // expected-error @below {{'tosa.reduce_sum' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<i8>'}}
  %0 = "tosa.reduce_sum"(%x) {axis = 0 : i32} : (tensor<i8>) -> tensor<i8>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op operand #0 must be 4-d tosa-conformant tensor, but got 'tensor<4xf32>'}}
  %0 = "tosa.max_pool2d"(%x) {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %0 = "tosa.max_pool2d"(%x) {kernel = array<i64: 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>, %z: tensor<2xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<2xf32>'}}
  %0 = "tosa.avg_pool2d"(%x, %z, %z) {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op attribute 'acc_type' failed to satisfy constraint: type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float}}
  %0 = "tosa.avg_pool2d"(%x, %z, %z) {acc_type = i8, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: i8, %y: i16) {
  // expected-error @below {{'tosa.apply_scale' op operand #2 must be signless-integer-8-bit-like, but got 'i16'}}
  %0 = "tosa.apply_scale"(%x, %x, %y) {rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>} : (i8, i8, i16) -> i8
  return
}

// -----

func.func @f(%x: i8) {
  // expected-error @below {{'tosa.apply_scale' op attribute 'rounding_mode' failed to satisfy constraint: Supported rounding modes}}
  %0 = "tosa.apply_scale"(%x, %x, %x) {rounding_mode = #tosa.nan_mode<IGNORE>} : (i8, i8, i8) -> i8
  return
}

// -----

func.func @f(%x: tensor<1x2x2x1xf32>, %s: i32) {
  // expected-error @below {{'tosa.resize' op operand #1 must be Tosa shape type of rank 4, but got 'i32'}}
  %0 = "tosa.resize"(%x, %s, %s, %s) {mode = #tosa.resize_mode<BILINEAR>} : (tensor<1x2x2x1xf32>, i32, i32, i32) -> tensor<1x2x2x1xf32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'tosa.add_shape' op operand #0 must be Shape with static rank and Index element type, but got 'i32'}}
  %0 = "tosa.add_shape"(%x, %x) : (i32, i32) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%x: tensor<4x32xf32>, %s: tensor<4x1xf8E8M0FNU>) {
  // expected-error @below {{'tosa.cast_from_block_scaled' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<4x32xf32>'}}
  %0 = "tosa.cast_from_block_scaled"(%x, %s) {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf32>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}

// -----

func.func @f(%x: tensor<1x2x4xi8>) {
  // expected-error @below {{'tosa.rfft2d' op requires a floating point type}}
  %0:2 = "tosa.rfft2d"(%x) : (tensor<1x2x4xi8>) -> (tensor<1x2x3xi8>, tensor<1x2x3xi8>)
  return
}

// -----

// Types that are inferred. (Upstream says so twice, in two ways.)
func.func @f(%x: tensor<2x3xi1>) {
  // expected-error @below {{'tosa.reduce_any' op }}
  %0 = tosa.reduce_any %x {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<1x1xi1>
  return
}

// -----

func.func @f(%a: tensor<2x?xf32>, %b: tensor<*xf32>, %c: tensor<2x?xf32>) {
  // expected-error @below {{'tosa.concat' op }}
  %0 = tosa.concat %a, %b, %c {axis = 1 : i32} : (tensor<2x?xf32>, tensor<*xf32>, tensor<2x?xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{expected '='}}
  %0 = tosa.clamp %h {kept, max_val = 1.0 : bf16, min_val = 0.5 : bf16} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @pad(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op mismatch in output shape at dimension 2: expected 4 + 0 + 3 = 7, but got 8}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x6x8xf32>
  return
}

// -----

func.func @pad(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  // expected-error @below {{'tosa.pad' op padding tensor must have 3 * 2 = 6 elements, but got 4}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x6x8xf32>
  return
}

// -----

func.func @pad(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, -3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op invalid padding values at dimension 2: values must be non-negative or -1 for dynamic padding, got [0, -3]}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x6x1xf32>
  return
}

// -----

func.func @pad(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 3, outputRank: 2}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @pad(%f: tensor<2x3x4xf32>, %c: tensor<1xi8>) {
  %p = tosa.const_shape {values = dense<[0, 0, 1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xi8>) -> tensor<2x6x7xf32>
  return
}

// -----

func.func @slice(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %2 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<2>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @scatter(%f: tensor<2x3x4xf32>, %n: tensor<2x2xi32>, %g: tensor<2x2x5xf32>) {
  // expected-error @below {{'tosa.scatter' op requires input dimension 2 to have size 4, got 5}}
  %6 = tosa.scatter %f, %n, %g : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x5xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @scatter(%f: tensor<2x3x4xf32>, %n: tensor<3x2xi32>, %g: tensor<2x2x4xf32>) {
  // expected-error @below {{'tosa.scatter' op requires indices dimension 0 to have size 2, got 3}}
  %6 = tosa.scatter %f, %n, %g : (tensor<2x3x4xf32>, tensor<3x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @scatter(%f: tensor<2x3x4xf32>, %n: tensor<2x2xi32>, %g: tensor<2x2x4xf32>) {
  // expected-error @below {{'tosa.scatter' op requires values_out dimension 2 to have size 4, got 5}}
  %6 = tosa.scatter %f, %n, %g : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @mt(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x32xf8E4M3FN>, %bs: tensor<2x5x1xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 64, got 32}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32}
      : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x32xf8E4M3FN>, tensor<2x5x1xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%on: tensor<i1>) {
  tosa.cond_if %on : tensor<i1> -> () {
  // expected-error @below {{custom op 'otherwise' is unknown (tried 'func.otherwise' as well)}}
  } otherwise {
  }
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  %0 = tosa.maximum %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  // expected-error @below {{custom op 'tosa.maximum' number of operands and types do not match: got 2 operands and 1 types}}
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, -1, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op mismatch in output shape at dimension 1: expected 3 + -1 + 2 = 4, but got 5}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x5x7xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, -2, 2, 0, 3]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op invalid padding values at dimension 1: values must be non-negative or -1 for dynamic padding, got [-2, 2]}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x?x8xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xi8>, %c: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[0, 0, 0, 0, 0, 0]> : tensor<6xindex>} : () -> !tosa.shape<6>
  // expected-error @below {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'i8'}}
  %0 = tosa.pad %f, %p, %c : (tensor<2x3x4xi8>, !tosa.shape<6>, tensor<1xf32>) -> tensor<2x3x4xi8>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @below {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<2>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @below {{'tosa.slice' op expect input1 and output to have the same ranks, got 3 and 2}}
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>) {
  %a = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %b = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  // expected-error @below {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'i8'}}
  %0 = tosa.slice %f, %a, %b : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x1x2xi8>
  return
}

// -----

func.func @f(%f: tensor<2x?x4xf32>, %n: tensor<2x5xi32>, %g: tensor<2x5x4xf32>) {
  // expected-error @below {{'tosa.scatter' op requires dimensions K >= W, got K=4 and W=5}}
  %6 = tosa.scatter %f, %n, %g : (tensor<2x?x4xf32>, tensor<2x5xi32>, tensor<2x5x4xf32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @f(%f: tensor<2x3x4xf32>, %n: tensor<2x2xi32>, %g: tensor<2x2x4xf32>) {
  // expected-error @below {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'i8'}}
  %6 = tosa.scatter %f, %n, %g : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<2x2x4xf32>) -> tensor<2x3x4xi8>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x3xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 3, got 2}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x3xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x4x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 3, got 4}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x4x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<3x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 2, got 3}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<3x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x6x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 5, got 6}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x6x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<3x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 2, got 3}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<3x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<4x5x64xf8E4M3FN>, %bs: tensor<4x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=4 vs N=2}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<4x5x64xf8E4M3FN>, tensor<4x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected output shape 2, 3, 6 to be compatible with expected output shape 2, 3, 5}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x60xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x60xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=60, block_size=32}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x60xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x60xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?x?xf8E4M3FN>, %as: tensor<?x3x?xf8E8M0FNU>, %b: tensor<?x?x?xf8E4M3FN>, %bs: tensor<?x?x?xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected output shape 3, 4, ? to be compatible with expected output shape ?, 3, ?}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<?x?x?xf8E4M3FN>, tensor<?x3x?xf8E8M0FNU>, tensor<?x?x?xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>) -> tensor<3x4x?xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?x?xf8E4M3FN>, %as: tensor<?x3x?xf8E8M0FNU>, %b: tensor<?x?x?xf8E4M3FN>, %bs: tensor<?x4x?xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected output shape 3, 3, 5 to be compatible with expected output shape ?, 3, 4}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<?x?x?xf8E4M3FN>, tensor<?x3x?xf8E8M0FNU>, tensor<?x?x?xf8E4M3FN>, tensor<?x4x?xf8E8M0FNU>) -> tensor<3x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?x?xf8E4M3FN>, %as: tensor<?x?x3xf8E8M0FNU>, %b: tensor<?x?x64xf8E4M3FN>, %bs: tensor<?x?x?xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (64/32), got 3}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<?x?x?xf8E4M3FN>, tensor<?x?x3xf8E8M0FNU>, tensor<?x?x64xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<?x?x?xf8E4M3FN>, %as: tensor<?x?x?xf8E8M0FNU>, %b: tensor<1x?x64xf8E4M3FN>, %bs: tensor<1x?x?xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expected output shape 4, ?, ? to be compatible with expected output shape 1, ?, ?}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<?x?x?xf8E4M3FN>, tensor<?x?x?xf8E8M0FNU>, tensor<1x?x64xf8E4M3FN>, tensor<1x?x?xf8E8M0FNU>) -> tensor<4x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x0xf8E4M3FN>, %as: tensor<2x3x0xf8E8M0FNU>, %b: tensor<2x5x0xf8E4M3FN>, %bs: tensor<2x5x0xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op operand #0 must be tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values, but got 'tensor<2x3x0xf8E4M3FN>'}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x0xf8E4M3FN>, tensor<2x3x0xf8E8M0FNU>, tensor<2x5x0xf8E4M3FN>, tensor<2x5x0xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E5M2>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E4M3FN' and 'f8E5M2'}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op operand #0 must be tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values, but got 'tensor<2x3xf8E4M3FN>'}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x64xf8E4M3FN>, %as: tensor<2x3x2xf8E8M0FNU>, %b: tensor<2x5x64xf8E4M3FN>, %bs: tensor<2x5x2xf8E8M0FNU>) {
  // expected-error @below {{'tosa.matmul_t_block_scaled' op result #0 must be 3-d tosa-conformant tensor, but got 'tensor<3x5xf32>'}}
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = BLOCK_SIZE_32} : (tensor<2x3x64xf8E4M3FN>, tensor<2x3x2xf8E8M0FNU>, tensor<2x5x64xf8E4M3FN>, tensor<2x5x2xf8E8M0FNU>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{custom op 'tosa.clamp' invalid nan_mode value: FOO}}
  %0 = tosa.clamp %h {max_val = 1.0 : bf16, min_val = 0.5 : bf16, nan_mode = FOO} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{expected attribute value}}
  %0 = tosa.clamp %h {max_val = 1.0 : bf16, min_val = 0.5 : bf16, mode = BILINEAR} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @f(%f: tensor<4x32xf32>) {
  // expected-error @below {{custom op 'tosa.cast_to_block_scaled' invalid block_size value: BLOCK_SIZE_31}}
  %4, %5 = tosa.cast_to_block_scaled %f {block_size = BLOCK_SIZE_31} : (tensor<4x32xf32>) -> (tensor<4x32x!tosa.mxint8>, tensor<4x1xf8E8M0FNU>)
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{'tosa.clamp' op requires attribute 'max_val'}}
  %0 = tosa.clamp %h {} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{custom op 'tosa.clamp' attribute 'max_val' occurs more than once in the attribute list}}
  %0 = tosa.clamp %h {max_val = 1.0 : bf16, max_val = 0.5 : bf16, min_val = 1.0 : bf16} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

// -----

func.func @f(%h: tensor<4xbf16>) {
  // expected-error @below {{operation defines 2 results but was provided 1 to bind}}
  %0 = tosa.maximum %h, %h : (tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>, i8)
  return
}
