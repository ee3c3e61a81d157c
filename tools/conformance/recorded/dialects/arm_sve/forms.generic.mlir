"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>, vector<[2]xi64>, vector<[16]xi8>, vector<[8]xi16>, vector<[4]xf32>, vector<[8]xbf16>) -> (), sym_name = "accumulated"}> ({
  ^bb0(%arg15: vector<[4]xi32>, %arg16: vector<[2]xi64>, %arg17: vector<[16]xi8>, %arg18: vector<[8]xi16>, %arg19: vector<[4]xf32>, %arg20: vector<[8]xbf16>):
    %26 = "arm_sve.sdot"(%arg15, %arg17, %arg17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %27 = "arm_sve.udot"(%arg16, %arg18, %arg18) {note} : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %28 = "arm_sve.smmla"(%arg15, %arg17, %arg17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %29 = "arm_sve.ummla"(%28, %arg17, %arg17) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %30 = "arm_sve.usmmla"(%29, %arg17, %arg17) {note} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %31 = "arm_sve.intr.bfmmla"(%arg19, %arg20, %arg20) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>) -> (), sym_name = "masked"}> ({
  ^bb0(%arg12: vector<[4]xi1>, %arg13: vector<[4]xi32>, %arg14: vector<[4]xf32>):
    %17 = "arm_sve.masked.addi"(%arg12, %arg13, %arg13) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %18 = "arm_sve.masked.subi"(%arg12, %17, %arg13) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %19 = "arm_sve.masked.muli"(%arg12, %18, %arg13) {note} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %20 = "arm_sve.masked.divi_signed"(%arg12, %19, %arg13) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %21 = "arm_sve.masked.divi_unsigned"(%arg12, %20, %arg13) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %22 = "arm_sve.masked.addf"(%arg12, %arg14, %arg14) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %23 = "arm_sve.masked.subf"(%arg12, %22, %arg14) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %24 = "arm_sve.masked.mulf"(%arg12, %23, %arg14) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %25 = "arm_sve.masked.divf"(%arg12, %24, %arg14) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<2x[16]xi1>, vector<[4]xi1>, vector<[8]xi1>, index) -> (), sym_name = "predicates"}> ({
  ^bb0(%arg8: vector<2x[16]xi1>, %arg9: vector<[4]xi1>, %arg10: vector<[8]xi1>, %arg11: index):
    %14 = "arm_sve.convert_from_svbool"(%arg8) : (vector<2x[16]xi1>) -> vector<2x[8]xi1>
    %15 = "arm_sve.convert_to_svbool"(%14) {note} : (vector<2x[8]xi1>) -> vector<2x[16]xi1>
    %16 = "arm_sve.psel"(%arg9, %arg10, %arg11) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[4]xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[8]xbf16>) -> (), sym_name = "permuted"}> ({
  ^bb0(%arg7: vector<[8]xbf16>):
    %11:2 = "arm_sve.zip.x2"(%arg7, %arg7) : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[8]xbf16>, vector<[8]xbf16>)
    %12:4 = "arm_sve.zip.x4"(%arg7, %11#0, %arg7, %11#1) {note} : (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>, vector<[8]xbf16>)
    %13 = "arm_sve.dupq_lane"(%12#3) <{lane = 3 : i64}> : (vector<[8]xbf16>) -> vector<[8]xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[4]xi1>, vector<[4]xf32>, vector<[16]xi1>, i64, i32) -> (), sym_name = "intrinsics"}> ({
  ^bb0(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xf32>, %arg4: vector<[16]xi1>, %arg5: i64, %arg6: i32):
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
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

