module {
  func.func @bad(%arg0: i32) -> i32 attributes {llvm.readnone = true} {
    llvm.return %arg0 : i32
  }
}

