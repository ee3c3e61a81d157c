module {
  func.func @a(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1 : i32
  }
}

// -----
module {
  func.func @uninit(%arg0: i1, %arg1: i32) -> (i32, f32) {
    %0 = ub.poison : f32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    return %1, %0 : i32, f32
  }
}

// -----
module {
  func.func @region(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    memref.store %arg1, %alloca[] : memref<i32>
    scf.if %arg0 {
      memref.store %arg1, %alloca[] : memref<i32>
    }
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
}

// -----
module {
  func.func @inregion(%arg0: i1, %arg1: i32) -> i32 {
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %arg1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @escape(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    memref.store %arg1, %alloca[] : memref<i32>
    call @e(%alloca) : (memref<i32>) -> ()
    %0 = memref.load %alloca[] : memref<i32>
    return %0 : i32
  }
  func.func private @e(memref<i32>)
}

// -----
module {
  func.func @loadregion(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    memref.store %arg1, %alloca[] : memref<i32>
    scf.if %arg0 {
      %0 = memref.load %alloca[] : memref<i32>
      vector.print %0 : i32
    }
    return %arg1 : i32
  }
}

// -----
module {
  llvm.func @l(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg0 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    llvm.return %2 : i32
  }
}

// -----
module {
  func.func @onlystore(%arg0: i32) {
    %alloca = memref.alloca() : memref<i32>
    return
  }
}

// -----
module {
  func.func @dead(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb2
  ^bb1:  // no predecessors
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %arg0 : i32
  }
}

