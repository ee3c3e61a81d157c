// Sizes of groups of operands.
func.func @missing(%c: i1) {
  // expected-error @+1 {{operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^a, ^a] : (i1) -> ()
^a:
  return
}
// -----
func.func @too_many(%c: i1) {
  // expected-error @+1 {{operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^a:
  return
}
// -----
func.func @negative(%c: i1) {
  // expected-error @+1 {{'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 2, -1, 0>}> : (i1) -> ()
^a:
  return
}
