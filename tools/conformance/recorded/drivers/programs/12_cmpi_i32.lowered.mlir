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
  llvm.func @work(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.icmp "eq" %arg0, %arg1 : i32
    %1 = llvm.zext %0 : i1 to i32
    %2 = llvm.call @mix(%arg2, %1) : (i32, i32) -> i32
    %3 = llvm.icmp "ne" %arg0, %arg1 : i32
    %4 = llvm.zext %3 : i1 to i32
    %5 = llvm.call @mix(%2, %4) : (i32, i32) -> i32
    %6 = llvm.icmp "slt" %arg0, %arg1 : i32
    %7 = llvm.zext %6 : i1 to i32
    %8 = llvm.call @mix(%5, %7) : (i32, i32) -> i32
    %9 = llvm.icmp "sle" %arg0, %arg1 : i32
    %10 = llvm.zext %9 : i1 to i32
    %11 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %12 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %13 = llvm.zext %12 : i1 to i32
    %14 = llvm.call @mix(%11, %13) : (i32, i32) -> i32
    %15 = llvm.icmp "sge" %arg0, %arg1 : i32
    %16 = llvm.zext %15 : i1 to i32
    %17 = llvm.call @mix(%14, %16) : (i32, i32) -> i32
    %18 = llvm.icmp "ult" %arg0, %arg1 : i32
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.call @mix(%17, %19) : (i32, i32) -> i32
    %21 = llvm.icmp "ule" %arg0, %arg1 : i32
    %22 = llvm.zext %21 : i1 to i32
    %23 = llvm.call @mix(%20, %22) : (i32, i32) -> i32
    %24 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %25 = llvm.zext %24 : i1 to i32
    %26 = llvm.call @mix(%23, %25) : (i32, i32) -> i32
    %27 = llvm.icmp "uge" %arg0, %arg1 : i32
    %28 = llvm.zext %27 : i1 to i32
    %29 = llvm.call @mix(%26, %28) : (i32, i32) -> i32
    llvm.return %29 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(4 : i32) : i32
    %3 = llvm.call @work(%1, %2, %0) : (i32, i32, i32) -> i32
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = llvm.mlir.constant(3 : i32) : i32
    %6 = llvm.call @work(%4, %5, %3) : (i32, i32, i32) -> i32
    %7 = llvm.mlir.constant(-1 : i32) : i32
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.call @work(%7, %8, %6) : (i32, i32, i32) -> i32
    %10 = llvm.mlir.constant(1 : i32) : i32
    %11 = llvm.mlir.constant(-1 : i32) : i32
    %12 = llvm.call @work(%10, %11, %9) : (i32, i32, i32) -> i32
    %13 = llvm.mlir.constant(7 : i32) : i32
    %14 = llvm.mlir.constant(7 : i32) : i32
    %15 = llvm.call @work(%13, %14, %12) : (i32, i32, i32) -> i32
    %16 = llvm.mlir.constant(-2147483648 : i32) : i32
    %17 = llvm.mlir.constant(2147483647 : i32) : i32
    %18 = llvm.call @work(%16, %17, %15) : (i32, i32, i32) -> i32
    %19 = llvm.call @fin(%18) : (i32) -> i32
    llvm.return %19 : i32
  }
}

