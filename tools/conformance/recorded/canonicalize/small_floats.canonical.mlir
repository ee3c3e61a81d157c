module {
  func.func @f() -> (f64, f8E5M2, i32, f8E4M3FN, f32, f8E4M3, f8E3M4, i1, f8E4M3FN, f8E5M2) {
    %cst = arith.constant -2.000000e+00 : f8E5M2
    %cst_0 = arith.constant 4.480000e+02 : f8E4M3FN
    %false = arith.constant false
    %cst_1 = arith.constant -7.000000e+00 : f8E3M4
    %cst_2 = arith.constant 0.000000e+00 : f8E4M3
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 0x7F : f8E4M3FN
    %c2_i32 = arith.constant 2 : i32
    %cst_5 = arith.constant 3.300000e+00 : f32
    %cst_6 = arith.constant 1.500000e+00 : f64
    %0 = arith.truncf %cst_5 : f32 to f8E5M2
    return %cst_6, %0, %c2_i32, %cst_4, %cst_3, %cst_2, %cst_1, %false, %cst_0, %cst : f64, f8E5M2, i32, f8E4M3FN, f32, f8E4M3, f8E3M4, i1, f8E4M3FN, f8E5M2
  }
}

