// RUN-FLAGS: --convert-scf-to-cf
// Attributes of a loop: which ones travel to the branches?
func.func @hints(%lb: index, %ub: index, %st: index) {
  scf.for %i = %lb to %ub step %st {
  } {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>, some.tag = 3 : i32}
  scf.for %i = %lb to %ub step %st {
  } {loop_annotation = 1 : i32, other}
  return
}
