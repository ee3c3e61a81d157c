// test: opt --pass-pipeline=builtin.module(func.func())
// error: [opt::pipeline] "expected the name of a pass" (no place)
// exit: 2
func.func private @f()
