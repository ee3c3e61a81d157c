// extf and truncf
func.func @t1() -> f32 {
  %k = arith.constant 1.0 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t2() -> f32 {
  %k = arith.constant -0.0 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t3() -> f32 {
  %k = arith.constant 0.0 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t4() -> f32 {
  %k = arith.constant 1.5 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t6() -> f32 {
  %k = arith.constant 0x7C00 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t7() -> f32 {
  %k = arith.constant 0x7D01 : f16
  %r = arith.extf %k : f16 to f32
  return %r : f32
}
func.func @t8(%x: f16) -> f16 {
  %y = arith.extf %x : f16 to f32
  %r = arith.truncf %y : f32 to f16
  return %r : f16
}
func.func @t10() -> f64 {
  %k = arith.constant 1.0 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t11() -> f64 {
  %k = arith.constant -0.0 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t12() -> f64 {
  %k = arith.constant 0.0 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t14() -> f64 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t15() -> f64 {
  %k = arith.constant 0x7F800000 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t16() -> f64 {
  %k = arith.constant 0x7F800001 : f32
  %r = arith.extf %k : f32 to f64
  return %r : f64
}
func.func @t17(%x: f32) -> f32 {
  %y = arith.extf %x : f32 to f64
  %r = arith.truncf %y : f64 to f32
  return %r : f32
}
func.func @t19() -> f32 {
  %k = arith.constant 1.0 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t20() -> f32 {
  %k = arith.constant -0.0 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t21() -> f32 {
  %k = arith.constant 0.0 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t23() -> f32 {
  %k = arith.constant 0x7FC0 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t24() -> f32 {
  %k = arith.constant 0x7F80 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t25() -> f32 {
  %k = arith.constant 0x7F81 : bf16
  %r = arith.extf %k : bf16 to f32
  return %r : f32
}
func.func @t27(%x: f32) -> f32 {
  %y = arith.truncf %x : f32 to bf16
  %r = arith.extf %y : bf16 to f32
  return %r : f32
}
func.func @t28() -> f64 {
  %k = arith.constant 1.0 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t29() -> f64 {
  %k = arith.constant -0.0 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t30() -> f64 {
  %k = arith.constant 0.0 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t32() -> f64 {
  %k = arith.constant 0x7E00 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t33() -> f64 {
  %k = arith.constant 0x7C00 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t34() -> f64 {
  %k = arith.constant 0x7D01 : f16
  %r = arith.extf %k : f16 to f64
  return %r : f64
}
func.func @t36(%x: f64) -> f64 {
  %y = arith.truncf %x : f64 to f16
  %r = arith.extf %y : f16 to f64
  return %r : f64
}
func.func @t37() -> f32 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t38() -> f32 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k downward : f64 to f32
  return %r : f32
}
func.func @t40() -> f32 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k toward_zero : f64 to f32
  return %r : f32
}
func.func @t41() -> f32 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k to_nearest_even : f64 to f32
  return %r : f32
}
func.func @t42() -> f32 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k to_nearest_away : f64 to f32
  return %r : f32
}
func.func @t43() -> f16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t45() -> f16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k upward : f64 to f16
  return %r : f16
}
func.func @t46() -> f16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k toward_zero : f64 to f16
  return %r : f16
}
func.func @t47() -> f16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k to_nearest_even : f64 to f16
  return %r : f16
}
func.func @t49() -> bf16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t50() -> bf16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k downward : f64 to bf16
  return %r : bf16
}
func.func @t51() -> bf16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k upward : f64 to bf16
  return %r : bf16
}
func.func @t53() -> bf16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k to_nearest_even : f64 to bf16
  return %r : bf16
}
func.func @t54() -> bf16 {
  %k = arith.constant 1.0 : f64
  %r = arith.truncf %k to_nearest_away : f64 to bf16
  return %r : bf16
}
func.func @t55() -> f32 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t56() -> f32 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k downward : f64 to f32
  return %r : f32
}
func.func @t58() -> f32 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k toward_zero : f64 to f32
  return %r : f32
}
func.func @t59() -> f32 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k to_nearest_even : f64 to f32
  return %r : f32
}
func.func @t60() -> f32 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k to_nearest_away : f64 to f32
  return %r : f32
}
func.func @t62() -> f16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k downward : f64 to f16
  return %r : f16
}
func.func @t63() -> f16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k upward : f64 to f16
  return %r : f16
}
func.func @t64() -> f16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k toward_zero : f64 to f16
  return %r : f16
}
func.func @t66() -> f16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k to_nearest_away : f64 to f16
  return %r : f16
}
func.func @t67() -> bf16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t68() -> bf16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k downward : f64 to bf16
  return %r : bf16
}
func.func @t69() -> bf16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k upward : f64 to bf16
  return %r : bf16
}
func.func @t71() -> bf16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k to_nearest_even : f64 to bf16
  return %r : bf16
}
func.func @t72() -> bf16 {
  %k = arith.constant 0.1 : f64
  %r = arith.truncf %k to_nearest_away : f64 to bf16
  return %r : bf16
}
func.func @t73() -> f32 {
  %k = arith.constant 1.0e+300 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t75() -> bf16 {
  %k = arith.constant 1.0e+300 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t76() -> f32 {
  %k = arith.constant 0x7FF8000000000000 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t77() -> f16 {
  %k = arith.constant 0x7FF8000000000000 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t79() -> f32 {
  %k = arith.constant 0x7FF0000000000000 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t80() -> f16 {
  %k = arith.constant 0x7FF0000000000000 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t81() -> bf16 {
  %k = arith.constant 0x7FF0000000000000 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t82() -> f32 {
  %k = arith.constant 65504.0 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t84() -> bf16 {
  %k = arith.constant 65504.0 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t85() -> f32 {
  %k = arith.constant 65520.0 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t86() -> f16 {
  %k = arith.constant 65520.0 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t88() -> f32 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t89() -> f32 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k downward : f64 to f32
  return %r : f32
}
func.func @t90() -> f32 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k upward : f64 to f32
  return %r : f32
}
func.func @t92() -> f32 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k to_nearest_even : f64 to f32
  return %r : f32
}
func.func @t93() -> f32 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k to_nearest_away : f64 to f32
  return %r : f32
}
func.func @t94() -> f16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t95() -> f16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k downward : f64 to f16
  return %r : f16
}
func.func @t97() -> f16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k toward_zero : f64 to f16
  return %r : f16
}
func.func @t98() -> f16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k to_nearest_even : f64 to f16
  return %r : f16
}
func.func @t99() -> f16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k to_nearest_away : f64 to f16
  return %r : f16
}
func.func @t101() -> bf16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k downward : f64 to bf16
  return %r : bf16
}
func.func @t102() -> bf16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k upward : f64 to bf16
  return %r : bf16
}
func.func @t103() -> bf16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k toward_zero : f64 to bf16
  return %r : bf16
}
func.func @t105() -> bf16 {
  %k = arith.constant 1.0e-8 : f64
  %r = arith.truncf %k to_nearest_away : f64 to bf16
  return %r : bf16
}
func.func @t106() -> f32 {
  %k = arith.constant 1.00048828125 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t107() -> f16 {
  %k = arith.constant 1.00048828125 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t108() -> bf16 {
  %k = arith.constant 1.00048828125 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t110() -> f16 {
  %k = arith.constant -0.0 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t111() -> bf16 {
  %k = arith.constant -0.0 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t112() -> f32 {
  %k = arith.constant 0x7FF8000000000001 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t114() -> bf16 {
  %k = arith.constant 0x7FF8000000000001 : f64
  %r = arith.truncf %k  : f64 to bf16
  return %r : bf16
}
func.func @t115() -> f32 {
  %k = arith.constant 0x7FF0000020000000 : f64
  %r = arith.truncf %k  : f64 to f32
  return %r : f32
}
func.func @t116() -> f16 {
  %k = arith.constant 0x7FF0000020000000 : f64
  %r = arith.truncf %k  : f64 to f16
  return %r : f16
}
func.func @t118(%x: f16) -> f64 {
  %y = arith.extf %x : f16 to f32
  %r = arith.extf %y : f32 to f64
  return %r : f64
}
func.func @t119(%x: f64) -> f16 {
  %y = arith.truncf %x : f64 to f32
  %r = arith.truncf %y : f32 to f16
  return %r : f16
}
func.func @t120(%x: f16) -> f32 {
  %y = arith.extf %x : f16 to f64
  %r = arith.truncf %y : f64 to f32
  return %r : f32
}
func.func @t121(%x: f32) -> f16 {
  %y = arith.extf %x : f32 to f64
  %r = arith.truncf %y : f64 to f16
  return %r : f16
}
func.func @t123(%x: f16) -> f16 {
  %y = arith.extf %x fastmath<contract> : f16 to f32
  %r = arith.truncf %y fastmath<contract> : f32 to f16
  return %r : f16
}
func.func @t124(%x: f16) -> f32 {
  %y = arith.extf %x fastmath<contract> : f16 to f64
  %r = arith.truncf %y fastmath<contract> : f64 to f32
  return %r : f32
}
func.func @t125(%x: f64) -> f16 {
  %y = arith.truncf %x fastmath<contract> : f64 to f32
  %r = arith.truncf %y fastmath<contract> : f32 to f16
  return %r : f16
}
func.func @t127(%x: f64) -> f64 {
  %y = arith.truncf %x fastmath<contract> : f64 to f32
  %r = arith.extf %y fastmath<contract> : f32 to f64
  return %r : f64
}
func.func @t128(%x: i32) -> f32 {
  %y = arith.sitofp %x : i32 to f64
  %r = arith.truncf %y : f64 to f32
  return %r : f32
}
func.func @t129(%x: i32) -> f32 {
  %y = arith.uitofp %x : i32 to f64
  %r = arith.truncf %y : f64 to f32
  return %r : f32
}
func.func @t131(%x: i8) -> f64 {
  %y = arith.sitofp %x : i8 to f32
  %r = arith.extf %y : f32 to f64
  return %r : f64
}
func.func @t132() -> vector<2xf16> {
  %k = arith.constant dense<[1.0, 0.1]> : vector<2xf32>
  %r = arith.truncf %k : vector<2xf32> to vector<2xf16>
  return %r : vector<2xf16>
}
func.func @t133() -> vector<2xf16> {
  %k = arith.constant dense<[1.0, 0.5]> : vector<2xf32>
  %r = arith.truncf %k : vector<2xf32> to vector<2xf16>
  return %r : vector<2xf16>
}

// -----

// conversions between integers and floats; bitcasts
func.func @t1() -> f32 {
  %k = arith.constant 5 : i32
  %r = arith.sitofp %k : i32 to f32
  return %r : f32
}
func.func @t2() -> f32 {
  %k = arith.constant -1 : i32
  %r = arith.sitofp %k : i32 to f32
  return %r : f32
}
func.func @t3() -> f32 {
  %k = arith.constant 16777217 : i32
  %r = arith.sitofp %k : i32 to f32
  return %r : f32
}
func.func @t4() -> f32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.sitofp %k : i32 to f32
  return %r : f32
}
func.func @t5() -> vector<2xf32> {
  %k = arith.constant dense<3> : vector<2xi32>
  %r = arith.sitofp %k : vector<2xi32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @t6() -> f32 {
  %k = arith.constant 5 : i32
  %r = arith.uitofp %k : i32 to f32
  return %r : f32
}
func.func @t7() -> f32 {
  %k = arith.constant -1 : i32
  %r = arith.uitofp %k : i32 to f32
  return %r : f32
}
func.func @t8() -> f32 {
  %k = arith.constant 2147483647 : i32
  %r = arith.uitofp %k : i32 to f32
  return %r : f32
}
func.func @t9() -> vector<2xf32> {
  %k = arith.constant dense<3> : vector<2xi32>
  %r = arith.uitofp %k : vector<2xi32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @t10() -> f32 {
  %k = arith.constant false
  %r = arith.sitofp %k : i1 to f32
  return %r : f32
}
func.func @t11() -> f32 {
  %k = arith.constant true
  %r = arith.sitofp %k : i1 to f32
  return %r : f32
}
func.func @t12() -> vector<2xf32> {
  %k = arith.constant dense<true> : vector<2xi1>
  %r = arith.sitofp %k : vector<2xi1> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @t13() -> f16 {
  %k = arith.constant false
  %r = arith.uitofp %k : i1 to f16
  return %r : f16
}
func.func @t14() -> f16 {
  %k = arith.constant true
  %r = arith.uitofp %k : i1 to f16
  return %r : f16
}
func.func @t15() -> vector<2xf16> {
  %k = arith.constant dense<true> : vector<2xi1>
  %r = arith.uitofp %k : vector<2xi1> to vector<2xf16>
  return %r : vector<2xf16>
}
func.func @t16() -> f16 {
  %k = arith.constant 70000 : i64
  %r = arith.sitofp %k : i64 to f16
  return %r : f16
}
func.func @t17() -> f16 {
  %k = arith.constant 5 : i64
  %r = arith.sitofp %k : i64 to f16
  return %r : f16
}
func.func @t18() -> vector<2xf16> {
  %k = arith.constant dense<3> : vector<2xi64>
  %r = arith.sitofp %k : vector<2xi64> to vector<2xf16>
  return %r : vector<2xf16>
}
func.func @t19() -> bf16 {
  %k = arith.constant -1 : i8
  %r = arith.uitofp %k : i8 to bf16
  return %r : bf16
}
func.func @t20() -> bf16 {
  %k = arith.constant 3 : i8
  %r = arith.uitofp %k : i8 to bf16
  return %r : bf16
}
func.func @t21() -> vector<2xbf16> {
  %k = arith.constant dense<3> : vector<2xi8>
  %r = arith.uitofp %k : vector<2xi8> to vector<2xbf16>
  return %r : vector<2xbf16>
}
func.func @t22() -> i8 {
  %k = arith.constant 1.9 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t23() -> i8 {
  %k = arith.constant -1.9 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t24() -> i8 {
  %k = arith.constant 127.5 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t25() -> i8 {
  %k = arith.constant 128.0 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t26() -> i8 {
  %k = arith.constant -128.9 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t27() -> i8 {
  %k = arith.constant -129.0 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t28() -> i8 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t29() -> i8 {
  %k = arith.constant 0x7F800000 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t30() -> i8 {
  %k = arith.constant -0.0 : f32
  %r = arith.fptosi %k : f32 to i8
  return %r : i8
}
func.func @t31() -> vector<2xi8> {
  %k = arith.constant dense<1.5> : vector<2xf32>
  %r = arith.fptosi %k : vector<2xf32> to vector<2xi8>
  return %r : vector<2xi8>
}
func.func @t32() -> i8 {
  %k = arith.constant 1.9 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t33() -> i8 {
  %k = arith.constant -0.9 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t34() -> i8 {
  %k = arith.constant -1.0 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t35() -> i8 {
  %k = arith.constant 255.9 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t36() -> i8 {
  %k = arith.constant 256.0 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t37() -> i8 {
  %k = arith.constant 0x7FC00000 : f32
  %r = arith.fptoui %k : f32 to i8
  return %r : i8
}
func.func @t38() -> vector<2xi8> {
  %k = arith.constant dense<1.5> : vector<2xf32>
  %r = arith.fptoui %k : vector<2xf32> to vector<2xi8>
  return %r : vector<2xi8>
}
func.func @t39() -> i64 {
  %k = arith.constant 1.0e+18 : f64
  %r = arith.fptosi %k : f64 to i64
  return %r : i64
}
func.func @t40() -> i64 {
  %k = arith.constant 1.0e+19 : f64
  %r = arith.fptosi %k : f64 to i64
  return %r : i64
}
func.func @t41() -> vector<2xi64> {
  %k = arith.constant dense<1.5> : vector<2xf64>
  %r = arith.fptosi %k : vector<2xf64> to vector<2xi64>
  return %r : vector<2xi64>
}
func.func @t42() -> i1 {
  %k = arith.constant 1.0 : f16
  %r = arith.fptoui %k : f16 to i1
  return %r : i1
}
func.func @t43() -> i1 {
  %k = arith.constant 1.5 : f16
  %r = arith.fptoui %k : f16 to i1
  return %r : i1
}
func.func @t44() -> i1 {
  %k = arith.constant 2.0 : f16
  %r = arith.fptoui %k : f16 to i1
  return %r : i1
}
func.func @t45() -> vector<2xi1> {
  %k = arith.constant dense<1.5> : vector<2xf16>
  %r = arith.fptoui %k : vector<2xf16> to vector<2xi1>
  return %r : vector<2xi1>
}
func.func @t46(%x: i8) -> f32 {
  %y = arith.extsi %x : i8 to i32
  %r = arith.sitofp %y : i32 to f32
  return %r : f32
}
func.func @t47(%x: i8) -> f32 {
  %y = arith.extui %x : i8 to i32
  %r = arith.uitofp %y : i32 to f32
  return %r : f32
}
func.func @t48(%x: i8) -> f32 {
  %y = arith.extui %x : i8 to i32
  %r = arith.sitofp %y : i32 to f32
  return %r : f32
}
func.func @t49(%x: i8) -> f32 {
  %y = arith.extsi %x : i8 to i32
  %r = arith.uitofp %y : i32 to f32
  return %r : f32
}
func.func @t50(%x: i8) -> i8 {
  %y = arith.sitofp %x : i8 to f32
  %r = arith.fptosi %y : f32 to i8
  return %r : i8
}
func.func @t51(%x: i32) -> i32 {
  %y = arith.sitofp %x : i32 to f32
  %r = arith.fptosi %y : f32 to i32
  return %r : i32
}
func.func @t52(%x: i8) -> i8 {
  %y = arith.uitofp %x : i8 to f32
  %r = arith.fptoui %y : f32 to i8
  return %r : i8
}
func.func @t53(%x: i32) -> i32 {
  %y = arith.uitofp %x : i32 to f32
  %r = arith.fptoui %y : f32 to i32
  return %r : i32
}
func.func @t54(%x: i8) -> i8 {
  %y = arith.sitofp %x : i8 to f32
  %r = arith.fptoui %y : f32 to i8
  return %r : i8
}
func.func @t55(%x: i32) -> i32 {
  %y = arith.sitofp %x : i32 to f32
  %r = arith.fptoui %y : f32 to i32
  return %r : i32
}
func.func @t56(%x: i32) -> i32 {
  %y = arith.bitcast %x : i32 to f32
  %r = arith.bitcast %y : f32 to i32
  return %r : i32
}
func.func @t57(%x: f16) -> i16 {
  %y = arith.bitcast %x : f16 to bf16
  %r = arith.bitcast %y : bf16 to i16
  return %r : i16
}
func.func @t58(%x: i32) -> i32 {
  %y = arith.bitcast %x : i32 to i32
  return %y : i32
}
func.func @t59() -> i32 {
  %k = arith.constant 1.0 : f32
  %y = arith.bitcast %k : f32 to i32
  return %y : i32
}
func.func @t60() -> f64 {
  %k = arith.constant -1 : i64
  %y = arith.bitcast %k : i64 to f64
  return %y : f64
}
func.func @t61() -> bf16 {
  %k = arith.constant 1.0 : f16
  %y = arith.bitcast %k : f16 to bf16
  return %y : bf16
}
func.func @t62() -> vector<2xi32> {
  %k = arith.constant dense<[1.0, -2.0]> : vector<2xf32>
  %y = arith.bitcast %k : vector<2xf32> to vector<2xi32>
  return %y : vector<2xi32>
}
func.func @t63() -> vector<2xf32> {
  %k = arith.constant dense<7> : vector<2xi32>
  %y = arith.bitcast %k : vector<2xi32> to vector<2xf32>
  return %y : vector<2xf32>
}
func.func @t64(%v: vector<2xf32>) -> vector<2xf32> {
  %k = arith.bitcast %v : vector<2xf32> to vector<2xi32>
  %y = arith.bitcast %k : vector<2xi32> to vector<2xf32>
  return %y : vector<2xf32>
}
func.func @t65(%x: i8) -> index {
  %y = arith.extsi %x : i8 to i32
  %z = arith.index_cast %y : i32 to index
  return %z : index
}
func.func @t66(%x: i8) -> index {
  %y = arith.extui %x : i8 to i32
  %z = arith.index_cast %y : i32 to index
  return %z : index
}
func.func @t67(%x: i8) -> index {
  %y = arith.extui %x : i8 to i32
  %z = arith.index_castui %y : i32 to index
  return %z : index
}
func.func @t68(%x: i64) -> index {
  %y = arith.trunci %x : i64 to i32
  %z = arith.index_cast %y : i32 to index
  return %z : index
}
func.func @t69(%x: vector<2xindex>) -> vector<2xindex> {
  %y = arith.index_cast %x : vector<2xindex> to vector<2xi32>
  %z = arith.index_cast %y : vector<2xi32> to vector<2xindex>
  return %z : vector<2xindex>
}
