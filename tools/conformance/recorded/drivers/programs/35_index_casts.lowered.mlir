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
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-3 : i8) : i8
    %1 = llvm.mlir.constant(200 : i64) : i64
    %2 = llvm.call @work(%0, %1) : (i8, i64) -> i32
    %3 = llvm.call @fin(%2) : (i32) -> i32
    llvm.return %3 : i32
  }
  llvm.func @work(%arg0: i8, %arg1: i64) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(64 : i64) : i64
    %3 = llvm.sext %arg0 : i8 to i64
    %4 = llvm.zext %arg0 : i8 to i64
    %5 = llvm.add %3, %4 : i64
    %6 = llvm.sub %5, %arg1 : i64
    %7 = llvm.xor %6, %arg1 : i64
    %8 = llvm.mul %7, %2 : i64
    %9 = llvm.select %0, %8, %7 : i1, i64
    %10 = llvm.trunc %9 : i64 to i16
    %11 = llvm.zext %9 : i64 to i128
    %12 = llvm.mlir.constant(3 : i128) : i128
    %13 = llvm.lshr %11, %12 : i128
    %14 = llvm.trunc %13 : i128 to i32
    %15 = llvm.sext %10 : i16 to i32
    %16 = llvm.call @mix(%15, %14) : (i32, i32) -> i32
    llvm.return %16 : i32
  }
}

