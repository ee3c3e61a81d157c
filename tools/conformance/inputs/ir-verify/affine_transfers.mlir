// ODS: mlir/Dialect/Affine/IR/AffineOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
// A list of operands behind a comma may be empty.
func.func @transfer(%a: memref<512xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %n: index) {
  affine.dma_start %a[%i], %b[%i], %t[%i], %n, : memref<512xf32>, memref<4xf32, 1>, memref<1xi32>
  affine.dma_start %a[%i], %b[%i], %t[%i], %n, %n, %n : memref<512xf32>, memref<4xf32, 1>, memref<1xi32>
  affine.dma_wait %t[%i], %n : memref<1xi32>
  return
}

// -----

func.func @one_stride(%a: memref<512xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %n: index) {
  // expected-error@+1 {{expected two stride related operands}}
  affine.dma_start %a[%i], %b[%i], %t[%i], %n, %n : memref<512xf32>, memref<4xf32, 1>, memref<1xi32>
  return
}
