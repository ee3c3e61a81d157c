module {
  llvm.func @g(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = i64}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    llvm.return
  }
}

