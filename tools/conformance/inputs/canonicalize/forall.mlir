func.func private @use(index)
func.func @forall(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.forall (%i, %j) = (%c0, %c0) to (%c4, %n) step (%c1, %c1) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
  }
  scf.forall (%i, %j) = (0, 0) to (1, %n) step (1, 1) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
  }
  scf.forall (%i) in (1) {
    func.call @use(%i) : (index) -> ()
  }
  scf.forall (%i) in (0) {
    func.call @use(%i) : (index) -> ()
  }
  return
}
func.func @bounds(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %cm = arith.constant -1 : index
  scf.forall (%i) = (%n) to (%n) step (%c5) {
    func.call @use(%i) : (index) -> ()
  }
  scf.forall (%i, %j, %k) = (%c5, %n, 0) to (%n, %c5, 7) step (1, %c5, 8) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
    func.call @use(%k) : (index) -> ()
  }
  scf.forall (%i, %j) = (%c5, 2) to (6, 3) step (1, %c5) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
  } {foo = 1 : i32}
  %r = scf.forall (%i, %j) in (%n, 1) shared_outs(%o = %t) -> tensor<4xf32> {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i, %j) = (%c5, 2) to (6, 3) step (1, %cm) {
    func.call @use(%i) : (index) -> ()
    func.call @use(%j) : (index) -> ()
  }
  scf.forall (%i) = (5) to (4) step (0) {
    func.call @use(%i) : (index) -> ()
  }
  return %r : tensor<4xf32>
}
func.func @f(%n: index) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %cm = arith.constant -1 : index
  %cm3 = arith.constant -3 : index
  scf.for %i = %c2 to %c3 step %cm { func.call @use(%i) : (index) -> () }
  scf.for %i = %c2 to %c9 step %cm3 { func.call @use(%i) : (index) -> () }
  scf.for %i = %c9 to %c2 step %cm3 { func.call @use(%i) : (index) -> () }
  scf.forall (%i) = (2) to (9) step (-3) { func.call @use(%i) : (index) -> () }
  scf.forall (%i) = (9) to (2) step (-3) { func.call @use(%i) : (index) -> () }
  return
}
