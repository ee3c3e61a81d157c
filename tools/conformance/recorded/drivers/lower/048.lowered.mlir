module {
  func.func @left(%arg0: i32, %arg1: i32, %arg2: tensor<4xi32>, %arg3: f8E5M2) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.sdiv %arg0, %arg1 : i32
    %3 = llvm.mul %2, %arg1 : i32
    %4 = llvm.icmp "ne" %arg0, %3 : i32
    %5 = llvm.icmp "slt" %arg0, %0 : i32
    %6 = llvm.icmp "slt" %arg1, %0 : i32
    %7 = llvm.icmp "eq" %5, %6 : i1
    %8 = llvm.and %4, %7 : i1
    %9 = llvm.add %2, %1 : i32
    %10 = llvm.select %8, %9, %2 : i1, i32
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.icmp "eq" %10, %11 : i32
    %13 = llvm.mlir.constant(1 : i32) : i32
    %14 = llvm.sub %10, %13 : i32
    %15 = llvm.udiv %14, %arg1 : i32
    %16 = llvm.add %15, %13 : i32
    %17 = llvm.select %12, %11, %16 : i1, i32
    %18 = llvm.sdiv %17, %arg1 : i32
    %19 = llvm.mul %18, %arg1 : i32
    %20 = llvm.icmp "ne" %17, %19 : i32
    %21 = llvm.mlir.constant(0 : i32) : i32
    %22 = llvm.icmp "slt" %17, %21 : i32
    %23 = llvm.icmp "slt" %arg1, %21 : i32
    %24 = llvm.icmp "ne" %22, %23 : i1
    %25 = llvm.and %20, %24 : i1
    %26 = llvm.mlir.constant(-1 : i32) : i32
    %27 = llvm.add %18, %26 : i32
    %28 = llvm.select %25, %27, %18 : i1, i32
    %29 = llvm.add %28, %arg0 : i32
    %30 = arith.addi %arg2, %arg2 : tensor<4xi32>
    %31 = arith.addf %arg3, %arg3 : f8E5M2
    return %29 : i32
  }
}

