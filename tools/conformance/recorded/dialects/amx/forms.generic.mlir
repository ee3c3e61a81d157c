"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xbf16>, memref<1024xf32>, memref<?x?xi8>, memref<?x?xi32>, index) -> (), sym_name = "tiles"}> ({
  ^bb0(%arg0: memref<?x?xbf16>, %arg1: memref<1024xf32>, %arg2: memref<?x?xi8>, %arg3: memref<?x?xi32>, %arg4: index):
    %0 = "amx.tile_zero"() : () -> !amx.tile<16x16xf32>
    %1 = "amx.tile_load"(%arg0, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xbf16>, index, index) -> !amx.tile<16x32xbf16>
    %2 = "amx.tile_load"(%arg0, %arg4, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 1>}> {note} : (memref<?x?xbf16>, index, index, index) -> !amx.tile<16x32xbf16>
    %3 = "amx.tile_mulf"(%1, %2, %0) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    "amx.tile_store"(%arg1, %arg4, %3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<1024xf32>, index, !amx.tile<16x16xf32>, index) -> ()
    %4 = "amx.tile_load"(%arg2, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
    %5 = "amx.tile_load"(%arg3, %arg4, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi32>, index, index) -> !amx.tile<16x16xi32>
    %6 = "amx.tile_muli"(%4, %4, %5) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %7 = "amx.tile_muli"(%4, %4, %6) <{isZextLhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %8 = "amx.tile_muli"(%4, %4, %7) <{isZextLhs, isZextRhs}> {note} : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %9 = "amx.tile_muli"(%4, %4, %8) <{isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "amx.tile_store"(%arg3, %arg4, %arg4, %9) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> {note} : (memref<?x?xi32>, index, index, !amx.tile<16x16xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!amx.tile<16xf32>) -> (), sym_name = "a", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>):
    %0 = "amx.tile_muli"(%arg0, %arg1, %arg2) <{isZextLhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xi8>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x4xi8>, %arg1: index):
    %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<4x4xi8>, index, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: index):
    %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<f32>, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index):
    %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, index, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32, strided<[4, 2]>>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4x4xf32, strided<[4, 2]>>, %arg1: index):
    %0 = "amx.tile_load"(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<4x4xf32, strided<[4, 2]>>, index, index, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32, strided<[2]>>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<4xf32, strided<[2]>>, %arg1: index):
    %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32, strided<[2]>>, index, index) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>, index, !amx.tile<16x16xf32>) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: memref<f32>, %arg1: index, %arg2: !amx.tile<16x16xf32>):
    "amx.tile_store"(%arg0, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (memref<f32>, !amx.tile<16x16xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

