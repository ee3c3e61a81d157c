module @a {
  module @"b c" attributes {x.y = 1} {
  }
  module @d {}
}
// -----
module attributes {q.r} {}
