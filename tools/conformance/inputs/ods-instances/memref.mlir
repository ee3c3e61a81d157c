// Symbols of a layout are operands.

func.func @symbols(%size: index, %offset: index) {
  %0 = memref.alloca(%size)[%offset] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
