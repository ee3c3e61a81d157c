func.func @f(%i: index, %s: !shape.size, %t: tensor<?x?xf32>, %c: i1, %a: !shape.shape, %b: !shape.shape) -> (index, !shape.size, !shape.size, !shape.witness, !shape.witness, !shape.shape, !shape.shape) {
  %0 = shape.index_to_size %i
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %s : !shape.size
  %3 = shape.index_to_size %2
  %4 = shape.shape_of %t : tensor<?x?xf32> -> !shape.shape
  %5 = shape.rank %4 : !shape.shape -> !shape.size
  %6 = shape.cstr_require %c, "ok"
  %7 = shape.cstr_require %c, "not ok"
  %8 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %9 = shape.rank %a : !shape.shape -> !shape.size
  %h, %l = "shape.split_at"(%8, %9) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %1, %3, %5, %6, %7, %h, %l : index, !shape.size, !shape.size, !shape.witness, !shape.witness, !shape.shape, !shape.shape
}
