"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>, vector<4xi16>, vector<2xi32>) -> (), sym_name = "products"}> ({
  ^bb0(%arg10: vector<8xi8>, %arg11: vector<4xi16>, %arg12: vector<2xi32>):
    %8 = "arm_neon.intr.smull"(%arg10, %arg10) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %9 = "arm_neon.intr.smull"(%arg11, %arg11) {note} : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
    %10 = "arm_neon.intr.smull"(%arg12, %arg12) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<2xi32>, vector<16xi8>, vector<8xi8>, vector<4x4xi8>, vector<2x4xi8>) -> (), sym_name = "dots"}> ({
  ^bb0(%arg4: vector<4xi32>, %arg5: vector<2xi32>, %arg6: vector<16xi8>, %arg7: vector<8xi8>, %arg8: vector<4x4xi8>, %arg9: vector<2x4xi8>):
    %4 = "arm_neon.intr.sdot"(%arg4, %arg6, %arg6) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %5 = "arm_neon.intr.sdot"(%arg5, %arg7, %arg7) : (vector<2xi32>, vector<8xi8>, vector<8xi8>) -> vector<2xi32>
    %6 = "arm_neon.2d.sdot"(%arg4, %arg8, %arg8) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    %7 = "arm_neon.2d.sdot"(%arg5, %arg9, %arg9) {note} : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<4xf32>, vector<8xbf16>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>):
    %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %1 = "arm_neon.intr.ummla"(%0, %arg1, %arg1) {note} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %2 = "arm_neon.intr.usmmla"(%1, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %3 = "arm_neon.intr.bfmmla"(%arg2, %arg3, %arg3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

