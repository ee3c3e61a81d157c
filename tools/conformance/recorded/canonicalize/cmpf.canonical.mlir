module {
  func.func @t1() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t3() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t5() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t7(%arg0: f32) -> i1 {
    %0 = arith.cmpf false, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t9(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t11(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf false, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t13() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t15() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t17() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t19(%arg0: f32) -> i1 {
    %0 = arith.cmpf oeq, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t21(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t23(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf oeq, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t26() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t28() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t30() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t32(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t34(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ogt, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t36(%arg0: f32, %arg1: f32) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpf ogt, %arg0, %arg1 : f32
    %1 = arith.xori %0, %true : i1
    return %1 : i1
  }
  func.func @t38() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t40() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t42() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t44(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t46(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf oge, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t49() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t51() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t53() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t55(%arg0: f32) -> i1 {
    %0 = arith.cmpf olt, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t57(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t59(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf olt, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t61() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t63() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t65() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t67(%arg0: f32) -> i1 {
    %0 = arith.cmpf ole, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t69(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t71(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf ole, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t74() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t76() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t78() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t80(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t82(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf one, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t84(%arg0: f32, %arg1: f32) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpf one, %arg0, %arg1 : f32
    %1 = arith.xori %0, %true : i1
    return %1 : i1
  }
  func.func @t86() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t88() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t90() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t92(%arg0: f32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t94(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ord, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t97() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t99() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t101() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t103(%arg0: f32) -> i1 {
    %0 = arith.cmpf ueq, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t105(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t107(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf ueq, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t109() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t111() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t113() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t115(%arg0: f32) -> i1 {
    %0 = arith.cmpf ugt, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t117(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t119(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf ugt, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t122() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t124() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t126() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t128(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t130(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf uge, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t132(%arg0: f32, %arg1: f32) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpf uge, %arg0, %arg1 : f32
    %1 = arith.xori %0, %true : i1
    return %1 : i1
  }
  func.func @t134() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t136() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t138() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t140(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t142(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf ult, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t145() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t147() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t149() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t151(%arg0: f32) -> i1 {
    %0 = arith.cmpf ule, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t153(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t155(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf ule, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t157() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t159() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t161() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t163(%arg0: f32) -> i1 {
    %0 = arith.cmpf une, %arg0, %arg0 : f32
    return %0 : i1
  }
  func.func @t165(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t167(%arg0: vector<2xf32>) -> vector<2xi1> {
    %cst = arith.constant dense<0x7FC00000> : vector<2xf32>
    %0 = arith.cmpf une, %arg0, %cst : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @t170() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t172() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t174() -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t176(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t178(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf uno, %cst, %arg0 : f32
    return %0 : i1
  }
  func.func @t180(%arg0: f32, %arg1: f32) -> i1 {
    %true = arith.constant true
    %0 = arith.cmpf uno, %arg0, %arg1 : f32
    %1 = arith.xori %0, %true : i1
    return %1 : i1
  }
  func.func @t182() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t184() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t186() -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t188(%arg0: f32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t190(%arg0: f32) -> i1 {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = arith.cmpf true, %cst, %arg0 : f32
    return %0 : i1
  }
}

// -----
module {
  func.func @t1(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t8(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t16(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi eq, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t23(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t31(%arg0: i32) -> i1 {
    %c256_i32 = arith.constant 256 : i32
    %0 = arith.cmpi eq, %arg0, %c256_i32 : i32
    return %0 : i1
  }
  func.func @t38(%arg0: i32) -> i1 {
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.cmpi eq, %arg0, %c127_i32 : i32
    return %0 : i1
  }
  func.func @t46(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t53(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t61(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ugt, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t68(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t76(%arg0: i32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t83(%arg0: i32) -> i1 {
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.cmpi ugt, %arg0, %c128_i32 : i32
    return %0 : i1
  }
  func.func @t91(%arg0: i8) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.cmpi sgt, %arg0, %c1_i8 : i8
    return %0 : i1
  }
  func.func @t98(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t106(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t113(%arg0: i32) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi sgt, %arg0, %c1_i32 : i32
    return %0 : i1
  }
  func.func @t121(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t128(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t136(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi slt, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t143(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t151(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi ult, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t158(%arg0: i32) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi slt, %arg0, %c-1_i32 : i32
    return %0 : i1
  }
  func.func @t166(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ult, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t173(%arg0: i32) -> i1 {
    %c255_i32 = arith.constant 255 : i32
    %0 = arith.cmpi ult, %arg0, %c255_i32 : i32
    return %0 : i1
  }
  func.func @t181(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi sle, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t188(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ule, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t196(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t203(%arg0: i32) -> i1 {
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.cmpi sle, %arg0, %c127_i32 : i32
    return %0 : i1
  }
  func.func @t211(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ule, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t218(%arg0: i32) -> i1 {
    %c256_i32 = arith.constant 256 : i32
    %0 = arith.cmpi ule, %arg0, %c256_i32 : i32
    return %0 : i1
  }
  func.func @t226(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t233(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ne, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t241(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t248(%arg0: i32) -> i1 {
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.cmpi ne, %arg0, %c128_i32 : i32
    return %0 : i1
  }
  func.func @t256(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t263(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t271(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t278(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t286(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t293(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t301(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t309(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t316(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t324(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi eq, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t331(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t339(%arg0: i32) -> i1 {
    %c256_i32 = arith.constant 256 : i32
    %0 = arith.cmpi eq, %arg0, %c256_i32 : i32
    return %0 : i1
  }
  func.func @t346(%arg0: i32) -> i1 {
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.cmpi eq, %arg0, %c127_i32 : i32
    return %0 : i1
  }
  func.func @t354(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi sgt, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t361(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t369(%arg0: i8) -> i1 {
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.cmpi ugt, %arg0, %c-128_i8 : i8
    return %0 : i1
  }
  func.func @t376(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi sgt, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t384(%arg0: i32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t391(%arg0: i32) -> i1 {
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.cmpi ugt, %arg0, %c128_i32 : i32
    return %0 : i1
  }
  func.func @t399(%arg0: i8) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.cmpi sgt, %arg0, %c1_i8 : i8
    return %0 : i1
  }
  func.func @t406(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t414(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t421(%arg0: i32) -> i1 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi sgt, %arg0, %c1_i32 : i32
    return %0 : i1
  }
  func.func @t429(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t436(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t444(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi slt, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t451(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t459(%arg0: i8) -> i1 {
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi ult, %arg0, %c-1_i8 : i8
    return %0 : i1
  }
  func.func @t466(%arg0: i32) -> i1 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi slt, %arg0, %c-1_i32 : i32
    return %0 : i1
  }
  func.func @t474(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ult, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t481(%arg0: i32) -> i1 {
    %c255_i32 = arith.constant 255 : i32
    %0 = arith.cmpi ult, %arg0, %c255_i32 : i32
    return %0 : i1
  }
  func.func @t489(%arg0: i8) -> i1 {
    %c127_i8 = arith.constant 127 : i8
    %0 = arith.cmpi sle, %arg0, %c127_i8 : i8
    return %0 : i1
  }
  func.func @t496(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ule, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t504(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t511(%arg0: i32) -> i1 {
    %c127_i32 = arith.constant 127 : i32
    %0 = arith.cmpi sle, %arg0, %c127_i32 : i32
    return %0 : i1
  }
  func.func @t519(%arg0: i32) -> i1 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi ule, %arg0, %c0_i32 : i32
    return %0 : i1
  }
  func.func @t526(%arg0: i32) -> i1 {
    %c256_i32 = arith.constant 256 : i32
    %0 = arith.cmpi ule, %arg0, %c256_i32 : i32
    return %0 : i1
  }
  func.func @t534(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t541(%arg0: i8) -> i1 {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi ne, %arg0, %c0_i8 : i8
    return %0 : i1
  }
  func.func @t549(%arg0: i8) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t556(%arg0: i32) -> i1 {
    %c128_i32 = arith.constant 128 : i32
    %0 = arith.cmpi ne, %arg0, %c128_i32 : i32
    return %0 : i1
  }
  func.func @t564(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t571(%arg0: i32) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
  func.func @t579(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t586(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t594(%arg0: i8) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t601(%arg0: i32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
  func.func @t609(%arg0: i32) -> i1 {
    %false = arith.constant false
    return %false : i1
  }
}

