module {
  llvm.func @add(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.add %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @mul(%arg0: i32, %arg1: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.mul %arg0, %arg1 : i32
    llvm.return %0 : i32
  }
  llvm.func @apply(%arg0: !llvm.ptr, %arg1: i32, %arg2: i32) -> i32 attributes {sym_visibility = "private"} {
    %0 = llvm.call %arg0(%arg1, %arg2) : !llvm.ptr, (i32, i32) -> i32
    llvm.return %0 : i32
  }
  llvm.func @choose(%arg0: i1) -> !llvm.ptr attributes {sym_visibility = "private"} {
    %0 = llvm.mlir.addressof @add : !llvm.ptr
    %1 = llvm.mlir.addressof @mul : !llvm.ptr
    %2 = llvm.select %arg0, %0, %1 : i1, !llvm.ptr
    llvm.return %2 : !llvm.ptr
  }
  llvm.func @main() -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    %2 = llvm.mlir.constant(11 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.call @choose(%0) : (i1) -> !llvm.ptr
    %5 = llvm.call @choose(%1) : (i1) -> !llvm.ptr
    %6 = llvm.call @apply(%4, %2, %3) : (!llvm.ptr, i32, i32) -> i32
    %7 = llvm.call @apply(%5, %2, %3) : (!llvm.ptr, i32, i32) -> i32
    %8 = llvm.add %6, %7 : i32
    llvm.return %8 : i32
  }
}

