module {
  llvm.func @gep(%arg0: i32, %arg1: !llvm.ptr, %arg2: i64) {
    %0 = llvm.mlir.constant(3000000000 : i64) : i64
    %1 = llvm.mlir.constant(1073741823 : i64) : i64
    %2 = llvm.mlir.constant(536870911 : i64) : i64
    %3 = llvm.mlir.constant(536870912 : i64) : i64
    %4 = llvm.mlir.constant(-2147483648 : i64) : i64
    %5 = llvm.mlir.constant(2147483647 : i64) : i64
    llvm.call @usep(%arg1) : (!llvm.ptr) -> ()
    llvm.call @usep(%arg1) : (!llvm.ptr) -> ()
    %6 = llvm.getelementptr %arg1[3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.call @usep(%6) : (!llvm.ptr) -> ()
    %7 = llvm.getelementptr inbounds %arg1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
    llvm.call @usep(%7) : (!llvm.ptr) -> ()
    %8 = llvm.getelementptr %arg1[%arg2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x i32>
    llvm.call @usep(%8) : (!llvm.ptr) -> ()
    %9 = llvm.getelementptr %arg1[-3] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.call @usep(%9) : (!llvm.ptr) -> ()
    %10 = llvm.getelementptr %arg1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%10) : (!llvm.ptr) -> ()
    %11 = llvm.getelementptr %arg1[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
    llvm.call @usep(%11) : (!llvm.ptr) -> ()
    %12 = llvm.getelementptr %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%12) : (!llvm.ptr) -> ()
    %13 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%13) : (!llvm.ptr) -> ()
    %14 = llvm.getelementptr %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%14) : (!llvm.ptr) -> ()
    %15 = llvm.getelementptr %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%15) : (!llvm.ptr) -> ()
    %16 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.call @usep(%16) : (!llvm.ptr) -> ()
    %17 = llvm.getelementptr %arg1[0, %arg2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<10 x array<4 x i32>>
    llvm.call @usep(%17) : (!llvm.ptr) -> ()
    llvm.call @usep(%arg1) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @usep(!llvm.ptr)
}

