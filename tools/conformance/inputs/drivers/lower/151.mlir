// RUN-FLAGS: --allow-unregistered-dialect --remove-dead-values
func.func private @use(index)
func.func @b(%n: index) {
  %k = arith.constant 7 : index
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%k) -> index {
    "t.use"(%n) : (index) -> ()
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index): scf.reduce.return %a : index
    } }
  return
}
func.func @b2(%n: index) {
  %k = arith.constant 7 : index
  %0 = scf.parallel (%i) = (%k) to (%n) step (%n) init (%n) -> index {
    "t.use"(%n) : (index) -> ()
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index): scf.reduce.return %a : index
    } }
  return
}
func.func @b3(%n: index) {
  %k = arith.constant 7 : index
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%n) -> index {
    "t.use"(%n) : (index) -> ()
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index): scf.reduce.return %a : index
    } }
  return
}
func.func @b4(%n: index) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%n) -> index {
    "t.use"(%i) : (index) -> ()
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index): scf.reduce.return %a : index
    } }
  return
}
