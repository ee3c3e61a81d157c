llvm.func @f(%a: si32) {
  llvm.return
}
