// RUN-FLAGS: --convert-scf-to-cf
func.func @all(%n: index) {
  scf.forall (%i) in (%n) {
    %s = arith.addi %i, %i : index
  }
  return
}
