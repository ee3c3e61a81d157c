// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/MLProgram/IR/MLProgramOps.td mlir/Dialect/Vector/IR/VectorOps.td mlir/Dialect/Linalg/IR/LinalgStructuredOps.td mlir/Dialect/Linalg/IR/LinalgOps.td mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Bufferization/IR/BufferizationOps.td
// Names that operations give to their results.
func.func @reshaped(%m: memref<?xf32>, %shape: memref<2xindex>) {
  %0 = memref.reshape %m(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}
// -----
ml_program.global private mutable @state(dense<1> : tensor<2xi32>) : tensor<2xi32>
ml_program.global private @fixed(dense<2> : tensor<2xi32>) : tensor<2xi32>
func.func @loaded() -> tensor<2xi32> {
  %0 = ml_program.global_load @state : tensor<2xi32>
  %1 = ml_program.global_load_const @fixed : tensor<2xi32>
  return %1 : tensor<2xi32>
}
// -----
func.func @scaled(%x: index) -> index {
  %c4 = arith.constant 4 : index
  %c-2 = arith.constant -2 : index
  %length = vector.vscale
  %0 = arith.muli %c4, %length : index
  %1 = arith.muli %length, %c-2 : index
  %2 = arith.muli %length, %x : index
  %3 = arith.muli %0, %length : index
  return %3 : index
}
// -----
func.func @outer(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>, more = 1} : vector<2xf32>, vector<3xf32>
  %2 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return
}
// -----
// A map that only an argument's attributes mention has no alias.
#layout = affine_map<(d0) -> (d0)>
#other = affine_map<(d0, d1) -> (d1, d0)>
func.func @alias(%a: tensor<2xf32> {bufferization.buffer_layout = #layout}, %b: tensor<2xf32> {some.layout = #other}) attributes {map = #other} {
  return
}
// -----
func.func @bounds(%n: index, %t: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%i) = (%c0) to (%n) step (%c1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  %1 = scf.forall (%i, %j) = (0, %c0) to (8, %n) step (%c1, 2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  }
  return
}
