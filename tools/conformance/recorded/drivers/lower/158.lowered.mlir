module {
  func.func @volatile(%arg0: !llvm.ptr) {
    %0 = llvm.load volatile %arg0 : !llvm.ptr -> i8
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.load %arg0 atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    return
  }
}

