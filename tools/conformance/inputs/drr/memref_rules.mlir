func.func @f(%m: memref<4x8xf32>, %n: memref<?xi8>, %i: index) -> (memref<4x?xf32>, index, index, memref<4x8xf32>) {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  %2 = memref.dim %0, %i : memref<?x?xf32>
  %3 = memref.cast %n : memref<?xi8> to memref<4xi8>
  %4 = memref.dim %3, %i : memref<4xi8>
  %5 = memref.memory_space_cast %m : memref<4x8xf32> to memref<4x8xf32, 3>
  %6 = memref.memory_space_cast %5 : memref<4x8xf32, 3> to memref<4x8xf32>
  memref.copy %m, %m : memref<4x8xf32> to memref<4x8xf32>
  memref.copy %m, %6 : memref<4x8xf32> to memref<4x8xf32>
  memref.prefetch %0[%i, %i], read, locality<3>, data : memref<?x?xf32>
  memref.prefetch %1[%i, %i], write, locality<1>, instr : memref<4x?xf32>
  return %1, %2, %4, %6 : memref<4x?xf32>, index, index, memref<4x8xf32>
}
