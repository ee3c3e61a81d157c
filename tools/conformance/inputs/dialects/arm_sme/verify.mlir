// ODS: mlir/Dialect/ArmSME/IR/ArmSMEOps.td mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td

func.func @tile() {
  // expected-error @below {{'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[8]x[8]xi32>'}}
  %0 = "arm_sme.zero"() : () -> vector<[8]x[8]xi32>
  return
}

// -----

func.func @narrow(%s: vector<[8]xi16>) {
  // expected-error @below {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
  %0 = arm_sme.smopa_4way %s, %s : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}

// -----

func.func @accumulated(%h: vector<[8]xf16>, %acc: vector<[8]x[8]xf16>) {
  // expected-error @below {{'arm_sme.fmopa_2way' op failed to verify that `result` and `acc` have the same type}}
  %0 = "arm_sme.fmopa_2way"(%h, %h, %acc) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]x[8]xf16>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @one_mask(%a: vector<[4]xf32>, %mask: vector<[4]xi1>) {
  // expected-error @below {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
  %0 = "arm_sme.outerproduct"(%a, %a, %mask) <{kind = #arm_sme.kind<add>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @padding(%m: memref<?x?xf32>, %i: index, %zero: f32) {
  // expected-error @below {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
  %0 = "arm_sme.tile_load"(%m, %i, %i, %zero) <{layout = #arm_sme.layout<horizontal>, operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> vector<[4]x[4]xf32>
  return
}

// -----

func.func @slice(%t: vector<[4]x[4]xf32>, %i: index) {
  // expected-error @below {{'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice}}
  %0 = arm_sme.extract_tile_slice %t[%i] : vector<[2]xf64> from vector<[4]x[4]xf32>
  return
}

// -----

func.func @elements(%t: vector<[4]x[4]xf32>, %m: memref<?x?xf64>, %i: index) {
  // expected-error @below {{'arm_sme.tile_store' op failed to verify that all of {valueToStore, base} have same element type}}
  arm_sme.tile_store %t, %m[%i, %i] : memref<?x?xf64>, vector<[4]x[4]xf32>
  return
}

// -----

func.func @count() {
  // expected-error @below {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
  %0 = "arm_sme.intr.cntsd"() : () -> i32
  return
}
