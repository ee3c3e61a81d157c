// test: opt --pass-pipeline=builtin.module(func.func(inline))
// error: [opt::inline] "does not define a symbol table" (no place)
func.func private @f()
