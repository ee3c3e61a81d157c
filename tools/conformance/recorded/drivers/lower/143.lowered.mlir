module {
  func.func private @u()
  func.func @a() {
    call @u() : () -> ()
    return
  }
}

