module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i1) -> i32 {
    return %arg1 : i32
  }
}

