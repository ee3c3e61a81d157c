module {
  func.func @accumulated(%arg0: vector<[4]xi32>, %arg1: vector<[2]xi64>, %arg2: vector<[16]xi8>, %arg3: vector<[8]xi16>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xbf16>) {
    %0 = arm_sve.sdot %arg0, %arg2, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %1 = arm_sve.udot %arg1, %arg3, %arg3 {note} : vector<[8]xi16> to vector<[2]xi64>
    %2 = arm_sve.smmla %arg0, %arg2, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %3 = arm_sve.ummla %2, %arg2, %arg2 : vector<[16]xi8> to vector<[4]xi32>
    %4 = arm_sve.usmmla %3, %arg2, %arg2 {note} : vector<[16]xi8> to vector<[4]xi32>
    %5 = arm_sve.intr.bfmmla %arg4, %arg5, %arg5 : vector<[8]xbf16> to vector<[4]xf32>
    return
  }
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>) {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.subi %arg0, %0, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %2 = arm_sve.masked.muli %arg0, %1, %arg1 {note} : vector<[4]xi1>, vector<[4]xi32>
    %3 = arm_sve.masked.divi_signed %arg0, %2, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %4 = arm_sve.masked.divi_unsigned %arg0, %3, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.addf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %6 = arm_sve.masked.subf %arg0, %5, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %7 = arm_sve.masked.mulf %arg0, %6, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.masked.divf %arg0, %7, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    return
  }
  func.func @predicates(%arg0: vector<2x[16]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[8]xi1>, %arg3: index) {
    %0 = arm_sve.convert_from_svbool %arg0 : vector<2x[8]xi1>
    %1 = arm_sve.convert_to_svbool %0 {note} : vector<2x[8]xi1>
    %2 = arm_sve.psel %arg1, %arg2[%arg3] : vector<[4]xi1>, vector<[8]xi1>
    return
  }
  func.func @permuted(%arg0: vector<[8]xbf16>) {
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg0 : vector<[8]xbf16>
    %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %resultV1, %arg0, %resultV2 {note} : vector<[8]xbf16>
    %0 = arm_sve.dupq_lane %resultV4[3] : vector<[8]xbf16>
    return
  }
  func.func @intrinsics(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xf32>, %arg4: vector<[16]xi1>, %arg5: i64, %arg6: i32) {
    %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.fadd"(%arg2, %arg3, %arg3) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %3 = "arm_sve.intr.udiv"(%arg2, %arg0, %arg0) {note} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %4 = "arm_sve.intr.convert.from.svbool"(%arg4) : (vector<[16]xi1>) -> vector<[4]xi1>
    %5 = "arm_sve.intr.convert.to.svbool"(%4) : (vector<[4]xi1>) -> vector<[16]xi1>
    %6 = "arm_sve.intr.zip.x2"(%arg3, %arg3) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    %7 = "arm_sve.intr.zip.x4"(%arg3, %arg3, %arg3, %arg3) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %8 = "arm_sve.intr.psel"(%arg4, %arg2, %arg6) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
    %9 = "arm_sve.intr.whilelt"(%arg5, %arg5) : (i64, i64) -> vector<[2]xi1>
    %10 = "arm_sve.intr.dupq_lane"(%arg3) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
    return
  }
}

