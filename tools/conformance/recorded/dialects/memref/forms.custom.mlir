#map = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>
module {
  func.func @allocated(%arg0: index, %arg1: index) -> memref<?x4x?xf32> {
    %alloc = memref.alloc() : memref<8xf32>
    %alloc_0 = memref.alloc(%arg0, %arg1) {alignment = 64 : i64} : memref<?x4x?xf32>
    %alloc_1 = memref.alloc()[%arg0, %arg1] : memref<8xf32, #map>
    %alloc_2 = memref.alloc(%arg0)[%arg1, %arg1] {note} : memref<?xf32, #map, 1>
    %alloca = memref.alloca() : memref<i8, "stack">
    %alloca_3 = memref.alloca(%arg0) {alignment = 8 : i64} : memref<?xvector<4xf32>>
    %alloca_4 = memref.alloca()[%arg0, %arg0] : memref<8xf32, #map>
    %0 = memref.realloc %alloc : memref<8xf32> to memref<16xf32>
    %1 = memref.realloc %0(%arg0) {alignment = 16 : i64} : memref<16xf32> to memref<?xf32>
    memref.dealloc %1 : memref<?xf32>
    %cast = memref.cast %alloc_0 : memref<?x4x?xf32> to memref<*xf32>
    memref.dealloc %cast {note} : memref<*xf32>
    return %alloc_0 : memref<?x4x?xf32>
  }
}

// -----
module {
  func.func @scoped(%arg0: index) -> (index, f32) {
    memref.alloca_scope  {
      %alloca = memref.alloca(%arg0) : memref<?xi8>
    }
    %0 = memref.alloca_scope  -> (index) {
      memref.alloca_scope.return %arg0 : index
    }
    %1:2 = memref.alloca_scope  -> (index, f32) {
      %alloca = memref.alloca() : memref<f32>
      %2 = memref.load %alloca[] : memref<f32>
      memref.alloca_scope.return {note} %0, %2 : index, f32
    } {note}
    return %1#0, %1#1 : index, f32
  }
}

// -----
module {
  memref.global @unknown : memref<4xi32>
  memref.global "private" @empty : memref<2x2xf32> = uninitialized
  memref.global "public" constant @table : memref<3xi64> = dense<[1, 2, 3]> {alignment = 32 : i64}
  memref.global constant @scalar : memref<f32> = dense<1.500000e+00> {note}
  memref.global "nested" @spaced : memref<4xi8, 2> = dense<-1>
  memref.global @strided : memref<2xi8, strided<[3], offset: 1>> = uninitialized
  func.func @used() -> memref<3xi64> {
    %0 = memref.get_global @unknown : memref<4xi32>
    %1 = memref.get_global @table : memref<3xi64> {note}
    %2 = memref.get_global @scalar : memref<f32>
    return %1 : memref<3xi64>
  }
}

// -----
module {
  func.func @accessed(%arg0: memref<4x?xf32>, %arg1: memref<i1, strided<[], offset: ?>>, %arg2: index, %arg3: index) -> f32 {
    %0 = memref.load %arg0[%arg2, %arg3] : memref<4x?xf32>
    %1 = memref.load %arg0[%arg2, %arg2] {alignment = 16 : i64, nontemporal = true} : memref<4x?xf32>
    %2 = memref.load %arg1[] {note} : memref<i1, strided<[], offset: ?>>
    memref.store %0, %arg0[%arg3, %arg2] : memref<4x?xf32>
    memref.store %1, %arg0[%arg3, %arg2] {alignment = 8 : i64, nontemporal = true} : memref<4x?xf32>
    memref.store %2, %arg1[] {note} : memref<i1, strided<[], offset: ?>>
    memref.prefetch %arg0[%arg2, %arg3], read, locality<3>, data : memref<4x?xf32>
    memref.prefetch %arg0[%arg2, %arg3], write, locality<0>, instr : memref<4x?xf32>
    memref.prefetch %arg1[], read, locality<1>, instr : memref<i1, strided<[], offset: ?>>
    return %0 : f32
  }
}

// -----
module {
  func.func @copied(%arg0: memref<4xf32>, %arg1: memref<?xf32, 1>, %arg2: memref<*xf32>) {
    memref.copy %arg0, %arg1 : memref<4xf32> to memref<?xf32, 1>
    memref.copy %arg2, %arg0 {note} : memref<*xf32> to memref<4xf32>
    return
  }
}

// -----
module {
  func.func @atomic(%arg0: memref<4x4xf32>, %arg1: memref<i32>, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, i32) {
    %0 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %1 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2, %arg2] {note} : (f32, memref<4x4xf32>) -> f32
    %2 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %3 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %4 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %5 = memref.atomic_rmw mulf %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %6 = memref.atomic_rmw assign %arg3, %arg0[%arg2, %arg2] : (f32, memref<4x4xf32>) -> f32
    %7 = memref.atomic_rmw assign %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %8 = memref.atomic_rmw addi %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %9 = memref.atomic_rmw andi %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %10 = memref.atomic_rmw maxs %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %11 = memref.atomic_rmw maxu %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %12 = memref.atomic_rmw mins %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %13 = memref.atomic_rmw minu %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %14 = memref.atomic_rmw muli %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %15 = memref.atomic_rmw ori %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %16 = memref.atomic_rmw xori %arg4, %arg1[] : (i32, memref<i32>) -> i32
    %17 = memref.generic_atomic_rmw %arg0[%arg2, %arg2] : memref<4x4xf32> {
    ^bb0(%arg5: f32):
      %19 = arith.mulf %arg5, %arg3 : f32
      memref.atomic_yield %19 : f32
    }
    %18 = memref.generic_atomic_rmw %arg1[] : memref<i32> {
    ^bb0(%arg5: i32):
      memref.atomic_yield %arg4 {note} : i32
    } {note}
    return %17, %18 : f32, i32
  }
}

// -----
module {
  func.func @transfers(%arg0: memref<64x64xf32>, %arg1: memref<256xf32, 2>, %arg2: memref<2xi32>, %arg3: memref<i32>, %arg4: index, %arg5: index, %arg6: index) {
    memref.dma_start %arg0[%arg4, %arg4], %arg1[%arg4], %arg5, %arg2[%arg4] : memref<64x64xf32>, memref<256xf32, 2>, memref<2xi32>
    memref.dma_start %arg0[%arg4, %arg4], %arg1[%arg4], %arg5, %arg2[%arg4], %arg6, %arg5 : memref<64x64xf32>, memref<256xf32, 2>, memref<2xi32>
    memref.dma_start %arg1[%arg4], %arg0[%arg4, %arg5], %arg5, %arg3[] : memref<256xf32, 2>, memref<64x64xf32>, memref<i32>
    memref.dma_wait %arg2[%arg4], %arg5 : memref<2xi32>
    memref.dma_wait %arg3[], %arg5 {note} : memref<i32>
    return
  }
}

// -----
module {
  func.func @asked(%arg0: memref<4x?xf32, strided<[?, 1], offset: ?>>, %arg1: memref<f32>, %arg2: memref<*xi8>, %arg3: index) -> (index, index, index) {
    %dim = memref.dim %arg0, %arg3 : memref<4x?xf32, strided<[?, 1], offset: ?>>
    %dim_0 = memref.dim {note} %arg2, %arg3 : memref<*xi8>
    %0 = memref.rank %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>>
    %1 = memref.rank %arg2 {note} : memref<*xi8>
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %arg2 : memref<*xi8> -> index {note}
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
    %base_buffer_2, %offset_3 = memref.extract_strided_metadata %arg1 : memref<f32> -> memref<f32>, index {note}
    return %dim_0, %offset, %offset_3 : index, index, index
  }
}

// -----
module {
  func.func @promised(%arg0: memref<?xf32>, %arg1: memref<4xi8, 1>) {
    %assume_align = memref.assume_alignment %arg0, 16 : memref<?xf32>
    %assume_align_0 = memref.assume_alignment %arg1, 1 {note} : memref<4xi8, 1>
    %0:2 = memref.distinct_objects %assume_align, %assume_align_0 : memref<?xf32>, memref<4xi8, 1>
    %1 = memref.distinct_objects %0#1 {note} : memref<4xi8, 1>
    return
  }
}

// -----
module {
  func.func @casts(%arg0: memref<4x?xf32>, %arg1: memref<4x8xf32, strided<[?, 1], offset: 4>>, %arg2: memref<*xf32, 3>) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x8xf32>
    %cast_0 = memref.cast %arg1 {note} : memref<4x8xf32, strided<[?, 1], offset: 4>> to memref<4x8xf32, strided<[8, 1], offset: ?>>
    %cast_1 = memref.cast %arg0 : memref<4x?xf32> to memref<*xf32>
    %cast_2 = memref.cast %arg2 : memref<*xf32, 3> to memref<?xf32, 3>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 5>
    %memspacecast_3 = memref.memory_space_cast %arg2 {note} : memref<*xf32, 3> to memref<*xf32, "far">
    return
  }
}

// -----
module {
  func.func @sliced(%arg0: memref<8x16x4xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %arg2: index, %arg3: index) {
    %subview = memref.subview %arg0[0, 0, 0] [8, 16, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1]>>
    %subview_0 = memref.subview %arg0[2, 4, 0] [4, 4, 2] [1, 2, 2] : memref<8x16x4xf32> to memref<4x4x2xf32, strided<[64, 8, 2], offset: 144>>
    %subview_1 = memref.subview %arg0[%arg2, 4, %arg2] [1, %arg3, 2] [%arg2, 1, 1] {note} : memref<8x16x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
    %subview_2 = memref.subview %arg1[%arg2, %arg2] [%arg3, 4] [1, %arg3] : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> to memref<?x4xf32, strided<[?, ?], offset: ?>, 1>
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [512], strides: [1] : memref<8x16x4xf32> to memref<512xf32>
    %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg3, 4], strides: [4, %arg2] {note} : memref<8x16x4xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
    %cast = memref.cast %arg0 : memref<8x16x4xf32> to memref<*xf32>
    %reinterpret_cast_4 = memref.reinterpret_cast %cast to offset: [3], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: 3>>
    return
  }
}

// -----
module {
  func.func @reshaped(%arg0: memref<4x6xf32>, %arg1: memref<?x6xf32>, %arg2: memref<4x6xf32, strided<[12, 2], offset: 1>>, %arg3: memref<f32>, %arg4: memref<1024xi8>, %arg5: memref<*xf32>, %arg6: memref<3xindex>, %arg7: memref<?xi32>, %arg8: index) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x6xf32> into memref<24xf32>
    %collapse_shape_0 = memref.collapse_shape %arg2 [[0, 1]] {note} : memref<4x6xf32, strided<[12, 2], offset: 1>> into memref<24xf32, strided<[2], offset: 1>>
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
    %expand_shape_1 = memref.expand_shape %arg1 [[0, 1], [2, 3]] output_shape [%arg8, 2, 3, 2] {note} : memref<?x6xf32> into memref<?x2x3x2xf32>
    %expand_shape_2 = memref.expand_shape %arg3 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
    %collapse_shape_3 = memref.collapse_shape %expand_shape_2 [] : memref<1x1xf32> into memref<f32>
    %reshape = memref.reshape %arg0(%arg6) : (memref<4x6xf32>, memref<3xindex>) -> memref<2x?x3xf32>
    %reshape_4 = memref.reshape %arg5(%arg7) {note} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
    %transpose_5 = memref.transpose %arg2 (d0, d1) -> (d0, d1) {note} : memref<4x6xf32, strided<[12, 2], offset: 1>> to memref<4x6xf32, strided<[12, 2], offset: 1>>
    %view = memref.view %arg4[%arg8][] : memref<1024xi8> to memref<8x8xf32>
    %view_6 = memref.view %arg4[%arg8][%arg8, %arg8] {note} : memref<1024xi8> to memref<?x4x?xf64>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d0 + d1 * 6)>
module {
  func.func @transposed(%arg0: memref<4x6xf32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
    %transpose_0 = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32, #map>
    %transpose_1 = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<4x6xf32> to memref<4x6xf32>
    %transpose_2 = memref.transpose %arg0 (d0, d1) -> (d0, d1) : memref<4x6xf32> to memref<4x6xf32, strided<[6, 1]>>
    return
  }
}

// -----
module {
  func.func @transposed_dynamic(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    return
  }
}

// -----
module {
  func.func @transposed_stride(%arg0: memref<?x?xf32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    return
  }
}

// -----
module {
  func.func @transposed_single(%arg0: memref<f32>) {
    %transpose = memref.transpose %arg0 () -> () : memref<f32> to memref<f32>
    return
  }
}

// -----
module {
  func.func @transposed_single_offset(%arg0: memref<f32, strided<[], offset: 3>>) {
    %transpose = memref.transpose %arg0 () -> () : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
    return
  }
}

// -----
module {
  func.func @transposed_three(%arg0: memref<2x3x4xi8, 1>) {
    %transpose = memref.transpose %arg0 (d0, d1, d2) -> (d2, d0, d1) : memref<2x3x4xi8, 1> to memref<4x2x3xi8, strided<[1, 12, 4]>, 1>
    return
  }
}

// -----
module {
  memref.global @g : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
  memref.global "private" constant @h : memref<2x3xi8> = uninitialized
}

// -----
module {
  func.func @update_branch(%arg0: memref<4xf32>, %arg1: index, %arg2: i1) {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<4xf32> {
    ^bb0(%arg3: f32):
      %1 = scf.if %arg2 -> (f32) {
        %2 = arith.addf %arg3, %arg3 : f32
        scf.yield %2 : f32
      } else {
        scf.yield %arg3 : f32
      }
      memref.atomic_yield %1 : f32
    } {note}
    return
  }
}

// -----
module {
  func.func @prefetched(%arg0: memref<4xf32>, %arg1: index) {
    memref.prefetch %arg0[%arg1], read, locality<3>, data : memref<4xf32>
    return
  }
}

// -----
module {
  func.func @scopes(%arg0: i32) -> i32 {
    %0 = memref.alloca_scope  -> (i32) {
      memref.alloca_scope.return %arg0 : i32
    } {note}
    memref.alloca_scope  {
    }
    return %0 : i32
  }
}

