module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: i32) {
    return
  }
}

