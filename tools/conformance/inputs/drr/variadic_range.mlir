func.func @f(%a: !shape.shape, %b: !shape.shape) -> (!shape.shape, !shape.shape, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.any %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.any %0 : !shape.shape -> !shape.shape
  %2 = shape.cstr_eq %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %3 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %4 = shape.cstr_eq %1, %1 : !shape.shape, !shape.shape
  return %0, %1, %2, %3, %4 : !shape.shape, !shape.shape, !shape.witness, !shape.witness, !shape.witness
}
