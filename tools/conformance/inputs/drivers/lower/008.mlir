// RUN-FLAGS: --convert-scf-to-cf
func.func @par(%lb: index, %ub: index, %st: index, %z: f32) -> f32 {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    %s = arith.addi %i, %j : index
    scf.reduce
  }
  %r = scf.parallel (%i) = (%lb) to (%ub) step (%st) init (%z) -> f32 {
    %v = arith.constant 2.0 : f32
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %q: f32):
      %m = arith.mulf %l, %q : f32
      scf.reduce.return %m : f32
    }
  }
  return %r : f32
}
