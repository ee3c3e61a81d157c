// ODS: mlir/Dialect/SCF/IR/SCFOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/GPU/IR/GPUOps.td
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  %0 = "scf.for"(%a, %a, %a, %f) ({^bb0(%i: i32, %x: f32): scf.yield %x : f32}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%a, %a, %a, %f) ({^bb0(%i: index): scf.yield %f : f32}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%a, %a, %a, %f) ({^bb0(%i: index, %x: i32): scf.yield %f : f32}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'}}
  %0 = "scf.for"(%a, %a, %a, %f) ({^bb0(%i: index, %x: f32): scf.yield %f : f32}) : (index, index, index, f32) -> i32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%a, %a, %a, %f) ({^bb0(%i: index, %x: f32): scf.yield %f : f32}) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant 0 : index
  scf.for %i = %a to %a step %c { }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant -1 : index
  scf.for %i = %a to %a step %c { }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%a) to (%a) step (%c) { }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^bb0: scf.reduce}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^bb0(%i: i32): scf.reduce}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  %c = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({^bb0(%i: index): scf.reduce}) : (index, index) -> ()
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%i : index) { ^bb0(%x: index, %y: index): scf.reduce.return %x : index } }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)}}
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %i : index } }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region}}
  %0 = scf.parallel (%i) = (%a) to (%a) step (%a) init (%f) -> f32 { scf.reduce(%f : f32) { ^bb0(%x: f32): scf.reduce.return %f : f32 } }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks}}
  %0 = "scf.parallel"(%a, %a, %a, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^bb0(%i: index): "scf.reduce"(%f) ({}) : (f32) -> ()}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = "scf.parallel"(%a, %a, %a, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^bb0(%i: index): "scf.reduce"(%f) : (f32) -> ()}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  "scf.parallel"(%a, %a, %a, %f) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^bb0(%i: index): scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %f : f32 } }) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%a, %a, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({^bb0(%i: index): scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %f : f32 } }) : (index, index, index) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32, %i: i32) {
  %0 = "scf.parallel"(%a, %a, %a, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({^bb0(%u: index): scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %f : f32 } }) : (index, index, index, i32) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  scf.execute_region { 
   ^bb0(%x: i32): scf.yield
   }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %a 
   case 1 { scf.yield }
   case 1 { scf.yield }
   default { scf.yield }
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  %0 = "scf.index_switch"(%a) <{cases = array<i64: 1, 2>}> ({scf.yield %f : f32}, {scf.yield %f : f32}) : (index) -> f32
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%i) in (%a) { } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}
// -----
func.func @f(%a: index, %f: f32) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
  scf.forall (%i) in (%a) { scf.forall.in_parallel { arith.constant 1 : i32 } }
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: index): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: i32, %x: tensor<4xf32>): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: index, %x: tensor<5xf32>): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op produces 0 results, but has only 1 outputs}}
  "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: index, %x: tensor<4xf32>): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({^bb0(%i: index, %x: tensor<4xf32>): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: index, %f: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  %0 = "scf.forall"(%f) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4, 5>, staticStep = array<i64: 1>}> ({^bb0(%i: index, %x: tensor<4xf32>): scf.forall.in_parallel {}}) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: i1, %f: f32, %v: vector<4xf32>) {
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): scf.reduce.return %f : f32 }
  return
}
