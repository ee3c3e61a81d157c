module {
  func.func @stuck(%arg0: !foreign.ty) -> !foreign.ty {
    return %arg0 : !foreign.ty
  }
}

