// ODS: mlir/Dialect/OpenMP/OpenMPOps.td mlir/Dialect/MemRef/IR/MemRefOps.td
omp.private {type = private} @p : i32
func.func @f(%a: index, %m: memref<i32>) {
  // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop { 
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { 
    %0 = arith.constant 1 : i32
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { 
    omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop { 
    // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop { 
    omp.simd { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  omp.parallel {
    // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.distribute' op loop wrapper does not contain exactly one nested op}}
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.taskloop' op loop wrapper does not contain exactly one nested op}}
  omp.taskloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.loop' op loop wrapper does not contain exactly one nested op}}
  omp.loop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop { 
    // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.wsloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop { 
    // expected-error @+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
    omp.loop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop { 
   ^bb0(%x: i32):
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.distribute { 
  // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.parallel {
  // expected-error @+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute { 
  omp.wsloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  } {omp.composite}
  omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.parallel {
  omp.distribute { 
  omp.wsloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  } {omp.composite}
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  omp.taskloop { 
    // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
    }
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  return
}
// -----
func.func @f(%a: index) {
  omp.wsloop {
    // expected-error @+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({ ^bb0(%i: index, %j: index): omp.yield }) : (index, index, index) -> ()
  }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop {
     scf.for %i = %a to %a step %a { }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.simd {
     // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
     omp.wsloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.loop {
     // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
     omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.distribute {
     // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
     omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     }
  }
  return
}
// -----
func.func @f(%a: index) {
  omp.distribute {
     // expected-error @+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
     omp.loop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
     } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop { omp.wsloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.distribute { omp.taskloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop { omp.wsloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  omp.taskloop { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.taskloop { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute { omp.wsloop { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 omp.parallel {
  omp.distribute { omp.wsloop { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} } {omp.composite} } {omp.composite}
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite} }
  return
}
// -----
func.func @f(%a: index) {
  // expected-error @+1 {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel { omp.terminator } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
  omp.distribute { omp.parallel { 
     // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield } 
omp.terminator } {omp.composite} } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 omp.parallel {
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute present in non-composite operation}}
 omp.parallel {
  omp.wsloop { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
 omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 omp.loop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
 omp.taskloop {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute present in non-composite wrapper}}
 omp.distribute {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
 omp.simd simdlen(4) safelen(2) {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  }
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
 omp.wsloop {
   %0 = arith.constant 3 : i32
   omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  }
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute missing from composite operation}}
 omp.parallel {
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.terminator
  }
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
 omp.parallel {
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
 omp.parallel {
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.terminator
  } 
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
 omp.parallel {
  omp.distribute { 
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  } 
  omp.barrier
  omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%a: index) {
 // expected-error @+1 {{'omp.composite' attribute missing from composite operation}}
 omp.parallel {
  omp.distribute { omp.simd {
     omp.loop_nest (%i) : index = (%a) to (%a) step (%a) { omp.yield }
  }  {omp.composite} } {omp.composite}
  omp.terminator
  }
  return
}
// -----
func.func @f(%a: index, %b: i32) {
 omp.simd {
    // expected-error @+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
    "omp.loop_nest"(%a, %a, %a) ({ ^bb0(%i: i32): omp.yield }) : (index, index, index) -> ()
  }
  return
}
