// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Quant/IR/QuantOps.td
func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape does not match result rank}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4x1xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape has invalid tensor dimension size -3}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[3, 5]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op cannot reshape 12 elements into 15}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x5xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 13]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op cannot reshape 12 elements into 13}}
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<?x13xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<3x4xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  // expected-error @below {{'tosa.reverse' op expected non-negative reverse axis}}
  %r = tosa.reverse %a {axis = -1 : i32} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %r = tosa.reverse %a {axis = 2 : i32} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @a(%a: tensor<*xf32>) {
  // expected-error @below {{'tosa.reverse' op expect output tensor rank (2) to be larger than reverse axis (2)}}
  %r = tosa.reverse %a {axis = 2 : i32} : (tensor<*xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  // expected-error @below {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %r = tosa.reverse %a {axis = 1 : i32} : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
  return
}

// -----

func.func @a(%a: tensor<f32>) {
  // expected-error @below {{'tosa.reverse' op operand #0 must be tosa-conformant tensor of at least rank 1, but got 'tensor<f32>'}}
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @below {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %r = tosa.tile %a, %s : (tensor<2x6xf32>, !tosa.shape<1>) -> tensor<4x6xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %r = tosa.tile %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<4x?xf32>
  return
}

// -----

func.func @a(%a: tensor<2x6xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect same input and output tensor rank.}}
  %r = tosa.tile %a, %s : (tensor<2x6xf32>, !tosa.shape<2>) -> tensor<4x6x1xf32>
  return
}

// -----

func.func @a(%a: tensor<*xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.tile' op expect 'multiples' array to have length 3 but got 2.}}
  %r = tosa.tile %a, %s : (tensor<*xf32>, !tosa.shape<2>) -> tensor<4x6x1xf32>
  return
}

// -----

func.func @a(%a: tensor<1x4x6x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expect all scale values to be > 0, got 2, 1, 0, 1}}
  %r = tosa.resize %a, %s, %o, %o {mode = NEAREST_NEIGHBOR} : (tensor<1x4x6x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x6x1xf32>
  return
}

// -----

func.func @a(%a: tensor<1x4x6x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((4 - 1) * 1 - 0 + 0) / 2}}
  %r = tosa.resize %a, %s, %o, %o {mode = NEAREST_NEIGHBOR} : (tensor<1x4x6x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x6x1xf32>
  return
}

// -----

func.func @a(%a: tensor<1x4x6x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op calculated output width did not match expected: calculated=11, expected=12}}
  %r = tosa.resize %a, %s, %o, %o {mode = NEAREST_NEIGHBOR} : (tensor<1x4x6x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x12x1xf32>
  return
}

// -----

func.func @a(%a: tensor<1x1x6x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.resize %a, %s, %o, %o {mode = NEAREST_NEIGHBOR} : (tensor<1x1x6x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x9x11x1xf32>
  return
}

// -----

func.func @a(%a: tensor<4xi8>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=3 : i8, max_val=2 : i8}}
  %r = tosa.clamp %a {min_val = 3 : i8, max_val = 2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @a(%a: tensor<4xi8>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %r = tosa.clamp %a {min_val = 1 : i16, max_val = 2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @a(%a: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=1.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %r = tosa.clamp %a {min_val = 1.0 : f32, max_val = 0x7FC00000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @a(%a: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=1.000000e+00 : f32, max_val=-1.000000e+00 : f32}}
  %r = tosa.clamp %a {min_val = 1.0 : f32, max_val = -1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @a(%a: tensor<4x!quant.uniform<u8:f32, 0.5>>) {
  %r = tosa.clamp %a {min_val = 3 : ui8, max_val = 200 : ui8} : (tensor<4x!quant.uniform<u8:f32, 0.5>>) -> tensor<4x!quant.uniform<u8:f32, 0.5>>
  return
}

// -----

func.func @a(%a: tensor<4x!quant.uniform<u8:f32, 0.5>>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %r = tosa.clamp %a {min_val = 3 : i8, max_val = 100 : i8} : (tensor<4x!quant.uniform<u8:f32, 0.5>>) -> tensor<4x!quant.uniform<u8:f32, 0.5>>
  return
}

// -----

func.func @a(%a: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %o = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error @below {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %r = tosa.negate %a, %o, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @a(%a: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %o = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error @below {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %r = tosa.negate %a, %z, %o : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @a(%a: tensor<4xf32>, %z: tensor<1xf32>) {
  // expected-error @below {{'tosa.negate' op requires the same shape for input1 and output}}
  %r = tosa.negate %a, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @a(%a: tensor<1x4x8xi8>) {
  // expected-error @below {{'tosa.fft2d' op requires a floating point type}}
  %r, %s = tosa.fft2d %a, %a {inverse = true} : (tensor<1x4x8xi8>, tensor<1x4x8xi8>) -> (tensor<1x4x8xi8>, tensor<1x4x8xi8>)
  return
}

// -----

func.func @a() {
  // expected-error @below {{'tosa.variable_read' op 'v' has not been declared by 'tosa.variable'}}
  %r = tosa.variable_read @v : tensor<4xi8>
  return
}

// -----

tosa.variable @v : tensor<4xi8>
func.func @a() {
  // expected-error @below {{'tosa.variable_read' op require same element type for 'output1' ('i16') and the input tensor ('i8')}}
  %r = tosa.variable_read @v : tensor<4xi16>
  return
}

// -----

tosa.variable @v : tensor<?x4xi8>
func.func @a(%a: tensor<2x5xi8>, %b: tensor<2x4xi8>) {
  tosa.variable_write @v, %b : tensor<2x4xi8>
  // expected-error @below {{'tosa.variable_write' op require same shapes for 'input1' ('tensor<2x5xi8>') and the input tensor ('tensor<?x4xi8>')}}
  tosa.variable_write @v, %a : tensor<2x5xi8>
  return
}

// -----

func.func @a(%a: tensor<1x9x9x4xf8E4M3FN>, %w: tensor<8x3x3x4xf8E4M3FN>, %b: tensor<8xf16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3FN>} : () -> tensor<1xf8E4M3FN>
  %r = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf8E4M3FN>, tensor<8x3x3x4xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x7x7x8xf16>
  return
}

// -----

func.func @a(%a: tensor<1x9x9x4xf8E4M3>, %w: tensor<8x3x3x4xf8E4M3>, %b: tensor<8xf16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf8E4M3>} : () -> tensor<1xf8E4M3>
  // expected-error @below {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %r = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9x9x4xf8E4M3>, tensor<8x3x3x4xf8E4M3>, tensor<8xf16>, tensor<1xf8E4M3>, tensor<1xf8E4M3>) -> tensor<1x7x7x8xf16>
  return
}
