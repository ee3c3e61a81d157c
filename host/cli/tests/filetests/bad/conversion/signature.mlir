// test: convert --target ./signature.ron
// There is no complex number of 'none'.
func.func private @good(tuple<f32>)
func.func private @bad(tuple<none>) // error: [convert::no_legalization] "failed to legalize operation 'func.func'"
