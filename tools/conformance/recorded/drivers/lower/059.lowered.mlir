module {
  func.func @dynamic(%arg0: memref<?xf32>) {
    llvm.return
  }
}

