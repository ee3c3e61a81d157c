module {
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(100 : i32) : i32
    %1 = llvm.mlir.constant(7 : i32) : i32
    %2 = llvm.mlir.constant(700 : i32) : i32
    %3 = llvm.sdiv %2, %0 : i32
    %4 = llvm.icmp "slt" %3, %2 : i32
    %5 = llvm.select %4, %2, %3 : i1, i32
    %6 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %7 = llvm.mlir.constant(5.000000e+00 : f32) : f32
    %8 = llvm.fptosi %7 : f32 to i32
    %9 = llvm.shl %8, %1 : i32
    %10 = llvm.sext %9 : i32 to i64
    %11 = llvm.mlir.constant(3 : i64) : i64
    %12 = llvm.add %10, %11 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.add %13, %5 : i32
    %15 = llvm.mlir.constant(256 : i32) : i32
    %16 = llvm.urem %14, %15 : i32
    llvm.return %16 : i32
  }
}

