llvm.func @gep(%x: i32, %p: !llvm.ptr, %i64: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %cm = llvm.mlir.constant(-3 : i32) : i32
  %big = llvm.mlir.constant(3000000000 : i64) : i64
  %b1 = llvm.mlir.constant(1073741823 : i64) : i64
  %b2 = llvm.mlir.constant(536870911 : i64) : i64
  %b3 = llvm.mlir.constant(536870912 : i64) : i64
  %b4 = llvm.mlir.constant(-2147483648 : i64) : i64
  %b5 = llvm.mlir.constant(2147483647 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @usep(%0) : (!llvm.ptr) -> ()
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%1) : (!llvm.ptr) -> ()
  %2 = llvm.getelementptr %p[%c3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%2) : (!llvm.ptr) -> ()
  %3 = llvm.getelementptr inbounds %p[%c0, %c3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%3) : (!llvm.ptr) -> ()
  %4 = llvm.getelementptr %p[%i64, %c3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%4) : (!llvm.ptr) -> ()
  %5 = llvm.getelementptr %p[%cm] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.call @usep(%5) : (!llvm.ptr) -> ()
  %6 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%6) : (!llvm.ptr) -> ()
  %7 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.call @usep(%7) : (!llvm.ptr) -> ()
  %8 = llvm.getelementptr %p[%b1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%8) : (!llvm.ptr) -> ()
  %9 = llvm.getelementptr %p[%b2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%9) : (!llvm.ptr) -> ()
  %10 = llvm.getelementptr %p[%b3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%10) : (!llvm.ptr) -> ()
  %11 = llvm.getelementptr %p[%b4] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%11) : (!llvm.ptr) -> ()
  %12 = llvm.getelementptr %p[%b5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%12) : (!llvm.ptr) -> ()
  %z = llvm.mlir.zero : i64
  %13 = llvm.getelementptr %p[%z, %i64, %c3] : (!llvm.ptr, i64, i64, i64) -> !llvm.ptr, !llvm.array<10 x array<4 x i32>>
  llvm.call @usep(%13) : (!llvm.ptr) -> ()
  %14 = llvm.getelementptr %p[%z] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.call @usep(%14) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @usep(!llvm.ptr)
