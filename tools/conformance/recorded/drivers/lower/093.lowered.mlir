module {
  func.func private @used() {
    return
  }
  func.func @live() {
    call @used() : () -> ()
    return
  }
}

