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
    %0 = "llvm.intr.uadd.with.overflow"(%arg0, %arg1) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, i1)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i1)> 
    %3 = llvm.zext %2 : i1 to i32
    %4 = llvm.call @mix(%arg2, %1) : (i32, i32) -> i32
    %5 = llvm.call @mix(%4, %3) : (i32, i32) -> i32
    %6 = llvm.sext %arg0 : i32 to i64
    %7 = llvm.sext %arg1 : i32 to i64
    %8 = llvm.mul %6, %7 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.lshr %8, %10 : i64
    %12 = llvm.trunc %11 : i64 to i32
    %13 = llvm.call @mix(%5, %9) : (i32, i32) -> i32
    %14 = llvm.call @mix(%13, %12) : (i32, i32) -> i32
    %15 = llvm.zext %arg0 : i32 to i64
    %16 = llvm.zext %arg1 : i32 to i64
    %17 = llvm.mul %15, %16 : i64
    %18 = llvm.trunc %17 : i64 to i32
    %19 = llvm.mlir.constant(32 : i64) : i64
    %20 = llvm.lshr %17, %19 : i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.call @mix(%14, %18) : (i32, i32) -> i32
    %23 = llvm.call @mix(%22, %21) : (i32, i32) -> i32
    %24 = llvm.trunc %arg0 : i32 to i8
    %25 = llvm.trunc %arg1 : i32 to i8
    %26 = "llvm.intr.uadd.with.overflow"(%24, %25) : (i8, i8) -> !llvm.struct<(i8, i1)>
    %27 = llvm.extractvalue %26[0] : !llvm.struct<(i8, i1)> 
    %28 = llvm.extractvalue %26[1] : !llvm.struct<(i8, i1)> 
    %29 = llvm.sext %24 : i8 to i16
    %30 = llvm.sext %25 : i8 to i16
    %31 = llvm.mul %29, %30 : i16
    %32 = llvm.trunc %31 : i16 to i8
    %33 = llvm.mlir.constant(8 : i16) : i16
    %34 = llvm.lshr %31, %33 : i16
    %35 = llvm.trunc %34 : i16 to i8
    %36 = llvm.zext %24 : i8 to i16
    %37 = llvm.zext %25 : i8 to i16
    %38 = llvm.mul %36, %37 : i16
    %39 = llvm.trunc %38 : i16 to i8
    %40 = llvm.mlir.constant(8 : i16) : i16
    %41 = llvm.lshr %38, %40 : i16
    %42 = llvm.trunc %41 : i16 to i8
    %43 = llvm.zext %27 : i8 to i32
    %44 = llvm.call @mix(%23, %43) : (i32, i32) -> i32
    %45 = llvm.zext %32 : i8 to i32
    %46 = llvm.call @mix(%44, %45) : (i32, i32) -> i32
    %47 = llvm.zext %35 : i8 to i32
    %48 = llvm.call @mix(%46, %47) : (i32, i32) -> i32
    %49 = llvm.zext %39 : i8 to i32
    %50 = llvm.call @mix(%48, %49) : (i32, i32) -> i32
    %51 = llvm.zext %42 : i8 to i32
    %52 = llvm.call @mix(%50, %51) : (i32, i32) -> i32
    %53 = llvm.sext %28 : i1 to i32
    %54 = llvm.call @mix(%52, %53) : (i32, i32) -> i32
    llvm.return %54 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-5 : i32) : i32
    %2 = llvm.mlir.constant(987654321 : i32) : i32
    %3 = llvm.call @work(%1, %2, %0) : (i32, i32, i32) -> i32
    %4 = llvm.call @work(%2, %2, %3) : (i32, i32, i32) -> i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

