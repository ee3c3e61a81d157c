module {
  llvm.func @mix(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(31 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.add %1, %arg1 : i32
    llvm.return %2 : i32
  }
  llvm.func @fin(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(16 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(255 : i32) : i32
    %3 = llvm.lshr %arg0, %0 : i32
    %4 = llvm.xor %arg0, %3 : i32
    %5 = llvm.lshr %4, %1 : i32
    %6 = llvm.xor %4, %5 : i32
    %7 = llvm.and %6, %2 : i32
    llvm.return %7 : i32
  }
  llvm.func @work(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.add %arg0, %arg1 overflow<nsw> : i32
    %1 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.shl %1, %2 overflow<nuw> : i32
    %4 = llvm.shl %3, %2 overflow<nsw> : i32
    %5 = llvm.trunc %4 overflow<nsw, nuw> : i32 to i24
    %6 = llvm.zext %5 : i24 to i32
    %7 = llvm.add %6, %0 : i32
    llvm.return %7 : i32
  }
  llvm.func @exact(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mul %arg0, %0 : i32
    %3 = llvm.sdiv exact %2, %0 : i32
    %4 = llvm.udiv exact %2, %1 : i32
    %5 = llvm.ashr exact %2, %1 : i32
    %6 = llvm.lshr exact %2, %1 : i32
    %7 = llvm.xor %3, %4 : i32
    %8 = llvm.xor %5, %6 : i32
    %9 = llvm.add %7, %8 : i32
    llvm.return %9 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(91 : i32) : i32
    %1 = llvm.mlir.constant(37 : i32) : i32
    %2 = llvm.call @work(%0, %1) : (i32, i32) -> i32
    %3 = llvm.call @exact(%0) : (i32) -> i32
    %4 = llvm.add %2, %3 : i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

