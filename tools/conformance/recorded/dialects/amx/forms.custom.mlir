module {
  func.func @tiles(%arg0: memref<?x?xbf16>, %arg1: memref<1024xf32>, %arg2: memref<?x?xi8>, %arg3: memref<?x?xi32>, %arg4: index) {
    %0 = amx.tile_zero : !amx.tile<16x16xf32>
    %1 = amx.tile_load %arg0[%arg4, %arg4] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %2 = amx.tile_load %arg0[%arg4, %arg4], %arg4 {note} : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    %3 = amx.tile_mulf %1, %2, %0 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    amx.tile_store %arg1[%arg4], %3, %arg4 : memref<1024xf32>, !amx.tile<16x16xf32>
    %4 = amx.tile_load %arg2[%arg4, %arg4] : memref<?x?xi8> into !amx.tile<16x64xi8>
    %5 = amx.tile_load %arg3[%arg4, %arg4] : memref<?x?xi32> into !amx.tile<16x16xi32>
    %6 = amx.tile_muli %4, %4, %5 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %7 = amx.tile_muli %4 zext, %4, %6 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %8 = amx.tile_muli %4 zext, %4 zext, %7 {note} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %9 = amx.tile_muli %4, %4 zext, %8 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    amx.tile_store %arg3[%arg4, %arg4], %9 {note} : memref<?x?xi32>, !amx.tile<16x16xi32>
    return
  }
}

// -----
module {
  func.func private @a(!amx.tile<16xf32>)
}

// -----
module {
  func.func @a(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>) {
    %0 = amx.tile_muli %arg0 zext, %arg1, %arg2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<4x4xi8>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1, %arg1] : memref<4x4xi8> into !amx.tile<16x16xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<f32>, %arg1: index) {
    %0 = amx.tile_load %arg0[], %arg1 : memref<f32> into !amx.tile<16x16xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<4xf32>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg1 : memref<4xf32> into !amx.tile<16x16xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<4x4xf32, strided<[4, 2]>>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1, %arg1], %arg1 : memref<4x4xf32, strided<[4, 2]>> into !amx.tile<16x16xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<4xf32, strided<[2]>>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1], %arg1 : memref<4xf32, strided<[2]>> into !amx.tile<16x16xf32>
    return
  }
}

// -----
module {
  func.func @a(%arg0: memref<f32>, %arg1: index, %arg2: !amx.tile<16x16xf32>) {
    amx.tile_store %arg0[], %arg2, %arg1 : memref<f32>, !amx.tile<16x16xf32>
    return
  }
}

