// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td

// Allocations.

#shifted = affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>

func.func @allocated(%n: index, %m: index) -> memref<?x4x?xf32> {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.alloc(%n, %m) {alignment = 64 : i64} : memref<?x4x?xf32>
  %2 = memref.alloc()[%n, %m] : memref<8xf32, #shifted>
  %3 = memref.alloc(%n)[%m, %m] {note} : memref<?xf32, #shifted, 1>
  %4 = memref.alloca() : memref<i8, "stack">
  %5 = memref.alloca(%n) {alignment = 8} : memref<?xvector<4xf32>>
  %6 = memref.alloca()[%n, %n] : memref<8xf32, #shifted>
  %7 = memref.realloc %0 : memref<8xf32> to memref<16xf32>
  %8 = memref.realloc %7(%n) {alignment = 16} : memref<16xf32> to memref<?xf32>
  memref.dealloc %8 : memref<?xf32>
  %9 = memref.cast %1 : memref<?x4x?xf32> to memref<*xf32>
  memref.dealloc %9 {note} : memref<*xf32>
  return %1 : memref<?x4x?xf32>
}

// -----

func.func @scoped(%n: index) -> (index, f32) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi8>
  }
  %one = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %n : index
  }
  %two:2 = memref.alloca_scope -> (index, f32) {
    %0 = memref.alloca() : memref<f32>
    %1 = memref.load %0[] : memref<f32>
    memref.alloca_scope.return {note} %one, %1 : index, f32
  } {note}
  return %two#0, %two#1 : index, f32
}

// -----

// Globals.

memref.global @unknown : memref<4xi32>
memref.global "private" @empty : memref<2x2xf32> = uninitialized
memref.global "public" constant @table : memref<3xi64> = dense<[1, 2, 3]> {alignment = 32 : i64}
memref.global constant @scalar : memref<f32> = dense<1.5> {note}
memref.global "nested" @spaced : memref<4xi8, 2> = dense<-1>
memref.global @strided : memref<2xi8, strided<[3], offset: 1>> = uninitialized

func.func @used() -> memref<3xi64> {
  %0 = memref.get_global @unknown : memref<4xi32>
  %1 = memref.get_global @table : memref<3xi64> {note}
  %2 = memref.get_global @scalar : memref<f32>
  return %1 : memref<3xi64>
}

// -----

// Accesses.

func.func @accessed(%m: memref<4x?xf32>, %s: memref<i1, strided<[], offset: ?>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  %1 = memref.load %m[%i, %i] {nontemporal = true, alignment = 16 : i64} : memref<4x?xf32>
  %2 = memref.load %s[] {note, nontemporal = false} : memref<i1, strided<[], offset: ?>>
  memref.store %0, %m[%j, %i] : memref<4x?xf32>
  memref.store %1, %m[%j, %i] {nontemporal = true, alignment = 8} : memref<4x?xf32>
  memref.store %2, %s[] {note} : memref<i1, strided<[], offset: ?>>
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %j], write, locality<0>, instr : memref<4x?xf32>
  memref.prefetch %s[], read, locality<1>, instr : memref<i1, strided<[], offset: ?>>
  return %0 : f32
}

// -----

func.func @copied(%a: memref<4xf32>, %b: memref<?xf32, 1>, %c: memref<*xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<?xf32, 1>
  memref.copy %c, %a {note} : memref<*xf32> to memref<4xf32>
  return
}

// -----

func.func @atomic(%f: memref<4x4xf32>, %n: memref<i32>, %i: index, %x: f32, %y: i32) -> (f32, i32) {
  %0 = memref.atomic_rmw addf %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %1 = memref.atomic_rmw maximumf %x, %f[%i, %i] {note} : (f32, memref<4x4xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %4 = memref.atomic_rmw minnumf %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %5 = memref.atomic_rmw mulf %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %6 = memref.atomic_rmw assign %x, %f[%i, %i] : (f32, memref<4x4xf32>) -> f32
  %7 = memref.atomic_rmw assign %y, %n[] : (i32, memref<i32>) -> i32
  %8 = memref.atomic_rmw addi %y, %n[] : (i32, memref<i32>) -> i32
  %9 = memref.atomic_rmw andi %y, %n[] : (i32, memref<i32>) -> i32
  %10 = memref.atomic_rmw maxs %y, %n[] : (i32, memref<i32>) -> i32
  %11 = memref.atomic_rmw maxu %y, %n[] : (i32, memref<i32>) -> i32
  %12 = memref.atomic_rmw mins %y, %n[] : (i32, memref<i32>) -> i32
  %13 = memref.atomic_rmw minu %y, %n[] : (i32, memref<i32>) -> i32
  %14 = memref.atomic_rmw muli %y, %n[] : (i32, memref<i32>) -> i32
  %15 = memref.atomic_rmw ori %y, %n[] : (i32, memref<i32>) -> i32
  %16 = memref.atomic_rmw xori %y, %n[] : (i32, memref<i32>) -> i32
  %17 = memref.generic_atomic_rmw %f[%i, %i] : memref<4x4xf32> {
  ^bb0(%old: f32):
    %new = arith.mulf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  %18 = memref.generic_atomic_rmw %n[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %y {note} : i32
  } {note}
  return %17, %18 : f32, i32
}

// -----

// Transfers.

func.func @transfers(%from: memref<64x64xf32>, %to: memref<256xf32, 2>, %tag: memref<2xi32>, %flag: memref<i32>,
                     %i: index, %n: index, %s: index) {
  memref.dma_start %from[%i, %i], %to[%i], %n, %tag[%i] : memref<64x64xf32>, memref<256xf32, 2>, memref<2xi32>
  memref.dma_start %from[%i, %i], %to[%i], %n, %tag[%i], %s, %n
      : memref<64x64xf32>, memref<256xf32, 2>, memref<2xi32>
  memref.dma_start %to[%i], %from[%i, %n], %n, %flag[] : memref<256xf32, 2>, memref<64x64xf32>, memref<i32>
  memref.dma_wait %tag[%i], %n : memref<2xi32>
  memref.dma_wait %flag[], %n {note} : memref<i32>
  return
}

// -----

// Questions.

func.func @asked(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>, %s: memref<f32>, %u: memref<*xi8>, %i: index)
    -> (index, index, index) {
  %0 = memref.dim %m, %i : memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.dim {note} %u, %i : memref<*xi8>
  %2 = memref.rank %m : memref<4x?xf32, strided<[?, 1], offset: ?>>
  %3 = memref.rank %u {note} : memref<*xi8>
  %4 = memref.extract_aligned_pointer_as_index %m : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  %5 = memref.extract_aligned_pointer_as_index %u : memref<*xi8> -> index {note}
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %6:2 = memref.extract_strided_metadata %s : memref<f32> -> memref<f32>, index {note}
  return %1, %offset, %6#1 : index, index, index
}

// -----

func.func @promised(%a: memref<?xf32>, %b: memref<4xi8, 1>) {
  %0 = memref.assume_alignment %a, 16 : memref<?xf32>
  %1 = memref.assume_alignment %b, 1 {note} : memref<4xi8, 1>
  %2:2 = memref.distinct_objects %0, %1 : memref<?xf32>, memref<4xi8, 1>
  %3 = memref.distinct_objects %2#1 {note} : memref<4xi8, 1>
  return
}

// -----

// Casts.

func.func @casts(%m: memref<4x?xf32>, %s: memref<4x8xf32, strided<[?, 1], offset: 4>>, %u: memref<*xf32, 3>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32>
  %1 = memref.cast %s {note} : memref<4x8xf32, strided<[?, 1], offset: 4>> to memref<4x8xf32, strided<[8, 1], offset: ?>>
  %2 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %3 = memref.cast %u : memref<*xf32, 3> to memref<?xf32, 3>
  %4 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 5>
  %5 = memref.memory_space_cast %u {note} : memref<*xf32, 3> to memref<*xf32, "far">
  return
}

// -----

// Views.

func.func @sliced(%m: memref<8x16x4xf32>, %s: memref<?x?xf32, strided<[?, ?], offset: ?>, 1>, %o: index, %n: index) {
  %0 = memref.subview %m[0, 0, 0] [8, 16, 4] [1, 1, 1]
      : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1]>>
  %1 = memref.subview %m[2, 4, 0] [4, 4, 2] [1, 2, 2]
      : memref<8x16x4xf32> to memref<4x4x2xf32, strided<[64, 8, 2], offset: 144>>
  %2 = memref.subview %m[%o, 4, %o] [1, %n, 2] [%o, 1, 1] {note}
      : memref<8x16x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  %3 = memref.subview %s[%o, %o] [%n, 4] [1, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>, 1>
      to memref<?x4xf32, strided<[?, ?], offset: ?>, 1>
  %4 = memref.reinterpret_cast %m to offset: [0], sizes: [512], strides: [1] : memref<8x16x4xf32> to memref<512xf32>
  %5 = memref.reinterpret_cast %m to offset: [%o], sizes: [%n, 4], strides: [4, %o] {note}
      : memref<8x16x4xf32> to memref<?x4xf32, strided<[4, ?], offset: ?>>
  %6 = memref.cast %m : memref<8x16x4xf32> to memref<*xf32>
  %7 = memref.reinterpret_cast %6 to offset: [3], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: 3>>
  return
}

// -----

func.func @reshaped(%m: memref<4x6xf32>, %open: memref<?x6xf32>, %s: memref<4x6xf32, strided<[12, 2], offset: 1>>,
                    %unit: memref<f32>, %bytes: memref<1024xi8>, %unknown: memref<*xf32>, %to: memref<3xindex>,
                    %any: memref<?xi32>, %n: index) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %1 = memref.collapse_shape %s [[0, 1]] {note}
      : memref<4x6xf32, strided<[12, 2], offset: 1>> into memref<24xf32, strided<[2], offset: 1>>
  %2 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %3 = memref.expand_shape %open [[0, 1], [2, 3]] output_shape [%n, 2, 3, 2] {note}
      : memref<?x6xf32> into memref<?x2x3x2xf32>
  %4 = memref.expand_shape %unit [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %5 = memref.collapse_shape %4 [] : memref<1x1xf32> into memref<f32>
  %6 = memref.reshape %m(%to) : (memref<4x6xf32>, memref<3xindex>) -> memref<2x?x3xf32>
  %7 = memref.reshape %unknown(%any) {note} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %8 = memref.transpose %m (rows, columns) -> (columns, rows)
      : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
  %9 = memref.transpose %s (d0, d1) -> (d0, d1) {note} : memref<4x6xf32, strided<[12, 2], offset: 1>>
      to memref<4x6xf32, strided<[12, 2], offset: 1>>
  %10 = memref.view %bytes[%n][] : memref<1024xi8> to memref<8x8xf32>
  %11 = memref.view %bytes[%n][%n, %n] {note} : memref<1024xi8> to memref<?x4x?xf64>
  return
}

// -----

func.func @transposed(%m: memref<4x6xf32>) {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32, strided<[1, 6]>>
  %1 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x6xf32> to memref<6x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 6)>>
  %2 = memref.transpose %m (i, j) -> (i, j) : memref<4x6xf32> to memref<4x6xf32>
  %3 = memref.transpose %m (i, j) -> (i, j) : memref<4x6xf32> to memref<4x6xf32, strided<[6, 1]>>
  return
}

// -----

func.func @transposed_dynamic(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @transposed_stride(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// -----

func.func @transposed_single(%m: memref<f32>) {
  %0 = memref.transpose %m () -> () : memref<f32> to memref<f32>
  return
}

// -----

func.func @transposed_single_offset(%m: memref<f32, strided<[], offset: 3>>) {
  %0 = memref.transpose %m () -> () : memref<f32, strided<[], offset: 3>> to memref<f32, strided<[], offset: 3>>
  return
}

// -----

func.func @transposed_three(%m: memref<2x3x4xi8, 1>) {
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xi8, 1> to memref<4x2x3xi8, strided<[1, 12, 4]>, 1>
  return
}

// -----

memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" constant @h : memref<2x3xi8> = uninitialized

// -----

func.func @update_branch(%m: memref<4xf32>, %i: index, %c: i1) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%old: f32):
    %1 = scf.if %c -> f32 {
      %2 = arith.addf %old, %old : f32
      scf.yield %2 : f32
    } else {
      scf.yield %old : f32
    }
    memref.atomic_yield %1 : f32
  } {note}
  return
}

// -----

func.func @prefetched(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @scopes(%x: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %x : i32
  } {note}
  memref.alloca_scope {
  }
  return %0 : i32
}
