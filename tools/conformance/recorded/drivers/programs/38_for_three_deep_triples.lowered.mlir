module {
  llvm.func @triples(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%1, %0 : i32, i32)
  ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb12
    %4 = llvm.icmp "slt" %2, %arg0 : i32
    llvm.cond_br %4, ^bb2, ^bb13
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2, %3 : i32, i32)
  ^bb3(%5: i32, %6: i32):  // 2 preds: ^bb2, ^bb11
    %7 = llvm.icmp "slt" %5, %arg0 : i32
    llvm.cond_br %7, ^bb4, ^bb12
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%5, %6 : i32, i32)
  ^bb5(%8: i32, %9: i32):  // 2 preds: ^bb4, ^bb10
    %10 = llvm.icmp "slt" %8, %arg0 : i32
    llvm.cond_br %10, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    %11 = llvm.mul %2, %2 : i32
    %12 = llvm.mul %5, %5 : i32
    %13 = llvm.mul %8, %8 : i32
    %14 = llvm.add %11, %12 : i32
    %15 = llvm.icmp "eq" %14, %13 : i32
    llvm.cond_br %15, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %16 = llvm.add %9, %8 : i32
    llvm.br ^bb9(%16 : i32)
  ^bb8:  // pred: ^bb6
    llvm.br ^bb9(%9 : i32)
  ^bb9(%17: i32):  // 2 preds: ^bb7, ^bb8
    llvm.br ^bb10
  ^bb10:  // pred: ^bb9
    %18 = llvm.add %8, %1 : i32
    llvm.br ^bb5(%18, %17 : i32, i32)
  ^bb11:  // pred: ^bb5
    %19 = llvm.add %5, %1 : i32
    llvm.br ^bb3(%19, %9 : i32, i32)
  ^bb12:  // pred: ^bb3
    %20 = llvm.add %2, %1 : i32
    llvm.br ^bb1(%20, %6 : i32, i32)
  ^bb13:  // pred: ^bb1
    llvm.return %3 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(30 : i32) : i32
    %1 = llvm.call @triples(%0) : (i32) -> i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.and %1, %2 : i32
    llvm.return %3 : i32
  }
}

