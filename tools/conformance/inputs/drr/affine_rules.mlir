#id = affine_map<(d0) -> (d0)>
#one = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
#two = affine_map<(d0) -> (d0, 8)>
func.func @f(%a: index, %b: index) -> (index, index, index, index, index) {
  %0 = affine.min #one(%a)[%b]
  %1 = affine.min #two(%a)
  %2 = affine.max #id(%a)
  %3 = affine.apply #id(%b)
  %4 = affine.apply #one(%3)[%2]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
