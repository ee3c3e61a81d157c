func.func @f(%m: memref<4xf32>, %n: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %n : memref<?xf32> to memref<4xf32>
  memref.copy %n, %0 : memref<4xf32> to memref<?xf32>
  return
}
