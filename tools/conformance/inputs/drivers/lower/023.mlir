// RUN-FLAGS: --allow-unregistered-dialect --convert-cf-to-llvm
// Foreign terminators and foreign types beside branches.
func.func @mixed(%c: i1, %v: !foreign.ty, %i: index) {
  cf.cond_br %c, ^a(%i : index), ^b(%i : index)
^a(%x: index):
  "foreign.jump"(%x)[^b] : (index) -> ()
^b(%y: index):
  "foreign.use"(%y) : (index) -> ()
  return
}
