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
  llvm.func @work(%arg0: i8, %arg1: i8, %arg2: i8) -> i32 {
    %0 = llvm.mlir.constant(17 : i32) : i32
    %1 = llvm.add %arg0, %arg1 : i8
    %2 = llvm.zext %1 : i8 to i32
    %3 = llvm.call @mix(%0, %2) : (i32, i32) -> i32
    %4 = llvm.sub %arg0, %arg1 : i8
    %5 = llvm.sext %4 : i8 to i32
    %6 = llvm.call @mix(%3, %5) : (i32, i32) -> i32
    %7 = llvm.mul %arg0, %arg1 : i8
    %8 = llvm.zext %7 : i8 to i32
    %9 = llvm.call @mix(%6, %8) : (i32, i32) -> i32
    %10 = llvm.and %arg0, %arg1 : i8
    %11 = llvm.sext %10 : i8 to i32
    %12 = llvm.call @mix(%9, %11) : (i32, i32) -> i32
    %13 = llvm.or %arg0, %arg1 : i8
    %14 = llvm.zext %13 : i8 to i32
    %15 = llvm.call @mix(%12, %14) : (i32, i32) -> i32
    %16 = llvm.xor %arg0, %arg1 : i8
    %17 = llvm.sext %16 : i8 to i32
    %18 = llvm.call @mix(%15, %17) : (i32, i32) -> i32
    %19 = llvm.sdiv %arg0, %arg1 : i8
    %20 = llvm.zext %19 : i8 to i32
    %21 = llvm.call @mix(%18, %20) : (i32, i32) -> i32
    %22 = llvm.udiv %arg0, %arg1 : i8
    %23 = llvm.sext %22 : i8 to i32
    %24 = llvm.call @mix(%21, %23) : (i32, i32) -> i32
    %25 = llvm.srem %arg0, %arg1 : i8
    %26 = llvm.zext %25 : i8 to i32
    %27 = llvm.call @mix(%24, %26) : (i32, i32) -> i32
    %28 = llvm.urem %arg0, %arg1 : i8
    %29 = llvm.sext %28 : i8 to i32
    %30 = llvm.call @mix(%27, %29) : (i32, i32) -> i32
    %31 = llvm.shl %arg0, %arg2 : i8
    %32 = llvm.zext %31 : i8 to i32
    %33 = llvm.call @mix(%30, %32) : (i32, i32) -> i32
    %34 = llvm.ashr %arg0, %arg2 : i8
    %35 = llvm.sext %34 : i8 to i32
    %36 = llvm.call @mix(%33, %35) : (i32, i32) -> i32
    %37 = llvm.lshr %arg0, %arg2 : i8
    %38 = llvm.zext %37 : i8 to i32
    %39 = llvm.call @mix(%36, %38) : (i32, i32) -> i32
    %40 = llvm.intr.smax(%arg0, %arg1) : (i8, i8) -> i8
    %41 = llvm.sext %40 : i8 to i32
    %42 = llvm.call @mix(%39, %41) : (i32, i32) -> i32
    %43 = llvm.intr.umax(%arg0, %arg1) : (i8, i8) -> i8
    %44 = llvm.zext %43 : i8 to i32
    %45 = llvm.call @mix(%42, %44) : (i32, i32) -> i32
    %46 = llvm.intr.smin(%arg0, %arg1) : (i8, i8) -> i8
    %47 = llvm.sext %46 : i8 to i32
    %48 = llvm.call @mix(%45, %47) : (i32, i32) -> i32
    %49 = llvm.intr.umin(%arg0, %arg1) : (i8, i8) -> i8
    %50 = llvm.zext %49 : i8 to i32
    %51 = llvm.call @mix(%48, %50) : (i32, i32) -> i32
    llvm.return %51 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-77 : i8) : i8
    %1 = llvm.mlir.constant(13 : i8) : i8
    %2 = llvm.mlir.constant(3 : i8) : i8
    %3 = llvm.call @work(%0, %1, %2) : (i8, i8, i8) -> i32
    %4 = llvm.call @work(%1, %0, %2) : (i8, i8, i8) -> i32
    %5 = llvm.mul %3, %4 : i32
    %6 = llvm.call @fin(%5) : (i32) -> i32
    llvm.return %6 : i32
  }
}

