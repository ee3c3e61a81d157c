// RUN-FLAGS: --symbol-dce
// What a path leads to refers to what is around it, not around whoever names the path.
module {
  module @pub {
    func.func private @p()
    func.func private @gone()
    func.func @f() {
      func.call @p() : () -> ()
      return
    }
    func.func @g() attributes {u = @p} { return }
  }
  func.func private @named()
  func.func @user() attributes {uses = [@pub::@f, @named::@missing]} { return }
}
