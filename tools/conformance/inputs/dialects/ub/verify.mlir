func.func @f() {
  // expected-error @below {{invalid properties {value = 1 : i32} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i32}}
  %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error @below {{requires one result}}
  %0:2 = "ub.poison"() : () -> (i32, i32)
  return
}

// -----

func.func @f() {
  // expected-error @below {{must be the last operation in the parent block}}
  ub.unreachable
  return
}

// -----

// expected-error @below {{unknown attribute `other` in dialect `ub`}}
func.func @f() attributes {a = #ub.other} {
  return
}
