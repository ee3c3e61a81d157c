module {
  llvm.func @first(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  func.func @second(%arg0: i32) -> !foreign.ty {
    %0 = "foreign.make"() : () -> !foreign.ty
    return %0 : !foreign.ty
  }
}

