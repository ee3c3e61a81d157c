func.func @f(%c: i32) {
  // expected-error @below {{operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.assert"(%c) <{msg = "x"}> : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @below {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^a
^a(%x: i32):
  return
}

// -----

func.func @f(%y: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^a(%y : i64)
^a(%x: i32):
  return
}

// -----

func.func @f(%c: i1, %y: i64) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #0}}
  cf.cond_br %c, ^a(%y : i64), ^b
^a(%x: i32):
  return
^b:
  return
}

// -----

func.func @f(%c: i1, %y: i64) {
  // expected-error @below {{branch has 0 operands for successor #1, but target block has 1}}
  cf.cond_br %c, ^b, ^a
^a(%x: i32):
  return
^b:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 1 vs 2}}
  cf.cond_br %c weights([1]), ^a, ^a
^a:
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^a, ^a
^a:
  return
}

// -----

func.func @f(%c: i32) {
  // expected-error @below {{operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%i)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%i)[^a, ^a] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}

// -----

func.func @f(%i: i32) {
  cf.switch %i : i32, [
    // expected-error @below {{expected 'default'}}
    1: ^a
  ]
^a:
  return
}

// -----

func.func @f(%i: i32, %v: f32) {
  // expected-error @below {{type mismatch for bb argument #0 of successor #1}}
  cf.switch %i : i32, [
    default: ^a,
    1: ^b(%v : f32)
  ]
^a:
  return
^b(%x: f64):
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error @below {{operation with block successors must terminate its parent block}}
  cf.br ^a
  return
^a:
  return
}
