// test: opt --verify-diagnostics
// expected-error@+1 {{is not fine}} // error: [opt::expected_diagnostic] "was not produced"
func.func private @f()
// output:
//| module {
//|   func.func private @f()
//| }
//|
