#map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> memref<?x4x?xf32>, sym_name = "allocated"}> ({
  ^bb0(%arg0: index, %arg1: index):
    %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xf32>
    %1 = "memref.alloc"(%arg0, %arg1) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x4x?xf32>
    %2 = "memref.alloc"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 2>}> : (index, index) -> memref<8xf32, #map>
    %3 = "memref.alloc"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2>}> {note} : (index, index, index) -> memref<?xf32, #map, 1>
    %4 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i8, "stack">
    %5 = "memref.alloca"(%arg0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xvector<4xf32>>
    %6 = "memref.alloca"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 2>}> : (index, index) -> memref<8xf32, #map>
    %7 = "memref.realloc"(%0) : (memref<8xf32>) -> memref<16xf32>
    %8 = "memref.realloc"(%7, %arg0) <{alignment = 16 : i64}> : (memref<16xf32>, index) -> memref<?xf32>
    "memref.dealloc"(%8) : (memref<?xf32>) -> ()
    %9 = "memref.cast"(%1) : (memref<?x4x?xf32>) -> memref<*xf32>
    "memref.dealloc"(%9) {note} : (memref<*xf32>) -> ()
    "func.return"(%1) : (memref<?x4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (index, f32), sym_name = "scoped"}> ({
  ^bb0(%arg0: index):
    "memref.alloca_scope"() ({
      %4 = "memref.alloca"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi8>
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    %0 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0) : (index) -> ()
    }) : () -> index
    %1:2 = "memref.alloca_scope"() ({
      %2 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<f32>
      %3 = "memref.load"(%2) : (memref<f32>) -> f32
      "memref.alloca_scope.return"(%0, %3) {note} : (index, f32) -> ()
    }) {note} : () -> (index, f32)
    "func.return"(%1#0, %1#1) : (index, f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{sym_name = "unknown", type = memref<4xi32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "empty", sym_visibility = "private", type = memref<2x2xf32>}> : () -> ()
  "memref.global"() <{alignment = 32 : i64, constant, initial_value = dense<[1, 2, 3]> : tensor<3xi64>, sym_name = "table", sym_visibility = "public", type = memref<3xi64>}> : () -> ()
  "memref.global"() <{constant, initial_value = dense<1.500000e+00> : tensor<f32>, sym_name = "scalar", type = memref<f32>}> {note} : () -> ()
  "memref.global"() <{initial_value = dense<-1> : tensor<4xi8>, sym_name = "spaced", sym_visibility = "nested", type = memref<4xi8, 2>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "strided", type = memref<2xi8, strided<[3], offset: 1>>}> : () -> ()
  "func.func"() <{function_type = () -> memref<3xi64>, sym_name = "used"}> ({
    %0 = "memref.get_global"() <{name = @unknown}> : () -> memref<4xi32>
    %1 = "memref.get_global"() <{name = @table}> {note} : () -> memref<3xi64>
    %2 = "memref.get_global"() <{name = @scalar}> : () -> memref<f32>
    "func.return"(%1) : (memref<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, memref<i1, strided<[], offset: ?>>, index, index) -> f32, sym_name = "accessed"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<i1, strided<[], offset: ?>>, %arg2: index, %arg3: index):
    %0 = "memref.load"(%arg0, %arg2, %arg3) : (memref<4x?xf32>, index, index) -> f32
    %1 = "memref.load"(%arg0, %arg2, %arg2) <{alignment = 16 : i64, nontemporal = true}> : (memref<4x?xf32>, index, index) -> f32
    %2 = "memref.load"(%arg1) <{nontemporal = false}> {note} : (memref<i1, strided<[], offset: ?>>) -> i1
    "memref.store"(%0, %arg0, %arg3, %arg2) : (f32, memref<4x?xf32>, index, index) -> ()
    "memref.store"(%1, %arg0, %arg3, %arg2) <{alignment = 8 : i64, nontemporal = true}> : (f32, memref<4x?xf32>, index, index) -> ()
    "memref.store"(%2, %arg1) {note} : (i1, memref<i1, strided<[], offset: ?>>) -> ()
    "memref.prefetch"(%arg0, %arg2, %arg3) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg0, %arg2, %arg3) <{isDataCache = false, isWrite = true, localityHint = 0 : i32}> : (memref<4x?xf32>, index, index) -> ()
    "memref.prefetch"(%arg1) <{isDataCache = false, isWrite = false, localityHint = 1 : i32}> : (memref<i1, strided<[], offset: ?>>) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<?xf32, 1>, memref<*xf32>) -> (), sym_name = "copied"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<?xf32, 1>, %arg2: memref<*xf32>):
    "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<?xf32, 1>) -> ()
    "memref.copy"(%arg2, %arg0) {note} : (memref<*xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x4xf32>, memref<i32>, index, f32, i32) -> (f32, i32), sym_name = "atomic"}> ({
  ^bb0(%arg0: memref<4x4xf32>, %arg1: memref<i32>, %arg2: index, %arg3: f32, %arg4: i32):
    %0 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 0 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %1 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 4 : i64}> {note} : (f32, memref<4x4xf32>, index, index) -> f32
    %2 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 5 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %3 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 8 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %4 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 9 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %5 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 12 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %6 = "memref.atomic_rmw"(%arg3, %arg0, %arg2, %arg2) <{kind = 3 : i64}> : (f32, memref<4x4xf32>, index, index) -> f32
    %7 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 3 : i64}> : (i32, memref<i32>) -> i32
    %8 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 1 : i64}> : (i32, memref<i32>) -> i32
    %9 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 2 : i64}> : (i32, memref<i32>) -> i32
    %10 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 6 : i64}> : (i32, memref<i32>) -> i32
    %11 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 7 : i64}> : (i32, memref<i32>) -> i32
    %12 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 10 : i64}> : (i32, memref<i32>) -> i32
    %13 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 11 : i64}> : (i32, memref<i32>) -> i32
    %14 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 13 : i64}> : (i32, memref<i32>) -> i32
    %15 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 14 : i64}> : (i32, memref<i32>) -> i32
    %16 = "memref.atomic_rmw"(%arg4, %arg1) <{kind = 15 : i64}> : (i32, memref<i32>) -> i32
    %17 = "memref.generic_atomic_rmw"(%arg0, %arg2, %arg2) ({
    ^bb0(%arg6: f32):
      %19 = "arith.mulf"(%arg6, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%19) : (f32) -> ()
    }) : (memref<4x4xf32>, index, index) -> f32
    %18 = "memref.generic_atomic_rmw"(%arg1) ({
    ^bb0(%arg5: i32):
      "memref.atomic_yield"(%arg4) {note} : (i32) -> ()
    }) {note} : (memref<i32>) -> i32
    "func.return"(%17, %18) : (f32, i32) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64x64xf32>, memref<256xf32, 2>, memref<2xi32>, memref<i32>, index, index, index) -> (), sym_name = "transfers"}> ({
  ^bb0(%arg0: memref<64x64xf32>, %arg1: memref<256xf32, 2>, %arg2: memref<2xi32>, %arg3: memref<i32>, %arg4: index, %arg5: index, %arg6: index):
    "memref.dma_start"(%arg0, %arg4, %arg4, %arg1, %arg4, %arg5, %arg2, %arg4) : (memref<64x64xf32>, index, index, memref<256xf32, 2>, index, index, memref<2xi32>, index) -> ()
    "memref.dma_start"(%arg0, %arg4, %arg4, %arg1, %arg4, %arg5, %arg2, %arg4, %arg6, %arg5) : (memref<64x64xf32>, index, index, memref<256xf32, 2>, index, index, memref<2xi32>, index, index, index) -> ()
    "memref.dma_start"(%arg1, %arg4, %arg0, %arg4, %arg5, %arg5, %arg3) : (memref<256xf32, 2>, index, memref<64x64xf32>, index, index, index, memref<i32>) -> ()
    "memref.dma_wait"(%arg2, %arg4, %arg5) : (memref<2xi32>, index, index) -> ()
    "memref.dma_wait"(%arg3, %arg5) {note} : (memref<i32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<f32>, memref<*xi8>, index) -> (index, index, index), sym_name = "asked"}> ({
  ^bb0(%arg0: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<f32>, %arg2: memref<*xi8>, %arg3: index):
    %0 = "memref.dim"(%arg0, %arg3) : (memref<4x?xf32, strided<[?, 1], offset: ?>>, index) -> index
    %1 = "memref.dim"(%arg2, %arg3) {note} : (memref<*xi8>, index) -> index
    %2 = "memref.rank"(%arg0) : (memref<4x?xf32, strided<[?, 1], offset: ?>>) -> index
    %3 = "memref.rank"(%arg2) {note} : (memref<*xi8>) -> index
    %4 = "memref.extract_aligned_pointer_as_index"(%arg0) : (memref<4x?xf32, strided<[?, 1], offset: ?>>) -> index
    %5 = "memref.extract_aligned_pointer_as_index"(%arg2) {note} : (memref<*xi8>) -> index
    %6:6 = "memref.extract_strided_metadata"(%arg0) : (memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (memref<f32>, index, index, index, index, index)
    %7:2 = "memref.extract_strided_metadata"(%arg1) {note} : (memref<f32>) -> (memref<f32>, index)
    "func.return"(%1, %6#1, %7#1) : (index, index, index) -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<4xi8, 1>) -> (), sym_name = "promised"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<4xi8, 1>):
    %0 = "memref.assume_alignment"(%arg0) <{alignment = 16 : i32}> : (memref<?xf32>) -> memref<?xf32>
    %1 = "memref.assume_alignment"(%arg1) <{alignment = 1 : i32}> {note} : (memref<4xi8, 1>) -> memref<4xi8, 1>
    %2:2 = "memref.distinct_objects"(%0, %1) : (memref<?xf32>, memref<4xi8, 1>) -> (memref<?xf32>, memref<4xi8, 1>)
    %3 = "memref.distinct_objects"(%2#1) {note} : (memref<4xi8, 1>) -> memref<4xi8, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x?xf32>, memref<4x8xf32, strided<[?, 1], offset: 4>>, memref<*xf32, 3>) -> (), sym_name = "casts"}> ({
  ^bb0(%arg0: memref<4x?xf32>, %arg1: memref<4x8xf32, strided<[?, 1], offset: 4>>, %arg2: memref<*xf32, 3>):
    %0 = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<?x8xf32>
    %1 = "memref.cast"(%arg1) {note} : (memref<4x8xf32, strided<[?, 1], offset: 4>>) -> memref<4x8xf32, strided<[8, 1], offset: ?>>
    %2 = "memref.cast"(%arg0) : (memref<4x?xf32>) -> memref<*xf32>
    %3 = "memref.cast"(%arg2) : (memref<*xf32, 3>) -> memref<?xf32, 3>
    %4 = "memref.memory_space_cast"(%arg0) : (memref<4x?xf32>) -> memref<4x?xf32, 5>
    %5 = "memref.memory_space_cast"(%arg2) {note} : (memref<*xf32, 3>) -> memref<*xf32, "far">
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16x4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, index, index) -> (), sym_name = "sliced"}> ({
  ^bb0(%arg0: memref<8x16x4xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %arg2: index, %arg3: index):
    %0 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 8, 16, 4>, static_strides = array<i64: 1, 1, 1>}> : (memref<8x16x4xf32>) -> memref<8x16x4xf32, strided<[64, 4, 1]>>
    %1 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2, 4, 0>, static_sizes = array<i64: 4, 4, 2>, static_strides = array<i64: 1, 2, 2>}> : (memref<8x16x4xf32>) -> memref<4x4x2xf32, strided<[64, 8, 2], offset: 144>>
    %2 = "memref.subview"(%arg0, %arg2, %arg2, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808, 2>, static_strides = array<i64: -9223372036854775808, 1, 1>}> {note} : (memref<8x16x4xf32>, index, index, index, index) -> memref<?x2xf32, strided<[4, 1], offset: ?>>
    %3 = "memref.subview"(%arg1, %arg2, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, index, index, index, index) -> memref<?x4xf32, strided<[?, ?], offset: ?>, 1>
    %4 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 512>, static_strides = array<i64: 1>}> : (memref<8x16x4xf32>) -> memref<512xf32>
    %5 = "memref.reinterpret_cast"(%arg0, %arg2, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 4, -9223372036854775808>}> {note} : (memref<8x16x4xf32>, index, index, index) -> memref<?x4xf32, strided<[4, ?], offset: ?>>
    %6 = "memref.cast"(%arg0) : (memref<8x16x4xf32>) -> memref<*xf32>
    %7 = "memref.reinterpret_cast"(%6) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 3>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<*xf32>) -> memref<f32, strided<[], offset: 3>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x6xf32>, memref<?x6xf32>, memref<4x6xf32, strided<[12, 2], offset: 1>>, memref<f32>, memref<1024xi8>, memref<*xf32>, memref<3xindex>, memref<?xi32>, index) -> (), sym_name = "reshaped"}> ({
  ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<4x6xf32, strided<[12, 2], offset: 1>>, %arg3: memref<f32>, %arg4: memref<1024xi8>, %arg5: memref<*xf32>, %arg6: memref<3xindex>, %arg7: memref<?xi32>, %arg8: index):
    %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (memref<4x6xf32>) -> memref<24xf32>
    %1 = "memref.collapse_shape"(%arg2) <{reassociation = [[0, 1]]}> {note} : (memref<4x6xf32, strided<[12, 2], offset: 1>>) -> memref<24xf32, strided<[2], offset: 1>>
    %2 = "memref.expand_shape"(%arg0) <{reassociation = [[0, 1], [2]], static_output_shape = array<i64: 2, 2, 6>}> : (memref<4x6xf32>) -> memref<2x2x6xf32>
    %3 = "memref.expand_shape"(%arg1, %arg8) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 2, 3, 2>}> {note} : (memref<?x6xf32>, index) -> memref<?x2x3x2xf32>
    %4 = "memref.expand_shape"(%arg3) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (memref<f32>) -> memref<1x1xf32>
    %5 = "memref.collapse_shape"(%4) <{reassociation = []}> : (memref<1x1xf32>) -> memref<f32>
    %6 = "memref.reshape"(%arg0, %arg6) : (memref<4x6xf32>, memref<3xindex>) -> memref<2x?x3xf32>
    %7 = "memref.reshape"(%arg5, %arg7) {note} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    %8 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x6xf32>) -> memref<6x4xf32, strided<[1, 6]>>
    %9 = "memref.transpose"(%arg2) <{permutation = #map1}> {note} : (memref<4x6xf32, strided<[12, 2], offset: 1>>) -> memref<4x6xf32, strided<[12, 2], offset: 1>>
    %10 = "memref.view"(%arg4, %arg8) : (memref<1024xi8>, index) -> memref<8x8xf32>
    %11 = "memref.view"(%arg4, %arg8, %arg8, %arg8) {note} : (memref<1024xi8>, index, index, index) -> memref<?x4x?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0 + d1 * 6)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x6xf32>) -> (), sym_name = "transposed"}> ({
  ^bb0(%arg0: memref<4x6xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x6xf32>) -> memref<6x4xf32, strided<[1, 6]>>
    %1 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<4x6xf32>) -> memref<6x4xf32, #map1>
    %2 = "memref.transpose"(%arg0) <{permutation = #map2}> : (memref<4x6xf32>) -> memref<4x6xf32>
    %3 = "memref.transpose"(%arg0) <{permutation = #map2}> : (memref<4x6xf32>) -> memref<4x6xf32, strided<[6, 1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (), sym_name = "transposed_dynamic"}> ({
  ^bb0(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>) -> (), sym_name = "transposed_stride"}> ({
  ^bb0(%arg0: memref<?x?xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<?x?xf32>) -> memref<?x?xf32, strided<[1, ?]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "transposed_single"}> ({
  ^bb0(%arg0: memref<f32>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<f32>) -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32, strided<[], offset: 3>>) -> (), sym_name = "transposed_single_offset"}> ({
  ^bb0(%arg0: memref<f32, strided<[], offset: 3>>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<f32, strided<[], offset: 3>>) -> memref<f32, strided<[], offset: 3>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3x4xi8, 1>) -> (), sym_name = "transposed_three"}> ({
  ^bb0(%arg0: memref<2x3x4xi8, 1>):
    %0 = "memref.transpose"(%arg0) <{permutation = #map}> : (memref<2x3x4xi8, 1>) -> memref<4x2x3xi8, strided<[1, 12, 4]>, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "g", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{constant, initial_value, sym_name = "h", sym_visibility = "private", type = memref<2x3xi8>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, index, i1) -> (), sym_name = "update_branch"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index, %arg2: i1):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg3: f32):
      %1 = "scf.if"(%arg2) ({
        %2 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.yield"(%2) : (f32) -> ()
      }, {
        "scf.yield"(%arg3) : (f32) -> ()
      }) : (i1) -> f32
      "memref.atomic_yield"(%1) : (f32) -> ()
    }) {note} : (memref<4xf32>, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, index) -> (), sym_name = "prefetched"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: index):
    "memref.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "scopes"}> ({
  ^bb0(%arg0: i32):
    %0 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0) : (i32) -> ()
    }) {note} : () -> i32
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

