// test: opt --pass-pipeline=func.func(cse)
// error: [opt::pipeline] "can't run 'func.func' pass manager on 'builtin.module' op" (no place)
func.func private @f()
