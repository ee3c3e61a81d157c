module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: i64) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1, %arg4 : i32, i64), ^bb1(%arg2, %arg4 : i32, i64)
  ^bb1(%0: i32, %1: i64):  // 2 preds: ^bb0, ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %2 = llvm.trunc %1 : i64 to i32
    %3 = llvm.fptosi %arg3 : f32 to i32
    %4 = llvm.add %0, %2 : i32
    %5 = llvm.add %4, %3 : i32
    llvm.return %5 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(80 : i32) : i32
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %5 = llvm.mlir.constant(3 : index) : i64
    %6 = llvm.call @f(%0, %2, %3, %4, %5) : (i1, i32, i32, f32, i64) -> i32
    %7 = llvm.call @f(%1, %2, %3, %4, %5) : (i1, i32, i32, f32, i64) -> i32
    %8 = llvm.sub %7, %6 : i32
    llvm.return %8 : i32
  }
}

