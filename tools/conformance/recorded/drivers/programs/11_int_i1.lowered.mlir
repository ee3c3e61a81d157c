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
  llvm.func @work(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
    %0 = llvm.add %arg0, %arg1 : i1
    %1 = llvm.zext %0 : i1 to i32
    %2 = llvm.call @mix(%arg2, %1) : (i32, i32) -> i32
    %3 = llvm.sub %arg0, %arg1 : i1
    %4 = llvm.sext %3 : i1 to i32
    %5 = llvm.call @mix(%2, %4) : (i32, i32) -> i32
    %6 = llvm.mul %arg0, %arg1 : i1
    %7 = llvm.zext %6 : i1 to i32
    %8 = llvm.call @mix(%5, %7) : (i32, i32) -> i32
    %9 = llvm.and %arg0, %arg1 : i1
    %10 = llvm.sext %9 : i1 to i32
    %11 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %12 = llvm.or %arg0, %arg1 : i1
    %13 = llvm.zext %12 : i1 to i32
    %14 = llvm.call @mix(%11, %13) : (i32, i32) -> i32
    %15 = llvm.xor %arg0, %arg1 : i1
    %16 = llvm.sext %15 : i1 to i32
    %17 = llvm.call @mix(%14, %16) : (i32, i32) -> i32
    %18 = llvm.intr.smax(%arg0, %arg1) : (i1, i1) -> i1
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.call @mix(%17, %19) : (i32, i32) -> i32
    %21 = llvm.intr.umax(%arg0, %arg1) : (i1, i1) -> i1
    %22 = llvm.sext %21 : i1 to i32
    %23 = llvm.call @mix(%20, %22) : (i32, i32) -> i32
    %24 = llvm.intr.smin(%arg0, %arg1) : (i1, i1) -> i1
    %25 = llvm.zext %24 : i1 to i32
    %26 = llvm.call @mix(%23, %25) : (i32, i32) -> i32
    %27 = llvm.intr.umin(%arg0, %arg1) : (i1, i1) -> i1
    %28 = llvm.sext %27 : i1 to i32
    %29 = llvm.call @mix(%26, %28) : (i32, i32) -> i32
    llvm.return %29 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.call @work(%0, %0, %2) : (i1, i1, i32) -> i32
    %4 = llvm.call @work(%0, %1, %3) : (i1, i1, i32) -> i32
    %5 = llvm.call @work(%1, %0, %4) : (i1, i1, i32) -> i32
    %6 = llvm.call @work(%1, %1, %5) : (i1, i1, i32) -> i32
    %7 = llvm.call @fin(%6) : (i32) -> i32
    llvm.return %7 : i32
  }
}

