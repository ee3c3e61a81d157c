// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
// the body converts to nothing; upstream prints a type without a body
func.func private @f(!test.test_rec<a, smpla>)
