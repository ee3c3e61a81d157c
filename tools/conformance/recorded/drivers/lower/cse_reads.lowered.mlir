module {
  func.func @twice(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load %arg0 : !llvm.ptr -> i32
    %2 = llvm.load %arg1 : !llvm.ptr -> i32
    %3 = llvm.load %arg0 : !llvm.ptr -> i32
    %4 = arith.addi %0, %1 : i32
    %5 = arith.addi %2, %3 : i32
    %6 = arith.muli %4, %5 : i32
    return %6 : i32
  }
  func.func @written_between(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32) -> i32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    llvm.store %arg2, %arg1 : i32, !llvm.ptr
    %1 = llvm.load %arg0 : !llvm.ptr -> i32
    %2 = llvm.load %arg0 : !llvm.ptr -> i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.muli %3, %2 : i32
    return %4 : i32
  }
  func.func @volatile(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %1 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %2 = llvm.load %arg1 : !llvm.ptr -> i32
    %3 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %4 = llvm.load %arg1 : !llvm.ptr -> i32
    %5 = llvm.load volatile %arg0 : !llvm.ptr -> i32
    %6 = arith.addi %0, %1 : i32
    %7 = arith.addi %2, %4 : i32
    %8 = arith.addi %6, %7 : i32
    return %8 : i32
  }
  func.func @called_between(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = call @called_between(%arg0) : (!llvm.ptr) -> i32
    %2 = llvm.load %arg0 : !llvm.ptr -> i32
    %3 = arith.addi %0, %2 : i32
    %4 = arith.addi %3, %1 : i32
    return %4 : i32
  }
  func.func @regions_between(%arg0: !llvm.ptr, %arg1: i1, %arg2: i32) -> i32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = scf.if %arg1 -> (i32) {
      %9 = llvm.load %arg0 : !llvm.ptr -> i32
      %10 = llvm.load %arg0 : !llvm.ptr -> i32
      %11 = arith.addi %9, %10 : i32
      scf.yield %11 : i32
    } else {
      %9 = arith.muli %arg2, %arg2 : i32
      scf.yield %9 : i32
    }
    %2 = llvm.load %arg0 : !llvm.ptr -> i32
    scf.if %arg1 {
      llvm.store %arg2, %arg0 : i32, !llvm.ptr
    }
    %3 = llvm.load %arg0 : !llvm.ptr -> i32
    cf.assert %arg1, "it holds"
    %4 = llvm.load %arg0 : !llvm.ptr -> i32
    %5 = arith.addi %0, %2 : i32
    %6 = arith.addi %3, %4 : i32
    %7 = arith.muli %5, %6 : i32
    %8 = arith.muli %7, %1 : i32
    return %8 : i32
  }
  func.func @blocks(%arg0: !llvm.ptr, %arg1: i1) -> i32 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    cf.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %1 = llvm.load %arg0 : !llvm.ptr -> i32
    %2 = llvm.load %arg0 : !llvm.ptr -> i32
    %3 = arith.addi %1, %2 : i32
    cf.br ^bb2(%3 : i32)
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    %5 = llvm.load %arg0 : !llvm.ptr -> i32
    %6 = arith.addi %4, %5 : i32
    return %6 : i32
  }
  func.func @ordered(%arg0: !llvm.ptr) -> i32 {
    %0 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = arith.addi %0, %1 : i32
    %5 = arith.addi %2, %3 : i32
    %6 = arith.muli %4, %5 : i32
    return %6 : i32
  }
}

