module {
  func.func private @use(index)
  func.func @forall(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.forall (%arg1, %arg2) in (4, %arg0) {
      func.call @use(%arg1) : (index) -> ()
      func.call @use(%arg2) : (index) -> ()
    }
    scf.forall (%arg1) in (%arg0) {
      func.call @use(%c0) : (index) -> ()
      func.call @use(%arg1) : (index) -> ()
    }
    call @use(%c0) : (index) -> ()
    return
  }
  func.func @bounds(%arg0: index, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    scf.forall (%arg2, %arg3) = (5, %arg0) to (%arg0, 5) step (1, 5) {
      func.call @use(%arg2) : (index) -> ()
      func.call @use(%arg3) : (index) -> ()
      func.call @use(%c0) : (index) -> ()
    }
    call @use(%c5) : (index) -> ()
    call @use(%c2) : (index) -> ()
    scf.forall (%arg2) in (%arg0) {
      func.call @use(%arg2) : (index) -> ()
      func.call @use(%c0) : (index) -> ()
    }
    return %arg1 : tensor<4xf32>
  }
  func.func @f(%arg0: index) {
    return
  }
}

