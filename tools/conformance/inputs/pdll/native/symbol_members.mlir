module {
  module @inner {
    func.func private @x(i32)
  }
  module {
    func.func @y(%a: i32) {
      return
    }
  }
}
