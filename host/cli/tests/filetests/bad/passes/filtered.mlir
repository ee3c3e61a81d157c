// test: opt --convert-scf-to-cf=enable-patterns=scf.if_to_cf
// warning: [convert::unknown_pattern] "no pattern has the name or label 'scf.if_to_cf'" (no place)
// Without a pattern nothing becomes legal.
func.func @f(%c: i1) {
  scf.if %c { // error: [convert::no_legalization] "failed to legalize operation 'scf.if' that was explicitly marked illegal"
  }
  return
}
