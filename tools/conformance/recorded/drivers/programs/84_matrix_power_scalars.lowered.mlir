module {
  llvm.func @mul(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(i64, i64, i64, i64)> {
    %0 = llvm.mlir.constant(1000000007 : i64) : i64
    %1 = llvm.mul %arg0, %arg4 : i64
    %2 = llvm.mul %arg1, %arg6 : i64
    %3 = llvm.add %1, %2 : i64
    %4 = llvm.urem %3, %0 : i64
    %5 = llvm.mul %arg0, %arg5 : i64
    %6 = llvm.mul %arg1, %arg7 : i64
    %7 = llvm.add %5, %6 : i64
    %8 = llvm.urem %7, %0 : i64
    %9 = llvm.mul %arg2, %arg4 : i64
    %10 = llvm.mul %arg3, %arg6 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %0 : i64
    %13 = llvm.mul %arg2, %arg5 : i64
    %14 = llvm.mul %arg3, %arg7 : i64
    %15 = llvm.add %13, %14 : i64
    %16 = llvm.urem %15, %0 : i64
    %17 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64)>
    %18 = llvm.insertvalue %4, %17[0] : !llvm.struct<(i64, i64, i64, i64)> 
    %19 = llvm.insertvalue %8, %18[1] : !llvm.struct<(i64, i64, i64, i64)> 
    %20 = llvm.insertvalue %12, %19[2] : !llvm.struct<(i64, i64, i64, i64)> 
    %21 = llvm.insertvalue %16, %20[3] : !llvm.struct<(i64, i64, i64, i64)> 
    llvm.return %21 : !llvm.struct<(i64, i64, i64, i64)>
  }
  llvm.func @fib(%arg0: i32) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%arg0, %1, %0, %0, %1, %1, %1, %1, %0 : i32, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb1(%4: i32, %5: i64, %6: i64, %7: i64, %8: i64, %9: i64, %10: i64, %11: i64, %12: i64):  // 2 preds: ^bb0, ^bb6
    %13 = llvm.icmp "ne" %4, %2 : i32
    llvm.cond_br %13, ^bb2(%4, %5, %6, %7, %8, %9, %10, %11, %12 : i32, i64, i64, i64, i64, i64, i64, i64, i64), ^bb7
  ^bb2(%14: i32, %15: i64, %16: i64, %17: i64, %18: i64, %19: i64, %20: i64, %21: i64, %22: i64):  // pred: ^bb1
    %23 = llvm.trunc %14 : i32 to i1
    llvm.cond_br %23, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %24 = llvm.call @mul(%15, %16, %17, %18, %19, %20, %21, %22) : (i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(i64, i64, i64, i64)>
    %25 = llvm.extractvalue %24[0] : !llvm.struct<(i64, i64, i64, i64)> 
    %26 = llvm.extractvalue %24[1] : !llvm.struct<(i64, i64, i64, i64)> 
    %27 = llvm.extractvalue %24[2] : !llvm.struct<(i64, i64, i64, i64)> 
    %28 = llvm.extractvalue %24[3] : !llvm.struct<(i64, i64, i64, i64)> 
    llvm.br ^bb5(%25, %26, %27, %28 : i64, i64, i64, i64)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%15, %16, %17, %18 : i64, i64, i64, i64)
  ^bb5(%29: i64, %30: i64, %31: i64, %32: i64):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %33 = llvm.call @mul(%19, %20, %21, %22, %19, %20, %21, %22) : (i64, i64, i64, i64, i64, i64, i64, i64) -> !llvm.struct<(i64, i64, i64, i64)>
    %34 = llvm.extractvalue %33[0] : !llvm.struct<(i64, i64, i64, i64)> 
    %35 = llvm.extractvalue %33[1] : !llvm.struct<(i64, i64, i64, i64)> 
    %36 = llvm.extractvalue %33[2] : !llvm.struct<(i64, i64, i64, i64)> 
    %37 = llvm.extractvalue %33[3] : !llvm.struct<(i64, i64, i64, i64)> 
    %38 = llvm.lshr %14, %3 : i32
    llvm.br ^bb1(%38, %29, %30, %31, %32, %34, %35, %36, %37 : i32, i64, i64, i64, i64, i64, i64, i64, i64)
  ^bb7:  // pred: ^bb1
    llvm.return %6 : i64
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(1000000 : i32) : i32
    %1 = llvm.call @fib(%0) : (i32) -> i64
    %2 = llvm.mlir.constant(255 : i64) : i64
    %3 = llvm.and %1, %2 : i64
    %4 = llvm.trunc %3 : i64 to i32
    llvm.return %4 : i32
  }
}

