func.func @f(%a: i32) {
  // expected-error @below {{operand #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (i32, i32) -> index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{result #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (index, index) -> i32
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %a : index to index
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.castu %a : i32 to i64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{operand #0 must be integer or index, but got 'f32'}}
  %0 = index.castu %a : f32 to index
  return
}

// -----

func.func @f(%a: index) {
  // expected-error @below {{requires attribute 'pred'}}
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}

// -----

func.func @f() {
  // expected-error @below {{attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() <{value = 1 : i32}> : () -> index
  return
}

// -----

func.func @f() {
  %0 = index.constant 1.5
  // expected-error @below {{floating point value not valid for specified type}}
  return
}

// -----

func.func @f() {
  // expected-error @below {{invalid properties {value = 1 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 1 : i32}}
  %0 = "index.bool.constant"() <{value = 1 : i32}> : () -> i1
  return
}

// -----

func.func @f() {
  // expected-error @below {{result #0 must be index, but got 'i64'}}
  %0 = "index.sizeof"() : () -> i64
  return
}
