// RUN-FLAGS: --test-legalize-type-conversion
// RULES: 50
// a rule that meets its own type inside of it
func.func @f(%a: !test.test_rec<own, test_rec<own>>, %b: !test.test_rec<other, test_rec<other>>) {
  return
}
func.func private @converted(!test.test_rec<outer_converted_type, smpla>) -> !test.test_rec<own, test_rec<own>>
