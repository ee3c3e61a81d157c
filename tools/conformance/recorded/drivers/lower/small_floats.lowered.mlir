module {
  func.func @sums() -> (f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E8M0FNU) {
    %cst = arith.constant 6.000000e+00 : f4E2M1FN
    %cst_0 = arith.constant 3.750000e-01 : f6E2M3FN
    %cst_1 = arith.constant -2.000000e+00 : f6E3M2FN
    %cst_2 = arith.constant 0x80 : f8E4M3FNUZ
    %cst_3 = arith.constant -2.500000e+00 : f8E5M2FNUZ
    %cst_4 = arith.constant 0.000000e+00 : f8E4M3B11FNUZ
    %cst_5 = arith.constant 1.600000e+01 : f8E8M0FNU
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E8M0FNU
  }
  func.func @casts(%arg0: i32) -> (f8E4M3FNUZ, f8E4M3FNUZ, f16, f8E8M0FNU, i8, i4, f4E2M1FN, i1, i1, i1, f8E8M0FNU) {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %cst = arith.constant 3.000000e+00 : f4E2M1FN
    %c-1_i4 = arith.constant -1 : i4
    %c-7_i8 = arith.constant -7 : i8
    %cst_0 = arith.constant 1.280000e+02 : f8E8M0FNU
    %cst_1 = arith.constant 1.329230e+36 : f8E8M0FNU
    %cst_2 = arith.constant -0.000000e+00 : f64
    %cst_3 = arith.constant 4.062500e-01 : f8E4M3FNUZ
    %0 = arith.truncf %cst_2 : f64 to f8E4M3FNUZ
    %1 = arith.extf %cst_1 : f8E8M0FNU to f16
    %2 = arith.cmpi slt, %arg0, %c3_i32 : i32
    return %cst_3, %0, %1, %cst_0, %c-7_i8, %c-1_i4, %cst, %true, %2, %true, %cst_1 : f8E4M3FNUZ, f8E4M3FNUZ, f16, f8E8M0FNU, i8, i4, f4E2M1FN, i1, i1, i1, f8E8M0FNU
  }
}

