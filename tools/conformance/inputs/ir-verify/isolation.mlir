func.func @outer(%a: i1) {
  "builtin.module"() ({
    // expected-error @+1 {{op using value defined outside the region}}
    "t.use"(%a) : (i1) -> ()
  // expected-note @-3 {{required by region isolation constraints}}
  }) : () -> ()
  return
}
// -----
func.func @outer(%a: i1) {
  // expected-note @+1 {{required by region isolation constraints}}
  "builtin.module"() ({
    "t.op"() ({
      // expected-error @+1 {{op using value defined outside the region}}
      "t.use"(%a) : (i1) -> ()
    }) : () -> ()
  }) : () -> ()
  return
}
// -----
// Regions of operations that nobody knows are not isolated.
func.func @outer(%a: i1) {
  "t.op"() ({
    "t.use"(%a) : (i1) -> ()
  }) : () -> ()
  return
}
