// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td
func.func @height(%a: tensor<2x2x3x4xf32>, %b: tensor<4x4x4x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x2x3x4xf32>) outs(%b : tensor<4x4x4x2xf32>) -> tensor<4x4x4x2xf32>
  return
}

// -----

func.func @width(%a: tensor<2x3x2x4xf32>, %b: tensor<4x4x4x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x2x4xf32>) outs(%b : tensor<4x4x4x2xf32>) -> tensor<4x4x4x2xf32>
  return
}

// -----

func.func @both(%a: tensor<2x1x1x4xf32>, %b: tensor<1x1x4x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x1x1x4xf32>) outs(%b : tensor<1x1x4x2xf32>) -> tensor<1x1x4x2xf32>
  return
}

// -----

func.func @filter(%a: tensor<2x5x5x4xf32>, %b: tensor<6x5x4x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %r = linalg.winograd_filter_transform fmr(F_2_5) ins(%a : tensor<2x5x5x4xf32>) outs(%b : tensor<6x5x4x2xf32>) -> tensor<6x5x4x2xf32>
  return
}

// -----

func.func @input(%a: tensor<2x10x10x5xf32>, %b: tensor<6x6x2x3x2x5xf32>) {
  // expected-error @below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x10x5xf32>) outs(%b : tensor<6x6x2x3x2x5xf32>) -> tensor<6x6x2x3x2x5xf32>
  return
}

// -----

func.func @input_of_one_side(%a: tensor<2x10x9x5xf32>, %b: tensor<6x1x2x8x2x5xf32>) {
  // expected-error @below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %r = linalg.winograd_input_transform fmr(F_4_3) ins(%a : tensor<2x10x9x5xf32>) outs(%b : tensor<6x1x2x8x2x5xf32>) -> tensor<6x1x2x8x2x5xf32>
  return
}

// -----

func.func @output_high(%a: tensor<5x6x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<5x6x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @output_wide(%a: tensor<6x5x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x5x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @output(%a: tensor<6x1x2x2x2x5xf32>, %b: tensor<2x8x8x5xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x1x2x2x2x5xf32>) outs(%b : tensor<2x8x8x5xf32>) -> tensor<2x8x8x5xf32>
  return
}

// -----

func.func @unknown(%a: tensor<6x6x?x2x2x5xf32>, %b: tensor<2x9x8x5xf32>) {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%a : tensor<6x6x?x2x2x5xf32>) outs(%b : tensor<2x9x8x5xf32>) -> tensor<2x9x8x5xf32>
  return
}

// -----

func.func @softmax(%a: tensor<2x3xf32>, %b: tensor<3x3xf32>) {
  // expected-error @below {{'linalg.softmax' op incompatible output shape}}
  %r = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

func.func @softmax_dimension(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  // expected-error @below {{'linalg.softmax' op incorrect dimension specified}}
  %r = linalg.softmax dimension(2) ins(%a : tensor<2x3xf32>) outs(%b : tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
