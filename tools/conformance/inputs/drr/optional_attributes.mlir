func.func @f(%a: !shape.shape, %b: !shape.shape, %m: memref<4xf32>, %v: f32, %i: index) -> (!shape.shape, !shape.shape) {
  %0 = shape.broadcast %a, %b {error = "note"} : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %2 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.store %v, %2[%i] : memref<?xf32>
  memref.store %v, %2[%i] {alignment = 8 : i64} : memref<?xf32>
  memref.store %v, %2[%i] {nontemporal = true} : memref<?xf32>
  return %0, %1 : !shape.shape, !shape.shape
}
