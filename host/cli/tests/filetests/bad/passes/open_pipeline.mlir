// test: opt --pass-pipeline=builtin.module(cse
// error: [opt::pipeline] "expected `,` or `)`" (no place)
// exit: 2
