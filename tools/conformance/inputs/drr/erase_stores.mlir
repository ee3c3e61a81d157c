func.func @f(%m: memref<4x?xf32>, %k: memref<8xi32>, %i: index, %j: index) -> i32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  memref.store %0, %m[%i, %j] : memref<4x?xf32>
  memref.store %0, %m[%j, %i] : memref<4x?xf32>
  %1 = memref.cast %k : memref<8xi32> to memref<?xi32>
  %2 = memref.load %1[%i] : memref<?xi32>
  memref.store %2, %k[%i] : memref<8xi32>
  memref.store %2, %1[%i] {nontemporal = true} : memref<?xi32>
  return %2 : i32
}
