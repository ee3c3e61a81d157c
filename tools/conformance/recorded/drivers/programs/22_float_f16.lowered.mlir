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
  llvm.func @work(%arg0: f16, %arg1: f16, %arg2: i32) -> i32 {
    %0 = llvm.fadd %arg0, %arg1 : f16
    %1 = llvm.bitcast %0 : f16 to i16
    %2 = llvm.zext %1 : i16 to i32
    %3 = llvm.call @mix(%arg2, %2) : (i32, i32) -> i32
    %4 = llvm.fsub %arg0, %arg1 : f16
    %5 = llvm.bitcast %4 : f16 to i16
    %6 = llvm.zext %5 : i16 to i32
    %7 = llvm.call @mix(%3, %6) : (i32, i32) -> i32
    %8 = llvm.fmul %arg0, %arg1 : f16
    %9 = llvm.bitcast %8 : f16 to i16
    %10 = llvm.zext %9 : i16 to i32
    %11 = llvm.call @mix(%7, %10) : (i32, i32) -> i32
    %12 = llvm.fdiv %arg0, %arg1 : f16
    %13 = llvm.bitcast %12 : f16 to i16
    %14 = llvm.zext %13 : i16 to i32
    %15 = llvm.call @mix(%11, %14) : (i32, i32) -> i32
    %16 = llvm.frem %arg0, %arg1 : f16
    %17 = llvm.bitcast %16 : f16 to i16
    %18 = llvm.zext %17 : i16 to i32
    %19 = llvm.call @mix(%15, %18) : (i32, i32) -> i32
    %20 = llvm.intr.maximum(%arg0, %arg1) : (f16, f16) -> f16
    %21 = llvm.bitcast %20 : f16 to i16
    %22 = llvm.zext %21 : i16 to i32
    %23 = llvm.call @mix(%19, %22) : (i32, i32) -> i32
    %24 = llvm.intr.minimum(%arg0, %arg1) : (f16, f16) -> f16
    %25 = llvm.bitcast %24 : f16 to i16
    %26 = llvm.zext %25 : i16 to i32
    %27 = llvm.call @mix(%23, %26) : (i32, i32) -> i32
    %28 = llvm.intr.maxnum(%arg0, %arg1) : (f16, f16) -> f16
    %29 = llvm.bitcast %28 : f16 to i16
    %30 = llvm.zext %29 : i16 to i32
    %31 = llvm.call @mix(%27, %30) : (i32, i32) -> i32
    %32 = llvm.intr.minnum(%arg0, %arg1) : (f16, f16) -> f16
    %33 = llvm.bitcast %32 : f16 to i16
    %34 = llvm.zext %33 : i16 to i32
    %35 = llvm.call @mix(%31, %34) : (i32, i32) -> i32
    %36 = llvm.fneg %arg0 : f16
    %37 = llvm.bitcast %36 : f16 to i16
    %38 = llvm.zext %37 : i16 to i32
    %39 = llvm.call @mix(%35, %38) : (i32, i32) -> i32
    llvm.return %39 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(23 : i32) : i32
    %1 = llvm.mlir.constant(1.625000e+00 : f16) : f16
    %2 = llvm.mlir.constant(-3.750000e+00 : f16) : f16
    %3 = llvm.call @work(%1, %2, %0) : (f16, f16, i32) -> i32
    %4 = llvm.call @work(%2, %1, %3) : (f16, f16, i32) -> i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

