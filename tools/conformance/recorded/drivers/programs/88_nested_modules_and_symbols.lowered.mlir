module {
  llvm.func @step(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.constant(13 : i32) : i32
    %1 = llvm.mul %arg0, %0 : i32
    llvm.return %1 : i32
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.call @step(%0) : (i32) -> i32
    %2 = llvm.mlir.addressof @step : !llvm.ptr
    %3 = llvm.call %2(%1) : !llvm.ptr, (i32) -> i32
    %4 = llvm.mlir.constant(255 : i32) : i32
    %5 = llvm.and %3, %4 : i32
    llvm.return %5 : i32
  }
}

