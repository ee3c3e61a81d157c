module {
  module @a {
    module @x {
    }
  }
  module @b {
    module @x {
    }
  }
}

