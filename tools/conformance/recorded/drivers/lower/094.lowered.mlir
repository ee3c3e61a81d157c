module @top {
  module @kept {
    func.func @pub() {
      return
    }
  }
  func.func @main() {
    %f = constant @taken : () -> ()
    return
  }
  func.func private @taken() {
    return
  }
}

