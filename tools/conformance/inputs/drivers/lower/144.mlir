// RUN-FLAGS: --canonicalize
func.func private @u()
func.func @a() {
  scf.forall () in () { func.call @u() : () -> () }
  return }
