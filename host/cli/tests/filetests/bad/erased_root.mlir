// test: convert --target ./erased_root.ron

module { // error: [opt::erased_root] "'builtin.module' op was erased by a pattern"
  func.func private @f()
}
