module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %2 = arith.addi %arg2, %0 : i32
    %3 = arith.addi %arg2, %arg2 : i32
    return %1 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.add %arg2, %arg1 : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg1, %arg1 : i32
    llvm.cond_br %arg0, ^bb3(%0 : i32), ^bb3(%0 : i32)
  ^bb1:  // pred: ^bb1
    %3 = llvm.add %0, %arg2 : i32
    llvm.cond_br %arg0, ^bb1, ^bb3(%0 : i32)
  ^bb2:  // no predecessors
    llvm.return %0 : i32
  ^bb3(%4: i32):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb3
    %5 = llvm.add %4, %0 : i32
    %6 = llvm.add %4, %arg2 : i32
    llvm.cond_br %arg0, ^bb3(%arg1 : i32), ^bb4
  ^bb4:  // pred: ^bb3
    %7 = llvm.add %arg1, %arg1 : i32
    llvm.return %7 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<1xi32>
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %1 = arith.addi %arg1, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    cf.br ^bb2
  ^bb1:  // pred: ^bb1
    %0 = memref.load %alloca[] : memref<i32>
    memref.store %0, %alloca[] : memref<i32>
    %1 = arith.addi %0, %0 : i32
    %2 = memref.load %alloca[] : memref<i32>
    %3 = memref.load %alloca[] : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    scf.if %arg0 {
      memref.store %arg2, %alloca[] : memref<i32>
    }
    %4 = memref.load %alloca[] : memref<i32>
    %5 = memref.load %alloca[] : memref<i32>
    return %5 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb2:  // pred: ^bb0
    llvm.return %arg2 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.br ^bb4
  ^bb1:  // pred: ^bb3
    return %1 : i32
  ^bb2:  // no predecessors
    cf.br ^bb5
  ^bb3:  // no predecessors
    cf.br ^bb1
  ^bb4:  // pred: ^bb0
    %2 = arith.addi %arg1, %1 : i32
    return %arg2 : i32
  ^bb5:  // pred: ^bb2
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb2(%1, %arg1 : i32, i32), ^bb2(%1, %arg1 : i32, i32)
  ^bb1:  // 2 preds: ^bb1, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb2(%2: i32, %3: i32):  // 3 preds: ^bb0, ^bb0, ^bb2
    cf.br ^bb2(%2, %3 : i32, i32)
  ^bb3:  // no predecessors
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb2(%0 : i32)
  ^bb1:  // no predecessors
    %2 = llvm.add %arg1, %0 : i32
    llvm.cond_br %arg0, ^bb4(%0 : i32), ^bb2(%0 : i32)
  ^bb2(%3: i32):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.cond_br %arg0, ^bb4(%3 : i32), ^bb3
  ^bb3:  // pred: ^bb2
    llvm.cond_br %arg0, ^bb2(%0 : i32), ^bb4(%0 : i32)
  ^bb4(%4: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.return %4 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb3, ^bb4
    %2 = llvm.add %0, %arg2 : i32
    llvm.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb3
    llvm.cond_br %arg0, ^bb4, ^bb5
  ^bb3:  // no predecessors
    %3 = llvm.add %arg1, %arg2 : i32
    llvm.cond_br %arg0, ^bb2, ^bb1
  ^bb4:  // pred: ^bb2
    %4 = llvm.add %arg2, %arg2 : i32
    llvm.br ^bb1
  ^bb5:  // pred: ^bb2
    llvm.return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<1xi32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %0 = memref.load %alloca[%c0] : memref<1xi32>
    return %0 : i32
  ^bb2:  // pred: ^bb2
    scf.if %arg0 {
      memref.store %arg2, %alloca[%c0] : memref<1xi32>
    }
    %1 = memref.load %alloca[%c0] : memref<1xi32>
    %2 = memref.load %alloca[%c0] : memref<1xi32>
    memref.store %1, %alloca[%c0] : memref<1xi32>
    %3 = arith.addi %arg2, %1 : i32
    cf.cond_br %arg0, ^bb3, ^bb2
  ^bb3:  // pred: ^bb2
    %4 = memref.load %alloca[%c0] : memref<1xi32>
    %5 = memref.load %alloca[%c0] : memref<1xi32>
    return %5 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg2, %arg1 : i32
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %2 = llvm.add %1, %arg1 : i32
    %3 = llvm.add %2, %arg1 : i32
    llvm.return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %1 = arith.addi %0, %arg2 : i32
    return %arg2 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %2 = llvm.add %arg1, %arg1 : i32
    %3 = llvm.add %0, %arg2 : i32
    llvm.cond_br %arg0, ^bb2, ^bb1
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<1xi32>
    %alloca_0 = memref.alloca() : memref<i32>
    scf.if %arg0 {
      memref.store %arg2, %alloca[%c0] : memref<1xi32>
    }
    %0 = memref.load %alloca[%c0] : memref<1xi32>
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %2 = arith.addi %arg1, %arg2 : i32
    %3 = arith.addi %1, %1 : i32
    cf.br ^bb3
  ^bb1:  // pred: ^bb1
    %4 = arith.addi %2, %2 : i32
    cf.br ^bb1
  ^bb2:  // 2 preds: ^bb2, ^bb3
    cf.cond_br %arg0, ^bb2, ^bb5
  ^bb3:  // 2 preds: ^bb0, ^bb3
    cf.cond_br %arg0, ^bb3, ^bb2
  ^bb4:  // no predecessors
    return %0 : i32
  ^bb5:  // pred: ^bb2
    %5 = arith.addi %2, %2 : i32
    return %2 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg1, %arg1 : i32
    %2 = llvm.add %arg1, %arg2 : i32
    %3 = llvm.add %2, %arg1 : i32
    llvm.cond_br %arg0, ^bb2, ^bb2
  ^bb1:  // pred: ^bb1
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    scf.if %arg0 {
      memref.store %arg2, %alloca[] : memref<i32>
    }
    %0 = arith.addi %arg1, %arg1 : i32
    memref.store %arg2, %alloca[] : memref<i32>
    scf.if %arg0 {
      memref.store %0, %alloca[] : memref<i32>
    }
    %1 = memref.load %alloca[] : memref<i32>
    return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.br ^bb4
  ^bb1:  // no predecessors
    %1 = arith.addi %arg2, %arg1 : i32
    cf.cond_br %arg0, ^bb3, ^bb5
  ^bb2:  // pred: ^bb4
    %2 = arith.addi %arg2, %arg2 : i32
    cf.br ^bb4
  ^bb3:  // pred: ^bb1
    %3 = arith.addi %arg2, %arg2 : i32
    %4 = arith.addi %3, %arg2 : i32
    return %0 : i32
  ^bb4:  // 3 preds: ^bb0, ^bb2, ^bb4
    %5 = arith.addi %arg2, %arg2 : i32
    cf.cond_br %arg0, ^bb4, ^bb2
  ^bb5:  // pred: ^bb1
    %6 = arith.addi %arg2, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg2, %arg1 : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb2, ^bb4
  ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
    %1 = arith.addi %arg1, %arg2 : i32
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb2:  // 2 preds: ^bb0, ^bb2
    %2 = arith.addi %arg1, %arg1 : i32
    %3 = arith.addi %arg2, %arg1 : i32
    %4 = arith.addi %0, %arg2 : i32
    %5 = arith.addi %arg1, %4 : i32
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb3:  // no predecessors
    return %0 : i32
  ^bb4:  // pred: ^bb0
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb3, ^bb3
  ^bb2:  // pred: ^bb2
    llvm.br ^bb2
  ^bb3:  // 2 preds: ^bb1, ^bb1
    llvm.return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb1:  // no predecessors
    %0 = arith.addi %arg1, %arg2 : i32
    cf.cond_br %arg0, ^bb3, ^bb2
  ^bb2:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb2
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %1 = arith.addi %arg2, %arg2 : i32
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %0 = arith.addi %arg2, %arg1 : i32
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb1:  // no predecessors
    cf.cond_br %arg0, ^bb3, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    cf.br ^bb2
  ^bb3:  // 3 preds: ^bb0, ^bb0, ^bb1
    return %arg1 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg1, %arg1 : i32
    llvm.br ^bb2(%2 : i32)
  ^bb1:  // pred: ^bb2
    llvm.br ^bb2(%3 : i32)
  ^bb2(%3: i32):  // 3 preds: ^bb0, ^bb1, ^bb3
    llvm.cond_br %arg0, ^bb5, ^bb1
  ^bb3:  // pred: ^bb3
    llvm.cond_br %arg0, ^bb3, ^bb2(%0 : i32)
  ^bb4:  // no predecessors
    llvm.return %0 : i32
  ^bb5:  // pred: ^bb2
    %4 = llvm.add %arg1, %arg2 : i32
    llvm.return %4 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    %1 = arith.addi %arg1, %arg2 : i32
    %2 = arith.addi %1, %arg2 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    %alloca_0 = memref.alloca() : memref<i32>
    %1 = arith.addi %arg1, %arg2 : i32
    %2 = arith.addi %arg2, %arg1 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb1:  // no predecessors
    %1 = arith.addi %arg1, %arg2 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb2
    cf.br ^bb2
  ^bb3:  // 2 preds: ^bb0, ^bb0
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    return %arg1 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.add %arg1, %arg1 : i32
    llvm.cond_br %arg0, ^bb5, ^bb1(%arg2 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb4
    llvm.cond_br %arg0, ^bb2, ^bb5
  ^bb2:  // 3 preds: ^bb1, ^bb3, ^bb4
    %3 = llvm.add %arg1, %arg1 : i32
    llvm.cond_br %arg0, ^bb4, ^bb4
  ^bb3:  // no predecessors
    %4 = llvm.add %arg1, %arg2 : i32
    llvm.cond_br %arg0, ^bb2, ^bb4
  ^bb4:  // 3 preds: ^bb2, ^bb2, ^bb3
    %5 = llvm.add %1, %arg1 : i32
    %6 = llvm.add %1, %arg2 : i32
    llvm.cond_br %arg0, ^bb2, ^bb1(%1 : i32)
  ^bb5:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.add %1, %arg1 : i32
    llvm.return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg1, %arg2 : i32
    %2 = arith.addi %0, %0 : i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %3 = arith.addi %0, %0 : i32
    return %0 : i32
  ^bb2:  // no predecessors
    %4 = arith.addi %0, %arg1 : i32
    %5 = arith.addi %0, %2 : i32
    cf.cond_br %arg0, ^bb3, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb2
    return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c0 = arith.constant 0 : index
    cf.br ^bb4
  ^bb1:  // pred: ^bb3
    cf.cond_br %arg0, ^bb5, ^bb4
  ^bb2:  // no predecessors
    %0 = arith.addi %arg1, %arg2 : i32
    cf.br ^bb5
  ^bb3:  // pred: ^bb4
    cf.br ^bb1
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb4
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb5:  // 2 preds: ^bb1, ^bb2
    return %arg2 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.return %arg2 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %2 = arith.addi %arg2, %1 : i32
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %arg1, %arg2 : i32
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb3
    cf.br ^bb1
  ^bb2:  // pred: ^bb2
    %1 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb2
  ^bb3:  // no predecessors
    cf.cond_br %arg0, ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.undef : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.add %arg2, %arg1 : i32
    llvm.cond_br %arg0, ^bb4, ^bb5
  ^bb1:  // pred: ^bb3
    llvm.cond_br %arg0, ^bb5, ^bb3
  ^bb2:  // pred: ^bb2
    %4 = llvm.add %3, %arg2 : i32
    %5 = llvm.add %arg1, %4 : i32
    llvm.cond_br %arg0, ^bb2, ^bb4
  ^bb3:  // 3 preds: ^bb1, ^bb4, ^bb4
    llvm.br ^bb1
  ^bb4:  // 2 preds: ^bb0, ^bb2
    %6 = llvm.add %0, %1 : i32
    llvm.cond_br %arg0, ^bb3, ^bb3
  ^bb5:  // 2 preds: ^bb0, ^bb1
    llvm.return %3 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %1 = ub.poison : i32
    %2 = ub.poison : i32
    %c0 = arith.constant 0 : index
    cf.cond_br %arg0, ^bb1(%0 : i32), ^bb2
  ^bb1(%3: i32):  // 3 preds: ^bb0, ^bb2, ^bb3
    return %1 : i32
  ^bb2:  // pred: ^bb0
    %4 = arith.addi %arg1, %1 : i32
    %5 = arith.addi %1, %arg1 : i32
    cf.br ^bb1(%arg1 : i32)
  ^bb3:  // no predecessors
    cf.cond_br %arg0, ^bb4, ^bb1(%0 : i32)
  ^bb4:  // pred: ^bb3
    %6 = arith.addi %arg2, %arg2 : i32
    %7 = arith.addi %6, %arg2 : i32
    return %2 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return %0 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<1xi32>
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.undef : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    %3 = llvm.add %0, %0 : i32
    llvm.cond_br %arg0, ^bb1, ^bb3
  ^bb2:  // no predecessors
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.return %1 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = ub.poison : i32
    %c0 = arith.constant 0 : index
    %1 = arith.addi %arg2, %arg2 : i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    return %arg2 : i32
  ^bb2:  // no predecessors
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb3:  // pred: ^bb2
    return %0 : i32
  }
}

// -----
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.add %arg1, %arg1 : i32
    %4 = llvm.add %arg2, %arg1 : i32
    llvm.return %0 : i32
  }
}

