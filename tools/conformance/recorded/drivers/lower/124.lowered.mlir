module {
  func.func private @takes(!foreign.ty)
  llvm.func @calls(%arg0: i32) {
    %0 = "foreign.make"() : () -> !foreign.ty
    func.call @takes(%0) : (!foreign.ty) -> ()
    llvm.return
  }
}

