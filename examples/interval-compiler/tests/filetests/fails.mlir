// test: opt --iv-lower

func.func @signature(%x: !iv.interval<f16>) { // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
  return
}

func.func @loop(%n: index) {
  %c1 = arith.constant 1 : index
  %0 = iv.constant <1.0 : f16, 2.0 : f16> : !iv.interval<f16>
  %1 = scf.for %i = %c1 to %n step %c1 iter_args(%x = %0) -> !iv.interval<f16> { // error: [convert::no_legalization] "'scf.for'"
    %2 = iv.neg %x : !iv.interval<f16> // error: [convert::no_legalization] "'iv.neg'"
    scf.yield %2 : !iv.interval<f16> // error: [convert::no_legalization] "'scf.yield'"
  }
  return
}
