// expected-error @below {{region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({
}) : () -> ()

// -----

// expected-error @below {{region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()

// -----

// expected-error @below {{expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
  "cf.br"()[^bb1] : () -> ()
^bb1:
}) : () -> ()

// -----

// expected-error @below {{can only contain attributes with dialect-prefixed names, found: 'x'}}
module attributes {unknown.x = 1, x = 1} {
}

// -----

// expected-note @below {{see existing symbol definition here}}
module @a {
}
// expected-error @below {{redefinition of symbol named 'a'}}
module @a {
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{expected non-function type}}
  %0 = builtin.unrealized_conversion_cast %a : i32 to
  return
}
