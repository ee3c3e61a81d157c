// ODS: mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td mlir/Dialect/Linalg/IR/LinalgOps.td
func.func @zero(%a: tensor<6x8xi8>, %b: tensor<6x8x0xi8>) {
  // expected-error @below {{invalid zero tile factor}}
  %r = linalg.pack %a inner_dims_pos = [1] inner_tiles = [0] into %b : tensor<6x8xi8> -> tensor<6x8x0xi8>
  return
}

// -----

func.func @known_zero(%a: tensor<6x8xi8>, %b: tensor<6x8x?xi8>) {
  %z = arith.constant 0 : index
  // expected-error @below {{invalid zero tile factor}}
  %r = linalg.pack %a inner_dims_pos = [1] inner_tiles = [%z] into %b : tensor<6x8xi8> -> tensor<6x8x?xi8>
  return
}

// -----

func.func @twice(%a: tensor<6x8xi8>, %b: tensor<3x4x2x2xi8>) {
  // expected-error @below {{invalid inner_dims_pos vector}}
  %r = linalg.pack %a inner_dims_pos = [1, 1] inner_tiles = [2, 2] into %b : tensor<6x8xi8> -> tensor<3x4x2x2xi8>
  return
}

// -----

func.func @beyond(%a: tensor<6x8xi8>, %b: tensor<6x4x2xi8>) {
  // expected-error @below {{invalid inner_dims_pos vector}}
  %r = linalg.pack %a inner_dims_pos = [2] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<6x4x2xi8>
  return
}

// -----

func.func @outer(%a: tensor<6x8xi8>, %b: tensor<6x4x2xi8>) {
  // expected-error @below {{invalid outer_dims_perm vector}}
  %r = linalg.pack %a outer_dims_perm = [0, 3] inner_dims_pos = [1] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<6x4x2xi8>
  return
}

// -----

func.func @short_outer(%a: tensor<6x8xi8>, %b: tensor<6x4x2xi8>) {
  // expected-error @below {{outer_dims_perm must be a permutation or empty}}
  %r = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [1] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<6x4x2xi8>
  return
}

// -----

func.func @many(%a: tensor<6xi8>, %b: tensor<3x2x2xi8>) {
  // expected-error @below {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2, 2] into %b : tensor<6xi8> -> tensor<3x2x2xi8>
  return
}

// -----

func.func @few(%a: tensor<6x8xi8>, %b: tensor<3x4x2xi8>) {
  // expected-error @below {{tiling factors must equal the number of dimensions to tile}}
  %r = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<3x4x2xi8>
  return
}

// -----

func.func @rank(%a: tensor<6x8xi8>, %b: tensor<3x2xi8>) {
  // expected-error @below {{packed rank != (unpacked rank + num tiling factors), got 2 != 3}}
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<3x2xi8>
  return
}

// -----

func.func @tile(%a: tensor<6x8xi8>, %b: tensor<3x8x4xi8>) {
  // expected-error @below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<3x8x4xi8>
  return
}

// -----

func.func @shape(%a: tensor<6x8xi8>, %b: tensor<8x4x2xi8>) {
  // expected-error @below {{expected 'tensor<8x3x2xi8>' for the packed domain value, got 'tensor<8x4x2xi8>'}}
  %r = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<8x4x2xi8>
  return
}

// -----

func.func @padding(%a: tensor<6x8xi8>, %b: tensor<3x8x2xi8>, %p: i16) {
  // expected-error @below {{'linalg.pack' op expected padding_value has 'i8' but got: 'i16'}}
  %r = linalg.pack %a padding_value(%p : i16) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<6x8xi8> -> tensor<3x8x2xi8>
  return
}

// -----

func.func @partial(%a: tensor<7x8xi8>, %b: tensor<4x8x2xi8>) {
  // expected-error @below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<7x8xi8> -> tensor<4x8x2xi8>
  return
}

// -----

func.func @partial_by_output(%a: tensor<7x8xi8>, %b: tensor<4x8x?xi8>, %n: index) {
  // expected-error @below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %b : tensor<7x8xi8> -> tensor<4x8x?xi8>
  return
}

// -----

func.func @partial_is_padded(%a: tensor<7x8xi8>, %b: tensor<4x8x2xi8>, %p: i8) {
  %r = linalg.pack %a padding_value(%p : i8) inner_dims_pos = [0] inner_tiles = [2] into %b : tensor<7x8xi8> -> tensor<4x8x2xi8>
  return
}

// -----

func.func @unknown(%a: tensor<?x8xi8>, %b: tensor<?x8x?xi8>, %n: index) {
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [%n] into %b : tensor<?x8xi8> -> tensor<?x8x?xi8>
  return
}

// -----

func.func @unpack_zero(%a: tensor<6x8xi8>, %b: tensor<6x8x0xi8>) {
  // expected-error @below {{invalid zero tile factor}}
  %r = linalg.unpack %b inner_dims_pos = [1] inner_tiles = [0] into %a : tensor<6x8x0xi8> -> tensor<6x8xi8>
  return
}

// -----

func.func @unpack_shape(%a: tensor<6x8xi8>, %b: tensor<4x8x2xi8>) {
  // expected-error @below {{expected 'tensor<3x8x2xi8>' for the packed domain value, got 'tensor<4x8x2xi8>'}}
  %r = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [2] into %a : tensor<4x8x2xi8> -> tensor<6x8xi8>
  return
}

// -----

func.func @unpack_partial(%a: tensor<7x8xi8>, %b: tensor<4x8x2xi8>) {
  %r = linalg.unpack %b inner_dims_pos = [0] inner_tiles = [2] into %a : tensor<4x8x2xi8> -> tensor<7x8xi8>
  return
}
