// ODS: mlir/Dialect/AMX/AMX.td

func.func @memory(%v: vector<4x4xf32>, %i: index) {
  // expected-error @below {{'amx.tile_load' op operand #0 must be memref of any type values, but got 'vector<4x4xf32>'}}
  %0 = "amx.tile_load"(%v, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (vector<4x4xf32>, index, index) -> !amx.tile<16x16xf32>
  return
}

// -----

// expected-error @below {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
func.func private @a(!amx.tile<16x16xf64>)

// -----

// expected-error @below {{expected static shape}}
func.func private @a(!amx.tile<?x16xf32>)

// -----

func.func @a() { 
  // expected-error @below {{'amx.tile_zero' op bad row height: 17}}
  %0 = amx.tile_zero : !amx.tile<17x16xf32>
  return }

// -----

func.func @a() { 
  // expected-error @below {{'amx.tile_zero' op bad column width: 68}}
  %0 = amx.tile_zero : !amx.tile<16x17xf32>
  return }

// -----

func.func @a() { 
  // expected-error @below {{'amx.tile_zero' op bad column width: 15}}
  %0 = amx.tile_zero : !amx.tile<16x15xi8>
  return }

// -----

func.func @a() { 
  // expected-error @below {{'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xi8>'}}
  %0 = amx.tile_zero : !amx.tile<16xi8>
  return }

// -----

func.func @a(%m: memref<4xf32>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op requires at least 2D memref}}
  %0 = amx.tile_load %m[%i] : memref<4xf32> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4x4xf32>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op requires 2 indices}}
  %0 = amx.tile_load %m[%i] : memref<4x4xf32> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4x4xf32, strided<[4, 2]>>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op requires memref with unit innermost stride}}
  %0 = amx.tile_load %m[%i, %i] : memref<4x4xf32, strided<[4, 2]>> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4x4xf32>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op bad column width: 68}}
  %0 = amx.tile_load %m[%i, %i] : memref<4x4xf32> into !amx.tile<16x17xf32>
  return }

// -----

func.func @a(%m: memref<4x4xf32>, %i: index, %t: !amx.tile<16x16xf32>) { 
  // expected-error @below {{'amx.tile_store' op requires 2 indices}}
  amx.tile_store %m[%i], %t : memref<4x4xf32>, !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) { 
  // expected-error @below {{'amx.tile_mulf' op unsupported type combination}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%a: !amx.tile<8x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) { 
  // expected-error @below {{'amx.tile_mulf' op bad mult shape: 16 x 16 x 16}}
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x8xi32>) { 
  // expected-error @below {{'amx.tile_muli' op bad mult shape: 16 x 8 x 16}}
  %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>
  return }

// -----

func.func @a(%m: memref<4xf32>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op requires 1 indices}}
  %0 = amx.tile_load %m[], %i : memref<4xf32> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<f32>, %i: index, %t:  !amx.tile<16x16xf32>) { 
  // expected-error @below {{'amx.tile_store' op requires at least 2D memref}}
  amx.tile_store %m[], %t : memref<f32>, !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<f32>, %i: index) { 
  // expected-error @below {{'amx.tile_load' op requires at least 2D memref}}
  %0 = amx.tile_load %m[] : memref<f32> into !amx.tile<16x16xf32>
  return }

// -----

// Shape and elements of tiles: no hook reads the type.

func.func @element(%m: memref<?x?xi32>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<?x?xi32> into !amx.tile<16x16xi32>
  // expected-error @below {{'amx.tile_muli' op operand #0 must be tile of 8-bit signless integer values, but got '!amx.tile<16x16xi32>'}}
  %1 = amx.tile_muli %0, %0, %0 : !amx.tile<16x16xi32>, !amx.tile<16x16xi32>, !amx.tile<16x16xi32>
  return
}
