// test: convert --split-input-file --target ./structural.ron
// Each message says which part of the operation is illegal. There is no complex number of 'none'.
func.func private @inputs(i32, i32, tuple<none>) // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
// -----
func.func private @results(i64) -> (i64, tuple<none>) // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
// -----
func.func @branch() {
  %0 = ub.poison : tuple<none>
  cf.br ^end(%0 : tuple<none>) // error: [convert::no_legalization] "failed to legalize operation 'cf.br'"
^end(%x: tuple<none>):
  return
}
// -----
func.func @conditional(%c: i1) {
  %0 = ub.poison : tuple<none>
  %1 = scf.if %c -> (tuple<none>) { // error: [convert::no_legalization] "failed to legalize operation 'scf.if'"
    scf.yield %0 : tuple<none> // error: [convert::no_legalization] "failed to legalize operation 'scf.yield'"
  } else {
    scf.yield %0 : tuple<none> // error: [convert::no_legalization] "failed to legalize operation 'scf.yield'"
  }
  return
}
// -----
func.func @bounds(%n: index) {
  scf.for %i = %n to %n step %n { // error: [convert::no_legalization] "failed to legalize operation 'scf.for'"
  }
  return
}
// -----
func.func @call() {
  %0 = func.call @callee() : () -> tuple<none> // error: [convert::no_legalization] "failed to legalize operation 'func.call'"
  return
}
func.func private @callee() -> tuple<none> // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
// output:
//| -----
//| -----
//| -----
//| -----
//| -----
