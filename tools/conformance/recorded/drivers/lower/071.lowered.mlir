module {
  func.func @bad(%arg0: i32) attributes {llvm.linkage = "loud"} {
    llvm.return
  }
}

