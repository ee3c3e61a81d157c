// ODS: mlir/Dialect/ArmNeon/ArmNeon.td

func.func @width(%a: vector<8xi8>) {
  // expected-error @below {{'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a}}
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi32>
  return
}

// -----

func.func @length(%a: vector<16xi8>) {
  // expected-error @below {{'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'vector<16xi8>'}}
  %0 = arm_neon.intr.smull %a, %a : vector<16xi8> to vector<16xi16>
  return
}

// -----

func.func @rows(%a: vector<4xi32>, %b: vector<2x4xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<2x4xi8>, vector<2x4xi8> to vector<4xi32>
  return
}

// -----

func.func @columns(%a: vector<4xi32>, %b: vector<2x8xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<2x8xi8>, vector<2x8xi8> to vector<4xi32>
  return
}

// -----

func.func @flat(%a: vector<4xi32>, %b: vector<16xi8>) {
  // expected-error @below {{'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional}}
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}
