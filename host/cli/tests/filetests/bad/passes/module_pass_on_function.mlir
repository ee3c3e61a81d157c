// test: opt --pass-pipeline=builtin.module(func.func(convert-func-to-llvm))
// error: [opt::pipeline] "the pass 'convert-func-to-llvm' runs on 'builtin.module', not on 'func.func'" (no place)
// exit: 2
