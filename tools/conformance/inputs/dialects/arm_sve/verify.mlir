// ODS: mlir/Dialect/ArmSVE/IR/ArmSVE.td

func.func @widened(%wide: vector<2x[16]xi1>) {
  // expected-error @below {{custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<2x[3]xi1>'}}
  %0 = arm_sve.convert_from_svbool %wide : vector<2x[3]xi1>
  return
}

// -----

func.func @masked(%m: vector<[8]xi1>, %i: vector<[4]xi32>) {
  // expected-error @below {{'arm_sve.masked.addi' op failed to verify that mask has i1 element type and same shape as operands}}
  %0 = arm_sve.masked.addi %m, %i, %i : vector<[8]xi1>, vector<[4]xi32>
  return
}

// -----

func.func @result(%p: vector<[16]xi1>) {
  // expected-error @below {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
  %0 = "arm_sve.intr.convert.from.svbool"(%p) : (vector<[16]xi1>) -> vector<[4]xi8>
  return
}

// -----

func.func @zipped(%v: vector<[4]xi8>) {
  // expected-error @below {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xi8>'}}
  %0, %1 = arm_sve.zip.x2 %v, %v : vector<[4]xi8>
  return
}
