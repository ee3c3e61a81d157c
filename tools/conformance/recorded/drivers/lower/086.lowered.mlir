module @graph {
  func.func @user(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

