module {
  func.func @f(%arg0: i1, %arg1: i2) {
    %0 = "t.x"(%arg0) : (i1) -> i1
    return
  }
  func.func @g(%arg0: i1) {
    %0 = "t.x"(%arg0) : (i1) -> i1
    return
  }
  func.func private @h(i1) -> i2
}

