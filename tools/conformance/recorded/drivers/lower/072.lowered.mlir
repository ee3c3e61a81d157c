module {
  llvm.func @bad(%arg0: i32) {
    llvm.return
  }
}

