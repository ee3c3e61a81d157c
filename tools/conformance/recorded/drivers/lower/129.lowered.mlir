module @host {
  func.func @user() {
    call @helper() : () -> ()
    return
  }
  func.func private @helper() {
    return
  }
}

