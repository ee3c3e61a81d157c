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
  llvm.func @work(%arg0: i64, %arg1: i32) -> i32 {
    %0 = llvm.trunc %arg0 : i64 to i1
    %1 = llvm.trunc %arg0 : i64 to i7
    %2 = llvm.trunc %arg0 : i64 to i8
    %3 = llvm.trunc %arg0 : i64 to i33
    %4 = llvm.sext %0 : i1 to i32
    %5 = llvm.zext %0 : i1 to i32
    %6 = llvm.call @mix(%arg1, %4) : (i32, i32) -> i32
    %7 = llvm.call @mix(%6, %5) : (i32, i32) -> i32
    %8 = llvm.sext %1 : i7 to i32
    %9 = llvm.zext %1 : i7 to i32
    %10 = llvm.call @mix(%7, %8) : (i32, i32) -> i32
    %11 = llvm.call @mix(%10, %9) : (i32, i32) -> i32
    %12 = llvm.sext %2 : i8 to i32
    %13 = llvm.zext %2 : i8 to i32
    %14 = llvm.call @mix(%11, %12) : (i32, i32) -> i32
    %15 = llvm.call @mix(%14, %13) : (i32, i32) -> i32
    %16 = llvm.sext %3 : i33 to i64
    %17 = llvm.zext %3 : i33 to i64
    %18 = llvm.xor %16, %17 : i64
    %19 = llvm.zext %2 : i8 to i64
    %20 = llvm.sext %2 : i8 to i64
    %21 = llvm.zext %3 : i33 to i64
    %22 = llvm.trunc %18 : i64 to i32
    %23 = llvm.call @mix(%15, %22) : (i32, i32) -> i32
    %24 = llvm.trunc %18 : i64 to i16
    %25 = llvm.sext %24 : i16 to i32
    %26 = llvm.call @mix(%23, %25) : (i32, i32) -> i32
    %27 = llvm.trunc %19 : i64 to i32
    %28 = llvm.call @mix(%26, %27) : (i32, i32) -> i32
    %29 = llvm.trunc %19 : i64 to i16
    %30 = llvm.sext %29 : i16 to i32
    %31 = llvm.call @mix(%28, %30) : (i32, i32) -> i32
    %32 = llvm.trunc %20 : i64 to i32
    %33 = llvm.call @mix(%31, %32) : (i32, i32) -> i32
    %34 = llvm.trunc %20 : i64 to i16
    %35 = llvm.sext %34 : i16 to i32
    %36 = llvm.call @mix(%33, %35) : (i32, i32) -> i32
    %37 = llvm.trunc %21 : i64 to i32
    %38 = llvm.call @mix(%36, %37) : (i32, i32) -> i32
    %39 = llvm.trunc %21 : i64 to i16
    %40 = llvm.sext %39 : i16 to i32
    %41 = llvm.call @mix(%38, %40) : (i32, i32) -> i32
    %42 = llvm.sext %20 : i64 to i128
    %43 = llvm.zext %20 : i64 to i128
    %44 = llvm.xor %42, %43 : i128
    %45 = llvm.mlir.constant(64 : i128) : i128
    %46 = llvm.lshr %44, %45 : i128
    %47 = llvm.trunc %46 : i128 to i32
    %48 = llvm.call @mix(%41, %47) : (i32, i32) -> i32
    llvm.return %48 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(-81985529216486897 : i64) : i64
    %2 = llvm.mlir.constant(5124095575370700053 : i64) : i64
    %3 = llvm.call @work(%1, %0) : (i64, i32) -> i32
    %4 = llvm.call @work(%2, %3) : (i64, i32) -> i32
    %5 = llvm.call @fin(%4) : (i32) -> i32
    llvm.return %5 : i32
  }
}

