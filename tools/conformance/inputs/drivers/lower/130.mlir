// RUN-FLAGS: --convert-scf-to-cf
#l = #llvm.loop_annotation<mustProgress = true, unroll = <count = 4 : i32, disable = false>>
func.func @f(%lb: index, %ub: index, %st: index, %c: i1, %a: i32) {
  scf.for %i = %lb to %ub step %st {
    scf.for %j = %lb to %ub step %st {
    }
  } {llvm.loop_annotation = #l, x = #llvm.linkage<internal>, y = 1 : i32}
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
    scf.reduce
  } {z = #llvm.loop_annotation<mustProgress = true>, llvm.w = 3 : i32}
  scf.while : () -> () {
    scf.condition(%c) {k = #llvm.linkage<internal>}
  } do {
    scf.yield {k = #llvm.linkage<internal>}
  } attributes {llvm.loop_annotation = #l}
  scf.while (%x = %a) : (i32) -> (i32) {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %y : i32
    scf.yield %z : i32
  } attributes {llvm.loop_annotation = #l, foo}
  scf.if %c {
    scf.yield
  } {llvm.loop_annotation = #l}
  scf.forall (%i, %j) = (%lb, 2) to (%ub, 8) step (%st, 3) {
    %s = arith.addi %i, %j : index
  } {z = #llvm.loop_annotation<mustProgress = true>}
  return
}
