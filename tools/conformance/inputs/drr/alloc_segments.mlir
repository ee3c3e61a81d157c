func.func @f(%n: index, %k: index) -> (memref<?xf32>, memref<?x?xf32>, memref<4xi8>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n, %k) : memref<?x?xf32>
  %2 = memref.alloc() {alignment = 64 : i64} : memref<4xi8>
  %3 = memref.alloc(%k) {alignment = 16 : i64} : memref<?xf32>
  memref.dealloc %2 : memref<4xi8>
  memref.dealloc %3 : memref<?xf32>
  memref.dealloc %1 : memref<?x?xf32>
  return %0, %1, %2 : memref<?xf32>, memref<?x?xf32>, memref<4xi8>
}
