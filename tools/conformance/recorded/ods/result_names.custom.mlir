module {
  func.func @reshaped(%arg0: memref<?xf32>, %arg1: memref<2xindex>) {
    %reshape = memref.reshape %arg0(%arg1) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
    return
  }
}

// -----
module {
  ml_program.global private mutable @state(dense<1> : tensor<2xi32>) : tensor<2xi32>
  ml_program.global private @fixed(dense<2> : tensor<2xi32>) : tensor<2xi32>
  func.func @loaded() -> tensor<2xi32> {
    %state = ml_program.global_load @state : tensor<2xi32>
    %fixed = ml_program.global_load_const @fixed : tensor<2xi32>
    return %fixed : tensor<2xi32>
  }
}

// -----
module {
  func.func @scaled(%arg0: index) -> index {
    %c4 = arith.constant 4 : index
    %c-2 = arith.constant -2 : index
    %vscale = vector.vscale
    %c4_vscale = arith.muli %c4, %vscale : index
    %c-2_vscale = arith.muli %vscale, %c-2 : index
    %0 = arith.muli %vscale, %arg0 : index
    %1 = arith.muli %c4_vscale, %vscale : index
    return %1 : index
  }
}

// -----
module {
  func.func @outer(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>) {
    %0 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
    %1 = vector.outerproduct %arg0, %arg1, %arg2 {kind = #vector.kind<mul>, more = 1 : i64} : vector<2xf32>, vector<3xf32>
    %2 = vector.outerproduct %arg0, %arg1 : vector<2xf32>, vector<3xf32>
    return
  }
}

// -----
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  func.func @alias(%arg0: tensor<2xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>}, %arg1: tensor<2xf32> {some.layout = #map}) attributes {map = #map} {
    return
  }
}

// -----
module {
  func.func @bounds(%arg0: index, %arg1: tensor<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      }
    }
    %1 = scf.forall (%arg2, %arg3) = (0, %c0) to (8, %arg0) step (%c1, 2) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      }
    }
    return
  }
}

