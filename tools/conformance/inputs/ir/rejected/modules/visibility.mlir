module @a attributes {sym_visibility = "secret"} {}
