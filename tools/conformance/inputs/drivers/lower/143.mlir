// RUN-FLAGS: --convert-scf-to-cf
func.func private @u()
func.func @a() {
  scf.forall () in () { func.call @u() : () -> () }
  return }
