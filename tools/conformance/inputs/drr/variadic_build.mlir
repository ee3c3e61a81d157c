func.func @f(%a: !shape.shape, %b: !shape.shape, %t: tensor<?xindex>) -> (i1, i1, !shape.witness, !shape.witness, !shape.witness) {
  %0 = shape.is_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %3 = shape.cstr_broadcastable %t, %t : tensor<?xindex>, tensor<?xindex>
  %4 = shape.cstr_broadcastable %a, %b, %a : !shape.shape, !shape.shape, !shape.shape
  return %0, %1, %2, %3, %4 : i1, i1, !shape.witness, !shape.witness, !shape.witness
}
