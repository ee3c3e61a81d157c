// RUN-FLAGS: --allow-unregistered-dialect --convert-cf-to-llvm
// A block argument of a type that does not convert.
func.func @stuck(%c: i1, %v: !foreign.ty, %i: index) {
  cf.br ^a(%v, %i : !foreign.ty, index)
^a(%x: !foreign.ty, %j: index):
  "foreign.use"(%x, %j) : (!foreign.ty, index) -> ()
  return
}
