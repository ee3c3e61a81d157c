module @a attributes {sym_visibility = "public"} {
  module @b attributes {sym_visibility = "private"} {
  }
  module @c attributes {sym_visibility = "nested"} {
  }
}

