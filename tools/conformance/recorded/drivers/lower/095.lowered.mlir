module {
  func.func private @by_attr() {
    return
  }
  func.func private @by_nested() {
    return
  }
  "foreign.op"() {callee = @by_attr, deep = [{x = @by_nested}]} : () -> ()
}

