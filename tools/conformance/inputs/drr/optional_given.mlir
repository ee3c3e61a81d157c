func.func @f(%m: memref<4xf32>, %n: index) -> (memref<?xf32>, memref<8xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
  %2 = memref.realloc %0 : memref<?xf32> to memref<8xf32>
  return %1, %2 : memref<?xf32>, memref<8xf32>
}
