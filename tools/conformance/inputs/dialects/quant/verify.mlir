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
