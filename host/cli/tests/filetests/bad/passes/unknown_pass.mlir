// test: opt --pass-pipeline=builtin.module(no-such-pass)
// error: [opt::unknown_pass] "'no-such-pass' does not refer to a registered pass" (no place)
// exit: 2
