// test: opt --canonicalize
// One pattern fails, the other one joins the two ways.
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// output:
//| module {
//|   func.func @f(%arg0: i1) {
//|     return
//|   }
//| }
//|
