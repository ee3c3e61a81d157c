module {
  llvm.func @s8(%arg0: i8) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(20 : i32) : i32
    llvm.switch %arg0 : i8, ^bb1 [
      -1: ^bb2(%0 : i32),
      127: ^bb2(%1 : i32)
    ]
  ^bb1:  // pred: ^bb0
    %2 = llvm.zext %arg0 : i8 to i32
    llvm.br ^bb2(%2 : i32)
  ^bb2(%3: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    llvm.return %3 : i32
  }
  llvm.func @s64(%arg0: i64) -> i32 {
    llvm.switch %arg0 : i64, ^bb1 [
      5000000000: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    %0 = llvm.mlir.constant(3 : i32) : i32
    llvm.return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = llvm.mlir.constant(60 : i32) : i32
    llvm.return %1 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(-1 : i8) : i8
    %1 = llvm.mlir.constant(127 : i8) : i8
    %2 = llvm.mlir.constant(50 : i8) : i8
    %3 = llvm.mlir.constant(5000000000 : i64) : i64
    %4 = llvm.mlir.constant(7 : i64) : i64
    %5 = llvm.mlir.constant(8 : i16) : i16
    %6 = llvm.call @s8(%0) : (i8) -> i32
    %7 = llvm.call @s8(%1) : (i8) -> i32
    %8 = llvm.call @s8(%2) : (i8) -> i32
    %9 = llvm.call @s64(%3) : (i64) -> i32
    %10 = llvm.call @s64(%4) : (i64) -> i32
    %11 = llvm.mlir.constant(8 : i32) : i32
    %12 = llvm.add %6, %7 : i32
    %13 = llvm.add %8, %9 : i32
    %14 = llvm.add %10, %11 : i32
    %15 = llvm.add %12, %13 : i32
    %16 = llvm.add %14, %15 : i32
    llvm.return %16 : i32
  }
}

