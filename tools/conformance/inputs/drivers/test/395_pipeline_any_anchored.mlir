// RUN-FLAGS: --pass-pipeline="builtin.module(any(test-strict-pattern-driver,cse))"
module {
  func.func @top() {
    "test.erase_op"() : () -> ()
    return
  }
  module @inner {
    func.func @nested() {
      "test.erase_op"() : () -> ()
      return
    }
  }
}
