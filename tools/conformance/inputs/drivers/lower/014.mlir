// RUN-FLAGS: --convert-scf-to-cf="allow-pattern-rollback=0"
func.func @no_rollback(%n: index, %c: i1) -> index {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %n) -> (index) {
    %x = scf.if %c -> index {
      scf.yield %i : index
    } else {
      scf.yield %a : index
    }
    scf.yield %x : index
  }
  return %r : index
}
