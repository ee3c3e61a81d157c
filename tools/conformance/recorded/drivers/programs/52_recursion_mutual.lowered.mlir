module {
  llvm.func @even(%arg0: i64) -> i1 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(true) : i1
    llvm.return %2 : i1
  ^bb2:  // pred: ^bb0
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.sub %arg0, %3 : i64
    %5 = llvm.call @odd(%4) : (i64) -> i1
    llvm.return %5 : i1
  }
  llvm.func @odd(%arg0: i64) -> i1 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %2 = llvm.mlir.constant(false) : i1
    llvm.br ^bb3(%2 : i1)
  ^bb2:  // pred: ^bb0
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.sub %arg0, %3 : i64
    %5 = llvm.call @even(%4) : (i64) -> i1
    llvm.br ^bb3(%5 : i1)
  ^bb3(%6: i1):  // 2 preds: ^bb1, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.return %6 : i1
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(33 : index) : i64
    %1 = llvm.mlir.constant(18 : index) : i64
    %2 = llvm.call @even(%0) : (i64) -> i1
    %3 = llvm.call @even(%1) : (i64) -> i1
    %4 = llvm.call @odd(%0) : (i64) -> i1
    %5 = llvm.zext %2 : i1 to i32
    %6 = llvm.zext %3 : i1 to i32
    %7 = llvm.zext %4 : i1 to i32
    %8 = llvm.mlir.constant(2 : i32) : i32
    %9 = llvm.mlir.constant(4 : i32) : i32
    %10 = llvm.mul %6, %8 : i32
    %11 = llvm.mul %7, %9 : i32
    %12 = llvm.add %5, %10 : i32
    %13 = llvm.add %12, %11 : i32
    llvm.return %13 : i32
  }
}

