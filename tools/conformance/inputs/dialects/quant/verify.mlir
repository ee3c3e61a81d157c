// ODS: mlir/Dialect/Quant/IR/QuantOps.td

// Casts.

func.func @qcast(%n: i8) {
  // expected-error @below {{'quant.qcast' op operand #0 must be scalar or tensor of floating-point, but got 'i8'}}
  %0 = "quant.qcast"(%n) : (i8) -> !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @qcast(%x: f32) {
  // expected-error @below {{'quant.qcast' op result #0 must be scalar or tensor of quantized type, but got 'i8'}}
  %0 = "quant.qcast"(%x) : (f32) -> i8
  return
}

// -----

func.func @qcast(%x: f32) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : f32 to tensor<4x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @qcast(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<5x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @qcast(%x: tensor<4xf32>) {
  // expected-error @below {{'quant.qcast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.qcast %x : tensor<4xf32> to tensor<*x!quant.uniform<i8:f32, 1.0>>
  return
}

// -----

func.func @scast(%x: i8) {
  // expected-error @below {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : i8 to i8
  return
}

// -----

func.func @scast(%x: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @below {{'quant.scast' op failed to verify that input must be integer and result must be quantized, or vice versa}}
  %0 = quant.scast %x : !quant.uniform<i8:f32, 1.0> to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @scast(%x: !quant.uniform<u8:f32, 1.0>) {
  // expected-error @below {{'quant.scast' op result #0 must be scalar or tensor of signless integer or quantized type, but got 'ui8'}}
  %0 = "quant.scast"(%x) : (!quant.uniform<u8:f32, 1.0>) -> ui8
  return
}

// -----

func.func @scast(%x: tensor<4xi8>) {
  // expected-error @below {{'quant.scast' op failed to verify that input and result are both scalars or both tensors with matching shape}}
  %0 = quant.scast %x : tensor<4xi8> to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

// Types.

// expected-error @below {{illegal storage type size: 64}}
func.func private @f(!quant.uniform<i64:f32, 1.0>)

// -----

// expected-error @below {{illegal storage type prefix}}
func.func private @f(!quant.uniform<s8:f32, 1.0>)

// -----

// expected-error @below {{illegal storage type minimum: -129}}
func.func private @f(!quant.uniform<i8<-129:127>:f32, 1.0>)

// -----

// expected-error @below {{illegal storage type maximum: 128}}
func.func private @f(!quant.uniform<i8<-128:128>:f32, 1.0>)

// -----

// expected-error @below {{illegal storage min and storage max: (5:5)}}
func.func private @f(!quant.uniform<i8<5:5>:f32, 1.0>)

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @f(!quant.uniform<i8:i32, 1.0>)

// -----

// expected-error @below {{scale 0.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, 0.0>)

// -----

// expected-error @below {{scale -1.000000e+00 out of expressed type range [1.401298e-45, 3.402823e+38]}}
func.func private @f(!quant.uniform<i8:f32, -1.0>)

// -----

// expected-error @below {{scale 1.000000e+10 out of expressed type range [5.960464e-08, 6.550400e+04]}}
func.func private @f(!quant.uniform<i8:f16, 1.0e10>)

// -----

// expected-error @below {{expected ':'}}
func.func private @f(!quant.uniform<i8, 1.0>)

// -----

// expected-error @below {{expected ','}}
func.func private @f(!quant.uniform<i8:f32>)

// -----

// expected-error @below {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<i8:f32:-1, {1.0}>)

// -----

// expected-error @below {{expected '{'}}
func.func private @f(!quant.uniform<i8:f32:0, 1.0>)

// -----

// expected-error @below {{expected '>'}}
func.func private @f(!quant.uniform<i8:f32:0, {1.0}, 2.0>)

// -----

// expected-error @below {{illegal quantized dimension: -1}}
func.func private @f(!quant.uniform<i8:f32:{-1:2}, {1.0}>)

// -----

// expected-error @below {{illegal block size: 0}}
func.func private @f(!quant.uniform<i8:f32:{0:0}, {1.0}>)

// -----

// expected-error @below {{tensor literal is invalid; ranks are not consistent between elements}}
func.func private @f(!quant.uniform<i8:f32:{0:1, 1:1}, {{1.0, 2.0}, {3.0}}>)

// -----

// expected-error @below {{expected '{'}}
func.func private @f(!quant.uniform<i8:f32:{0:1}, 1.0>)

// -----

// expected-error @below {{illegal min and max: (1.000000e+00:1.000000e+00)}}
func.func private @f(!quant.calibrated<f32<1.0:1.0>>)

// -----

// expected-error @below {{invalid kind of type specified}}
func.func private @f(!quant.any<i8:i32>)

// -----

// expected-error @below {{illegal storage min and storage max: (1:0)}}
func.func private @f(!quant.any<i8<1:0>>)

// -----

// expected-error @below {{unknown quantized type other}}
func.func private @f(!quant.other<i8>)

// -----

func.func @block_count(%x: tensor<4x2xf32>) {
  // expected-error @below {{dimension size 2 of scales tensor at axis 0 should match (tensor dimension at axis / block sizes at axis) = 2}}
  %0 = quant.qcast %x : tensor<4x2xf32> to tensor<4x2x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0, 2.0}}>>
  return
}

// -----

func.func @block_unranked(%x: tensor<*xf32>) {
  // expected-error @below {{tensor containing the sub-channel quantized type must be ranked}}
  %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8:f32:{0:2, 1:1}, {{1.0, 2.0}}>>
  return
}

// -----

func.func @block_scalar(%x: f32) {
  // expected-error @below {{scalar types may not use sub-channel quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:{0:2, 1:1}, {{1.0, 2.0}}>
  return
}

// -----

func.func @stored_axis(%x: tensor<3xi8>) {
  // expected-error @below {{quantized dimension size does not match number of scales}}
  %0 = quant.scast %x : tensor<3xi8> to tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @stored_scalar_axis(%x: i8) {
  // expected-error @below {{scalar types may not use per-axis quantization}}
  %0 = quant.scast %x : i8 to !quant.uniform<i8:f32:0, {1.0, 2.0}>
  return
}

// -----

func.func @any_without(%x: f32) {
  // expected-error @below {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %x : f32 to !quant.any<i8>
  return
}

// -----

func.func @calibrated_stored(%x: i8) {
  // expected-error @below {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : i8 to !quant.calibrated<f32<0.0:1.0>>
  return
}

// -----

func.func @qcast(%x: f64) {
  // expected-error @below {{expressed type in quantized type expected to match float type}}
  %0 = quant.qcast %x : f64 to !quant.uniform<i8:f32, 1.0>
  return
}

// -----

func.func @qcast(%x: f32) {
  // expected-error @below {{scalar types may not use per-axis quantization}}
  %0 = quant.qcast %x : f32 to !quant.uniform<i8:f32:0, {1.0}>
  return
}

// -----

func.func @qcast(%x: tensor<2xf32>) {
  // expected-error @below {{quantized dimension must be less than tensor rank}}
  %0 = quant.qcast %x : tensor<2xf32> to tensor<2x!quant.uniform<i8:f32:1, {1.0, 2.0}>>
  return
}

// -----

func.func @qcast(%x: tensor<3xf32>) {
  // expected-error @below {{quantized dimension size does not match number of scales}}
  %0 = quant.qcast %x : tensor<3xf32> to tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>
  return
}

// -----

func.func @dcast(%x: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @below {{expressed type in quantized type expected to match float type}}
  %0 = quant.dcast %x : !quant.uniform<i8:f32, 1.0> to f16
  return
}

// -----

func.func @dcast(%x: tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>>) {
  // expected-error @below {{quantized dimension size does not match number of scales}}
  %0 = quant.dcast %x : tensor<3x!quant.uniform<i8:f32:0, {1.0, 2.0}>> to tensor<3xf32>
  return
}

// -----

func.func @dcast(%x: tensor<4x2x!quant.uniform<i8:f32:{2:2}, {1.0, 2.0}>>) {
  // expected-error @below {{quantized dimension 2 must be less than tensor rank 2}}
  %0 = quant.dcast %x : tensor<4x2x!quant.uniform<i8:f32:{2:2}, {1.0, 2.0}>> to tensor<4x2xf32>
  return
}

// -----

func.func @dcast(%x: tensor<4x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {2.0}}>>) {
  // expected-error @below {{tensor dimension size 4 at axis 0 must be divisible by the corresponding block size 3}}
  %0 = quant.dcast %x : tensor<4x2x!quant.uniform<i8:f32:{0:3}, {{1.0}, {2.0}}>> to tensor<4x2xf32>
  return
}

// -----

func.func @dcast(%x: tensor<4x2x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>>) {
  // expected-error @below {{Rank of scales 1 must match the rank of the tensor 2}}
  %0 = quant.dcast %x : tensor<4x2x!quant.uniform<i8:f32:{0:2}, {1.0, 2.0}>> to tensor<4x2xf32>
  return
}

// -----

func.func @scast(%x: !quant.uniform<i8:f32, 1.0>) {
  // expected-error @below {{storage type in quantized type expected to match integer type}}
  %0 = quant.scast %x : !quant.uniform<i8:f32, 1.0> to i16
  return
}

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
func.func private @f(!quant.uniform<i8:f32, 1>)
