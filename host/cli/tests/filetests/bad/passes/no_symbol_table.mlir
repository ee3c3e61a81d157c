// test: opt --pass-pipeline=builtin.module(func.func(symbol-dce))
// error: [opt::symbol_dce] "does not define a symbol table" (no place)
func.func private @f()
