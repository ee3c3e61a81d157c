module {
  module @pub {
    func.func private @p()
    func.func @f() {
      call @p() : () -> ()
      return
    }
    func.func @g() attributes {u = @p} {
      return
    }
  }
  func.func @user() attributes {uses = [@pub::@f, @named::@missing]} {
    return
  }
}

