// ODS: mlir/Dialect/Tosa/IR/TosaOps.td mlir/Dialect/Tosa/IR/TosaShapeOps.td
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 4}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 0, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 4}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 0, 4>}> : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 1, 2, 3}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: -1, 1, 2, 3>, stride = array<i64: 1, 4>}> : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=1, kernel_y=2}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: 2, 1, 2, 3>, stride = array<i64: 1, 4>}> : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=4, pad_right=3, kernel_x=4}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: 1, 1, 4, 3>, stride = array<i64: 1, 4>}> : (tensor<*xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<*xf32>)
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 1, 4>}> : (tensor<*xf32>) -> tensor<1x2x3x4xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x4x4x3xf32>)
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x3x3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x4x4x3xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=3, expected=2}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x2x3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x4x4x3xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=3, expected=2}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x3x2x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x4x4x3xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (4 + 0 + 0 - 2) / 3}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 3, 1>}> : (tensor<1x4x4x3xf32>) -> tensor<1x3x3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x4x4x3xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (4 + 0 + 0 - 2) / 3}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 3>}> : (tensor<1x4x4x3xf32>) -> tensor<1x3x3x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x3x5x3xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=-1, expected=5}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 5, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x3x5x3xf32>) -> tensor<1x5x4x3xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<1x3x5x1xf32>)
  // expected-error @+1 {{'tosa.max_pool2d' op attribute 'kernel' failed to satisfy constraint: i64 dense array attribute with exactly 2 elements}}
  %r = "tosa.max_pool2d"(%v) <{kernel = array<i64: 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x3x5x1xf32>) -> tensor<1x5x4x3xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>)
  // expected-error @+1 {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'i32' and 'f32'}}
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = f32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>)
  // expected-error @+1 {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 0, 4}}
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = f32, kernel = array<i64: 0, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xf32>, tensor<1xi32>, tensor<1xf32>)
  // expected-error @+1 {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'f32' and 'i32'}}
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = f32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>, tensor<1xi32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>)
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = i32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xf16>, tensor<1xf16>, tensor<1xf16>)
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = f16, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<*xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xi8>, tensor<1xi8>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = f32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<*xi8>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>)
  %r = "tosa.avg_pool2d"(%v#0, %v#1, %v#2) <{acc_type = i32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<*xi16>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
 // expected-error @+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
 %r = "tosa.avg_pool2d"(%a, %s, %s) <{acc_type = i32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<*xi16>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<*xi16>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi16>}> : () -> tensor<1xi16>
 // expected-error @+1 {{'tosa.avg_pool2d' op output zero point must be zero for non-int8 integer types}}
 %r = "tosa.avg_pool2d"(%a, %z, %s) <{acc_type = i32, kernel = array<i64: 2, 4>, pad = array<i64: 0, 1, 2, 3>, stride = array<i64: 2, 4>}> : (tensor<*xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<*xi16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xf16>, tensor<*xi32>, tensor<*xi8>)
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xf16>, tensor<*xi32>, tensor<*xi8>) -> tensor<*xi32>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xf16>, tensor<*xf16>, tensor<*xi8>)
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xf16>, tensor<*xf16>, tensor<*xi8>) -> tensor<*xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xf16>, tensor<*xf16>, tensor<1xi8>)
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xf16>, tensor<*xf16>, tensor<1xi8>) -> tensor<*xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xf16>, tensor<*xf16>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op result type has different rank than a, got 2 vs 1}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xf16>, tensor<*xf16>, tensor<1xi8>) -> tensor<3x4xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xf16>, tensor<3x4xf16>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<4xf16>, tensor<3x4xf16>, tensor<1xi8>) -> tensor<3x4xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<2x4xf16>, tensor<3x4xf16>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2x4xf16>' and 'tensor<3x4xf16>'}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<2x4xf16>, tensor<3x4xf16>, tensor<1xi8>) -> tensor<3x4xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<1x4xf16>, tensor<3x4xf16>, tensor<1xi8>)
  // expected-error @+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %r = "tosa.mul"(%v#0, %v#1, %v#2) : (tensor<1x4xf16>, tensor<3x4xf16>, tensor<1xi8>) -> tensor<3x4xf32>
  return
}
// -----
func.func @f() {
  %a = "t.v"() : () -> tensor<*xf16>
  %s = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
 // expected-error @+1 {{'tosa.mul' op require shift to be 0 for float type}}
 %r = "tosa.mul"(%a, %a, %s) : (tensor<*xf16>, tensor<*xf16>, tensor<1xi8>) -> tensor<*xf16>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.select' op expect input and output to have same element type, got 'i64' and 'i1'}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<*xi1>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.select' op result type '3' not broadcast compatible with broadcasted operands's shapes '4'}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<3xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.select' op result type has different rank than operands}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<1x4xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<3xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.select' op operands don't have broadcast-compatible shapes}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<3xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<4xi1>, tensor<1xi64>, tensor<1xi64>)
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<4xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi64>
  return
}
// -----
func.func @f() {
  %v:3 = "t.v"() : () -> (tensor<i1>, tensor<4xi64>, tensor<4xi64>)
  // expected-error @+1 {{'tosa.select' op operands don't have matching ranks}}
  %r = "tosa.select"(%v#0, %v#1, %v#2) : (tensor<i1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}
// -----
func.func @f() {
  %v:5 = "t.v"() : () -> (tensor<4xi1>, tensor<4xi16>, tensor<4xi8>, tensor<*xi1>, tensor<*xi1>)
  // expected-error @+1 {{'tosa.rescale' op expect output to have integer element type, got 'f64'}}
  %r = "tosa.rescale"(%v#0, %v#1, %v#2, %v#3, %v#4) <{input_unsigned = true, output_unsigned = true, per_channel = true, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<4xi1>, tensor<4xi16>, tensor<4xi8>, tensor<*xi1>, tensor<*xi1>) -> tensor<f64>
  return
}
