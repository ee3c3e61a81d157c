module {
  func.func nested @x() {
    return
  }
  func.func @rec(%arg0: i32) {
    call @x() : () -> ()
    return
  }
  module @m {
    func.func nested @y() {
      return
    }
    func.func @rec2(%arg0: i32) {
      call @y() : () -> ()
      return
    }
  }
  module @p attributes {sym_visibility = "private"} {
    func.func nested @y() {
      return
    }
    func.func @rec2(%arg0: i32) {
      call @y() : () -> ()
      return
    }
  }
}

