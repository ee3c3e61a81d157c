func.func @f(%a: index, %b: index) -> (index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (3, 5) : index
  %1 = affine.linearize_index [%a, %b] by (3, 5) : index
  %2 = affine.linearize_index disjoint [%b, %b] by (2, 4) : index
  return %0, %1, %2 : index, index, index
}
