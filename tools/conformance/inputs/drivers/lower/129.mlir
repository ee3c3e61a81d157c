// RUN-FLAGS: --symbol-dce
// A public name inside a private one.
module attributes {sym_name = "host"} {
  module @p attributes {sym_visibility = "private"} {
    func.func @inner() {
      return
    }
  }
  func.func @user() {
    "func.call"() {callee = @helper} : () -> ()
    return
  }
  func.func private @helper() {
    return
  }
}
