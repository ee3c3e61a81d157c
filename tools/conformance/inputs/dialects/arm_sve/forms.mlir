// ODS: mlir/Dialect/ArmSVE/IR/ArmSVE.td

func.func @accumulated(%s: vector<[4]xi32>, %d: vector<[2]xi64>, %b: vector<[16]xi8>, %h: vector<[8]xi16>, %f: vector<[4]xf32>, %g: vector<[8]xbf16>) {
  %0 = arm_sve.sdot %s, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %d, %h, %h {note} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %s, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %b, %b {note} : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.intr.bfmmla %f, %g, %g : vector<[8]xbf16> to vector<[4]xf32>
  return
}

func.func @masked(%m: vector<[4]xi1>, %i: vector<[4]xi32>, %f: vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %i, %i : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.subi %m, %0, %i : vector<[4]xi1>, vector<[4]xi32>
  %2 = arm_sve.masked.muli %m, %1, %i {note} : vector<[4]xi1>, vector<[4]xi32>
  %3 = arm_sve.masked.divi_signed %m, %2, %i : vector<[4]xi1>, vector<[4]xi32>
  %4 = arm_sve.masked.divi_unsigned %m, %3, %i : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.addf %m, %f, %f : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.subf %m, %5, %f : vector<[4]xi1>, vector<[4]xf32>
  %7 = arm_sve.masked.mulf %m, %6, %f : vector<[4]xi1>, vector<[4]xf32>
  %8 = arm_sve.masked.divf %m, %7, %f : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @predicates(%wide: vector<2x[16]xi1>, %p: vector<[4]xi1>, %q: vector<[8]xi1>, %i: index) {
  %0 = arm_sve.convert_from_svbool %wide : vector<2x[8]xi1>
  %1 = arm_sve.convert_to_svbool %0 {note} : vector<2x[8]xi1>
  %2 = arm_sve.psel %p, %q[%i] : vector<[4]xi1>, vector<[8]xi1>
  return
}

func.func @permuted(%v: vector<[8]xbf16>) {
  %0, %1 = arm_sve.zip.x2 %v, %v : vector<[8]xbf16>
  %2, %3, %4, %5 = arm_sve.zip.x4 %v, %0, %v, %1 {note} : vector<[8]xbf16>
  %6 = arm_sve.dupq_lane %5[3] : vector<[8]xbf16>
  return
}

// Intrinsics.

func.func @intrinsics(%s: vector<[4]xi32>, %b: vector<[16]xi8>, %m: vector<[4]xi1>, %f: vector<[4]xf32>, %p: vector<[16]xi1>, %x: i64, %i: i32) {
  %0 = "arm_sve.intr.sdot"(%s, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.usmmla"(%s, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %3 = "arm_sve.intr.udiv"(%m, %s, %s) {note} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.convert.from.svbool"(%p) : (vector<[16]xi1>) -> vector<[4]xi1>
  %5 = "arm_sve.intr.convert.to.svbool"(%4) : (vector<[4]xi1>) -> vector<[16]xi1>
  %6 = "arm_sve.intr.zip.x2"(%f, %f) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %7 = "arm_sve.intr.zip.x4"(%f, %f, %f, %f) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %8 = "arm_sve.intr.psel"(%p, %m, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %9 = "arm_sve.intr.whilelt"(%x, %x) : (i64, i64) -> vector<[2]xi1>
  %10 = "arm_sve.intr.dupq_lane"(%f) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
