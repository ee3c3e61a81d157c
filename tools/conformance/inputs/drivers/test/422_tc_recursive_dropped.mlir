// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
// a recursive type in another one: the name of what both become has one body, so the next rule drops it
func.func private @f(!test.test_rec<a, test_rec<b, smpla>>)
func.func private @g(f32, !test.test_rec<c, test_rec<d, test_rec<c>>>, f64)
func.func private @h(!test.test_rec<e, test_rec<outer_converted_type, smpla>>) -> i1
