func.func @f(%a: !shape.shape, %b: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.max %a, %0 : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.max %0, %b : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.cstr_broadcastable %1, %b : !shape.shape, !shape.shape
  %5 = shape.cstr_broadcastable %2, %1 : !shape.shape, !shape.shape
  %6 = shape.cstr_broadcastable %3, %0 : !shape.shape, !shape.shape
  return %4, %5, %6 : !shape.witness, !shape.witness, !shape.witness
}
