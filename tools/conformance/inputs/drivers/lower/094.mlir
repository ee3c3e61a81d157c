// RUN-FLAGS: --symbol-dce
module @top {
  module @inside attributes {sym_visibility = "private"} {
    func.func nested @n() {
      return
    }
    func.func private @p() {
      return
    }
  }
  module @kept {
    func.func nested @n() {
      return
    }
    func.func @pub() {
      return
    }
    func.func private @gone() {
      return
    }
  }
  func.func @main() {
    %0 = func.constant @taken : () -> ()
    return
  }
  func.func private @taken() {
    return
  }
}
