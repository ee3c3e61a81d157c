// ODS: mlir/Dialect/AMX/AMX.td

func.func @tiles(%m: memref<?x?xbf16>, %flat: memref<1024xf32>, %bytes: memref<?x?xi8>, %sums: memref<?x?xi32>, %i: index) {
  %zero = amx.tile_zero : !amx.tile<16x16xf32>
  %a = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %b = amx.tile_load %m[%i, %i], %i {note} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
  %c = amx.tile_mulf %a, %b, %zero : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %flat[%i], %c, %i : memref<1024xf32>, !amx.tile<16x16xf32>
  %d = amx.tile_load %bytes[%i, %i] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %e = amx.tile_load %sums[%i, %i] : memref<?x?xi32> into !amx.tile<16x16xi32>
  %f = amx.tile_muli %d, %d, %e : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %g = amx.tile_muli %d zext, %d, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %h = amx.tile_muli %d zext, %d zext, %g {note} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %k = amx.tile_muli %d, %d zext, %h : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %sums[%i, %i], %k {note} : memref<?x?xi32>, !amx.tile<16x16xi32>
  return
}

// -----

func.func private @a(!amx.tile<16xf32>)

// -----

func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) { 
  %0 = amx.tile_muli %a zext, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return }

// -----

func.func @a(%m: memref<4x4xi8>, %i: index) { 
  %0 = amx.tile_load %m[%i, %i] : memref<4x4xi8> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<f32>, %i: index) { 
  %0 = amx.tile_load %m[], %i : memref<f32> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4xf32>, %i: index) { 
  %0 = amx.tile_load %m[%i], %i : memref<4xf32> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4x4xf32, strided<[4, 2]>>, %i: index) { 
  %0 = amx.tile_load %m[%i, %i], %i : memref<4x4xf32, strided<[4, 2]>> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<4xf32, strided<[2]>>, %i: index) { 
  %0 = amx.tile_load %m[%i], %i : memref<4xf32, strided<[2]>> into !amx.tile<16x16xf32>
  return }

// -----

func.func @a(%m: memref<f32>, %i: index, %t:  !amx.tile<16x16xf32>) { 
  amx.tile_store %m[], %t, %i : memref<f32>, !amx.tile<16x16xf32>
  return }
