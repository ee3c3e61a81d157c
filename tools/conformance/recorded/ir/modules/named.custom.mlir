module @a {
  module @"b c" attributes {x.y = 1 : i64} {
  }
  module @d {
  }
}

// -----
module attributes {q.r} {
}

