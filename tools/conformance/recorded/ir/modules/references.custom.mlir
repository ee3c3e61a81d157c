module @a {
  func.func private @f()
  "t.use"() {r = @f, s = [@a::@f], t = {u = @nowhere}} : () -> ()
}

