module {
  func.func @t1() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t2() -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t3() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t4() -> f32 {
    %cst = arith.constant 1.500000e+00 : f32
    return %cst : f32
  }
  func.func @t6() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t7() -> f32 {
    %cst = arith.constant 0x7D01 : f16
    %0 = arith.extf %cst : f16 to f32
    return %0 : f32
  }
  func.func @t8(%arg0: f16) -> f16 {
    return %arg0 : f16
  }
  func.func @t10() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t11() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t12() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t14() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t15() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t16() -> f64 {
    %cst = arith.constant 0x7F800001 : f32
    %0 = arith.extf %cst : f32 to f64
    return %0 : f64
  }
  func.func @t17(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @t19() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t20() -> f32 {
    %cst = arith.constant -0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t21() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t23() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t24() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t25() -> f32 {
    %cst = arith.constant 0x7F81 : bf16
    %0 = arith.extf %cst : bf16 to f32
    return %0 : f32
  }
  func.func @t27(%arg0: f32) -> f32 {
    %0 = arith.truncf %arg0 : f32 to bf16
    %1 = arith.extf %0 : bf16 to f32
    return %1 : f32
  }
  func.func @t28() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @t29() -> f64 {
    %cst = arith.constant -0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t30() -> f64 {
    %cst = arith.constant 0.000000e+00 : f64
    return %cst : f64
  }
  func.func @t32() -> f64 {
    %cst = arith.constant 0x7FF8000000000000 : f64
    return %cst : f64
  }
  func.func @t33() -> f64 {
    %cst = arith.constant 0x7FF0000000000000 : f64
    return %cst : f64
  }
  func.func @t34() -> f64 {
    %cst = arith.constant 0x7D01 : f16
    %0 = arith.extf %cst : f16 to f64
    return %0 : f64
  }
  func.func @t36(%arg0: f64) -> f64 {
    %0 = arith.truncf %arg0 : f64 to f16
    %1 = arith.extf %0 : f16 to f64
    return %1 : f64
  }
  func.func @t37() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t38() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t40() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t41() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t42() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t43() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t45() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t46() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t47() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t49() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t50() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t51() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t53() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t54() -> bf16 {
    %cst = arith.constant 1.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t55() -> f32 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst : f64 to f32
    return %0 : f32
  }
  func.func @t56() -> f32 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst downward : f64 to f32
    return %0 : f32
  }
  func.func @t58() -> f32 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst toward_zero : f64 to f32
    return %0 : f32
  }
  func.func @t59() -> f32 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst to_nearest_even : f64 to f32
    return %0 : f32
  }
  func.func @t60() -> f32 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to f32
    return %0 : f32
  }
  func.func @t62() -> f16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst downward : f64 to f16
    return %0 : f16
  }
  func.func @t63() -> f16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst upward : f64 to f16
    return %0 : f16
  }
  func.func @t64() -> f16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst toward_zero : f64 to f16
    return %0 : f16
  }
  func.func @t66() -> f16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to f16
    return %0 : f16
  }
  func.func @t67() -> bf16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst : f64 to bf16
    return %0 : bf16
  }
  func.func @t68() -> bf16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst downward : f64 to bf16
    return %0 : bf16
  }
  func.func @t69() -> bf16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst upward : f64 to bf16
    return %0 : bf16
  }
  func.func @t71() -> bf16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst to_nearest_even : f64 to bf16
    return %0 : bf16
  }
  func.func @t72() -> bf16 {
    %cst = arith.constant 1.000000e-01 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to bf16
    return %0 : bf16
  }
  func.func @t73() -> f32 {
    %cst = arith.constant 1.000000e+300 : f64
    %0 = arith.truncf %cst : f64 to f32
    return %0 : f32
  }
  func.func @t75() -> bf16 {
    %cst = arith.constant 1.000000e+300 : f64
    %0 = arith.truncf %cst : f64 to bf16
    return %0 : bf16
  }
  func.func @t76() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @t77() -> f16 {
    %cst = arith.constant 0x7E00 : f16
    return %cst : f16
  }
  func.func @t79() -> f32 {
    %cst = arith.constant 0x7F800000 : f32
    return %cst : f32
  }
  func.func @t80() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t81() -> bf16 {
    %cst = arith.constant 0x7F80 : bf16
    return %cst : bf16
  }
  func.func @t82() -> f32 {
    %cst = arith.constant 6.550400e+04 : f32
    return %cst : f32
  }
  func.func @t84() -> bf16 {
    %cst = arith.constant 6.550400e+04 : f64
    %0 = arith.truncf %cst : f64 to bf16
    return %0 : bf16
  }
  func.func @t85() -> f32 {
    %cst = arith.constant 6.552000e+04 : f32
    return %cst : f32
  }
  func.func @t86() -> f16 {
    %cst = arith.constant 6.552000e+04 : f64
    %0 = arith.truncf %cst : f64 to f16
    return %0 : f16
  }
  func.func @t88() -> f32 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst : f64 to f32
    return %0 : f32
  }
  func.func @t89() -> f32 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst downward : f64 to f32
    return %0 : f32
  }
  func.func @t90() -> f32 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst upward : f64 to f32
    return %0 : f32
  }
  func.func @t92() -> f32 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst to_nearest_even : f64 to f32
    return %0 : f32
  }
  func.func @t93() -> f32 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to f32
    return %0 : f32
  }
  func.func @t94() -> f16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst : f64 to f16
    return %0 : f16
  }
  func.func @t95() -> f16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst downward : f64 to f16
    return %0 : f16
  }
  func.func @t97() -> f16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst toward_zero : f64 to f16
    return %0 : f16
  }
  func.func @t98() -> f16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst to_nearest_even : f64 to f16
    return %0 : f16
  }
  func.func @t99() -> f16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to f16
    return %0 : f16
  }
  func.func @t101() -> bf16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst downward : f64 to bf16
    return %0 : bf16
  }
  func.func @t102() -> bf16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst upward : f64 to bf16
    return %0 : bf16
  }
  func.func @t103() -> bf16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst toward_zero : f64 to bf16
    return %0 : bf16
  }
  func.func @t105() -> bf16 {
    %cst = arith.constant 1.000000e-08 : f64
    %0 = arith.truncf %cst to_nearest_away : f64 to bf16
    return %0 : bf16
  }
  func.func @t106() -> f32 {
    %cst = arith.constant 1.00048828 : f32
    return %cst : f32
  }
  func.func @t107() -> f16 {
    %cst = arith.constant 1.00048828125 : f64
    %0 = arith.truncf %cst : f64 to f16
    return %0 : f16
  }
  func.func @t108() -> bf16 {
    %cst = arith.constant 1.00048828125 : f64
    %0 = arith.truncf %cst : f64 to bf16
    return %0 : bf16
  }
  func.func @t110() -> f16 {
    %cst = arith.constant -0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t111() -> bf16 {
    %cst = arith.constant -0.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t112() -> f32 {
    %cst = arith.constant 0x7FF8000000000001 : f64
    %0 = arith.truncf %cst : f64 to f32
    return %0 : f32
  }
  func.func @t114() -> bf16 {
    %cst = arith.constant 0x7FF8000000000001 : f64
    %0 = arith.truncf %cst : f64 to bf16
    return %0 : bf16
  }
  func.func @t115() -> f32 {
    %cst = arith.constant 0x7FF0000020000000 : f64
    %0 = arith.truncf %cst : f64 to f32
    return %0 : f32
  }
  func.func @t116() -> f16 {
    %cst = arith.constant 0x7FF0000020000000 : f64
    %0 = arith.truncf %cst : f64 to f16
    return %0 : f16
  }
  func.func @t118(%arg0: f16) -> f64 {
    %0 = arith.extf %arg0 : f16 to f32
    %1 = arith.extf %0 : f32 to f64
    return %1 : f64
  }
  func.func @t119(%arg0: f64) -> f16 {
    %0 = arith.truncf %arg0 : f64 to f32
    %1 = arith.truncf %0 : f32 to f16
    return %1 : f16
  }
  func.func @t120(%arg0: f16) -> f32 {
    %0 = arith.extf %arg0 : f16 to f64
    %1 = arith.truncf %0 : f64 to f32
    return %1 : f32
  }
  func.func @t121(%arg0: f32) -> f16 {
    %0 = arith.truncf %arg0 : f32 to f16
    return %0 : f16
  }
  func.func @t123(%arg0: f16) -> f16 {
    return %arg0 : f16
  }
  func.func @t124(%arg0: f16) -> f32 {
    %0 = arith.extf %arg0 fastmath<contract> : f16 to f64
    %1 = arith.truncf %0 fastmath<contract> : f64 to f32
    return %1 : f32
  }
  func.func @t125(%arg0: f64) -> f16 {
    %0 = arith.truncf %arg0 fastmath<contract> : f64 to f32
    %1 = arith.truncf %0 fastmath<contract> : f32 to f16
    return %1 : f16
  }
  func.func @t127(%arg0: f64) -> f64 {
    return %arg0 : f64
  }
  func.func @t128(%arg0: i32) -> f32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @t129(%arg0: i32) -> f32 {
    %0 = arith.uitofp %arg0 : i32 to f32
    return %0 : f32
  }
  func.func @t131(%arg0: i8) -> f64 {
    %0 = arith.sitofp %arg0 : i8 to f32
    %1 = arith.extf %0 : f32 to f64
    return %1 : f64
  }
  func.func @t132() -> vector<2xf16> {
    %cst = arith.constant dense<[1.000000e+00, 1.000000e-01]> : vector<2xf32>
    %0 = arith.truncf %cst : vector<2xf32> to vector<2xf16>
    return %0 : vector<2xf16>
  }
  func.func @t133() -> vector<2xf16> {
    %cst = arith.constant dense<[1.000000e+00, 5.000000e-01]> : vector<2xf16>
    return %cst : vector<2xf16>
  }
}

// -----
module {
  func.func @t1() -> f32 {
    %cst = arith.constant 5.000000e+00 : f32
    return %cst : f32
  }
  func.func @t2() -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t3() -> f32 {
    %cst = arith.constant 0x4B800000 : f32
    return %cst : f32
  }
  func.func @t4() -> f32 {
    %cst = arith.constant 2.14748365E+9 : f32
    return %cst : f32
  }
  func.func @t5() -> vector<2xf32> {
    %cst = arith.constant dense<3.000000e+00> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @t6() -> f32 {
    %cst = arith.constant 5.000000e+00 : f32
    return %cst : f32
  }
  func.func @t7() -> f32 {
    %cst = arith.constant 4.2949673E+9 : f32
    return %cst : f32
  }
  func.func @t8() -> f32 {
    %cst = arith.constant 2.14748365E+9 : f32
    return %cst : f32
  }
  func.func @t9() -> vector<2xf32> {
    %cst = arith.constant dense<3.000000e+00> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @t10() -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    return %cst : f32
  }
  func.func @t11() -> f32 {
    %cst = arith.constant -1.000000e+00 : f32
    return %cst : f32
  }
  func.func @t12() -> vector<2xf32> {
    %cst = arith.constant dense<-1.000000e+00> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @t13() -> f16 {
    %cst = arith.constant 0.000000e+00 : f16
    return %cst : f16
  }
  func.func @t14() -> f16 {
    %cst = arith.constant 1.000000e+00 : f16
    return %cst : f16
  }
  func.func @t15() -> vector<2xf16> {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf16>
    return %cst : vector<2xf16>
  }
  func.func @t16() -> f16 {
    %cst = arith.constant 0x7C00 : f16
    return %cst : f16
  }
  func.func @t17() -> f16 {
    %cst = arith.constant 5.000000e+00 : f16
    return %cst : f16
  }
  func.func @t18() -> vector<2xf16> {
    %cst = arith.constant dense<3.000000e+00> : vector<2xf16>
    return %cst : vector<2xf16>
  }
  func.func @t19() -> bf16 {
    %cst = arith.constant 2.550000e+02 : bf16
    return %cst : bf16
  }
  func.func @t20() -> bf16 {
    %cst = arith.constant 3.000000e+00 : bf16
    return %cst : bf16
  }
  func.func @t21() -> vector<2xbf16> {
    %cst = arith.constant dense<3.000000e+00> : vector<2xbf16>
    return %cst : vector<2xbf16>
  }
  func.func @t22() -> i8 {
    %c1_i8 = arith.constant 1 : i8
    return %c1_i8 : i8
  }
  func.func @t23() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t24() -> i8 {
    %c127_i8 = arith.constant 127 : i8
    return %c127_i8 : i8
  }
  func.func @t25() -> i8 {
    %cst = arith.constant 1.280000e+02 : f32
    %0 = arith.fptosi %cst : f32 to i8
    return %0 : i8
  }
  func.func @t26() -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    return %c-128_i8 : i8
  }
  func.func @t27() -> i8 {
    %cst = arith.constant -1.290000e+02 : f32
    %0 = arith.fptosi %cst : f32 to i8
    return %0 : i8
  }
  func.func @t28() -> i8 {
    %cst = arith.constant 0x7FC00000 : f32
    %0 = arith.fptosi %cst : f32 to i8
    return %0 : i8
  }
  func.func @t29() -> i8 {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.fptosi %cst : f32 to i8
    return %0 : i8
  }
  func.func @t30() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t31() -> vector<2xi8> {
    %cst = arith.constant dense<1> : vector<2xi8>
    return %cst : vector<2xi8>
  }
  func.func @t32() -> i8 {
    %c1_i8 = arith.constant 1 : i8
    return %c1_i8 : i8
  }
  func.func @t33() -> i8 {
    %c0_i8 = arith.constant 0 : i8
    return %c0_i8 : i8
  }
  func.func @t34() -> i8 {
    %cst = arith.constant -1.000000e+00 : f32
    %0 = arith.fptoui %cst : f32 to i8
    return %0 : i8
  }
  func.func @t35() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    return %c-1_i8 : i8
  }
  func.func @t36() -> i8 {
    %cst = arith.constant 2.560000e+02 : f32
    %0 = arith.fptoui %cst : f32 to i8
    return %0 : i8
  }
  func.func @t37() -> i8 {
    %cst = arith.constant 0x7FC00000 : f32
    %0 = arith.fptoui %cst : f32 to i8
    return %0 : i8
  }
  func.func @t38() -> vector<2xi8> {
    %cst = arith.constant dense<1> : vector<2xi8>
    return %cst : vector<2xi8>
  }
  func.func @t39() -> i64 {
    %c1000000000000000000_i64 = arith.constant 1000000000000000000 : i64
    return %c1000000000000000000_i64 : i64
  }
  func.func @t40() -> i64 {
    %cst = arith.constant 1.000000e+19 : f64
    %0 = arith.fptosi %cst : f64 to i64
    return %0 : i64
  }
  func.func @t41() -> vector<2xi64> {
    %cst = arith.constant dense<1> : vector<2xi64>
    return %cst : vector<2xi64>
  }
  func.func @t42() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t43() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t44() -> i1 {
    %cst = arith.constant 2.000000e+00 : f16
    %0 = arith.fptoui %cst : f16 to i1
    return %0 : i1
  }
  func.func @t45() -> vector<2xi1> {
    %cst = arith.constant dense<true> : vector<2xi1>
    return %cst : vector<2xi1>
  }
  func.func @t46(%arg0: i8) -> f32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.sitofp %0 : i32 to f32
    return %1 : f32
  }
  func.func @t47(%arg0: i8) -> f32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.uitofp %0 : i32 to f32
    return %1 : f32
  }
  func.func @t48(%arg0: i8) -> f32 {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.sitofp %0 : i32 to f32
    return %1 : f32
  }
  func.func @t49(%arg0: i8) -> f32 {
    %0 = arith.extsi %arg0 : i8 to i32
    %1 = arith.uitofp %0 : i32 to f32
    return %1 : f32
  }
  func.func @t50(%arg0: i8) -> i8 {
    %0 = arith.sitofp %arg0 : i8 to f32
    %1 = arith.fptosi %0 : f32 to i8
    return %1 : i8
  }
  func.func @t51(%arg0: i32) -> i32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    %1 = arith.fptosi %0 : f32 to i32
    return %1 : i32
  }
  func.func @t52(%arg0: i8) -> i8 {
    %0 = arith.uitofp %arg0 : i8 to f32
    %1 = arith.fptoui %0 : f32 to i8
    return %1 : i8
  }
  func.func @t53(%arg0: i32) -> i32 {
    %0 = arith.uitofp %arg0 : i32 to f32
    %1 = arith.fptoui %0 : f32 to i32
    return %1 : i32
  }
  func.func @t54(%arg0: i8) -> i8 {
    %0 = arith.sitofp %arg0 : i8 to f32
    %1 = arith.fptoui %0 : f32 to i8
    return %1 : i8
  }
  func.func @t55(%arg0: i32) -> i32 {
    %0 = arith.sitofp %arg0 : i32 to f32
    %1 = arith.fptoui %0 : f32 to i32
    return %1 : i32
  }
  func.func @t56(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t57(%arg0: f16) -> i16 {
    %0 = arith.bitcast %arg0 : f16 to i16
    return %0 : i16
  }
  func.func @t58(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t59() -> i32 {
    %c1065353216_i32 = arith.constant 1065353216 : i32
    return %c1065353216_i32 : i32
  }
  func.func @t60() -> f64 {
    %cst = arith.constant 0xFFFFFFFFFFFFFFFF : f64
    return %cst : f64
  }
  func.func @t61() -> bf16 {
    %cst = arith.constant 7.812500e-03 : bf16
    return %cst : bf16
  }
  func.func @t62() -> vector<2xi32> {
    %cst = arith.constant dense<[1065353216, -1073741824]> : vector<2xi32>
    return %cst : vector<2xi32>
  }
  func.func @t63() -> vector<2xf32> {
    %cst = arith.constant dense<9.809080e-45> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @t64(%arg0: vector<2xf32>) -> vector<2xf32> {
    return %arg0 : vector<2xf32>
  }
  func.func @t65(%arg0: i8) -> index {
    %0 = arith.index_cast %arg0 : i8 to index
    return %0 : index
  }
  func.func @t66(%arg0: i8) -> index {
    %0 = arith.extui %arg0 : i8 to i32
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @t67(%arg0: i8) -> index {
    %0 = arith.index_castui %arg0 : i8 to index
    return %0 : index
  }
  func.func @t68(%arg0: i64) -> index {
    %0 = arith.trunci %arg0 : i64 to i32
    %1 = arith.index_cast %0 : i32 to index
    return %1 : index
  }
  func.func @t69(%arg0: vector<2xindex>) -> vector<2xindex> {
    return %arg0 : vector<2xindex>
  }
}

