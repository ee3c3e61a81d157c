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
  llvm.func @work(%arg0: f32, %arg1: f32, %arg2: i32) -> i32 {
    %0 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %1 = llvm.zext %0 : i1 to i32
    %2 = llvm.call @mix(%arg2, %1) : (i32, i32) -> i32
    %3 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %4 = llvm.zext %3 : i1 to i32
    %5 = llvm.call @mix(%2, %4) : (i32, i32) -> i32
    %6 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %7 = llvm.zext %6 : i1 to i32
    %8 = llvm.call @mix(%5, %7) : (i32, i32) -> i32
    %9 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %10 = llvm.zext %9 : i1 to i32
    %11 = llvm.call @mix(%8, %10) : (i32, i32) -> i32
    %12 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %13 = llvm.zext %12 : i1 to i32
    %14 = llvm.call @mix(%11, %13) : (i32, i32) -> i32
    %15 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %16 = llvm.zext %15 : i1 to i32
    %17 = llvm.call @mix(%14, %16) : (i32, i32) -> i32
    %18 = llvm.fcmp "one" %arg0, %arg1 : f32
    %19 = llvm.zext %18 : i1 to i32
    %20 = llvm.call @mix(%17, %19) : (i32, i32) -> i32
    %21 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %22 = llvm.zext %21 : i1 to i32
    %23 = llvm.call @mix(%20, %22) : (i32, i32) -> i32
    %24 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %25 = llvm.zext %24 : i1 to i32
    %26 = llvm.call @mix(%23, %25) : (i32, i32) -> i32
    %27 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %28 = llvm.zext %27 : i1 to i32
    %29 = llvm.call @mix(%26, %28) : (i32, i32) -> i32
    %30 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %31 = llvm.zext %30 : i1 to i32
    %32 = llvm.call @mix(%29, %31) : (i32, i32) -> i32
    %33 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %34 = llvm.zext %33 : i1 to i32
    %35 = llvm.call @mix(%32, %34) : (i32, i32) -> i32
    %36 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %37 = llvm.zext %36 : i1 to i32
    %38 = llvm.call @mix(%35, %37) : (i32, i32) -> i32
    %39 = llvm.fcmp "une" %arg0, %arg1 : f32
    %40 = llvm.zext %39 : i1 to i32
    %41 = llvm.call @mix(%38, %40) : (i32, i32) -> i32
    %42 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %43 = llvm.zext %42 : i1 to i32
    %44 = llvm.call @mix(%41, %43) : (i32, i32) -> i32
    %45 = llvm.fcmp "_true" %arg0, %arg1 : f32
    %46 = llvm.zext %45 : i1 to i32
    %47 = llvm.call @mix(%44, %46) : (i32, i32) -> i32
    llvm.return %47 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(11 : i32) : i32
    %1 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %2 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %3 = llvm.call @work(%1, %2, %0) : (f32, f32, i32) -> i32
    %4 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %5 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %6 = llvm.call @work(%4, %5, %3) : (f32, f32, i32) -> i32
    %7 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %9 = llvm.call @work(%7, %8, %6) : (f32, f32, i32) -> i32
    %10 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %11 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %12 = llvm.call @work(%10, %11, %9) : (f32, f32, i32) -> i32
    %13 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %14 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %15 = llvm.call @work(%13, %14, %12) : (f32, f32, i32) -> i32
    %16 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %17 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %18 = llvm.call @work(%16, %17, %15) : (f32, f32, i32) -> i32
    %19 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %20 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %21 = llvm.call @work(%19, %20, %18) : (f32, f32, i32) -> i32
    %22 = llvm.call @fin(%21) : (i32) -> i32
    llvm.return %22 : i32
  }
}

